/** What an SVG picture shows, read back from its text: so that a test speaks of facts and not of bytes. */

import type { Point } from "../../src/drawing/sheet/geometry.js";
import { isInside } from "../../src/drawing/sheet/geometry.js";
import { outlineOf, shapesOf } from "../../src/drawing/sheet/rings.js";
import type { Sheet } from "../../src/drawing/sheet/sheet.js";

export interface Drawn {
  readonly order: string;
  readonly from: string;
  readonly to: string | undefined;
  readonly outcome: string;
  readonly dashed: boolean;
  /** Bars across a line that led nowhere, and balls at the ends of supports. */
  readonly bars: number;
  readonly balls: number;
  /** The provinces in which the line begins and ends, and those through which it passes. */
  readonly begins: string | undefined;
  readonly ends: string | undefined;
  readonly passes: readonly string[];
  readonly middle: Point | undefined;
}

export interface Facts {
  readonly orders: readonly Drawn[];
  readonly units: readonly { readonly unit: string; readonly letter: string; readonly at: Point }[];
  readonly bursts: number;
  readonly ownedCenters: readonly string[];
  readonly freeCenters: number;
}

export function drawnIn(svg: string, sheet: Sheet): Facts {
  const centers = section(svg, "centers");
  return {
    orders: [...groupsIn(section(svg, "orders")), ...groupsIn(section(svg, "signs"))].map((text) =>
      orderIn(text, sheet),
    ),
    units: unitsIn(section(svg, "units")),
    bursts: count(section(svg, "units"), /class="burst"/g),
    ownedCenters: [...centers.matchAll(/<text[^>]*>([^<]*)</g)].map(([, letter]) => letter!),
    freeCenters: count(centers, /class="free"/g),
  };
}

/** The content of a group with this class, which another group follows. */
function section(svg: string, name: string): string {
  const start = svg.indexOf(`<g class="${name}">`);
  if (start < 0) return "";
  const next = svg
    .slice(start + 1)
    .search(/<g class="(?:orders|labels|units|signs)">|<rect class="frame"/);
  return svg.slice(start, next < 0 ? undefined : start + 1 + next);
}

function groupsIn(text: string): readonly string[] {
  return text.split(/(?=<g data-order=)/).slice(1);
}

function orderIn(text: string, sheet: Sheet): Drawn {
  const line = lineIn(text);
  const passed = [...new Set(line.map((point) => areaAt(sheet, point)))];
  return {
    order: attribute(text, "data-order")!,
    from: attribute(text, "data-from")!,
    to: attribute(text, "data-to"),
    outcome: attribute(text, "data-outcome")!,
    dashed: text.includes("stroke-dasharray"),
    bars: count(text, /class="failed" stroke-width="3"/g),
    balls: count(text, /<circle cx/g),
    begins: passed[0],
    ends: passed.at(-1),
    passes: passed.slice(1, -1).flatMap((area) => area ?? []),
    middle: line[Math.floor(line.length / 2)],
  };
}

/** The points of the first path in a group. */
function lineIn(text: string): readonly Point[] {
  const d = attribute(text.slice(text.indexOf("<path")), "d") ?? "";
  const numbers = [...d.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + numbers[index]!, y + numbers[index + 1]!]);
  }
  return points;
}

/** The province or other area at a point of the sheet. */
export function areaAt(sheet: Sheet, point: Point): string | undefined {
  const shapes = [...shapesOf(sheet)];
  return shapes.find(([, rings]) => isInside(point, rings.map(outlineOf)))?.[0];
}

function unitsIn(text: string): Facts["units"] {
  const pattern =
    /translate\(([-\d.]+) ([-\d.]+)\)"[^>]*>(?:<polygon[^>]*>)?<g[^>]*data-unit="([^"]*)".*?<text[^>]*>([^<]*)</g;
  return [...text.matchAll(pattern)].map(([, x, y, unit, letter]) => ({
    unit: unit!,
    letter: letter!,
    at: [Number(x), Number(y)],
  }));
}

function attribute(text: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1];
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
