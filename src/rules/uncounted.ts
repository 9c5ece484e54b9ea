/** Which orders of a set do not count beside the others of it: DATC 4.C, 4.D.3 to 4.D.6. */
import type { Board } from "../map/index.js";
import { adjudicate } from "./adjudicate.js";
import type { PowerOrder } from "./order.js";
import type { Phase } from "./phase.js";
import type { Position } from "./position.js";
import type { IllegalReason } from "./reason.js";
import type { Rulebook } from "./rulebook.js";

/** An order that does not count. */
export interface Uncounted {
  /** Its place in the set. */
  readonly index: number;
  readonly reason: IllegalReason;
}

/** Known before the other powers' orders are: which order counts never depends on theirs. */
export function uncountedOrders(
  board: Board,
  rulebook: Rulebook,
  phase: Phase,
  position: Position,
  orders: readonly PowerOrder[],
): readonly Uncounted[] {
  const { results } = adjudicate(board, rulebook, phase, position, orders);
  return results.flatMap(({ source, reason }) =>
    source !== null && reason.kind === "illegal" ? [{ index: source, reason: reason.reason }] : [],
  );
}
