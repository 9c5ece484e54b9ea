/** From facts to the finished lines of a sheet: project, warp, paint, tidy, trace, smooth. */
import { landRings } from "./coast.js";
import type { Facts, Point } from "./facts.js";
import { type Area, type Grid, landMask, paintAreas, paintLine, type Ring } from "./grid.js";
import { bent } from "./noise.js";
import { type Line, outlines } from "./outline.js";
import { sheetOf } from "./projection.js";
import { simplified, smoothed } from "./smooth.js";
import { withoutScraps } from "./tidy.js";
import { pushFrom, sizesOf, wishes } from "./warp.js";

/** Everything that the warp moves. */
interface Material extends Lines {
  readonly areas: readonly Area[];
  readonly rings: readonly Ring[];
}

export interface Chart extends Material {
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly lines: readonly Line[];
}

const coarse = 0.5;
const fine = 2;
const rounds = 12;
const haste = 0.3;
const smallestIsland = 14;
/** How far beyond the sheet shores still move with it. */
const margin = 250;

export function chartOf(facts: Facts): Chart {
  const sheet = sheetOf(facts);
  const start = projected(facts, sheet.project);
  const material = warped(facts, start, sheet.width, sheet.height);
  const painted = paint(material, sheet.width, sheet.height, fine);
  const grid = withoutScraps(painted, material.areas, smallestIsland);
  const lines = outlines(grid).map((line) => finished(line, material.areas));
  return { ...material, width: sheet.width, height: sheet.height, grid, lines };
}

function projected(facts: Facts, project: (point: Point) => Point): Material {
  const areas = (list: Facts["land"], isLand: boolean) =>
    Object.entries(list).map(([id, points]) => ({ id, isLand, points: points.map(project) }));
  return {
    areas: [...areas(facts.sea, false), ...areas(facts.land, true)],
    rings: landRings(facts.detail)
      .map((ring) => ring.map(project))
      .filter(isNear),
    ...movedLines(facts, project),
  };
}

/** Provinces have ids in capitals; what has a name in small letters is land or water that nobody enters. */
export function isProvince({ id }: Area): boolean {
  return /^[A-Z]{3}$/.test(id);
}

/** Whether a shore comes near the sheet at all; most of the earth's do not. */
function isNear(ring: Ring): boolean {
  return ring.some(isBeside);
}

function isBeside([x, y]: Point): boolean {
  return x > -margin && x < 1000 + margin && y > -margin && y < 1000 + margin;
}

function warped(facts: Facts, start: Material, width: number, height: number): Material {
  let material = start;
  const sizes = sizesOf(paint(start, width, height, coarse), start.areas.length);
  const wanted = wishes(sizes, start.areas.map(isProvince), facts.evenness);
  for (let round = 0; round < rounds; round++) {
    material = moved(material, pushFrom(paint(material, width, height, coarse), wanted, haste));
  }
  return material;
}

function moved(material: Material, push: (point: Point) => Point): Material {
  const near = (point: Point) => (isBeside(point) ? push(point) : point);
  return {
    areas: material.areas.map((area) => ({ ...area, points: area.points.map(push) })),
    rings: material.rings.map((ring) => ring.map(near)),
    ...movedLines(material, push),
  };
}

type Lines = Pick<Facts, "fill" | "cut" | "coasts" | "canals" | "straits">;

/** The few lines and places that go along with the shores. */
function movedLines(
  { fill, cut, coasts, canals, straits }: Lines,
  move: (point: Point) => Point,
): Lines {
  const moveAll = <T extends { readonly line?: readonly Point[] | undefined }>(
    list: readonly T[],
  ) => list.map((item) => ({ ...item, line: item.line?.map(move) }) as T);
  const each = <T, U>(table: Readonly<Record<string, T>>, change: (value: T) => U) =>
    Object.fromEntries(Object.entries(table).map(([id, value]) => [id, change(value)]));
  return {
    fill: moveAll(fill),
    cut: moveAll(cut),
    straits: moveAll(straits),
    coasts: each(coasts, move),
    canals: each(canals, (line) => line.map(move)),
  };
}

function paint(material: Material, width: number, height: number, fineness: number): Grid {
  const size = {
    width: Math.round(width * fineness),
    height: Math.round(height * fineness),
    fineness,
  };
  const mask = landMask(material.rings, size.width, size.height, fineness);
  for (const stroke of material.fill) paintLine(mask, size, stroke, 1);
  for (const stroke of material.cut) paintLine(mask, size, stroke, 0);
  return paintAreas(mask, size, material.areas, (point, isLand) =>
    isLand ? bent(point, 4, 26) : point,
  );
}

/** The line on the sheet, as calm as its kind allows: shores keep their detail, borders at sea none. */
function finished(line: Line, areas: readonly Area[]): Line {
  const [left, right] = [areas[line.left], areas[line.right]];
  const isShore = left?.isLand !== right?.isLand;
  const spread = isShore ? 2.2 : left?.isLand === true ? 4 : 14;
  const points = smoothed(line.points, spread, line.isClosed).map(
    ([x, y]): Point => [x / fine, y / fine],
  );
  return { ...line, points: simplified(points, isShore ? 0.25 : 0.2) };
}
