/** One adjudicated request as the line that `ems adjudicate` writes for it. */
import { parseOrder, readOrders } from "../../language/index.js";
import type { PowerId } from "../../map/index.js";
import { type Catalogue, complaintText, orderData, positionData } from "../../report/index.js";
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
    const context = { board, rulebook, phase, position, power };
    const numbered = lines.map((text, index) => ({ number: index + 1, text }));
    const reading = readOrders(context, numbered);
    for (const { order } of reading.readings) orders.push({ power, order });
    for (const { text: line, complaint } of reading.complaints) {
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
  const result = adjudicate(board, rulebook, phase, position, orders);
  return JSON.stringify({
    id: request.id,
    orders: result.results.map((one) => orderData(catalogue, board, one)),
    complaints,
    ...positionData(board, result),
  });
}
