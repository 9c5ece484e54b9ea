/** The checker's part about names: what is printed, what is read, and that nothing has the name of something else. */
import type { Fault } from "./fault.js";
import { otherTitles, placeNames, powerNames, spelling } from "./names.js";
import type { MapSource, NamesSource, VariantSource } from "./variant.js";

/** The faults of what things are called. */
export function nameFaults(variant: VariantSource): Fault[] {
  const { map, names } = variant;
  const ambiguous = new Set(Object.keys(names.ambiguous).map(spelling));
  const places = [...placeNames(variant)].filter(([text]) => !ambiguous.has(text));
  const powers = [...powerNames(variant)];
  return [
    ...danglingNames(map, names),
    ...clashes("names: provinces", places),
    ...clashes("names: powers", powers),
    ...titleFaults(powers),
    ...coastWordFaults(names),
    ...ambiguousFaults(variant),
    ...printedFaults(map),
    ...unwrittenFaults(names),
  ];
}

/** Who would be meant by PRESS TO ALL? */
function titleFaults(powers: readonly (readonly [string, readonly string[]])[]): Fault[] {
  return powers
    .filter(([text]) => otherTitles.includes(text))
    .map(([text, ids]) => {
      const meanings = [...ids, "no power"];
      return { kind: "collision", place: "names: powers", spelling: text, meanings };
    });
}

function coastWordFaults({ coasts }: NamesSource): Fault[] {
  const pairs = Object.entries(coasts).flatMap(([coast, words]) =>
    [coast, ...words].map((word) => [spelling(word), coast] as const),
  );
  return collisions("names: coasts", pairs);
}

/** What the judge prints must be read as what it printed; what has one meaning is no matter of asking back. */
function ambiguousFaults({ map, names }: VariantSource): Fault[] {
  const printed = new Set(
    Object.entries(map.provinces).flatMap(([id, { name, coasts }]) =>
      [id, name, ...Object.keys(coasts).map((coast) => `${id} ${coast}`)].map(spelling),
    ),
  );
  return Object.entries(names.ambiguous).flatMap(([text, ids]) => {
    const where = `names: ambiguous.${text}`;
    return [
      ...(new Set(ids).size < 2 ? [malformed(where, "a list of two places at least")] : []),
      ...(printed.has(spelling(text)) ? [malformed(where, "no place's own id or name")] : []),
    ];
  });
}

const longestName = 60;

/** Names stand in headers, tables and orders, which are read again. */
function isPrintable(name: string): boolean {
  const signs = /^[\p{Script=Latin}\p{M}\p{Nd}_ .,'\u2019&()/-]+$/u;
  const isOneWord = name.trim() === name && !/\s[-\s]|-[-\s]/.test(name);
  return signs.test(name) && isOneWord && spelling(name) !== "" && name.length <= longestName;
}

function printedFaults(map: MapSource): Fault[] {
  const printed: readonly (readonly [string, string])[] = [
    ["map: title", map.title ?? "none"],
    ...Object.entries(map.provinces).flatMap(([id, { name, english }]) => [
      [`map: provinces.${id}.name`, name] as const,
      ...(english === name ? [] : [[`map: provinces.${id}.english`, english] as const]),
    ]),
    ...Object.entries(map.powers).flatMap(([id, { name, adjective }]) => [
      [`map: powers.${id}.name`, name] as const,
      [`map: powers.${id}.adjective`, adjective] as const,
    ]),
    ...Object.entries(map.railways).map(
      ([id, { name }]) => [`map: railways.${id}.name`, name] as const,
    ),
    ...Object.entries(map.canals).map(
      ([id, { name }]) => [`map: canals.${id}.name`, name] as const,
    ),
  ];
  const expected = `a name in Latin letters, of at most ${longestName}, without dashes between its words`;
  return printed
    .filter(([, name]) => !isPrintable(name))
    .map(([place]) => malformed(place, expected));
}

/** A spelling without letters and digits would be that of every full stop. */
function unwrittenFaults({ ambiguous, ...lists }: NamesSource): Fault[] {
  const spellings = Object.entries(lists).flatMap(([section, byId]) =>
    Object.values(byId).flatMap((texts) => texts.map((text) => [section, text] as const)),
  );
  return [...spellings, ...Object.keys(ambiguous).map((text) => ["ambiguous", text] as const)]
    .filter(([, text]) => spelling(text) === "")
    .map(([section]) => malformed(`names: ${section}`, "spellings with a letter or a digit"));
}

export function malformed(place: string, expected: string): Fault {
  return { kind: "malformed", place, expected };
}

function danglingNames(map: MapSource, names: NamesSource): Fault[] {
  const known = new Set(
    Object.entries(map.provinces).flatMap(([id, province]) => [
      id,
      ...Object.keys(province.coasts).map((coast) => `${id}/${coast}`),
    ]),
  );
  const dangling = (where: string, ids: readonly string[]): Fault[] =>
    ids.filter((id) => !known.has(id)).map((id) => ({ kind: "dangling", place: where, id }));
  return [
    ...dangling("names: provinces", Object.keys(names.provinces)),
    ...dangling("names: ambiguous", Object.values(names.ambiguous).flat()),
    ...Object.keys(names.powers)
      .filter((id) => map.powers[id] === undefined)
      .map((id): Fault => ({ kind: "dangling", place: "names: powers", id })),
  ];
}

/** Texts of pairs that mean several things. */
export function collisions(where: string, pairs: readonly (readonly [string, string])[]): Fault[] {
  const index = new Map<string, string[]>();
  for (const [text, id] of pairs) {
    const meanings = index.get(text) ?? [];
    if (!meanings.includes(id)) index.set(text, [...meanings, id]);
  }
  return clashes(where, [...index]);
}

/** Texts that mean several things. */
function clashes(where: string, index: readonly [string, readonly string[]][]): Fault[] {
  return index
    .filter(([, meanings]) => meanings.length > 1)
    .map(([text, meanings]) => ({ kind: "collision", place: where, spelling: text, meanings }));
}
