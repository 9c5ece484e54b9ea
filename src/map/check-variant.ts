/**
 * The checker of variants: everything that would make a board lie. It finds all faults, not the first,
 * and never throws, whatever the files contain.
 */
import { featureFaults } from "./check-features.js";
import { collisions, nameFaults } from "./check-names.js";
import type { Fault } from "./fault.js";
import { shapeVariant } from "./shape.js";
import { coastOf, provinceOf, type UnitType } from "./types.js";
import type { MapSource, ProvinceSource, VariantSource } from "./variant.js";

/** A variant that can be compiled, or why not. */
type VariantReading =
  | { readonly kind: "variant"; readonly variant: VariantSource }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/** Reads the parsed contents of a variant's files: `{ map, names }`. */
export function readVariant(source: unknown): VariantReading {
  const { variant, faults } = shapeVariant(source);
  if (faults.length > 0) return { kind: "faulty", faults };
  const senseless = [
    ...sizeFaults(variant.map),
    ...provinceFaults(variant.map),
    ...powerFaults(variant.map),
    ...gameFaults(variant.map),
    ...nameFaults(variant),
    ...featureFaults(variant),
  ];
  return senseless.length > 0
    ? { kind: "faulty", faults: senseless }
    : { kind: "variant", variant };
}

/** Every fault of a variant; none means that `compileBoards` makes a sound board of it. */
export function checkVariant(source: unknown): readonly Fault[] {
  const reading = readVariant(source);
  return reading.kind === "faulty" ? reading.faults : [];
}

/** Far more than any map has; the rules keep room for them, and for the legs of trains between them. */
const mostProvinces = 2_000;
/** Tables have a cell for every two places. */
const mostCoasts = 500;
/** Each is a board of its own. */
const mostBridgeSets = 20;

function sizeFaults({ provinces, bridges }: MapSource): Fault[] {
  const coasts = Object.values(provinces).flatMap((province) => Object.keys(province.coasts));
  return [
    ...tooMany("map: provinces", Object.keys(provinces).length, mostProvinces, "provinces"),
    ...tooMany("map: provinces", coasts.length, mostCoasts, "coasts"),
    ...tooMany("map: bridges", Object.keys(bridges).length, mostBridgeSets, "sets of bridges"),
  ];
}

function tooMany(where: string, count: number, most: number, what: string): Fault[] {
  const expected = `at most ${most} ${what}`;
  return count > most ? [{ kind: "malformed", place: where, expected }] : [];
}

function provinceFaults(map: MapSource): Fault[] {
  return Object.entries(map.provinces).flatMap(([id, province]) => [
    ...idFaults(id, province),
    ...province.army.flatMap((to) => armyBorderFaults(map, "army", id, to)),
    ...province.difficult.flatMap((to) => armyBorderFaults(map, "difficult", id, to)),
    ...fleetLists(id, province).flatMap(([from, borders]) =>
      borders.flatMap((to) => fleetBorderFaults(map, from, to)),
    ),
    ...ownTerrainFaults(id, province),
    ...ownBorders(id, province),
    ...repetitions(place(id, "army"), [...province.army, ...province.difficult]),
    ...fleetLists(id, province).flatMap(([from, to]) => repetitions(place(from, "fleet"), to)),
  ]);
}

function idFaults(id: string, province: ProvinceSource): Fault[] {
  const coasts = Object.keys(province.coasts);
  const wrong = [
    ...(/^[A-Z]{3}$/.test(id) ? [] : [id]),
    ...coasts.filter((coast) => !/^[A-Z]{2}$/.test(coast)),
  ];
  return wrong.map((wrongId) => ({ kind: "bad-id", place: place(id), id: wrongId }));
}

/** The fleets' borders of a province by location: one list, or one for each coast. */
function fleetLists(id: string, province: ProvinceSource): [string, readonly string[]][] {
  const coasts = Object.entries(province.coasts);
  if (coasts.length === 0) return [[id, province.fleet]];
  return coasts.map(([coast, borders]) => [`${id}/${coast}`, borders]);
}

function armyBorderFaults(
  map: MapSource,
  list: "army" | "difficult",
  from: string,
  to: string,
): Fault[] {
  const other = map.provinces[to];
  const here = place(from, list);
  if (other === undefined) return [{ kind: "dangling", place: here, id: to }];
  if (other.terrain === "sea") return [{ kind: "wrong-terrain", place: here, unit: "A", to }];
  return other[list].includes(from) ? [] : [{ kind: "one-way", place: here, unit: "A", from, to }];
}

function fleetBorderFaults(map: MapSource, from: string, to: string): Fault[] {
  const here = place(from, "fleet");
  const other = map.provinces[provinceOf(to)];
  if (other === undefined) return [{ kind: "dangling", place: here, id: to }];
  if (other.terrain === "inland") return [{ kind: "wrong-terrain", place: here, unit: "F", to }];
  const lists = new Map(fleetLists(provinceOf(to), other));
  const coasts = Object.keys(other.coasts).map((coast) => `${to}/${coast}`);
  if (coastOf(to) === null && coasts.length > 0) {
    return [{ kind: "coastless", place: here, to, coasts }];
  }
  const back = lists.get(to);
  if (back === undefined) return [{ kind: "dangling", place: here, id: to }];
  return back.includes(from) ? [] : [{ kind: "one-way", place: here, unit: "F", from, to }];
}

function ownTerrainFaults(id: string, province: ProvinceSource): Fault[] {
  const wrong = (unit: UnitType, key: string): Fault[] => [
    { kind: "wrong-terrain", place: place(id, key), unit, to: id },
  ];
  const split = Object.keys(province.coasts).length > 0;
  const hasFleet = province.fleet.length > 0 || split;
  const hasArmy = province.army.length > 0 || province.difficult.length > 0;
  return [
    ...(province.terrain === "sea" && hasArmy ? wrong("A", "army") : []),
    ...(province.terrain === "inland" && hasFleet ? wrong("F", "fleet") : []),
    ...(split && province.fleet.length > 0 ? wrong("F", "fleet") : []),
    ...(hasFleet || hasArmy ? [] : [{ kind: "isolated" as const, place: place(id) }]),
  ];
}

function ownBorders(id: string, province: ProvinceSource): Fault[] {
  const lists: [string, readonly string[]][] = [
    [place(id, "army"), [...province.army, ...province.difficult]],
    ...fleetLists(id, province).map(([from, to]): [string, readonly string[]] => [
      place(from, "fleet"),
      to,
    ]),
  ];
  return lists.flatMap(([where, borders]) =>
    borders
      .filter((to) => provinceOf(to) === id)
      .map((): Fault => ({ kind: "own-border", place: where, id })),
  );
}

/** SIGNON Fparis: one sign stands for a power, and M for the GM. */
function letterFaults([id, { letter }]: readonly [string, { readonly letter: string }]): Fault[] {
  const isGood = /^[A-Z0-9]$/i.test(letter) && letter.toUpperCase() !== "M";
  const expected = "one letter or digit, and not M, which stands for the GM";
  return isGood ? [] : [{ kind: "malformed", place: `map: powers.${id}.letter`, expected }];
}

function powerFaults(map: MapSource): Fault[] {
  const powers = Object.entries(map.powers);
  const units = powers.flatMap(([id, power]) =>
    power.units.map((unit) => ({ unit, place: `map: powers.${id}.units` })),
  );
  return [
    ...powers.flatMap(([id, power]) =>
      [...new Set([...power.homes, ...power.centers])].flatMap((home) => homeFaults(map, id, home)),
    ),
    ...ownerFaults(map),
    ...units.flatMap((placed) => unitFaults(map, placed.place, placed.unit)),
    ...crowdFaults(units),
    ...collisions(
      "map: powers",
      powers.map(([id, power]) => [power.letter.toUpperCase(), id]),
    ),
    ...powers.flatMap(letterFaults),
    ...powers.filter(([id]) => !/^[A-Z]+(?: [A-Z]+)*$/.test(id)).map(([id]) => badId(id)),
  ];
}

function badId(id: string): Fault {
  return { kind: "bad-id", place: `map: powers.${id}`, id };
}

function homeFaults(map: MapSource, power: string, home: string): Fault[] {
  const here = `map: powers.${power}.homes`;
  const province = map.provinces[home];
  if (province === undefined) return [{ kind: "dangling", place: here, id: home }];
  return province.center ? [] : [{ kind: "not-a-center", place: here, province: home }];
}

function ownerFaults(map: MapSource): Fault[] {
  const centers = Object.values(map.powers).flatMap((power) => power.centers);
  return repeated(centers).map((province) => ({
    kind: "two-owners",
    place: "map: powers",
    province,
  }));
}

function unitFaults(map: MapSource, where: string, unit: string): Fault[] {
  const bad: Fault[] = [{ kind: "bad-unit", place: where, unit }];
  const match = /^([AF]) ([A-Z]{3})(?:\/([A-Z]{2}))?$/.exec(unit);
  const province = match === null ? undefined : map.provinces[match[2]!];
  if (match === null || province === undefined) return bad;
  const coasts = Object.keys(province.coasts);
  if (match[1] === "A") return province.terrain !== "sea" && match[3] === undefined ? [] : bad;
  if (province.terrain === "inland") return bad;
  return (match[3] === undefined ? coasts.length === 0 : coasts.includes(match[3])) ? [] : bad;
}

function crowdFaults(units: readonly { unit: string; place: string }[]): Fault[] {
  const taken = new Set<string>();
  return units.flatMap(({ unit, place }): Fault[] => {
    const province = provinceOf(unit.slice(2));
    if (!taken.has(province)) {
      taken.add(province);
      return [];
    }
    return [{ kind: "two-units", place, province }];
  });
}

function gameFaults(map: MapSource): Fault[] {
  const centers = Object.values(map.provinces).filter((province) => province.center).length;
  const faults: Fault[] = [];
  // Players write it in a CREATE, and files are called by it.
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(map.name)) {
    const expected = "small letters, digits and hyphens";
    faults.push({ kind: "malformed", place: "map: name", expected });
  }
  // Years have four digits, in the thousandth year of a game too.
  if (!/^([SF]\d{1,4}M|W\d{1,4}A)$/.test(map.start) || /9\d{3}/.test(map.start)) {
    faults.push({ kind: "bad-phase", place: "map: start", phase: map.start });
  }
  if (map.victory < 1 || map.victory > centers) {
    faults.push({ kind: "bad-victory", place: "map: victory", victory: map.victory, centers });
  } else if (Object.values(map.powers).some((power) => power.centers.length >= map.victory)) {
    const expected = "more centers than a power begins with";
    faults.push({ kind: "malformed", place: "map: victory", expected });
  }
  return faults;
}

function repetitions(where: string, ids: readonly string[]): Fault[] {
  return repeated(ids).map((id) => ({ kind: "repeated", place: where, id }));
}

function repeated(ids: readonly string[]): string[] {
  const first = new Map<string, number>();
  for (const [index, id] of ids.entries()) if (!first.has(id)) first.set(id, index);
  return ids.filter((id, index) => first.get(id) !== index);
}

function place(location: string, key?: string): string {
  const coast = coastOf(location);
  if (coast !== null) return `map: provinces.${provinceOf(location)}.coasts.${coast}`;
  return `map: provinces.${location}${key === undefined ? "" : `.${key}`}`;
}
