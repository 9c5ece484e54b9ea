/**
 * Names: the normal form in which spellings are compared, and the indexes of a variant's places and
 * powers. Guessing at misspelt names is the language's business, not the map's.
 */
import type { LocationId, PowerId } from "./types.js";
import type { NamesSource, VariantSource } from "./variant.js";

/**
 * The normal form of a name: lower case without accents, every run of other signs a single space.
 * `"St. Petersburg (NC)"` gives `"st petersburg nc"`.
 */
export function spelling(text: string): string {
  if (normal.test(text)) return text;
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

/** Most words that are asked about are in the normal form already. */
const normal = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** What people call others than powers, or all of them. */
export const otherTitles: readonly string[] =
  "gm|gamemaster|game master|master|judge|keeper|observer|observers|everybody|everyone|nobody|all".split(
    "|",
  );

/** Every spelling with all it can mean, in the normal form. */
type NameIndex = ReadonlyMap<string, readonly LocationId[]>;

/** All spellings of provinces and of their coasts (`spain south coast`). */
export function placeNames({ map, names }: VariantSource): NameIndex {
  const index = new Map<string, LocationId[]>();
  for (const [id, province] of Object.entries(map.provinces)) {
    const spellings = [id, province.name, ...(names.provinces[id] ?? [])];
    addAll(index, spellings, id);
    for (const coast of Object.keys(province.coasts)) {
      const coasts = [coast, ...(names.coasts[coast] ?? [])];
      const full = spellings.flatMap((name) => coasts.map((word) => `${name} ${word}`));
      addAll(index, [...full, ...(names.provinces[`${id}/${coast}`] ?? [])], `${id}/${coast}`);
    }
  }
  for (const [text, ids] of Object.entries(names.ambiguous)) index.set(spelling(text), [...ids]);
  return index;
}

/** All spellings of powers: id, name, adjective and what `names.yaml` adds. */
export function powerNames({ map, names }: VariantSource): ReadonlyMap<string, readonly PowerId[]> {
  const index = new Map<string, PowerId[]>();
  for (const [id, power] of Object.entries(map.powers)) {
    addAll(index, [id, power.name, power.adjective, ...(names.powers[id] ?? [])], id);
  }
  return index;
}

/** All spellings of railways or canals with their ids. */
export function wayNames(
  ways: Readonly<Record<string, { readonly name: string }>>,
  spellings: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const [id, { name }] of Object.entries(ways)) {
    for (const text of [id, name, ...(spellings[id] ?? [])]) index.set(spelling(text), id);
  }
  return index;
}

/** The words for coasts (`north coast`) with the coast they mean (`NC`). */
export function coastNames(names: NamesSource): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const [coast, words] of Object.entries(names.coasts)) {
    for (const word of [coast, ...words]) index.set(spelling(word), coast);
  }
  return index;
}

function addAll(index: Map<string, string[]>, texts: readonly string[], id: string): void {
  for (const text of texts) {
    const key = spelling(text);
    const meanings = index.get(key) ?? [];
    if (!meanings.includes(id)) index.set(key, [...meanings, id]);
  }
}
