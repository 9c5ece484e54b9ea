/**
 * The coasts of a drawing against those of its board. A stretch of shore leads to the seas before it and to
 * the provinces at its two ends; together, the stretches of a coast lead where a fleet on it can go.
 */
import { type Board, type LocationId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { DrawingFault } from "../sheet/fault.js";
import type { Ring } from "../sheet/rings.js";
import { type AreaId, beyond, type Sheet } from "../sheet/sheet.js";
import { pairOf, pairsOf } from "./borders.js";

/** Where a fleet can go along one stretch of shore. */
type Shore = ReadonlySet<ProvinceId>;

export function coastFaults(
  board: Board,
  sheet: Sheet,
  shapes: ReadonlyMap<AreaId, readonly Ring[]>,
): readonly DrawingFault[] {
  const excepted = pairsOf([...sheet.straits, ...sheet.closed, ...sheet.rivers]);
  const isWater = (area: AreaId) =>
    board.province(area)?.terrain === "sea" || sheet.water.includes(area);
  const coastal = board.provinces.filter(({ terrain }) => terrain === "coastal");
  return coastal.flatMap(({ id, coasts }) => {
    const shores = (shapes.get(id) ?? []).flatMap((ring) => shoresOf(ring, board, isWater));
    const relevant = shores.map(
      (shore) => new Set([...shore].filter((to) => !excepted.has(pairOf(id, to)))),
    );
    return coasts.length === 0
      ? differences(board, id, relevant, excepted)
      : splitFaults(board, id, relevant, excepted);
  });
}

/** The shores of a split province, each given to the coast that it fits. */
function splitFaults(
  board: Board,
  id: ProvinceId,
  shores: readonly Shore[],
  excepted: ReadonlySet<string>,
): readonly DrawingFault[] {
  const coasts = board.province(id)!.coasts;
  const fitting = shores.map((shore) =>
    coasts.filter((coast) => isSubset(shore, reachedFrom(board, coast))),
  );
  const unclear = shores.filter((_, index) => fitting[index]!.length === 0);
  const faults = unclear.map((shore) => ({
    kind: "coast-unclear" as const,
    province: id,
    to: [...shore],
  }));
  const own = (coast: LocationId) => shores.filter((_, index) => fitting[index]!.includes(coast));
  return [...faults, ...coasts.flatMap((coast) => differences(board, coast, own(coast), excepted))];
}

function differences(
  board: Board,
  from: LocationId,
  shores: readonly Shore[],
  excepted: ReadonlySet<string>,
): readonly DrawingFault[] {
  const wanted = reachedFrom(board, from);
  const drawn = new Set(shores.flatMap((shore) => [...shore]));
  const missing = [...wanted].filter(
    (to) => !drawn.has(to) && !excepted.has(pairOf(provinceOf(from), to)),
  );
  const tooMany = [...drawn].filter((to) => !wanted.has(to));
  return [
    ...missing.map((to) => ({ kind: "coast-missing" as const, from, to })),
    ...tooMany.map((to) => ({ kind: "coast-too-many" as const, from, to })),
  ];
}

function reachedFrom(board: Board, from: LocationId): ReadonlySet<ProvinceId> {
  return new Set(board.neighbours("F", from).map(provinceOf));
}

/** The stretches of water along a ring. Lakes and what lies beyond the sheet lead nowhere. */
function shoresOf(ring: Ring, board: Board, isWater: (area: AreaId) => boolean): readonly Shore[] {
  const others = ring.map(({ other }) => other);
  const firstLand = others.findIndex((other) => !isWater(other));
  if (firstLand < 0)
    return [new Set(others.filter((other) => board.province(other) !== undefined))];
  const fromLand = [...others.slice(firstLand), ...others.slice(0, firstLand), others[firstLand]!];
  const shores: AreaId[][] = [];
  fromLand.forEach((other, index) => {
    const before = fromLand[index - 1];
    if (!isWater(other)) {
      if (before !== undefined && isWater(before)) shores.at(-1)!.push(other);
      return;
    }
    if (!isWater(before!)) shores.push([before!]);
    shores.at(-1)!.push(other);
  });
  const known = shores.map((shore) => shore.filter((to) => isSomewhere(board, to)));
  return known.filter((shore) => shore.some(isWater)).map((shore) => new Set(shore));
}

function isSomewhere(board: Board, area: AreaId): boolean {
  return area !== beyond && board.province(area) !== undefined;
}

function isSubset<T>(small: ReadonlySet<T>, large: ReadonlySet<T>): boolean {
  return [...small].every((item) => large.has(item));
}
