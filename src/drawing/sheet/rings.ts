/** The shape of each area: its borders, put together to rings. */
import type { Line } from "./geometry.js";
import { isSamePoint } from "./geometry.js";
import { type AreaId, type Border, beyond, type Sheet } from "./sheet.js";

/** A border as seen from one area, which lies to its right. */
interface Side {
  readonly other: AreaId;
  readonly points: Line;
}

/** Sides in their order around an area, or around a hole in it. */
export type Ring = readonly Side[];

/** The rings of every area of a sheet. */
export function shapesOf(sheet: Sheet): ReadonlyMap<AreaId, readonly Ring[]> {
  const sides = new Map<AreaId, Side[]>();
  const add = (area: AreaId, side: Side) => sides.set(area, [...(sides.get(area) ?? []), side]);
  for (const border of sheet.borders) {
    if (border.right !== beyond) add(border.right, { other: border.left, points: border.points });
    if (border.left !== beyond) add(border.left, reversed(border));
  }
  return new Map([...sides].map(([area, list]) => [area, ringsOf(list)]));
}

/** The points around a ring; the first is not repeated. */
export function outlineOf(ring: Ring): Line {
  return ring.flatMap(({ points }) => points.slice(0, -1));
}

function reversed({ right, points }: Border): Side {
  return { other: right, points: [...points].reverse() };
}

function ringsOf(sides: readonly Side[]): readonly Ring[] {
  const left = [...sides];
  const rings: Ring[] = [];
  while (left.length > 0) rings.push(nextRing(left));
  return rings;
}

/** Takes sides from the list until they close. What never closes is a ring with a gap: the check says so. */
function nextRing(left: Side[]): Ring {
  const ring = [left.shift()!];
  const start = ring[0]!.points[0]!;
  for (;;) {
    const end = ring.at(-1)!.points.at(-1)!;
    if (isSamePoint(end, start)) return ring;
    const next = left.findIndex(({ points }) => isSamePoint(points[0]!, end));
    if (next < 0) return ring;
    ring.push(...left.splice(next, 1));
  }
}
