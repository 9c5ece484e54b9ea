/**
 * Small provinces are enlarged by bending the sheet like rubber: each area that is too small pushes all
 * points away, each that is too large draws them in, a little at a time (Dougenik, Chrisman and Niemeyer,
 * "An algorithm to construct continuous area cartograms", 1985). Shores, towns and sea points go along, so
 * that what was neighbours stays neighbours.
 */
import type { Point } from "./facts.js";
import type { Grid } from "./grid.js";

interface Pressure {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly mass: number;
}

export type Push = (point: Point) => Point;

/** How many cells each area has. */
export function sizesOf(grid: Grid, count: number): readonly number[] {
  const sizes = new Array<number>(count).fill(0);
  for (const area of grid.cells) sizes[area]! += 1;
  return sizes;
}

/**
 * The sizes to strive for: with `evenness` 0 as they are, with 1 all alike. What is no province has no
 * wishes: it stays as it is.
 */
export function wishes(sizes: readonly number[], isProvince: readonly boolean[], evenness: number) {
  const share = (size: number, index: number) => (isProvince[index] ? size ** (1 - evenness) : 0);
  const total = sizes.reduce((sum, size, index) => sum + (isProvince[index] ? size : 0), 0);
  const scale = total / sizes.reduce((sum, size, index) => sum + share(size, index), 0);
  return sizes.map((size, index) => (isProvince[index] ? share(size, index) * scale : size));
}

/** One step from the areas as they are towards the sizes that they should have, in cells. */
export function pushFrom(grid: Grid, wanted: readonly number[], haste: number): Push {
  const pressures = pressuresOf(grid, wanted);
  return (point) => {
    let [dx, dy] = [0, 0];
    for (const { x, y, radius, mass } of pressures) {
      const [awayX, awayY] = [point[0] - x, point[1] - y];
      const distance = Math.sqrt(awayX * awayX + awayY * awayY) || 1e-6;
      const share = distance > radius ? radius / distance : inner(distance / radius);
      dx += (haste * mass * share * awayX) / distance;
      dy += (haste * mass * share * awayY) / distance;
    }
    return [point[0] + dx, point[1] + dy];
  };
}

function inner(share: number): number {
  return share ** 2 * (4 - 3 * share);
}

function pressuresOf(grid: Grid, wanted: readonly number[]): readonly Pressure[] {
  const sums = wanted.map(() => ({ x: 0, y: 0, cells: 0 }));
  grid.cells.forEach((area, cell) => {
    const sum = sums[area]!;
    sum.x += cell % grid.width;
    sum.y += Math.floor(cell / grid.width);
    sum.cells += 1;
  });
  const radiusOf = (cells: number) => Math.sqrt(cells / Math.PI) / grid.fineness;
  return sums.flatMap(({ x, y, cells }, index) => {
    if (cells === 0) return [];
    const radius = radiusOf(cells);
    const middle = { x: x / cells / grid.fineness, y: y / cells / grid.fineness };
    return [{ ...middle, radius, mass: radiusOf(wanted[index]!) - radius }];
  });
}
