/** Where units of a type could go on an empty board, and by which way: no units, no phases. */
import type { Board } from "./board.js";
import { type LocationId, type ProvinceId, provinceOf, type UnitType } from "./types.js";

/** The provinces of a shortest way for such a unit, the last of them where it goes; null where there is none. */
export function shortestWay(
  board: Board,
  type: UnitType,
  from: LocationId,
  to: ProvinceId,
): readonly ProvinceId[] | null {
  // From a coast that is named, from there alone.
  const isCoast = from !== provinceOf(from) && board.canStand(type, from);
  const begin = isCoast ? [from] : standingPlaces(board, type, provinceOf(from));
  const seen = new Set<LocationId>(begin);
  let ways = [...seen].map((at) => ({ at, over: [] as readonly ProvinceId[] }));
  while (ways.length > 0) {
    const found = ways.find(({ at, over }) => provinceOf(at) === to && over.length > 0);
    if (found !== undefined) return found.over;
    ways = ways.flatMap(({ at, over }) =>
      board.neighbours(type, at).flatMap((next) => {
        if (seen.has(next)) return [];
        seen.add(next);
        return [{ at: next, over: [...over, provinceOf(next)] }];
      }),
    );
  }
  return null;
}

/**
 * The fewest seas over which fleets could carry an army from a coast to another, or of these seas alone; null where
 * there are none.
 */
export function seaWay(
  board: Board,
  from: ProvinceId,
  to: ProvinceId,
  seas?: readonly ProvinceId[],
): readonly ProvinceId[] | null {
  const seen = new Set<ProvinceId>();
  const onward = (at: LocationId, over: readonly ProvinceId[]) =>
    board.neighbours("F", at).flatMap((next) => {
      const place = provinceOf(next);
      if (board.canStand("A", place) || seen.has(place)) return [];
      if (seas !== undefined && !seas.includes(place)) return [];
      seen.add(place);
      return [{ at: next, over: [...over, place] }];
    });
  let ways = standingPlaces(board, "F", from).flatMap((at) => onward(at, []));
  while (ways.length > 0) {
    const found = ways.find(({ at }) => placesBeside(board, "F", provinceOf(at)).includes(to));
    if (found !== undefined) return found.over;
    ways = ways.flatMap(({ at, over }) => onward(at, over));
  }
  return null;
}

/** Where such a unit could go from a place, from whichever coast. */
export function placesBeside(
  board: Board,
  type: UnitType,
  place: ProvinceId,
): readonly ProvinceId[] {
  const next = standingPlaces(board, type, place).flatMap((at) => board.neighbours(type, at));
  return [...new Set(next.map(provinceOf))];
}

/** The place and its coasts, as far as such a unit can stand there. */
export function standingPlaces(
  board: Board,
  type: UnitType,
  place: ProvinceId,
): readonly LocationId[] {
  const coasts = board.province(place)?.coasts ?? [];
  return [place, ...coasts].filter((at) => board.canStand(type, at));
}
