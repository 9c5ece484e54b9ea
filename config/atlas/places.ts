/**
 * Where the signs of a province stand: the unit with its label where there is most room, then the supply
 * center close to its town, then the dislodged unit.
 */
import type { Point } from "./facts.js";
import type { Grid } from "./grid.js";

export interface Spots {
  readonly unit: Point;
  readonly label: Point;
  readonly center: Point;
  readonly dislodged: Point;
}

/** The sizes of signs, in units of the sheet: radii, and half the width and height of a label. */
export const sizes = { unit: 10, center: 5, dislodged: 11, label: [11.5, 4.5] as const };

/** Label positions around a unit, the usual one first: below it. The last are for where there is no room. */
const besides: readonly Point[] = [
  [0, 19],
  [0, -19],
  [26, 0],
  [-26, 0],
  [0, 14],
  [0, -14],
  [17, 0],
  [-17, 0],
  [0, 8],
  [8, 0],
];

/** The land and water around an area, as it matters for signs. */
export interface Ground {
  /** Every few units, the points inside the area. */
  readonly points: readonly Point[];
  /** How far from the area's edge; negative outside. */
  depthAt(point: Point): number;
}

export function groundOf(grid: Grid, depth: Float32Array, area: number): Ground {
  const { width, height, cells, fineness } = grid;
  const every = Math.round(fineness * 1.5);
  const points: Point[] = [];
  for (let row = 0; row < height; row += every) {
    for (let column = 0; column < width; column += every) {
      if (cells[row * width + column] === area) points.push([column / fineness, row / fineness]);
    }
  }
  return {
    points,
    depthAt([x, y]) {
      const [column, row] = [Math.floor(x * fineness), Math.floor(y * fineness)];
      if (column < 0 || row < 0 || column >= width || row >= height) return -20;
      const cell = row * width + column;
      return cells[cell] === area ? depth[cell]! : -5;
    },
  };
}

export function spotsOf(ground: Ground, town: Point): Spots {
  const { unit, label } = blockOf(ground);
  const center = best(ground.points, (point) => {
    const room = Math.min(
      ground.depthAt(point) - sizes.center,
      between(point, unit) - sizes.unit - sizes.center,
      fromLabel(point, label) - sizes.center,
    );
    return Math.min(room, 1.5) * 100 - between(point, town);
  });
  const dislodged = best(ground.points, (point) => {
    const room = Math.min(
      ground.depthAt(point) - sizes.dislodged,
      between(point, unit) - sizes.unit - sizes.dislodged,
    );
    const clear = Math.min(fromLabel(point, label), between(point, center)) - sizes.dislodged;
    return Math.min(room, 1) * 100 + Math.min(clear, 1) * 15 - between(point, unit);
  });
  return { unit, label, center, dislodged };
}

/** The unit and its label together: deep inside, and not far from the middle where there is room enough. */
function blockOf(ground: Ground): { readonly unit: Point; readonly label: Point } {
  const middle = mean(ground.points);
  const options = besides.flatMap((offset, order) =>
    ground.points.map((unit) => {
      const label: Point = [unit[0] + offset[0], unit[1] + offset[1]];
      const isOutside = ground.depthAt(label) < 3.5 || ground.depthAt(unit) < 3.5;
      const room = isOutside
        ? -100
        : Math.min(ground.depthAt(unit) - sizes.unit, labelRoom(ground, label));
      return {
        unit,
        label,
        score: Math.min(room, 9) * 10 - order * 12 - between(unit, middle) * 0.25,
      };
    }),
  );
  return options.reduce((a, b) => (b.score > a.score ? b : a));
}

/** How far a label's box stays from the area's edge. */
function labelRoom(ground: Ground, [x, y]: Point): number {
  const [width, height] = sizes.label;
  const corners = [-1, -0.5, 0, 0.5, 1].flatMap((along) =>
    [-1, 1].map((across) => ground.depthAt([x + along * width, y + across * height])),
  );
  return Math.min(...corners);
}

function fromLabel([x, y]: Point, [labelX, labelY]: Point): number {
  const [width, height] = sizes.label;
  return Math.hypot(
    Math.max(0, Math.abs(x - labelX) - width),
    Math.max(0, Math.abs(y - labelY) - height),
  );
}

function best(points: readonly Point[], score: (point: Point) => number): Point {
  let [found, highest] = [points[0]!, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    const here = score(point);
    if (here > highest) [found, highest] = [point, here];
  }
  return found;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]] as Point, [
    0, 0,
  ] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

function between([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The nearest point to a wish where a unit has room beside the center: for fleets on split coasts. */
export function nearShore(ground: Ground, wish: Point, center: Point): Point {
  const apart = sizes.unit + sizes.center;
  return best(ground.points, (point) => {
    const room = Math.min(ground.depthAt(point) - 9, between(point, center) - apart, 0);
    return room * 20 - between(point, wish);
  });
}
