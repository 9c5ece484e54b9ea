/**
 * Which powers touch: a unit or a center of the one is in the same province as one of the other, or in a
 * province next to it, by land or by sea. Everybody can see that on the board, so it tells nothing.
 */
import { type Board, type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import { centersOf, type Position } from "../../rules/index.js";

/** The powers that `power` touches, in the board's order. */
export function touchedPowers(
  board: Board,
  position: Position,
  power: PowerId,
): readonly PowerId[] {
  const near = new Set([...placesOf(board, position, power)].flatMap((at) => around(board, at)));
  return board.powers
    .map(({ id }) => id)
    .filter((id) => id !== power)
    .filter((id) => [...placesOf(board, position, id)].some((at) => near.has(at)));
}

function placesOf(board: Board, position: Position, power: PowerId): ReadonlySet<ProvinceId> {
  const units = [...position.units, ...position.dislodged].filter((unit) => unit.power === power);
  return new Set([...units.map(({ at }) => provinceOf(at)), ...centersOf(board, position, power)]);
}

/** The province itself, and those that an army or a fleet could reach from it. */
function around(board: Board, at: ProvinceId): readonly ProvinceId[] {
  const province = board.province(at);
  const locations = [at, ...(province?.coasts ?? [])];
  const next = locations.flatMap((from) => [
    ...board.neighbours("A", from),
    ...board.neighbours("F", from),
  ]);
  return [at, ...next.map(provinceOf)];
}
