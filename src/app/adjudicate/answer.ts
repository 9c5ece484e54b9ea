/** One adjudicated request as the line that `ems adjudicate` writes for it. */
import { isPlainTalk, parseOrder, readCanonical, readOrders } from "../../language/index.js";
import type { PowerId } from "../../map/index.js";
import { type Catalogue, complaintText, ordersJson, resultJson } from "../../report/index.js";
import { adjudicate, type PowerOrder } from "../../rules/index.js";
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
    const plain = readPlain(request, power, lines);
    if (plain === null) readFree(catalogue, request, power, lines, orders, complaints);
    else orders.push(...plain);
  }
  const result = adjudicate(board, rulebook, phase, position, orders);
  const id = JSON.stringify(request.id);
  const told = JSON.stringify(complaints);
  const printed = ordersJson(catalogue, board, result.results);
  return `{"id":${id},"orders":${printed},"complaints":${told},${resultJson(board, result)}}`;
}

/** Orders that are all in canonical text, as tools send them by the million, or null. */
function readPlain(
  { board, phase }: Request,
  power: PowerId,
  lines: readonly string[],
): readonly PowerOrder[] | null {
  const orders: PowerOrder[] = [];
  for (const line of lines) {
    const order = readCanonical(board, phase.kind, line);
    if (order === null) return null;
    orders.push({ power, order });
  }
  return orders;
}

/** Orders as players write them. */
function readFree(
  catalogue: Catalogue,
  { board, rulebook, phase, position }: Request,
  power: PowerId,
  lines: readonly string[],
  orders: PowerOrder[],
  complaints: AnsweredComplaint[],
): void {
  const numbered = lines.map((text, index) => ({ number: index + 1, text }));
  const reading = readOrders({ board, rulebook, phase, position, power }, numbered);
  // What a later line corrects is no order: no rule for two orders applies to it.
  for (const { order, illegal } of reading.readings) {
    if (illegal?.kind !== "double-order") orders.push({ power, order });
  }
  for (const unread of reading.complaints) {
    if (isPlainTalk(board, unread, reading.readings)) continue;
    const { text: line, complaint } = unread;
    // An order of another phase was understood: it is answered as one that does not count.
    const [read] = complaint.kind === "other-phase" ? parseOrder(board, line) : [];
    if (read !== undefined) {
      orders.push({ power, order: read });
      continue;
    }
    const text = complaintText(catalogue, board, line, { ...complaint });
    complaints.push({ power, line, kind: complaint.kind, text });
  }
}
