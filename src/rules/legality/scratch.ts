/**
 * A position put on the kernel's arrays, which are scratch space: what stands on them, and for whom, is known
 * here alone.
 */
import { type Board, type LocationId, provinceOf } from "../../map/index.js";
import { ARMY, clearState, FLEET, NONE, placeUnit, state } from "../kernel/index.js";
import type { PlacedUnit, Position } from "../model/position.js";

/** What stands there, all units holding; null once they have orders. */
let placed: { readonly board: Board; readonly position: Position } | null = null;

/** Places the units for questions of legality, all of them holding. Unit `n` is then `position.units[n]`. */
export function placePosition(board: Board, position: Position): void {
  if (placed?.board === board && placed.position === position) return;
  placeAll(board, position);
  placed = { board, position };
}

/** Places them to be ordered and resolved: the next question places them anew. */
export function placeToResolve(board: Board, position: Position): void {
  placePosition(board, position);
  placed = null;
}

function placeAll(board: Board, position: Position): void {
  clearState(board.tables);
  for (const { type, power, at } of position.units) {
    const kind = type === "A" ? ARMY : FLEET;
    placeUnit(kind, board.powerNumber(power), board.locationNumber(at));
  }
}

/** The number of the unit in the province of a location, or NONE. */
export function unitNumberAt(board: Board, at: LocationId): number {
  const location = board.locationNumber(at);
  const province =
    location === NONE ? board.locationNumber(provinceOf(at)) : board.tables.provinceOf[location]!;
  return province === NONE ? NONE : state.unitIn[province]!;
}

/** The unit in the province of a location, or undefined. */
export function unitAt(board: Board, position: Position, at: LocationId): PlacedUnit | undefined {
  return position.units[unitNumberAt(board, at)];
}
