/** One phase of any kind, from the orders to the next position. */
import type { Board } from "../../map/index.js";
import type { PowerOrder } from "../model/order.js";
import type { Phase } from "../model/phase.js";
import type { Position } from "../model/position.js";
import type { IllegalReason } from "../model/reason.js";
import type { PhaseResult } from "../model/result.js";
import type { Rulebook } from "../model/rulebook.js";
import { adjudicateMovement } from "../movement/movement.js";
import { adjudicateAdjustments } from "./adjustments.js";
import { adjudicateRetreats } from "./retreats.js";

/** Adjudicates a phase. Pure, and never throws for any orders. */
export function adjudicate(
  board: Board,
  rulebook: Rulebook,
  phase: Phase,
  position: Position,
  orders: readonly PowerOrder[],
): PhaseResult {
  switch (phase.kind) {
    case "M":
      return adjudicateMovement(board.during(phase.season), rulebook, phase, position, orders);
    case "R":
      return adjudicateRetreats(board, rulebook, phase, position, orders);
    case "A":
      return adjudicateAdjustments(board, rulebook, position, orders);
  }
}

/** An order that does not count, by its place in its set. */
interface Uncounted {
  readonly index: number;
  readonly reason: IllegalReason;
}

/** Which orders of a power do not count beside its others (DATC 4.C, 4.D.3 to 4.D.6), whatever other powers order. */
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
