/** The movement phase: orders chosen, resolved by the kernel, and the position that follows. */
import type { Board } from "../../map/index.js";
import { findOutcome, lawsOf, resolveMovement } from "../kernel/index.js";
import { placeToResolve } from "../legality/scratch.js";
import { endOfFall } from "../model/centers.js";
import type { PowerOrder } from "../model/order.js";
import type { Phase } from "../model/phase.js";
import type { Position } from "../model/position.js";
import type { PhaseResult } from "../model/result.js";
import type { Rulebook } from "../model/rulebook.js";
import { withImpliedMoves } from "./implicit-orders.js";
import { chooseMovementOrders, giveOrders } from "./orders.js";
import { dislodgedUnits, movementResults, positionAfter } from "./results.js";

/** Adjudicates a movement phase. */
export function adjudicateMovement(
  board: Board,
  rulebook: Rulebook,
  phase: Phase,
  position: Position,
  orders: readonly PowerOrder[],
): PhaseResult {
  const laws = lawsOf(rulebook);
  const chosen = chooseMovementOrders(board, rulebook, position, orders);
  const { rejected } = chosen;
  const byUnit =
    rulebook.implicitOrders === "allowed"
      ? withImpliedMoves(board, rulebook, position, chosen)
      : chosen.byUnit;
  placeToResolve(board, position);
  giveOrders(board, rulebook, position, byUnit, orders);
  resolveMovement(laws);
  findOutcome(laws);
  const resolved = { laws, position, board, byUnit };
  const dislodged = dislodgedUnits(resolved);
  const after = positionAfter(resolved, dislodged);
  const fallEnds = phase.season === "F" && after.dislodged.length === 0;
  const end = fallEnds ? endOfFall(board, after) : { position: after, captures: [] };
  const destroyed = dislodged
    .filter(({ retreats }) => retreats.length === 0)
    .map(({ power, type, at, from }) => ({ power, unit: { type, at }, from }));
  return { results: [...movementResults(resolved), ...rejected], destroyed, ...end };
}
