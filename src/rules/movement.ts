/** The movement phase: orders chosen, resolved by the kernel, and the position that follows. */
import type { Board } from "../map/index.js";
import { endOfFall } from "./centers.js";
import { turnToResolve } from "./ground.js";
import { withImpliedMoves } from "./implicit-orders.js";
import { findOutcome, lawsOf, resolveTurn } from "./kernel/index.js";
import { chooseMovementOrders, giveOrders } from "./movement-orders.js";
import { dislodgedUnits, movementResults, positionAfter } from "./movement-results.js";
import type { PowerOrder } from "./order.js";
import type { Phase } from "./phase.js";
import type { Position } from "./position.js";
import type { PhaseResult } from "./result.js";
import type { Rulebook } from "./rulebook.js";

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
  const turn = turnToResolve(board, position);
  giveOrders(board, rulebook, turn, position, byUnit, orders);
  resolveTurn(turn, laws);
  findOutcome(turn, laws);
  const resolved = { turn, laws, position, board, byUnit };
  const dislodged = dislodgedUnits(resolved);
  const after = positionAfter(resolved, dislodged);
  const fallEnds = phase.season === "F" && after.dislodged.length === 0;
  const end = fallEnds ? endOfFall(board, after) : { position: after, captures: [] };
  const destroyed = dislodged
    .filter(({ retreats }) => retreats.length === 0)
    .map(({ power, type, at, from }) => ({ power, unit: { type, at }, from }));
  return { results: [...movementResults(resolved), ...rejected], destroyed, ...end };
}
