/** A field of gentle, always equal bends, so that borders on land wind a little as rivers and ridges do. */
import type { Point } from "./facts.js";

/** Where the point goes: by up to `reach` units, in waves of `length` and half of it. */
export function bent([x, y]: Point, reach: number, length: number): Point {
  const at = (seed: number) =>
    reach *
    (wave(x / length, y / length, seed) + wave((2 * x) / length, (2 * y) / length, seed + 7) / 2);
  return [x + at(1), y + at(2)];
}

/** Between -1 and 1, smooth: values at whole coordinates, and cosine-like steps between them. */
function wave(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const mix = (a: number, b: number, share: number) => a + (b - a) * share;
  const above = mix(value(column, row, seed), value(column + 1, row, seed), u);
  const below = mix(value(column, row + 1, seed), value(column + 1, row + 1, seed), u);
  return mix(above, below, v);
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** A number between -1 and 1 that only looks like chance. */
function value(column: number, row: number, seed: number): number {
  let mixed = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 974634721);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}
