/**
 * Orders of a player that a GM brings: `Germany phoned me her orders: A Ber - Kie`. Nothing is given on a sentence: the
 * reply shows the lines that give them, and CONFIRM does.
 */
import { type BodyItem, type Question, readOrders, readQuestion } from "../../../language/index.js";
import { printOrder } from "../../../rules/index.js";
import { powersMeant } from "../../session/people.js";
import type { OpenGame, Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { numbered, readingContext } from "./readings.js";

/** The items, where a GM's sentence about a player's orders takes what stands behind it for them. */
export function withBroughtOrders(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const speaker = session.sender.speaker;
  if (speaker === null || speaker.actsFor !== undefined || !speaksAsGm(session)) return items;
  const at = items.findIndex(({ kind, line }) => kind === "text" && isBringing(line));
  const first = items[at];
  if (first === undefined) return items;
  const end = items.findIndex(({ kind }, index) => index > at && kind !== "text");
  const taken = items.slice(at, end < 0 ? undefined : end);
  const about = taken.map(({ line }) => line).join("\n");
  const question: Question = { intent: "stand-in-orders", about };
  const brought: BodyItem = { kind: "question", number: first.number, line: first.line, question };
  return [...items.slice(0, at), brought, ...items.slice(at + taken.length)];
}

function isBringing(line: string): boolean {
  const [, head = ""] = /^([^:]{5,120}):/.exec(line) ?? [];
  return readQuestion(head)?.intent === "stand-in-orders";
}

/** The lines that give the orders which a sentence brings; none where it is not clear whose, or which. */
export function ordersBrought(
  { board, game }: Pick<OpenGame, "board" | "game">,
  about: string,
): readonly string[] {
  const [, head = "", orders = ""] = /^([^:]*):(.*)$/s.exec(about) ?? [];
  const [power, another] = powersMeant(board, game, head);
  if (power === undefined || another !== undefined || game.status !== "active") return [];
  const context = readingContext({ board, game }, power);
  const { readings } = readOrders(context, numbered(orders.split("\n")));
  const sure = readings.filter((each) => each.power === power && each.illegal === null);
  if (sure.length === 0 || sure.some(({ guessed }) => guessed)) return [];
  const name = board.powers.find(({ id }) => id === power)?.name.toUpperCase() ?? power;
  const given = sure.map(({ order, meant }) => printOrder(meant ?? order));
  return [`BECOME ${name}`, ...given, "BECOME GM"];
}
