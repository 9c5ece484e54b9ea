/** An order that a sentence may be, and is not surely: it is noted when the writer says YES, and never before. */
import { memberById, submissionOf } from "../../../game/index.js";
import { likelyOrder, orderedUnit, type Reading } from "../../../language/index.js";
import { printOrder } from "../../../rules/index.js";
import { askFirst } from "../../session/grave.js";
import type { Session, Speaker } from "../../session/session.js";
import { readingContext } from "./readings.js";

/** Asks whether this order is meant, where the sentence may be one of the writer's; false where it is none. */
export function offersOrder(
  session: Session,
  { game, member }: Speaker,
  sentence: string,
): boolean {
  const power = memberById(game.game, member)?.power ?? null;
  if (power === null) return false;
  const ordered = submissionOf(game.game, power).orders.flatMap(({ order }) => orderedUnit(order));
  const likely = likelyOrder(readingContext(game, power), ordered, sentence);
  if (likely === null) return false;
  offer(session, [likely], sentence);
  return true;
}

/** The reply shows these orders, and asks. */
function offer(session: Session, readings: readonly Reading[], line: string): void {
  const orders = readings.map(({ meant, order }) => printOrder(meant ?? order));
  const fresh = orders.filter((order) => !session.grave.waiting.includes(order));
  if (fresh.length > 0) askFirst(session, line, fresh, { kind: "orders", orders: fresh });
}
