/**
 * The names of a board as players write them: what a spelling means exactly, what it is the beginning
 * of, and what it may be a slip for. It offers candidates and never chooses by the position: that is
 * elimination's work.
 */

import { type Board, type PowerId, type ProvinceId, spelling } from "../../map/index.js";
import { nameLimits } from "../text/order-limits.js";
import { remembering } from "../text/remembering.js";
import { abbreviated, contracted, skeletons, spellingsOf } from "./abbreviations.js";
import { isFunctionWord } from "./function-words.js";
import {
  type Candidate,
  type Entry,
  entry,
  isNear,
  nearby,
  nearest,
  slipsOf,
} from "./near-names.js";

export type { Candidate } from "./near-names.js";

/** Texts are words in the normal form of `spelling`, separated by blanks. */
export interface Names {
  /** The most words in one name. */
  readonly longest: number;
  /** The most words in a name that begins with this one; two at least, for names get split. */
  longestFrom(word: string): number;
  /** Can a word for a coast begin with this one? */
  beginsCoast(word: string): boolean;
  /** What a name or abbreviation means exactly: one province, or the few that the board leaves open. */
  exact(text: string): readonly Candidate[];
  /** The powers with exactly this name, adjective or abbreviation. */
  nation(text: string): readonly PowerId[];
  /** The provinces whose name has been shortened so, word by word: `Nor Sea`, `G of L`. */
  abbreviated(text: string, isDotted: boolean): readonly Candidate[];
  /** The provinces whose name lost its middle: `L'pool`. */
  contracted(start: string, end: string): readonly Candidate[];
  /** Does the printed name of the province begin so, or end in this word? */
  hasInitial(letters: string, at: ProvinceId): boolean;
  endsIn(word: string, at: ProvinceId): boolean;
  /** Is the text the first word of a longer name of the province? */
  begins(text: string, at: ProvinceId): boolean;
  /** What the text is the beginning of. */
  prefix(text: string): readonly Candidate[];
  /** The names that the text may be a slip for: the nearest, and those nearly as near. */
  slips(text: string): readonly Candidate[];
  /** The provinces of whose name only the bones are left: `Bgy`, `Mchn`. */
  skeleton(text: string): readonly Candidate[];
  /** Names of which two bones are left, for where nothing but a name can stand: `A Rm - Nap`. */
  inTwo(text: string): readonly Candidate[];
  /** The names that come nearest to a text that is none of them: to be offered, not to be taken. */
  near(text: string): readonly ProvinceId[];
  /** The power whose name the text may be a slip for, if only one is near. */
  nationSlip(text: string): PowerId | null;
}

type Spellings = ReadonlyMap<string, readonly Candidate[]>;

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
  const entries = [...places].flatMap(([text, meanings]) =>
    meanings.map(({ at }) => entry(text, at)),
  );
  const spellings = spellingsOf(
    [...places].map(([text, meanings]) => [text, meanings.map(({ at }) => at)] as const),
  );
  const shortened = (isDotted: boolean) =>
    remembering((text) => abbreviated(text, spellings, isDotted).map(exactly));
  const skeletonOf = guessing((text) => skeletons(text, spellings).map(exactly));
  const [dotted, plain] = [shortened(true), shortened(false)];
  const nameOf = new Map(board.provinces.map(({ id, name }) => [id, spelling(name)]));
  const printed = board.provinces.map(({ id, name }) => entry(spelling(name), id));
  const lengths = longestByFirstWord([...places.keys()]);
  const coasts = new Set([...board.coastNames.keys()].map((text) => text.split(" ")[0]!));
  return {
    longestFrom: (word) => lengths.get(word) ?? 2,
    beginsCoast: (word) => coasts.has(word),
    longest: Math.max(1, ...[...places.keys()].map((text) => text.split(" ").length)),
    exact: (text) => places.get(text) ?? asOne(places, compact, text),
    nation: (text) => board.powerNames.get(text) ?? [],
    abbreviated: (text, isDotted) => (isDotted ? dotted : plain)(text),
    contracted: (start, end) => contracted(start, end, spellings).map(exactly),
    hasInitial: (letters, at) => nameOf.get(at)?.startsWith(letters) ?? false,
    endsIn: (word, at) => nameOf.get(at)?.endsWith(` ${word}`) ?? false,
    begins: (text, at) => hasLonger(places, text, at),
    prefix: guessing((text) => prefixes(text, printed, entries)),
    slips: guessing((text) => slipsOf(text, entries)),
    skeleton: (text) => (text.length < 3 ? [] : skeletonOf(text)),
    inTwo: (text) => (text.length === 2 ? skeletonOf(text) : []),
    near: guessing((text) => nearby(text, entries)),
    nationSlip: remembering((text) => onlyNation(board, text)),
  };
}

/** What a text that is no name may be meant for: a small word for nothing. */
function guessing<T>(guess: (text: string) => readonly T[]): (text: string) => readonly T[] {
  const guessed = remembering(guess);
  return (text) => (isFunctionWord(text) ? [] : guessed(text));
}

function longestByFirstWord(texts: readonly string[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const text of texts) {
    const words = text.split(" ");
    // `St Peters Burg`: one of several words may be split, too.
    const length = words.length === 1 ? 2 : words.length + 1;
    lengths.set(words[0]!, Math.max(length, lengths.get(words[0]!) ?? 0));
  }
  return lengths;
}

/** The spellings of provinces; the coasts behind them are the lexer's matter. */
function provinceNames(board: Board): Spellings {
  const names = new Map<string, readonly Candidate[]>();
  for (const [text, locations] of board.names) {
    const provinces = locations.filter((location) => !location.includes("/"));
    if (provinces.length > 0) names.set(text, provinces.map(exactly));
  }
  return names;
}

function exactly(at: ProvinceId): Candidate {
  return { at, cost: 0 };
}

/** Names of several words written as one: `northsea`. */
function compactNames(places: Spellings): Spellings {
  const names = new Map<string, readonly Candidate[]>();
  for (const [text, meanings] of places) {
    const key = text.replaceAll(" ", "");
    if (text !== key && !places.has(key) && !names.has(key)) names.set(key, meanings);
  }
  return names;
}

/** Parts of a shorter name may be anything: `Spa in`. */
const shortestInParts = 6;

/** Words joined into one where that cannot make a name out of `F in`: no part is a single letter. */
function joined(text: string): string {
  return /(^| ).( |$)/.test(text) ? text : text.replaceAll(" ", "");
}

/** `northsea`, `north-sea`; `liver pool`, as it was heard, unless each part is a name of its own (`Swe Den`). */
function asOne(places: Spellings, compact: Spellings, text: string): readonly Candidate[] {
  const name = text.includes(" ") ? joined(text) : text;
  const known = compact.get(name);
  if (known !== undefined) return known;
  if (name === text || name.length < shortestInParts || text.endsWith(" sea")) return [];
  const heard = places.get(name);
  const arePlaces = () => text.split(" ").every((part) => places.has(part));
  return heard === undefined || arePlaces() ? [] : heard;
}

function hasLonger(places: Spellings, text: string, at: ProvinceId): boolean {
  return [...places].some(
    ([name, meanings]) =>
      name.startsWith(`${text} `) && meanings.some((meaning) => meaning.at === at),
  );
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
    return [...[...begun].map(exactly), ...slips];
  }
  return [];
}

function onlyNation(board: Board, text: string): PowerId | null {
  const near = [...board.powerNames].filter(([name]) => isNear(text, name));
  const powers = new Set(near.flatMap(([, meant]) => meant));
  return powers.size === 1 ? [...powers][0]! : null;
}
