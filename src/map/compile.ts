/** Makes the board of a variant that was found sound by `readVariant`. */

import { type Lists, listOf, type Tables } from "./arrays.js";
import type { Board, Power, Province } from "./board.js";
import { layouts } from "./bridges.js";
import { compileTables } from "./compile-tables.js";
import { freeze, iceIn } from "./freeze.js";
import { coastNames, placeNames, powerNames, wayNames } from "./names.js";
import {
  iceSeasons,
  type LocationId,
  type ProvinceId,
  provinceOf,
  type Unit,
  type UnitType,
} from "./types.js";
import type { MapSource, VariantSource } from "./variant.js";

/** The boards that a variant stands for: one for each of its sets of land bridges, the usual first. */
export function compileBoards(variant: VariantSource): readonly Board[] {
  return layouts(variant).map(compileSeasons);
}

function compileSeasons(variant: VariantSource): Board {
  const frozen = new Map<string, Board>();
  const during: Board["during"] = (season) => frozen.get(season) ?? board;
  const board = assemble(variant, [], during);
  for (const season of iceSeasons) {
    const ice = iceIn(variant, season);
    if (ice.length > 0) frozen.set(season, assemble(variant, ice, during));
  }
  return board;
}

/** The board with these provinces frozen. */
function assemble(
  variant: VariantSource,
  ice: readonly ProvinceId[],
  during: Board["during"],
): Board {
  const { map } = freeze(variant, ice);
  const provinces = Object.entries(map.provinces).map(compileProvince(map));
  const powers = Object.entries(map.powers).map(([id, power]): Power => ({ ...power, id }));
  const locations = [
    ...provinces.map(({ id }) => id),
    ...provinces.flatMap(({ coasts }) => coasts),
  ];
  const numbers = new Map(locations.map((id, index) => [id, index]));
  const provinceById = new Map(provinces.map((province) => [province.id, province]));
  const powerById = new Map(powers.map((power) => [power.id, power]));
  const powerNumbers = new Map(powers.map(({ id }, index) => [id, index]));
  const tables = compileTables(map, locations, numbers);
  return {
    name: map.name,
    title: map.title,
    provinces,
    powers,
    locations,
    victoryCenters: map.victory,
    builds: map.builds,
    conversion: map.conversion,
    calendar: map.calendar,
    railways: Object.entries(map.railways).map(([id, railway]) => ({ ...railway, id })),
    canals: Object.entries(map.canals).map(([id, canal]) => ({ ...canal, id })),
    ice,
    during,
    railwayNames: wayNames(map.railways, variant.names.railways),
    canalNames: wayNames(map.canals, variant.names.canals),
    names: placeNames(variant),
    powerNames: powerNames(variant),
    coastNames: coastNames(variant.names),
    tables,
    start: startOf(map),
    province: (id) => provinceById.get(id) ?? provinceById.get(provinceOf(id)),
    power: (id) => powerById.get(id),
    powerNumber: (id) => powerNumbers.get(id) ?? -1,
    locationNumber: (id) => numbers.get(id) ?? -1,
    neighbours: (type, from) => {
      const number = numbers.get(from);
      return number === undefined ? [] : idsOf(locations, neighbourLists(tables, type), number);
    },
    canStand: (type, at) => canStand(provinceById.get(provinceOf(at)), type, at),
  };
}

function compileProvince(map: MapSource) {
  return ([id, source]: [ProvinceId, MapSource["provinces"][string]]): Province => ({
    id,
    name: source.name,
    english: source.english,
    terrain: source.terrain,
    isCenter: source.center,
    coasts: Object.keys(map.provinces[id]!.coasts).map((coast) => `${id}/${coast}`),
    uncountedBy: source.uncountedBy,
  });
}

function startOf(map: MapSource): Board["start"] {
  const powers = Object.entries(map.powers);
  return {
    phase: map.start,
    units: powers.flatMap(([power, { units }]) =>
      units.map((unit) => ({ power, ...readUnit(unit) })),
    ),
    owners: Object.fromEntries(
      powers.flatMap(([power, { centers }]) => centers.map((center) => [center, power])),
    ),
  };
}

function readUnit(text: string): Unit {
  return { type: text.slice(0, 1) as UnitType, at: text.slice(2) };
}

function canStand(province: Province | undefined, type: UnitType, at: LocationId): boolean {
  if (province === undefined) return false;
  if (type === "A") return province.terrain !== "sea" && at === province.id;
  if (province.terrain === "inland") return false;
  return province.coasts.length === 0 ? at === province.id : province.coasts.includes(at);
}

function neighbourLists(tables: Tables, type: UnitType): Lists {
  return type === "A" ? tables.armyNeighbours : tables.fleetNeighbours;
}

function idsOf(locations: readonly LocationId[], lists: Lists, number: number): LocationId[] {
  return listOf(lists, number).map((at) => locations[at]!);
}
