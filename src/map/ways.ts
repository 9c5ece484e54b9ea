/** Where units of a type could go on an empty board, and by which way: no units, no phases. */
import type { Board } from "./board.js";
import { type LocationId, type ProvinceId, provinceOf, type UnitType } from "./types.js";

/** Could the unit go to that province by itself, if nobody were in its way? */
export function bordersOn(
  board: Board,
  { type, at }: { readonly type: UnitType; readonly at: LocationId },
  to: ProvinceId,
): boolean {
  return board.neighbours(type, at).some((beside) => provinceOf(beside) === to);
}

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
  return firstWay(
    begin,
    (at) => provinceOf(at) === to,
    (at) => board.neighbours(type, at).filter((next) => isNew(seen, next)),
  );
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
  const isWay = (place: ProvinceId) =>
    !board.canStand("A", place) && (seas === undefined || seas.includes(place));
  return firstWay(
    standingPlaces(board, "F", from),
    (at) => placesBeside(board, "F", provinceOf(at)).includes(to),
    (at) =>
      board
        .neighbours("F", at)
        .filter((next) => isWay(provinceOf(next)) && isNew(seen, provinceOf(next))),
  );
}

/** The provinces of the first way that leads there, on from all these places at once, a step or more. */
function firstWay(
  from: readonly LocationId[],
  isThere: (at: LocationId) => boolean,
  onward: (at: LocationId) => readonly LocationId[],
): readonly ProvinceId[] | null {
  let ways = from.map((at) => ({ at, over: [] as readonly ProvinceId[] }));
  while (ways.length > 0) {
    ways = ways.flatMap(({ at, over }) =>
      onward(at).map((next) => ({ at: next, over: [...over, provinceOf(next)] })),
    );
    const found = ways.find(({ at }) => isThere(at));
    if (found !== undefined) return found.over;
  }
  return null;
}

function isNew<T>(seen: Set<T>, each: T): boolean {
  return !seen.has(each) && seen.add(each).has(each);
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
