/**
 * Moves that need no equations: most of them. What is seen here follows from the equations of
 * `decisions.ts` as well; it is only seen faster.
 */
import { FREE, MOVE, NO, NONE, state, UNKNOWN, YES } from "../state/movement-state.js";

/**
 * What becomes of a move, where a glance is enough. Alone to a province that is empty, or becomes so, it
 * succeeds; without support it fails against a unit that stays, and against another move as strong.
 */
export function atAGlance(unit: number): number {
  const { unitIn, targetProvince, firstMove, nextMove, firstSupport, order, status, route } = state;
  if (route[unit] !== YES) return UNKNOWN;
  const to = targetProvince[unit]!;
  const occupant = unitIn[to]!;
  // Where the occupant goes, or NONE. What comes the opposite way is left to the equations.
  let leavesFor = NONE;
  if (occupant !== NONE) {
    const leaves = order[occupant] === MOVE ? status[occupant]! : NO;
    if (leaves === UNKNOWN) return UNKNOWN;
    leavesFor = order[occupant] === MOVE ? targetProvince[occupant]! : NONE;
    if (leavesFor === state.province[unit]) return UNKNOWN;
    if (leaves === NO) return firstSupport[unit] === NONE ? NO : UNKNOWN;
  }
  const first = firstMove[to]!;
  const other = first === unit ? nextMove[unit]! : first;
  if (other === NONE) return YES;
  const isEqual = route[other] === YES && state.weakness[other] === FREE;
  const isFree = isEqual && leavesFor !== state.province[other];
  return isFree && firstSupport[unit] === NONE ? NO : UNKNOWN;
}
