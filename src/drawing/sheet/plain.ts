/**
 * A plain sheet from one point for each province: disks, and a dotted line for each border. For a keeper's own
 * variant, until somebody draws it.
 */
import {
  type Board,
  coastOf,
  type Province,
  type ProvinceId,
  provinceOf,
} from "../../map/index.js";
import { distance, type Line, type Point } from "./geometry.js";
import {
  type AreaId,
  type Border,
  beyond,
  type Exception,
  type Places,
  type Sheet,
} from "./sheet.js";

const width = 1000;
const margin = 60;
const largest = 34;
/** What lies between the disks. */
const ground: AreaId = "ground";
const corners = 36;

type Points = Readonly<Record<ProvinceId, Point>>;

export function plainSheet(board: Board, points: Points): Sheet {
  const fitted = scaled(points);
  const height = Math.max(0, ...Object.values(fitted).map(([, y]) => y)) + margin;
  const radius = radiusFor(Object.values(fitted));
  const drawn = board.provinces.filter(({ id }) => fitted[id] !== undefined);
  const disks = drawn.map(({ id }) => diskAround(id, fitted[id]!, radius));
  return {
    width,
    height,
    borders: [...frame(height), ...disks],
    places: Object.fromEntries(
      drawn.map((province) => [province.id, placesIn(province, fitted[province.id]!, radius)]),
    ),
    water: [],
    straits: linksOf(board, fitted, radius),
    closed: [],
    rivers: [],
    canals: {},
    colors: {},
  };
}

/** The points in their own proportions, as wide as the sheet. */
function scaled(points: Points): Points {
  const [xs, ys] = [Object.values(points).map(([x]) => x), Object.values(points).map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (width - 2 * margin) / (Math.max(...xs) - left || 1);
  const place = ([x, y]: Point): Point => [
    Math.round((x - left) * scale) + margin,
    Math.round((y - top) * scale) + margin,
  ];
  return Object.fromEntries(Object.entries(points).map(([id, point]) => [id, place(point)]));
}

/** So large that no two disks touch. */
function radiusFor(points: readonly Point[]): number {
  const gaps = points.flatMap((point, index) =>
    points.slice(index + 1).map((other) => distance(point, other)),
  );
  return Math.min(largest, ...gaps.map((gap) => gap * 0.45));
}

function diskAround(id: ProvinceId, [x, y]: Point, radius: number): Border {
  const points = Array.from({ length: corners + 1 }, (_, index): Point => {
    const angle = (2 * Math.PI * (index % corners)) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return { left: ground, right: id, points };
}

function frame(height: number): readonly Border[] {
  const points: Line = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  return [{ left: beyond, right: ground, points }];
}

function placesIn({ isCenter, coasts }: Province, [x, y]: Point, radius: number): Places {
  const at = (across: number, down: number): Point => [x + across * radius, y + down * radius];
  const shores = coasts.map((coast, index) => [
    coastOf(coast)!,
    at(index === 0 ? -0.4 : 0.4, -0.3),
  ]);
  return {
    unit: at(0, -0.35),
    label: at(0, 0.66),
    dislodged: at(0.62, -0.35),
    ...(isCenter ? { center: at(-0.72, 0.12) } : {}),
    ...(shores.length > 0 ? { coasts: Object.fromEntries(shores) } : {}),
  };
}

/** A line for every pair of provinces that a unit passes. */
function linksOf(board: Board, points: Points, radius: number): readonly Exception[] {
  const links = new Map<string, Exception>();
  for (const from of board.locations) {
    for (const to of [...board.neighbours("A", from), ...board.neighbours("F", from)]) {
      const [a, b] = [provinceOf(from), provinceOf(to)].sort() as [ProvinceId, ProvinceId];
      const line = points[a] && points[b] ? between(points[a], points[b], radius) : undefined;
      links.set(`${a} ${b}`, { between: [a, b], why: "Every border is a line here.", line });
    }
  }
  return [...links.values()];
}

/** From the edge of one disk to the edge of the other. */
function between(a: Point, b: Point, radius: number): Line {
  const share = radius / distance(a, b);
  const toward = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [toward(a, b), toward(b, a)];
}
