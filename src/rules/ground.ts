/**
 * A position put on the kernel's arrays. Each board has one turn that is kept and used again: it is
 * scratch space, which no caller sees.
 */
import { type Board, type LocationId, provinceOf } from "../map/index.js";
import { ARMY, clearTurn, createTurn, FLEET, NONE, placeUnit, type Turn } from "./kernel/index.js";
import type { PlacedUnit, Position } from "./position.js";

interface Ground {
  readonly turn: Turn;
  position: Position | null;
}

const grounds = new WeakMap<Board, Ground>();

/** The position for questions of legality, all units holding. Unit `n` of it is `position.units[n]`. */
export function groundOf(board: Board, position: Position): Turn {
  let ground = grounds.get(board);
  if (ground === undefined) {
    ground = { turn: createTurn(board.tables), position: null };
    grounds.set(board, ground);
  }
  if (ground.position !== position) {
    placeAll(board, ground.turn, position);
    ground.position = position;
  }
  return ground.turn;
}

/** The same, to be ordered and resolved: the next question finds the units placed anew. */
export function turnToResolve(board: Board, position: Position): Turn {
  const turn = groundOf(board, position);
  grounds.set(board, { turn, position: null });
  return turn;
}

function placeAll(board: Board, turn: Turn, position: Position): void {
  clearTurn(turn);
  for (const { type, power, at } of position.units) {
    const kind = type === "A" ? ARMY : FLEET;
    placeUnit(turn, kind, board.powerNumber(power), board.locationNumber(at));
  }
}

/** The number of the unit in the province of a location, or NONE. */
export function unitNumberAt(board: Board, turn: Turn, at: LocationId): number {
  const location = board.locationNumber(at);
  const province =
    location === NONE ? board.locationNumber(provinceOf(at)) : board.tables.provinceOf[location]!;
  return province === NONE ? NONE : turn.unitIn[province]!;
}

/** The unit in the province of a location, or undefined. */
export function unitAt(
  board: Board,
  turn: Turn,
  position: Position,
  at: LocationId,
): PlacedUnit | undefined {
  return position.units[unitNumberAt(board, turn, at)];
}
