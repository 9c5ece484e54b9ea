/**
 * The names of a board as players write them: what a spelling means exactly, what it is the beginning
 * of, and what it may be a slip for. It offers candidates and never chooses by the position: that is
 * elimination's work.
 */
import type { Board, LocationId, PowerId, ProvinceId } from "../map/index.js";
import { spelling } from "../map/index.js";
import { distance } from "./namesDistance.js";
import { nameLimits } from "./ordersLimits.js";

/** A province that a spelling can mean. */
export interface Candidate {
  readonly at: ProvinceId;
  /** How far the spelling is from the name: 0 for a name or abbreviation as it should be. */
  readonly cost: number;
}

export interface Names {
  /** The most words in one name. */
  readonly longest: number;
  /** A name or abbreviation exactly, in words separated by blanks. */
  exact(text: string): Meaning | undefined;
  /** The powers with exactly this name, adjective or abbreviation. */
  nation(text: string): readonly PowerId[];
  /** Is the text the first word of a longer name of the province? */
  begins(text: string, at: ProvinceId): boolean;
  /** What the text is the beginning of. */
  prefix(text: string): readonly Candidate[];
  /** The names that the text may be a slip for: the nearest, and those nearly as near. */
  slips(text: string): readonly Candidate[];
  /** The names that come nearest to a text that is none of them: to be offered, not to be taken. */
  near(text: string): readonly ProvinceId[];
  /** The power whose name the text may be a slip for, if only one is near. */
  nationSlip(text: string): PowerId | null;
}

/** What an exact spelling means; `coast` where the spelling names a coast by itself. */
export interface Meaning {
  readonly places: readonly Candidate[];
}

interface Entry {
  /** The name in one word. */
  readonly text: string;
  readonly words: number;
  readonly letters: number;
  readonly at: ProvinceId;
}

const known = new WeakMap<Board, Names>();

/** The names of a board, indexed once for each board. */
export function namesOf(board: Board): Names {
  let names = known.get(board);
  if (names === undefined) {
    names = indexNames(board);
    known.set(board, names);
  }
  return names;
}

function indexNames(board: Board): Names {
  const places = provinceNames(board);
  const compact = compactNames(places);
  const entries = [...places].flatMap(([text, meanings]) => entriesOf(text, meanings));
  const printed = board.provinces.map(({ id, name }) => entry(spelling(name), id));
  const nations = [...board.powerNames].flatMap(([text, powers]) =>
    powers.map((power) => ({ ...entry(text, ""), power })),
  );
  const slips = new Map<string, readonly Candidate[]>();
  const begun = new Map<string, readonly Candidate[]>();
  return {
    longest: Math.max(1, ...[...places.keys()].map((text) => text.split(" ").length)),
    exact: (text) => places.get(text) ?? compact.get(joined(text)),
    nation: (text) => board.powerNames.get(text) ?? [],
    begins: (text, at) => hasLonger(places, text, at),
    prefix: (text) => remember(begun, joinedAll(text), (key) => prefixes(key, printed, entries)),
    slips: (text) => remember(slips, text, (key) => nearest(key, entries)),
    near: (text) => nearby(joinedAll(text), entries),
    nationSlip: (text) => nearestNation(joinedAll(text), nations),
  };
}

/** The spellings of provinces; the coasts behind them are the lexer's matter. */
function provinceNames(board: Board): ReadonlyMap<string, Meaning> {
  const names = new Map<string, Meaning>();
  for (const [text, locations] of board.names) {
    const provinces = locations.filter((location: LocationId) => !location.includes("/"));
    if (provinces.length > 0) {
      names.set(text, { places: provinces.map((at) => ({ at, cost: 0 })) });
    }
  }
  return names;
}

/** Names of several words written as one: `northsea`. */
function compactNames(places: ReadonlyMap<string, Meaning>): ReadonlyMap<string, Meaning> {
  const names = new Map<string, Meaning>();
  for (const [text, meaning] of places) {
    const key = text.replaceAll(" ", "");
    if (text !== key && !places.has(key) && !names.has(key)) names.set(key, meaning);
  }
  return names;
}

/** Words joined into one where that cannot make a name out of `F in`: no part is a single letter. */
function joined(text: string): string {
  return /(^| ).( |$)/.test(text) ? text : joinedAll(text);
}

function joinedAll(text: string): string {
  return text.replaceAll(" ", "");
}

function hasLonger(places: ReadonlyMap<string, Meaning>, text: string, at: ProvinceId): boolean {
  return [...places].some(
    ([name, meaning]) =>
      name.startsWith(`${text} `) && meaning.places.some((place) => place.at === at),
  );
}

function entriesOf(text: string, meaning: Meaning): Entry[] {
  return meaning.places.map(({ at }) => entry(text, at));
}

function entry(text: string, at: ProvinceId): Entry {
  const compact = joinedAll(text);
  return { text: compact, words: wordCount(text), letters: letterSet(compact), at };
}

/**
 * Beginnings of printed names go before those of other spellings. Where the text is as likely a slip for
 * another name (`Norse` for the Dutch `Noorse`, `Sain` for Spain or Saint Petersburg), that counts too.
 */
function prefixes(
  text: string,
  printed: readonly Entry[],
  entries: readonly Entry[],
): readonly Candidate[] {
  if (text.length < nameLimits.shortestPrefix) return [];
  for (const pool of [printed, entries]) {
    const begun = new Set(pool.filter((name) => name.text.startsWith(text)).map(({ at }) => at));
    if (begun.size === 0) continue;
    const reach = pool === printed ? nameLimits.margin : 1;
    const slips = nearest(text, entries).filter(({ at, cost }) => cost <= reach && !begun.has(at));
    return [...[...begun].map((at) => ({ at, cost: 0 })), ...slips];
  }
  return [];
}

function wordCount(text: string): number {
  return text.split(" ").length;
}

/**
 * The names within reach, without those that are clearly further than the nearest. Two words are never
 * taken for a name of one: `Ser Bu` is no Serbia.
 */
function nearest(spaced: string, entries: readonly Entry[]): readonly Candidate[] {
  const text = joinedAll(spaced);
  const words = wordCount(spaced);
  const reach = reachOf(text.length);
  if (reach === 0 || text.length > nameLimits.longestName) return [];
  const letters = letterSet(text);
  const costs = new Map<ProvinceId, number>();
  let best = Number.POSITIVE_INFINITY;
  for (const name of entries) {
    if (name.words < words || name.text.length < 3) continue;
    const limit = Math.min(reach, reachFrom(text, name.text), best + nameLimits.margin);
    if (differing(letters ^ name.letters) > 2 * reach) continue;
    const cost = distance(text, name.text, limit);
    if (cost < (costs.get(name.at) ?? Number.POSITIVE_INFINITY)) costs.set(name.at, cost);
    best = Math.min(best, cost);
  }
  const near = [...costs].filter(([, cost]) => cost <= best + nameLimits.margin);
  if (near.length > nameLimits.candidates) return [];
  return near.sort(([, a], [, b]) => a - b).map(([at, cost]) => ({ at, cost }));
}

/** Up to three names of which at least half agrees with the text. */
function nearby(text: string, entries: readonly Entry[]): readonly ProvinceId[] {
  if (text.length < 3 || text.length > nameLimits.longestName) return [];
  const costs = new Map<ProvinceId, number>();
  for (const { text: name, at } of entries) {
    const cost = distance(text, name, Math.max(text.length, name.length) / 2);
    if (cost < (costs.get(at) ?? Number.POSITIVE_INFINITY)) costs.set(at, cost);
  }
  const sorted = [...costs].sort(([, a], [, b]) => a - b);
  return sorted.slice(0, nameLimits.offered).map(([at]) => at);
}

function nearestNation(
  text: string,
  nations: readonly (Entry & { readonly power: PowerId })[],
): PowerId | null {
  const reach = reachOf(text.length) > 1 ? reachOf(text.length) : 0;
  const near = nations.filter(
    ({ text: name }) => name.length > 4 && distance(text, name, reach) <= reach,
  );
  const powers = new Set(near.map(({ power }) => power));
  return reach > 0 && powers.size === 1 ? [...powers][0]! : null;
}

/** How many letters may be wrong in a word of this length. */
function reachOf(length: number): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  if (length < 7) return 1.6;
  return length < 10 ? 2.2 : 3;
}

/**
 * How much may be wrong of a name itself. A longer word is hardly ever an abbreviation of three letters,
 * but for a doubled one: nobody writes `Brst` for `Bre`.
 */
function reachFrom(typed: string, name: string): number {
  return name.length === 3 && typed.length > 3 ? nameLimits.margin : reachOf(name.length);
}

/** The letters of a word as bits: two words far apart in letters are far apart in spelling. */
function letterSet(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

function differing(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

/** A memory of bounded size: misspelt names come back in every mail of their writer. */
function remember<T>(memory: Map<string, T>, key: string, make: (key: string) => T): T {
  const old = memory.get(key);
  if (old !== undefined) return old;
  if (memory.size >= nameLimits.memory) memory.clear();
  const made = make(key);
  memory.set(key, made);
  return made;
}
