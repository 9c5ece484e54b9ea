/** Makes the board of a variant that was found sound by `readVariant`. */
import { assert } from "../util/index.js";
import type { Board, Power, Province } from "./board.js";
import { coastNames, placeNames, powerNames } from "./names.js";
import { type Lists, listOf, packLists, type Tables } from "./tables.js";
import { type LocationId, type ProvinceId, provinceOf, type Unit, type UnitType } from "./types.js";
import type { MapSource, VariantSource } from "./variant.js";

/** The compiled board. Where the variant was not checked, dangling borders throw. */
export function compileBoard(variant: VariantSource): Board {
  const { map } = variant;
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
    provinces,
    powers,
    locations,
    victoryCenters: map.victory,
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
    terrain: source.terrain,
    isCenter: source.center,
    coasts: Object.keys(map.provinces[id]!.coasts).map((coast) => `${id}/${coast}`),
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

function compileTables(
  map: MapSource,
  locations: readonly LocationId[],
  numbers: ReadonlyMap<LocationId, number>,
): Tables {
  const number = (id: LocationId): number => {
    const found = numbers.get(id);
    assert(found !== undefined, `The map has a border with ${id}, which does not exist.`);
    return found;
  };
  const provinces = Object.values(map.provinces);
  const size = locations.length;
  const home = Uint16Array.from(locations, (id) => number(provinceOf(id)));
  const byLand = locations.map((_, at) => (provinces[at]?.army ?? []).map(number));
  const bySea = locations.map((id) => fleetBorders(map, id).map(number));
  const byProvince = bySea.map((to) => [...new Set(to.map((at) => home[at]!))]);
  const convoys = Uint8Array.from(provinces, ({ terrain }) => Number(terrain === "sea"));
  return {
    provinceCount: provinces.length,
    locationCount: size,
    provinceOf: home,
    fleetSteps: matrix(size, bySea),
    fleetTouches: matrix(size, byProvince),
    armySteps: matrix(size, byLand),
    armyNeighbours: packLists(byLand),
    fleetNeighbours: packLists(bySea),
    waters: packLists(provinces.map((_, at) => watersOf(at, home, byProvince, convoys))),
    convoys,
    shores: Uint8Array.from(provinces, ({ terrain }) => Number(terrain === "coastal")),
    centers: Uint8Array.from(provinces, ({ center }) => Number(center)),
  };
}

function fleetBorders(map: MapSource, id: LocationId): readonly LocationId[] {
  const { fleet, coasts } = map.provinces[provinceOf(id)]!;
  return id.includes("/") ? (coasts[id.slice(id.indexOf("/") + 1)] ?? []) : fleet;
}

/** The waters around a province, from any of its coasts. */
function watersOf(
  province: number,
  home: Uint16Array,
  borders: readonly (readonly number[])[],
  convoys: Uint8Array,
): number[] {
  const around = borders.filter((_, location) => home[location] === province).flat();
  return [...new Set(around)].filter((water) => convoys[water] === 1);
}

function matrix(size: number, lists: readonly (readonly number[])[]): Uint8Array {
  const cells = new Uint8Array(size * size);
  for (const [from, list] of lists.entries()) for (const to of list) cells[from * size + to] = 1;
  return cells;
}

function neighbourLists(tables: Tables, type: UnitType): Lists {
  return type === "A" ? tables.armyNeighbours : tables.fleetNeighbours;
}

function idsOf(locations: readonly LocationId[], lists: Lists, number: number): LocationId[] {
  return listOf(lists, number).map((at) => locations[at]!);
}
