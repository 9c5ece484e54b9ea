/**
 * What the drawings are made from: a sheet's towns, sea points and frame as they stand in the YAML files
 * beside this module. Read here, never computed.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Exception } from "../../src/drawing/sheet/sheet.js";

/** Longitude and latitude in degrees, or x and y on a sheet. */
export type Point = readonly [number, number];

/** A strait that is filled or a dam that is cut, so that what borders on the board borders here too. */
export interface Stroke {
  readonly line: readonly Point[];
  /** In units of the sheet. */
  readonly width: number;
}

export interface Facts {
  readonly extends?: string;
  readonly projection: {
    readonly parallels: Point;
    /** The meridian that runs straight up. */
    readonly meridian: number;
  };
  /** West, south, east and north of the sheet on its middle lines, in degrees. */
  readonly frame: {
    readonly west: Point;
    readonly east: Point;
    readonly north: Point;
    readonly south: Point;
  };
  /** How far areas are evened out: 0 keeps the projection, 1 makes all provinces alike. */
  readonly evenness: number;
  readonly detail: "10m" | "50m";
  readonly land: Readonly<Record<string, readonly Point[]>>;
  readonly sea: Readonly<Record<string, readonly Point[]>>;
  /** Water that becomes land, and land that becomes water. */
  readonly fill: readonly Stroke[];
  readonly cut: readonly Stroke[];
  /** About where fleets stand on split provinces, by the id of the coast. */
  readonly coasts: Readonly<Record<string, Point>>;
  /** Where the drawing differs from the board on purpose. */
  readonly straits: readonly Exception[];
  readonly closed: readonly Exception[];
  readonly rivers: readonly Exception[];
  /** Provinces that are land and sea in one. */
  readonly both: readonly string[];
  readonly canals: Readonly<Record<string, readonly Point[]>>;
  readonly colors: Readonly<Record<string, string>>;
}

const folder = new URL("./", import.meta.url);

/** What most sheets do without. */
const nothing = {
  fill: [],
  cut: [],
  coasts: {},
  straits: [],
  closed: [],
  rivers: [],
  both: [],
  canals: {},
  colors: {},
};

/** The facts of a sheet; one that extends another has its provinces and takes the rest from there. */
export function readFacts(name: string): Facts {
  const own = parse(readFileSync(new URL(`${name}.yaml`, folder), "utf8"));
  const base = own.extends === undefined ? {} : readFacts(own.extends);
  const merged = { ...nothing, ...base, ...own };
  return { ...merged, land: joined(base, own, "land"), sea: joined(base, own, "sea") };
}

/** The points of both files; a province that the second names is its alone, and none without points stays. */
function joined(base: Partial<Facts>, own: Partial<Facts>, key: "land" | "sea"): Facts["land"] {
  const all = Object.entries({ ...base[key], ...own[key] });
  return Object.fromEntries(all.filter(([, points]) => points.length > 0));
}
