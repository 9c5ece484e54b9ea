/** One adjudicated request as the line that `ems adjudicate` writes for it. */
import { readOrders } from "../../language/index.js";
import { type Board, type PowerId, provinceOf, type Unit } from "../../map/index.js";
import { type Catalogue, complaintText, explain } from "../../report/index.js";
import {
  adjudicate,
  type OrderResult,
  type PhaseResult,
  type PowerOrder,
  printOrder,
  printUnit,
} from "../../rules/index.js";
import type { Request } from "./request.js";

interface AnsweredComplaint {
  readonly power: PowerId;
  readonly line: string;
  readonly kind: string;
  readonly text: string;
}

/** Reads the orders, adjudicates them and prints what came of it as JSON. */
export function answerRequest(catalogue: Catalogue, request: Request): string {
  const { board, rulebook, phase, position } = request;
  const orders: PowerOrder[] = [];
  const complaints: AnsweredComplaint[] = [];
  for (const [power, lines] of request.orders) {
    const context = { board, rulebook, phase, position, power };
    const numbered = lines.map((text, index) => ({ number: index + 1, text }));
    const reading = readOrders(context, numbered);
    for (const { order } of reading.readings) orders.push({ power, order });
    for (const { text: line, complaint } of reading.complaints) {
      const text = complaintText(catalogue, board, line, { ...complaint });
      complaints.push({ power, line, kind: complaint.kind, text });
    }
  }
  const result = adjudicate(board, rulebook, phase, position, orders);
  return JSON.stringify({
    id: request.id,
    orders: result.results.map((one) => answerOrder(catalogue, board, one)),
    complaints,
    ...answerPosition(board, result),
  });
}

function answerOrder(catalogue: Catalogue, board: Board, result: OrderResult) {
  return {
    power: result.power,
    unit: result.unit === null ? null : printUnit(result.unit),
    order: printOrder(result.order),
    result: result.words,
    why: explain(catalogue, board, result),
  };
}

/** The position after the phase; the destroyed are listed among the dislodged, with nowhere to go. */
function answerPosition(board: Board, { position, destroyed }: PhaseResult) {
  const gone = destroyed.map(({ power, unit, from }) => ({ power, ...unit, from, retreats: [] }));
  const owned = Object.entries(position.owners).map(([center, power]) => ({ power, center }));
  return {
    units: byPower(board, position.units, printUnit),
    centers: byPower(board, owned, ({ center }) => center),
    contested: position.contested,
    dislodged: byPower(board, [...position.dislodged, ...gone], answerDislodged),
  };
}

function answerDislodged(one: Unit & { from: string; retreats: readonly string[] }) {
  return { unit: printUnit(one), from: provinceOf(one.from), retreats: one.retreats };
}

/** A list for each power that has anything, in the board's order. */
function byPower<T extends { readonly power: PowerId }, U>(
  board: Board,
  items: readonly T[],
  print: (item: T) => U,
): Readonly<Record<PowerId, readonly U[]>> {
  const lists: Record<PowerId, U[]> = {};
  for (const { id } of board.powers) lists[id] = [];
  for (const item of items) lists[item.power]?.push(print(item));
  for (const { id } of board.powers) if (lists[id]!.length === 0) delete lists[id];
  return lists;
}
