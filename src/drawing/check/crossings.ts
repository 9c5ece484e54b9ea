/** Borders that cross: where two lines cut one another, shapes lie on one another. */

import type { DrawingFault } from "../sheet/fault.js";
import { isSamePoint, type Point } from "../sheet/geometry.js";
import type { Border, Sheet } from "../sheet/sheet.js";

interface Stretch {
  readonly border: Border;
  readonly from: Point;
  readonly to: Point;
}

/** Stretches are compared with those in the same square of this size: most of the sheet is far away. */
const square = 12;

export function crossingFaults(sheet: Sheet): readonly DrawingFault[] {
  const squares = new Map<string, Stretch[]>();
  const faults = new Map<string, DrawingFault>();
  for (const stretch of sheet.borders.flatMap(stretchesOf)) {
    for (const key of squaresOf(stretch)) {
      const others = squares.get(key) ?? [];
      for (const other of others) {
        if (!isCrossing(stretch, other)) continue;
        const [a, b] = [nameOf(stretch.border), nameOf(other.border)];
        faults.set(`${a} ${b}`, { kind: "overlap", a, b });
      }
      others.push(stretch);
      squares.set(key, others);
    }
  }
  return [...faults.values()];
}

function nameOf({ left, right }: Border): string {
  return `${left}-${right}`;
}

function stretchesOf(border: Border): readonly Stretch[] {
  return border.points.slice(1).map((to, index) => ({ border, from: border.points[index]!, to }));
}

function squaresOf({ from, to }: Stretch): readonly string[] {
  const range = (a: number, b: number) => {
    const [low, high] = [Math.floor(Math.min(a, b) / square), Math.floor(Math.max(a, b) / square)];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  };
  return range(from[0], to[0]).flatMap((x) => range(from[1], to[1]).map((y) => `${x} ${y}`));
}

/** Whether two stretches cut one another; stretches that meet at an end do not. */
function isCrossing(a: Stretch, b: Stretch): boolean {
  const ends = [b.from, b.to];
  if (ends.some((end) => isSamePoint(end, a.from) || isSamePoint(end, a.to))) return false;
  const across = (s: Stretch, point: Point) =>
    Math.sign(
      (s.to[0] - s.from[0]) * (point[1] - s.from[1]) -
        (s.to[1] - s.from[1]) * (point[0] - s.from[0]),
    );
  return across(a, b.from) * across(a, b.to) < 0 && across(b, a.from) * across(b, a.to) < 0;
}
