/**
 * A sheet as a grid of fine cells, each with the number of the area that it belongs to. Areas are provinces,
 * then the land and water that are none.
 */
import { Delaunay } from "d3-delaunay";
import type { Point, Stroke } from "./facts.js";

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Cells per unit of the sheet. */
  readonly fineness: number;
  readonly cells: Int16Array;
}

export interface Area {
  readonly id: string;
  readonly isLand: boolean;
  /** On the sheet. */
  readonly points: readonly Point[];
}

export type Ring = readonly Point[];

/** 1 where land is: even-odd filling of rings on the sheet, row by row through the middle of the cells. */
export function landMask(
  rings: readonly Ring[],
  width: number,
  height: number,
  fineness: number,
): Uint8Array {
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings) {
    for (let i = 0, last = ring.length - 1; i < ring.length; last = i++) {
      addCrossings(crossings, ring[last]!, ring[i]!, fineness);
    }
  }
  const mask = new Uint8Array(width * height);
  crossings.forEach((row, y) => {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const from = clamp(Math.ceil(row[i]! - 0.5), width);
      mask.fill(1, y * width + from, y * width + clamp(Math.ceil(row[i + 1]! - 0.5), width));
    }
  });
  return mask;
}

function clamp(x: number, width: number): number {
  return Math.max(0, Math.min(width, x));
}

function addCrossings(crossings: number[][], a: Point, b: Point, fineness: number): void {
  const [ax, ay, bx, by] = [a[0] * fineness, a[1] * fineness, b[0] * fineness, b[1] * fineness];
  const from = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
  const to = Math.min(crossings.length, Math.ceil(Math.max(ay, by) - 0.5));
  for (let y = from; y < to; y++) {
    crossings[y]!.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
  }
}

/** Paints a broad line into the mask: a strait that is filled, or a cut through land. */
export function paintLine(
  mask: Uint8Array,
  size: { width: number; height: number; fineness: number },
  { line, width }: Stroke,
  value: 0 | 1,
): void {
  const radius = (width * size.fineness) / 2;
  for (const [x, y] of dense(line.map(([x, y]) => [x * size.fineness, y * size.fineness]))) {
    for (let row = Math.floor(y - radius); row <= y + radius; row++) {
      for (let column = Math.floor(x - radius); column <= x + radius; column++) {
        const inside = (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2 <= radius ** 2;
        const within = row >= 0 && row < size.height && column >= 0 && column < size.width;
        if (inside && within) mask[row * size.width + column] = value;
      }
    }
  }
}

/** The line with a point at least every cell. */
function dense(line: readonly Point[]): readonly Point[] {
  return line.flatMap((end, index) => {
    const start = line[Math.max(0, index - 1)]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1])));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    });
  });
}

/**
 * Gives each cell to the area with the nearest point of its kind: the Voronoi cells, as they fall on the
 * grid. `bend` moves where a cell asks from, so that borders on land are no straight lines.
 */
export function paintAreas(
  mask: Uint8Array,
  size: { width: number; height: number; fineness: number },
  areas: readonly Area[],
  bend: (point: Point, isLand: boolean) => Point,
): Grid {
  const nearest = [finder(areas, false), finder(areas, true)] as const;
  const cells = new Int16Array(mask.length);
  for (let y = 0, cell = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, cell++) {
      const isLand = mask[cell] === 1;
      const at = bend([(x + 0.5) / size.fineness, (y + 0.5) / size.fineness], isLand);
      cells[cell] = nearest[isLand ? 1 : 0](at);
    }
  }
  return { ...size, cells };
}

function finder(areas: readonly Area[], isLand: boolean): (point: Point) => number {
  const owned = areas.flatMap((area, index) =>
    area.isLand === isLand ? area.points.map((point) => ({ index, point })) : [],
  );
  const delaunay = Delaunay.from(owned.map(({ point }) => point as [number, number]));
  let last = 0;
  return ([x, y]) => {
    last = delaunay.find(x, y, last);
    return owned[last]!.index;
  };
}
