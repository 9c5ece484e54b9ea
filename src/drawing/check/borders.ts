/**
 * The borders of a drawing against the borders of its board: every pair of provinces that a unit passes
 * touches, and no other pair does, but for the exceptions that the drawing names.
 */
import { type Board, type ProvinceId, provinceOf } from "../../map/index.js";
import type { DrawingFault } from "../sheet/fault.js";
import { lengthOf } from "../sheet/geometry.js";
import type { Exception, Sheet } from "../sheet/sheet.js";

/** Shorter borders cannot be seen. */
const shortest = 4;

type Pair = string;

export function pairOf(a: ProvinceId, b: ProvinceId): Pair {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

export function borderFaults(board: Board, sheet: Sheet): readonly DrawingFault[] {
  const wanted = wantedPairs(board);
  const drawn = drawnLengths(board, sheet);
  const straits = pairsOf(sheet.straits);
  const closed = pairsOf(sheet.closed);
  const missing = [...wanted].filter(
    (pair) => !straits.has(pair) && !((drawn.get(pair) ?? 0) >= shortest),
  );
  const tooMany = [...drawn.keys()].filter((pair) => !wanted.has(pair) && !closed.has(pair));
  const needless = [
    ...[...straits].filter((pair) => !wanted.has(pair) || drawn.has(pair)),
    ...[...closed].filter((pair) => wanted.has(pair) || !drawn.has(pair)),
  ];
  return [
    ...missing.map((pair) => ({ kind: "border-missing" as const, ...ends(pair) })),
    ...tooMany.map((pair) => ({ kind: "border-too-many" as const, ...ends(pair) })),
    ...needless.map((pair) => ({ kind: "needless" as const, ...ends(pair) })),
  ];
}

export function pairsOf(exceptions: readonly Exception[]): ReadonlySet<Pair> {
  return new Set(exceptions.map(({ between: [a, b] }) => pairOf(a, b)));
}

function ends(pair: Pair): { readonly a: ProvinceId; readonly b: ProvinceId } {
  return { a: pair.slice(0, 3), b: pair.slice(4) };
}

/** Every pair of provinces between which an army or a fleet can go. */
function wantedPairs(board: Board): ReadonlySet<Pair> {
  const pairs = board.locations.flatMap((from) =>
    (["A", "F"] as const).flatMap((type) =>
      board.neighbours(type, from).map((to) => pairOf(provinceOf(from), provinceOf(to))),
    ),
  );
  return new Set(pairs);
}

function drawnLengths(board: Board, sheet: Sheet): ReadonlyMap<Pair, number> {
  const lengths = new Map<Pair, number>();
  for (const { left, right, points } of sheet.borders) {
    if (board.province(left) === undefined || board.province(right) === undefined) continue;
    const pair = pairOf(left, right);
    lengths.set(pair, (lengths.get(pair) ?? 0) + lengthOf(points));
  }
  return lengths;
}
