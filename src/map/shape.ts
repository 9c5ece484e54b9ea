/**
 * From parsed files of unknown content to `VariantSource`, with a fault for everything that does not
 * have the documented form. Whether the data makes sense is asked in check.ts.
 */
import type { Fault } from "./fault.js";
import { buildRules, iceSeasons, terrains } from "./types.js";
import type {
  CalendarSource,
  CanalSource,
  MapSource,
  NamesSource,
  PowerSource,
  ProvinceSource,
  RailwaySource,
  VariantSource,
} from "./variant.js";

type Report = (fault: Fault) => void;
type Entries = Readonly<Record<string, unknown>>;

/** The variant, complete with defaults for what is missing or malformed, beside the faults found. */
export function shapeVariant(source: unknown): {
  variant: VariantSource;
  faults: readonly Fault[];
} {
  const faults: Fault[] = [];
  const report: Report = (fault) => faults.push(fault);
  const files = record(source, "variant", report);
  rejectUnknown(files, ["map", "names"], "variant", report);
  const variant = { map: mapShape(files.map, report), names: namesShape(files.names, report) };
  return { variant, faults };
}

const featureKeys = ["builds", "conversion", "calendar", "bridges", "railways", "canals"];
const mapKeys = ["name", "title", "victory", "start", "powers", "provinces", ...featureKeys];
const borderKeys = ["army", "fleet", "coasts", "difficult"];
const provinceKeys = [
  "name",
  "english",
  "terrain",
  "center",
  "convoys",
  "ice",
  "uncounted-by",
  ...borderKeys,
];
const powerKeys = ["name", "adjective", "letter", "homes", "centers", "units"];
const namesKeys = ["provinces", "coasts", "powers", "railways", "canals", "ambiguous"];
const railwayKeys = ["name", "powers", "stations"];
const canalKeys = ["name", "keeper", "between"];
const calendarKeys = ["spring", "fall"];

function mapShape(value: unknown, report: Report): MapSource {
  const map = record(value, "map", report);
  rejectUnknown(map, mapKeys, "map", report);
  return {
    name: text(map.name, "map: name", report),
    title: map.title === undefined ? null : text(map.title, "map: title", report),
    victory: whole(map.victory, "map: victory", report),
    start: text(map.start, "map: start", report),
    builds: oneOf(buildRules, map.builds ?? "homes", "map: builds", report),
    conversion: flag(map.conversion, "map: conversion", report),
    calendar: calendarShape(map.calendar ?? {}, "map: calendar", report),
    bridges: recordOf(map.bridges ?? {}, "map: bridges", report, list),
    railways: recordOf(map.railways ?? {}, "map: railways", report, railwayShape),
    canals: recordOf(map.canals ?? {}, "map: canals", report, canalShape),
    provinces: recordOf(map.provinces, "map: provinces", report, provinceShape),
    powers: recordOf(map.powers, "map: powers", report, powerShape),
  };
}

function provinceShape(value: unknown, place: string, report: Report): ProvinceSource {
  const province = record(value, place, report);
  rejectUnknown(province, provinceKeys, place, report);
  return {
    name: text(province.name, `${place}.name`, report),
    english: text(province.english ?? province.name, `${place}.english`, report),
    terrain: oneOf(terrains, province.terrain, `${place}.terrain`, report),
    center: flag(province.center, `${place}.center`, report),
    army: list(province.army, `${place}.army`, report),
    fleet: list(province.fleet, `${place}.fleet`, report),
    coasts: recordOf(province.coasts ?? {}, `${place}.coasts`, report, list),
    difficult: list(province.difficult, `${place}.difficult`, report),
    convoys: flag(province.convoys, `${place}.convoys`, report),
    ice: seasons(province.ice, `${place}.ice`, report),
    uncountedBy: list(province["uncounted-by"], `${place}.uncounted-by`, report),
  };
}

function railwayShape(value: unknown, place: string, report: Report): RailwaySource {
  const railway = record(value, place, report);
  rejectUnknown(railway, railwayKeys, place, report);
  return {
    name: text(railway.name, `${place}.name`, report),
    powers: list(railway.powers, `${place}.powers`, report),
    stations: list(railway.stations, `${place}.stations`, report),
  };
}

function canalShape(value: unknown, place: string, report: Report): CanalSource {
  const canal = record(value, place, report);
  rejectUnknown(canal, canalKeys, place, report);
  return {
    name: text(canal.name, `${place}.name`, report),
    keeper: text(canal.keeper, `${place}.keeper`, report),
    between: list(canal.between, `${place}.between`, report),
  };
}

/** A year has a spring and a fall, unless the file says otherwise. */
function calendarShape(value: unknown, place: string, report: Report): CalendarSource {
  const calendar = record(value, place, report);
  rejectUnknown(calendar, calendarKeys, place, report);
  return {
    spring: whole(calendar.spring ?? 0, `${place}.spring`, report),
    fall: whole(calendar.fall ?? 1, `${place}.fall`, report),
  };
}

function powerShape(value: unknown, place: string, report: Report): PowerSource {
  const power = record(value, place, report);
  rejectUnknown(power, powerKeys, place, report);
  const homes = list(power.homes, `${place}.homes`, report);
  return {
    name: text(power.name, `${place}.name`, report),
    adjective: text(power.adjective, `${place}.adjective`, report),
    letter: text(power.letter, `${place}.letter`, report),
    homes,
    centers: power.centers === undefined ? homes : list(power.centers, `${place}.centers`, report),
    units: list(power.units, `${place}.units`, report),
  };
}

function namesShape(value: unknown, report: Report): NamesSource {
  const names = record(value ?? {}, "names", report);
  rejectUnknown(names, namesKeys, "names", report);
  const lists = (key: string) => recordOf(names[key] ?? {}, `names: ${key}`, report, list);
  return {
    provinces: lists("provinces"),
    coasts: lists("coasts"),
    powers: lists("powers"),
    railways: lists("railways"),
    canals: lists("canals"),
    ambiguous: lists("ambiguous"),
  };
}

function rejectUnknown(value: Entries, known: readonly string[], place: string, report: Report) {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) report({ kind: "unknown-key", place, key });
  }
}

function record(value: unknown, place: string, report: Report): Entries {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Entries;
  }
  report({ kind: "malformed", place, expected: "a table" });
  return {};
}

function recordOf<T>(
  value: unknown,
  place: string,
  report: Report,
  item: (value: unknown, place: string, report: Report) => T,
): Record<string, T> {
  // Without a prototype, so that no id (`constructor`) is found that the file does not have.
  const entries: Record<string, T> = Object.create(null);
  for (const [key, entry] of Object.entries(record(value, place, report))) {
    entries[key] = item(entry, `${place}.${key}`, report);
  }
  return entries;
}

function list(value: unknown, place: string, report: Report): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  report({ kind: "malformed", place, expected: "a list of words" });
  return [];
}

function text(value: unknown, place: string, report: Report): string {
  if (typeof value === "string" && value !== "") return value;
  report({ kind: "malformed", place, expected: "a word" });
  return "";
}

function whole(value: unknown, place: string, report: Report): number {
  if (Number.isSafeInteger(value)) return value as number;
  report({ kind: "malformed", place, expected: "a whole number" });
  return 0;
}

function flag(value: unknown, place: string, report: Report): boolean {
  if (value === undefined || typeof value === "boolean") return value ?? false;
  report({ kind: "malformed", place, expected: "true or false" });
  return false;
}

function oneOf<T extends string>(
  known: readonly T[],
  value: unknown,
  place: string,
  report: Report,
): T {
  const found = known.find((word) => word === value);
  if (found === undefined) report({ kind: "malformed", place, expected: known.join(", ") });
  return found ?? known[0]!;
}

function seasons(value: unknown, place: string, report: Report): ProvinceSource["ice"] {
  return list(value, place, report).map((season) => oneOf(iceSeasons, season, place, report));
}
