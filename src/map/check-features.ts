/** The checker's part about what only some variants have: railways, canals, bridges, ice and the like. */
import { type Bridge, readBridge } from "./bridges.js";
import { collisions, malformed } from "./check-names.js";
import type { Fault } from "./fault.js";
import { spelling } from "./names.js";
import { coastOf, type LocationId, provinceOf } from "./types.js";
import type {
  CanalSource,
  MapSource,
  ProvinceSource,
  RailwaySource,
  VariantSource,
} from "./variant.js";

/** The faults of a variant's features. */
export function featureFaults(variant: VariantSource): readonly Fault[] {
  const { map } = variant;
  return [
    ...Object.entries(map.provinces).flatMap(([id, province]) =>
      provinceFeatureFaults(map, id, province),
    ),
    ...Object.entries(map.railways).flatMap(([id, railway]) => railwayFaults(map, id, railway)),
    ...Object.entries(map.canals).flatMap(([id, canal]) => canalFaults(map, id, canal)),
    ...canalsTwice(map),
    ...bridgeFaults(map),
    ...calendarFaults(map),
    ...wayNameFaults(variant),
  ];
}

function provinceFeatureFaults(map: MapSource, id: string, province: ProvinceSource): Fault[] {
  const place = `map: provinces.${id}`;
  const { terrain, convoys, center, uncountedBy } = province;
  const faults: Fault[] = [];
  if (convoys && terrain === "inland") {
    faults.push({ kind: "wrong-terrain", place: `${place}.convoys`, unit: "F", to: id });
  }
  if (uncountedBy.length > 0 && !center) {
    faults.push({ kind: "not-a-center", place: `${place}.uncounted-by`, province: id });
  }
  return [...faults, ...unknownPowers(map, `${place}.uncounted-by`, uncountedBy)];
}

function unknownPowers(map: MapSource, place: string, powers: readonly string[]): Fault[] {
  return powers
    .filter((power) => map.powers[power] === undefined)
    .map((id) => ({ kind: "dangling", place, id }));
}

function railwayFaults(map: MapSource, id: string, railway: RailwaySource): Fault[] {
  const place = `map: railways.${id}`;
  const { stations, powers } = railway;
  const pairs = stations.slice(1).map((to, index) => [stations[index]!, to] as const);
  const here = `${place}.stations`;
  return [
    ...wayIdFaults(map, place, id),
    ...unknownPowers(map, `${place}.powers`, powers),
    ...stations.flatMap((station) => landFaults(map, here, station)),
    ...stations
      .filter((station, index) => stations.indexOf(station) !== index)
      .map((station): Fault => ({ kind: "repeated", place: here, id: station })),
    ...pairs
      .filter(([from, to]) => map.provinces[from]?.army.includes(to) === false)
      .map(([from, to]): Fault => ({ kind: "no-border", place: here, from, to })),
    ...(stations.length < 2 ? [malformed(here, "two stations at least")] : []),
  ];
}

/** A place where an army can be. */
function landFaults(map: MapSource, place: string, id: string): Fault[] {
  const province = map.provinces[id];
  if (province === undefined) return [{ kind: "dangling", place, id }];
  return province.terrain === "sea" ? [{ kind: "wrong-terrain", place, unit: "A", to: id }] : [];
}

function canalFaults(map: MapSource, id: string, { keeper, between }: CanalSource): Fault[] {
  const place = `map: canals.${id}`;
  const ends = `${place}.between`;
  const known = map.provinces[keeper] !== undefined;
  return [
    ...wayIdFaults(map, place, id),
    ...(known ? [] : [{ kind: "dangling" as const, place: `${place}.keeper`, id: keeper }]),
    ...between.flatMap((end) => waterFaults(map, ends, end)),
    ...(joinsTwo(between) ? [] : [malformed(ends, "two places")]),
    ...(between.some((end) => provinceOf(end) === keeper)
      ? [malformed(`${place}.keeper`, "another province than the ends")]
      : []),
    ...(areNeighbors(map, between) ? [malformed(ends, "two places that do not border")] : []),
  ];
}

function joinsTwo(between: readonly LocationId[]): boolean {
  return between.length === 2 && new Set(between.map(provinceOf)).size === 2;
}

/** Of two canals between the same waters nobody would ask the second's keeper. */
function canalsTwice({ canals }: MapSource): Fault[] {
  const known = new Set<string>();
  return Object.entries(canals).flatMap(([id, { between }]): Fault[] => {
    const ends = between.toSorted().join(" - ");
    if (known.has(ends))
      return [{ kind: "repeated", place: `map: canals.${id}.between`, id: ends }];
    known.add(ends);
    return [];
  });
}

/** A fleet that can go there anyway needs no leave. */
function areNeighbors(map: MapSource, [from = "", to = ""]: readonly string[]): boolean {
  const province = map.provinces[provinceOf(from)];
  return (province?.coasts[coastOf(from) ?? ""] ?? province?.fleet)?.includes(to) === true;
}

/** A place where a fleet can be, with its coast where it has several. */
function waterFaults(map: MapSource, place: string, at: string): Fault[] {
  const province = map.provinces[provinceOf(at)];
  if (province === undefined) return [{ kind: "dangling", place, id: at }];
  if (province.terrain === "inland") return [{ kind: "wrong-terrain", place, unit: "F", to: at }];
  const coasts = Object.keys(province.coasts).map((coast) => `${provinceOf(at)}/${coast}`);
  const here = coasts.length === 0 ? at === provinceOf(at) : coasts.includes(at);
  return here ? [] : [{ kind: "dangling", place, id: at }];
}

/** Railways and canals are written among provinces, so they need ids of their own. */
function wayIdFaults(map: MapSource, place: string, id: string): Fault[] {
  const good = /^[A-Z]{2,3}$/.test(id) && map.provinces[id] === undefined;
  return good ? [] : [{ kind: "bad-id", place, id }];
}

function bridgeFaults(map: MapSource): Fault[] {
  return Object.entries(map.bridges).flatMap(([name, bridges]) => {
    const place = `map: bridges.${name}`;
    // It is written behind the variant's name.
    const good = /^[a-z][a-z0-9-]{0,31}$/.test(name);
    const laid = new Set<string>();
    return [
      ...(good ? [] : [malformed(place, "named in small letters")]),
      ...bridges.flatMap((text) => bridgeFault(map, place, readBridge(text), laid)),
    ];
  });
}

/** The faults of a bridge, which is then one of those that are `laid`. */
function bridgeFault(
  map: MapSource,
  place: string,
  bridge: Bridge | null,
  laid: Set<string>,
): Fault[] {
  if (bridge === null) return [malformed(place, "bridges such as SAK - VLA")];
  const [from, to] = bridge;
  const faults = bridge.flatMap((id) => landFaults(map, place, id));
  if (faults.length > 0) return faults;
  if (from === to) return [{ kind: "own-border", place, id: from }];
  const { army, fleet, difficult } = map.provinces[from]!;
  const ends = [from, to].sort().join(" - ");
  const known = [...army, ...fleet, ...difficult].includes(to) || laid.has(ends);
  laid.add(ends);
  return known ? [{ kind: "repeated", place, id: `${from} - ${to}` }] : [];
}

/** Of a phase's year four digits are kept. */
const mostYears = 10;

function calendarFaults({ calendar: { spring, fall } }: MapSource): Fault[] {
  const passed = spring + fall;
  const good = spring >= 0 && fall >= 0 && passed > 0 && passed <= mostYears;
  const expected = `years that pass, one at least, and in a year of play at most ${mostYears}`;
  return good ? [] : [malformed("map: calendar", expected)];
}

/** Spellings of railways and canals, which must not mean anything else. */
function wayNameFaults({ map, names }: VariantSource): Fault[] {
  const sections = [
    ["railways", map.railways, names.railways],
    ["canals", map.canals, names.canals],
  ] as const;
  const places = new Set(
    Object.entries(map.provinces).flatMap(([id, { name }]) =>
      [id, name, ...(names.provinces[id] ?? [])].map(spelling),
    ),
  );
  return sections.flatMap(([section, known, spellings]) => {
    const place = `names: ${section}`;
    const pairs = Object.entries(known).flatMap(([id, { name }]) =>
      [id, name, ...(spellings[id] ?? [])].map((text) => [spelling(text), id] as const),
    );
    const dangling = Object.keys(spellings).filter((id) => known[id] === undefined);
    const shared = pairs.filter(([text, id]) => places.has(text) && id.toLowerCase() !== text);
    return [
      ...dangling.map((id): Fault => ({ kind: "dangling", place, id })),
      ...collisions(place, pairs),
      ...[...new Set(shared.map(([text]) => text))].map((text): Fault => {
        const meanings = [section === "railways" ? "a railway" : "a canal", "a province"];
        return { kind: "collision", place, spelling: text, meanings };
      }),
    ];
  });
}
