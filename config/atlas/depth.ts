/** How deep inside its area each cell of a grid lies, in units of the sheet. */
import type { Grid } from "./grid.js";

const diagonal = Math.SQRT2;

/** The distance of each cell to the nearest other area or the edge of the sheet, nearly exact. */
export function depths(grid: Grid): Float32Array {
  const { width, height, cells, fineness } = grid;
  const depth = new Float32Array(cells.length).fill(Number.POSITIVE_INFINITY);
  const relax = (cell: number, x: number, y: number, dx: number, dy: number) => {
    const [column, row] = [x + dx, y + dy];
    const outside = column < 0 || row < 0 || column >= width || row >= height;
    const other = row * width + column;
    const step = dx !== 0 && dy !== 0 ? diagonal : 1;
    const away = outside || cells[other] !== cells[cell] ? step / 2 : depth[other]! + step;
    if (away < depth[cell]!) depth[cell] = away;
  };
  for (let cell = 0; cell < cells.length; cell++) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const [dx, dy] of before) relax(cell, x, y, dx, dy);
  }
  for (let cell = cells.length - 1; cell >= 0; cell--) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const [dx, dy] of before) relax(cell, x, y, -dx, -dy);
  }
  return depth.map((value) => value / fineness);
}

/** The neighbors that a reader of lines has seen already. */
const before = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
