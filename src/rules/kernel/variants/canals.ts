/**
 * Canals (DATC 2.4, 7.C): a fleet passes while the unit of the keeper's province stays there and lets it. One
 * fleet at a time: leave that is given goes before leave that goes without saying, and of that there
 * is only one.
 */
import { CANAL, type Passage } from "../../../map/index.js";
import { staying } from "../state/fate.js";
import { MOVE, NONE, state } from "../state/movement-state.js";

/** The canal that a move goes through. */
function canalOf(fleet: number): Passage | undefined {
  const { tables, location, target } = state;
  const ends = [location[fleet]!, target[fleet]!];
  return tables.canals.find(({ between }) => ends.every((end) => between.includes(end)));
}

/** The unit that keeps the canal of a move, or NONE. */
export function keeperOf(fleet: number): number {
  const canal = canalOf(fleet);
  return canal === undefined ? NONE : state.unitIn[canal.keeper]!;
}

/** Whether a fleet may pass as long as the keeper stays. */
export function hasLeave(fleet: number): boolean {
  const keeper = keeperOf(fleet);
  if (keeper === NONE) return false;
  const permit = state.permits.get(keeper);
  if (permit !== undefined) {
    return permit[0] === state.province[fleet] && permit[1] === state.targetProvince[fleet];
  }
  return state.power[keeper] === state.power[fleet] && !hasCompanion(fleet);
}

/** Whether another fleet of the power goes through the same canal. */
function hasCompanion(fleet: number): boolean {
  const canal = canalOf(fleet);
  return [...state.moves.subarray(0, state.moveCount)].some(
    (other) =>
      other !== fleet &&
      state.adjacent[other] === CANAL &&
      state.power[other] === state.power[fleet] &&
      canalOf(other) === canal,
  );
}

/** Whether the way of a fleet that has leave is open: the keeper stays. */
export function evaluatePassage(fleet: number): number {
  return staying(keeperOf(fleet));
}

/** What the way through a canal depends on: the keeper's own move, and the moves against it. */
export function visitPassage(fleet: number, status: (unit: number) => void): void {
  visitStay(keeperOf(fleet), status);
}

/** What it depends on whether a unit stays. */
export function visitStay(unit: number, status: (unit: number) => void): void {
  if (state.order[unit] === MOVE) status(unit);
  const province = state.province[unit]!;
  for (let other = state.firstMove[province]!; other !== NONE; other = state.nextMove[other]!) {
    status(other);
  }
}
