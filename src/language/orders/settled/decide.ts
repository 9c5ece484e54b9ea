/** What becomes of an order whose meanings were sifted: a reading where one is left, and none speaks against it. */
import {
  type Board,
  bordersOn,
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
} from "../../../map/index.js";
import { legality } from "../../../rules/index.js";
import type { OrderLine } from "../../text/lines.js";
import type { LineComplaint, Reading, ReadingContext } from "../contract.js";
import type { Pending } from "../gather.js";
import { isOwnUnit, notAnOrder, severalMeanings, unknownName } from "../help.js";
import type { Meaning } from "../interpret.js";
import type { Slip } from "../places.js";

/** A reading where one meaning is left, a complaint otherwise. */
export function decide(context: ReadingContext, pending: Pending): Reading | LineComplaint {
  const { line, power, meanings, span } = pending;
  const [meaning, another] = meanings;
  if (meaning === undefined) {
    return { ...line, complaint: notAnOrder(span) };
  }
  if (another !== undefined)
    return { ...line, complaint: severalMeanings(context, power, meanings, span) };
  const reading = readingOf(context, line, power, meaning);
  if (reading.illegal === null && leadsOverEmptySea(context, meaning)) {
    return { ...line, complaint: severalMeanings(context, power, meanings, span) };
  }
  if (meaning.slip?.isWild) {
    return { ...line, complaint: unknownName(context.board, line.text, meaning.slip) };
  }
  // A guess that makes no possible order is more likely none, at a short word or without a unit of the writer's.
  const isDoubtful = reading.illegal !== null && meaning.guessed;
  if (isDoubtful && (isShort(meaning.slip) || !isOwnUnit(context, power, meaning.order))) {
    return { ...line, complaint: unknownName(context.board, line.text, meaning.slip ?? span) };
  }
  return reading;
}

/** Many names are near a word of four letters. */
function isShort(slip: Slip): boolean {
  return slip !== null && slip.to - slip.from < 5;
}

/** `A Lvp - Iri - Wal`: by land it can go, but its way leads over a sea without a fleet, or one that is far away. */
function leadsOverEmptySea({ board, position }: ReadingContext, { order }: Meaning): boolean {
  if (order.kind !== "move") return false;
  const isEmpty = (sea: ProvinceId) =>
    !position.units.some(({ type, at }) => type === "F" && provinceOf(at) === sea);
  const [first] = order.route;
  const isNear = board.neighbours("A", order.unit.at).includes(order.to);
  const isFar = isNear && first !== undefined && !touch(board, first, order.unit.at);
  return isFar || order.route.some(isEmpty);
}

/** Can a fleet at sea carry an army from there? */
function touch(board: Board, sea: ProvinceId, from: LocationId): boolean {
  return bordersOn(board, { type: "F", at: sea }, provinceOf(from));
}

/** An order as it was read, and what it is under the rulebook. */
export function readingOf(
  { board, rulebook, phase, position }: ReadingContext,
  { number, text }: OrderLine,
  power: PowerId,
  { order, guessed }: Pick<Meaning, "order" | "guessed">,
): Reading {
  const judged = legality(board, rulebook, phase, position, { power, order });
  const illegal = judged.kind === "illegal" ? judged.reason : null;
  const meant = judged.kind === "legal" ? judged.order : null;
  return { number, text, power, order, guessed, meant, illegal };
}
