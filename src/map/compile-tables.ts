/** The numbers of a board: borders and waters as flat arrays. */
import { assert } from "../util/index.js";
import { CANAL, DIFFICULT, OPEN, packLists, type Tables } from "./arrays.js";
import { type LocationId, provinceOf } from "./types.js";
import type { MapSource } from "./variant.js";

/** The tables of a map whose locations are numbered in this order. */
export function compileTables(
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
  const roads = locations.map((_, at) => (provinces[at]?.army ?? []).map(number));
  const passes = locations.map((_, at) => (provinces[at]?.difficult ?? []).map(number));
  const bySea = locations.map((id) => fleetBorders(map, id).map(number));
  const byProvince = bySea.map((to) => [...new Set(to.map((at) => home[at]!))]);
  const convoys = Uint8Array.from(provinces, ({ terrain, convoys }) =>
    Number(terrain === "sea" || convoys),
  );
  const canals = Object.values(map.canals).map(({ keeper, between }) => ({
    keeper: number(keeper),
    between: between.map(number),
  }));
  const powers = Object.keys(map.powers);
  return {
    provinceCount: provinces.length,
    locationCount: size,
    provinceOf: home,
    fleetSteps: withCanals(size, matrix(size, bySea), canals),
    fleetTouches: matrix(size, byProvince),
    armySteps: withPasses(size, matrix(size, roads), passes),
    armyNeighbours: packLists(roads.map((to, at) => [...to, ...passes[at]!])),
    fleetNeighbours: packLists(bySea),
    waters: packLists(provinces.map((_, at) => watersOf(at, home, byProvince, convoys))),
    convoys,
    shores: Uint8Array.from(provinces, ({ terrain }) => Number(terrain === "coastal")),
    centers: Uint8Array.from(provinces, ({ center }) => Number(center)),
    railways: Object.values(map.railways).map((railway) => ({
      powers: railway.powers.map((power) => powers.indexOf(power)),
      stations: railway.stations.map(number),
    })),
    canals,
  };
}

function withPasses(
  size: number,
  steps: Uint8Array,
  passes: readonly (readonly number[])[],
): Uint8Array {
  for (const [from, list] of passes.entries()) {
    for (const to of list) steps[from * size + to] = DIFFICULT;
  }
  return steps;
}

function withCanals(size: number, steps: Uint8Array, canals: Tables["canals"]): Uint8Array {
  for (const { between } of canals) {
    const [first, other] = [between[0]!, between[1]!];
    steps[first * size + other] = CANAL;
    steps[other * size + first] = CANAL;
  }
  return steps;
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
  for (const [from, list] of lists.entries()) for (const to of list) cells[from * size + to] = OPEN;
  return cells;
}
