/**
 * From the grid to lines: every stretch between two areas is one line that both share, from one corner
 * where three areas meet to the next. So nothing overlaps and nothing gapes, however the lines are smoothed.
 */
import type { Point } from "./facts.js";
import type { Grid } from "./grid.js";

export interface Line {
  /** In corners of cells. A closed line ends where it begins. */
  readonly points: readonly Point[];
  /** The areas beside it, seen along the line; -1 beyond the sheet. */
  readonly left: number;
  readonly right: number;
  readonly isClosed: boolean;
}

/** East, south, west, north: as steps from a corner. */
const steps: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export const beyond = -1;

export function outlines(grid: Grid): readonly Line[] {
  return new Tracer(grid).lines();
}

class Tracer {
  readonly #grid: Grid;
  readonly #columns: number;
  /** A bit for each direction in which the edge from this corner has been walked. */
  readonly #walked: Uint8Array;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#columns = grid.width + 1;
    this.#walked = new Uint8Array(this.#columns * (grid.height + 1));
  }

  lines(): readonly Line[] {
    return [
      ...this.#linesFrom((corner) => this.#isJunction(corner)),
      ...this.#linesFrom(() => true),
    ];
  }

  #linesFrom(isStart: (corner: Point) => boolean): readonly Line[] {
    const lines: Line[] = [];
    for (let y = 0; y <= this.#grid.height; y++) {
      for (let x = 0; x <= this.#grid.width; x++) {
        if (!this.#isBorder(x, y)) continue;
        for (let way = 0; way < 4; way++) {
          if (this.#isOpen([x, y], way) && isStart([x, y])) lines.push(this.#walk([x, y], way));
        }
      }
    }
    return lines;
  }

  /** Follows the border from a corner until three areas meet, or the line closes. */
  #walk(start: Point, first: number): Line {
    const [left, right] = this.#sides(start, first);
    const points = [start];
    let [at, way] = [start, first];
    for (;;) {
      at = this.#step(at, way);
      points.push(at);
      const isBack = at[0] === start[0] && at[1] === start[1];
      if (isBack || this.#isJunction(at)) {
        return { points, left, right, isClosed: isBack && !this.#isJunction(at) };
      }
      way = [0, 1, 2, 3].find((next) => this.#isOpen(at, next))!;
    }
  }

  #step([x, y]: Point, way: number): Point {
    const next: Point = [x + steps[way]![0], y + steps[way]![1]];
    this.#walked[y * this.#columns + x]! |= 1 << way;
    this.#walked[next[1] * this.#columns + next[0]]! |= 1 << ((way + 2) % 4);
    return next;
  }

  #isOpen([x, y]: Point, way: number): boolean {
    if ((this.#walked[y * this.#columns + x]! & (1 << way)) !== 0) return false;
    return this.#isEdge([x, y], way);
  }

  #isEdge(corner: Point, way: number): boolean {
    const [left, right] = this.#sides(corner, way);
    return left !== right;
  }

  /** Where more or fewer than two edges meet, and the sheet's corners, which must stay sharp. */
  #isJunction([x, y]: Point): boolean {
    const edges = [0, 1, 2, 3].filter((way) => this.#isEdge([x, y], way)).length;
    const isCorner = (x === 0 || x === this.#grid.width) && (y === 0 || y === this.#grid.height);
    return edges > 2 || isCorner;
  }

  /** The areas left and right of the edge from a corner. */
  #sides([x, y]: Point, way: number): readonly [number, number] {
    const [northWest, northEast] = [this.#at(x - 1, y - 1), this.#at(x, y - 1)];
    const [southWest, southEast] = [this.#at(x - 1, y), this.#at(x, y)];
    if (way === 0) return [northEast, southEast];
    if (way === 1) return [southEast, southWest];
    if (way === 2) return [southWest, northWest];
    return [northWest, northEast];
  }

  /** Whether different areas meet in this corner: in most, nothing does. */
  #isBorder(x: number, y: number): boolean {
    const here = this.#at(x, y);
    return (
      here !== this.#at(x - 1, y) || here !== this.#at(x, y - 1) || here !== this.#at(x - 1, y - 1)
    );
  }

  #at(x: number, y: number): number {
    const { width, height, cells } = this.#grid;
    return x < 0 || y < 0 || x >= width || y >= height ? beyond : cells[y * width + x]!;
  }
}
