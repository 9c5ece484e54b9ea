/**
 * A position put on the kernel's arrays. Each board has one turn that is kept and used again: it is
 * scratch space, which no caller sees.
 */
import { type Board, type LocationId, provinceOf } from "../../map/index.js";
import { ARMY, clearState, FLEET, MovementState, NONE, placeUnit } from "../kernel/index.js";
import type { PlacedUnit, Position } from "../model/position.js";

interface Ground {
  readonly state: MovementState;
  position: Position | null;
}

const grounds = new WeakMap<Board, Ground>();

/** The position for questions of legality, all units holding. Unit `n` of it is `position.units[n]`. */
export function groundOf(board: Board, position: Position): MovementState {
  let ground = grounds.get(board);
  if (ground === undefined) {
    ground = { state: new MovementState(board.tables), position: null };
    grounds.set(board, ground);
  }
  if (ground.position !== position) {
    placeAll(board, ground.state, position);
    ground.position = position;
  }
  return ground.state;
}

/** The same, to be ordered and resolved: the next question finds the units placed anew. */
export function stateToResolve(board: Board, position: Position): MovementState {
  const state = groundOf(board, position);
  grounds.set(board, { state, position: null });
  return state;
}

function placeAll(board: Board, state: MovementState, position: Position): void {
  clearState(state);
  for (const { type, power, at } of position.units) {
    const kind = type === "A" ? ARMY : FLEET;
    placeUnit(state, kind, board.powerNumber(power), board.locationNumber(at));
  }
}

/** The number of the unit in the province of a location, or NONE. */
export function unitNumberAt(board: Board, state: MovementState, at: LocationId): number {
  const location = board.locationNumber(at);
  const province =
    location === NONE ? board.locationNumber(provinceOf(at)) : board.tables.provinceOf[location]!;
  return province === NONE ? NONE : state.unitIn[province]!;
}

/** The unit in the province of a location, or undefined. */
export function unitAt(
  board: Board,
  state: MovementState,
  position: Position,
  at: LocationId,
): PlacedUnit | undefined {
  return position.units[unitNumberAt(board, state, at)];
}
