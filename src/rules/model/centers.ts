/** Units and centers by power, and how centers change hands at the end of fall. */
import type { Board, PowerId, ProvinceId } from "../../map/index.js";
import type { PlacedUnit, Position } from "./position.js";
import type { PhaseResult } from "./result.js";

/** The centers of a power, in the order of the map: those that count for it (DATC 2.4, 7.A). */
export function centersOf(board: Board, position: Position, power: PowerId): readonly ProvinceId[] {
  return board.provinces
    .filter(({ id, uncountedBy }) => position.owners[id] === power && !uncountedBy.includes(power))
    .map(({ id }) => id);
}

/** The units of a power, without the dislodged. */
export function unitsOf(position: Position, power: PowerId): readonly PlacedUnit[] {
  return position.units.filter((unit) => unit.power === power);
}

/** The position in which a game begins. */
export function startingPosition(board: Board): Position {
  return {
    units: board.start.units.map(({ power, type, at }) => ({ power, type, at })),
    dislodged: [],
    owners: board.start.owners,
    contested: [],
  };
}

/** Each center with a unit in it belongs to that unit's power. */
export function endOfFall(
  board: Board,
  position: Position,
): { position: Position; captures: PhaseResult["captures"] } {
  const captures: PhaseResult["captures"][number][] = [];
  for (const { power, at } of position.units) {
    const province = board.province(at)!;
    const from = position.owners[province.id] ?? null;
    if (province.isCenter && from !== power)
      captures.push({ center: province.id, from, to: power });
  }
  if (captures.length === 0) return { position, captures };
  const owners = { ...position.owners };
  for (const { center, to } of captures) owners[center] = to;
  return { position: { ...position, owners }, captures };
}
