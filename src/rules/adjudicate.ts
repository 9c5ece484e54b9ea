/** One phase of any kind, from the orders to the next position. */
import type { Board } from "../map/index.js";
import { adjudicateAdjustments } from "./adjustments.js";
import { adjudicateMovement } from "./movement.js";
import type { PowerOrder } from "./order.js";
import type { Phase } from "./phase.js";
import type { Position } from "./position.js";
import type { PhaseResult } from "./result.js";
import { adjudicateRetreats } from "./retreats.js";
import type { Rulebook } from "./rulebook.js";

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
