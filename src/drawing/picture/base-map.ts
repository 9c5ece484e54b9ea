/**
 * The base map: what every picture of a sheet has, whatever stands on it. Shapes are put together, and written as
 * paths, once for all pictures, since this is most of the work.
 */
import type { Board, ProvinceId } from "../../map/index.js";
import { isInside, type Line, type Point, thinned } from "../sheet/geometry.js";
import { outlineOf, shapesOf } from "../sheet/rings.js";
import { type AreaId, type Border, beyond, type Places, type Sheet } from "../sheet/sheet.js";
import { pathOf, through } from "./path.js";
import { element } from "./svg.js";

export interface BaseMap {
  readonly board: Board;
  readonly sheet: Sheet;
  readonly isSea: (area: AreaId) => boolean;
  /** Each area as the `d` of a path. */
  readonly areas: ReadonlyMap<AreaId, string>;
  /** Below the land, and above it. */
  readonly lines: { readonly below: string; readonly above: string };
  /** Where the name of each province can stand: where the sheet has it, else beside the unit. */
  readonly spots: ReadonlyMap<ProvinceId, readonly Point[]>;
}

/** Makes the base map of a sheet. */
export function baseMapOf(board: Board, sheet: Sheet): BaseMap {
  const isSea = (area: AreaId) =>
    board.province(area)?.terrain === "sea" || sheet.water.includes(area);
  const outlines = new Map(
    [...shapesOf(sheet)].map(([area, rings]) => [area, rings.map(outlineOf)]),
  );
  const lines = (kind: BorderKind) => oneStroke(bordersOf(sheet, isSea, kind), kind);
  // Wide strokes are slow to draw: half as many points, and a path for each, take half the time, and nobody sees it.
  const glow = bordersOf(sheet, isSea, "shore").map((line) => stroke(thinned(line), "glow"));
  return {
    board,
    sheet,
    isSea,
    areas: new Map([...outlines].map(([area, rings]) => [area, shape(rings)])),
    lines: {
      below: lines("depth") + glow.join(""),
      above: lines("border") + lines("shore") + ways(sheet, board),
    },
    spots: new Map(
      Object.entries(sheet.places).map(([id, places]) => [id, spots(places, outlines.get(id))]),
    ),
  };
}

function shape(rings: readonly Line[]): string {
  return rings.map((ring) => pathOf(ring, true)).join("");
}

type BorderKind = "depth" | "shore" | "border";

function bordersOf(sheet: Sheet, isSea: BaseMap["isSea"], kind: BorderKind): readonly Line[] {
  return sheet.borders
    .filter((border) => kindOf(border, isSea) === kind)
    .map(({ points }) => points);
}

function oneStroke(lines: readonly Line[], className: string): string {
  if (lines.length === 0) return "";
  return element("path", {
    d: lines.map((line) => pathOf(line, false)).join(""),
    class: className,
  });
}

function kindOf({ left, right }: Border, isSea: BaseMap["isSea"]): BorderKind | null {
  if (left === beyond || right === beyond) return null;
  if (isSea(left) !== isSea(right)) return "shore";
  return isSea(left) ? "depth" : "border";
}

/** Ways beside the borders: dotted across straits, blue on rivers and canals, with ties on railways. */
function ways(sheet: Sheet, board: Board): string {
  const pairs = new Set(sheet.rivers.flatMap(({ between: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]));
  const rivers = sheet.borders.filter(({ left, right }) => pairs.has(`${left} ${right}`));
  const straits = sheet.straits.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const rails = board.railways.map(({ stations }) =>
    through(
      stations.flatMap((station) => (sheet.places[station] ? [sheet.places[station].unit] : [])),
    ),
  );
  return [
    ...rivers.map(({ points }) => stroke(points, "river")),
    ...Object.values(sheet.canals).map((line) => stroke(line, "canal")),
    ...straits.map((line) => stroke(line, "strait")),
    ...rails.flatMap((line) => [stroke(line, "ties"), stroke(line, "rail")]),
  ].join("");
}

function stroke(line: Line, className: string): string {
  return element("path", { d: pathOf(line, false), class: className });
}

/** Around the unit, but within the province. */
function spots({ label, unit: [x, y] }: Places, rings: readonly Line[] = []): readonly Point[] {
  const beside: readonly Point[] = [
    [x, y],
    [x, y + 18],
    [x, y - 18],
    [x + 24, y],
    [x - 24, y],
    [x + 20, y + 14],
    [x - 20, y + 14],
    [x + 20, y - 14],
    [x - 20, y - 14],
  ];
  return [label, ...beside.filter((point) => isInside(point, rings))];
}
