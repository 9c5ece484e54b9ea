/** A mail of the writer's own that waits for a yes because it proved nothing, and lines that wait no longer. */
import { submissionOf } from "../../../game/index.js";
import { orderedUnit, readOrders } from "../../../language/index.js";
import { printOrder, printPhase } from "../../../rules/index.js";
import type { Asked, Waiting } from "../../ports/store.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf } from "../../session/speaker.js";
import { numbered, readingContext } from "./readings.js";

type Mail = Waiting & { readonly asked: Extract<Asked, { kind: "mail" }> };

/** The latest mail of this phase that was kept because it did not prove that it is the writer's own. */
export async function mailWaiting({ sender, tx, now, from }: Session): Promise<Mail | null> {
  const { speaker } = sender;
  if (speaker === null) return null;
  const { game: open, member } = speaker;
  if (memberOf(speaker)?.address !== from) return null;
  const phase = printPhase(open.game.phase);
  const waiting = await tx.confirmations.ofMember(open.game.name, member, now);
  const isKept = (each: Waiting): each is Mail =>
    each.asked.kind === "mail" && each.asked.phase === phase;
  const kept = waiting.filter(isKept).at(-1);
  return kept === undefined || isOvertaken(speaker, kept.asked.text) ? null : kept;
}

type Lines = Waiting & { readonly asked: Extract<Asked, { kind: "lines" }> };

/**
 * The latest lines that the writer was asked about in this phase and has not been told of again. Those that
 * they have put others in the place of wait no longer.
 */
export async function linesWaiting(
  { sender, tx, now, from }: Session,
  mayBeAgain = false,
): Promise<Lines | null> {
  const { speaker } = sender;
  if (speaker === null) return null;
  const { game: open, member } = speaker;
  if (memberOf(speaker)?.address !== from) return null;
  const waiting = await tx.confirmations.ofMember(open.game.name, member, now);
  const phase = printPhase(open.game.phase);
  const lines = waiting.filter(
    (each): each is Lines => each.asked.kind === "lines" && each.asked.phase === phase,
  );
  const overtaken = lines.filter(({ asked }) => isOvertaken(speaker, asked.text));
  for (const { hash } of overtaken) await tx.confirmations.take(hash, now);
  const left = lines.filter((each) => !overtaken.includes(each));
  return left.findLast(({ asked }) => mayBeAgain || asked.again !== true) ?? null;
}

/** Do all orders of these lines stand as they are there? */
export function standAll(speaker: Speaker, text: string): boolean {
  const { game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.status !== "active") return false;
  const { readings } = readOrders(readingContext(speaker.game, power), numbered(text.split("\n")));
  const given = submissionOf(game, power).orders.map(({ order }) => printOrder(order));
  return readings.length > 0 && readings.every(({ order }) => given.includes(printOrder(order)));
}

/** Has the mail itself ordered a unit of these lines, or do they stand already? */
function isOvertaken(speaker: Speaker, text: string): boolean {
  const { game, before } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.status !== "active") return false;
  const { readings } = readOrders(readingContext(speaker.game, power), numbered(text.split("\n")));
  const orderOf = (state: typeof game, unit: string) => {
    const found = submissionOf(state, power).orders.find(({ order }) =>
      orderedUnit(order).some((at) => at === unit),
    );
    return found === undefined ? null : printOrder(found.order);
  };
  const units = readings.flatMap(({ order }) => orderedUnit(order));
  const isNew = units.some(
    (unit) => before !== null && orderOf(game, unit) !== orderOf(before, unit),
  );
  const stand = readings.filter(({ order }) =>
    orderedUnit(order).some((unit) => orderOf(game, unit) === printOrder(order)),
  );
  return isNew || (readings.length > 0 && stand.length === readings.length);
}
