/**
 * Canals (DATC 2.4, 7.C): a fleet passes while the unit of the keeper's province stays there and lets it. One
 * fleet at a time: leave that is given goes before leave that goes without saying, and of that there
 * is only one.
 */
import { CANAL, type Passage } from "../../map/index.js";
import { staying } from "./fate.js";
import { MOVE, NONE, type Turn } from "./turn.js";

/** The canal that a move goes through. */
export function canalOf({ tables, location, target }: Turn, fleet: number): Passage | undefined {
  const ends = [location[fleet]!, target[fleet]!];
  return tables.canals.find(({ between }) => ends.every((end) => between.includes(end)));
}

/** The unit that keeps the canal of a move, or NONE. */
export function keeperOf(turn: Turn, fleet: number): number {
  const canal = canalOf(turn, fleet);
  return canal === undefined ? NONE : turn.unitIn[canal.keeper]!;
}

/** Whether a fleet may pass as long as the keeper stays. */
export function hasLeave(turn: Turn, fleet: number): boolean {
  const keeper = keeperOf(turn, fleet);
  if (keeper === NONE) return false;
  const permit = turn.permits.get(keeper);
  if (permit !== undefined) {
    return permit[0] === turn.province[fleet] && permit[1] === turn.targetProvince[fleet];
  }
  return turn.power[keeper] === turn.power[fleet] && !hasCompanion(turn, fleet);
}

/** Whether another fleet of the power goes through the same canal. */
function hasCompanion(turn: Turn, fleet: number): boolean {
  const canal = canalOf(turn, fleet);
  return [...turn.moves.subarray(0, turn.moveCount)].some(
    (other) =>
      other !== fleet &&
      turn.adjacent[other] === CANAL &&
      turn.power[other] === turn.power[fleet] &&
      canalOf(turn, other) === canal,
  );
}

/** Whether the way of a fleet that has leave is open: the keeper stays. */
export function evaluatePassage(turn: Turn, fleet: number): number {
  return staying(turn, keeperOf(turn, fleet));
}

/** What the way through a canal depends on: the keeper's own move, and the moves against it. */
export function visitPassage(turn: Turn, fleet: number, status: (unit: number) => void): void {
  visitStay(turn, keeperOf(turn, fleet), status);
}

/** What it depends on whether a unit stays. */
export function visitStay(turn: Turn, unit: number, status: (unit: number) => void): void {
  if (turn.order[unit] === MOVE) status(unit);
  const province = turn.province[unit]!;
  for (let other = turn.firstMove[province]!; other !== NONE; other = turn.nextMove[other]!) {
    status(other);
  }
}
