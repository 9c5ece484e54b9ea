/**
 * Guesses at words that are no names as they stand: slips, beginnings, misspelt verbs. A guess says that
 * it is one, and offers all names that are about as near.
 */

import { once } from "../../util/index.js";
import type { Candidate } from "../names/names.js";
import { differing, distance, letterSet, sortedLetters } from "../text/distance.js";
import { nameLimits } from "../text/order-limits.js";
import { isForeign, isSaying, orderWords, type Role } from "./order-words.js";
import type { Piece } from "./pieces.js";
import {
  type Chain,
  chainFrom,
  exact,
  isNoise,
  type Match,
  placed,
  type Source,
  textOf,
} from "./source.js";
import { is, token } from "./token.js";

/** A better match than what was found exactly, if what follows is otherwise without meaning. */
export function guess(source: Source, chain: Chain, found: Match | null): Match | null {
  if (source.guesses.left === 0 || !unknownFollows(source, chain, found)) return null;
  if (found === null && general.test(source.all[chain[0]!]!.text)) return null;
  source.guesses.left -= 1;
  return misspelt(source, chain, found?.length ?? 0);
}

/** Words of many names, and no slip for any. */
const general = /^(?:sea|ocean)$/;

/** Is the next word behind what was found, but for words like `of`, one that stands for nothing? */
function unknownFollows(source: Source, chain: readonly number[], found: Match | null): boolean {
  const { all, board } = source;
  if (found === null) {
    const word = all[chain[0]!]!.text;
    return word.length === 1 || !board.coastNames.has(word);
  }
  const next = chain.slice(found.length).find((at) => !isNoise(all[at]!.text));
  if (next === undefined || board.coastNames.has(all[next]!.text)) return false;
  return exact(source, chainFrom(source, next)) === null;
}

/**
 * What a run of words may be a slip for; more words than `length` must be used. A run that is nearly a
 * name of several words (`Nort Sea`) goes before the beginning of a name, that before a single slip.
 */
function misspelt(source: Source, chain: Chain, length: number): Match | null {
  let best: Match | null = null;
  let rate: number = nameLimits.wrongShare;
  for (let count = chain.length; count > Math.max(length, 1); count -= 1) {
    const match = slipOf(source, chain.slice(0, count), length);
    if (match === null || match.rate >= rate) continue;
    [best, rate] = [match, match.rate];
  }
  if (length > 0) return best;
  const begun = beginning(source, chain);
  if (begun !== null && begun.token.text.length > 2) return best ?? begun;
  const single = slipOf(source, chain.slice(0, 1), 0);
  if (single !== null && (best === null || single.rate < rate))
    return withBones(source, chain, single);
  return best ?? begun ?? bones(source, chain) ?? nationSlip(source, chain);
}

/** `our Ukrainian army` */
const adjective = /^(\p{L}{5,}?)(?:ian|ean|an|ese|ish)$/u;

/** A name of which only the beginning is written, or that an adjective is made of. */
function beginning(source: Source, chain: Chain): Match | null {
  const part = chain.slice(0, 1);
  const text = textOf(source, part);
  const [, stem] = isType(source.all[chain[0]! + 1]) ? (adjective.exec(text) ?? []) : [];
  const begun = source.names.prefix(text);
  const places = begun.length > 0 || stem === undefined ? begun : source.names.prefix(stem);
  if (places.length === 0) return null;
  const details = { places, guessed: begun.length === 0 };
  return { token: token(["place"], placed(source, part, text), details), length: 1 };
}

/** A name without its vowels. */
function bones(source: Source, chain: Chain): Match | null {
  const part = chain.slice(0, 1);
  const text = textOf(source, part);
  const places = orderWords.has(text) ? [] : source.names.skeleton(text);
  if (places.length === 0) return null;
  return {
    token: token(["place"], placed(source, part, text), { places, guessed: true }),
    length: 1,
  };
}

/** `Brl` is near many names; those that it is the bones of go before. */
function withBones(source: Source, chain: Chain, single: Match): Match {
  const bare = is(single.token, "place") ? bones(source, chain) : null;
  if (bare === null) return single;
  const { places } = bare.token;
  const others = single.token.places.filter(({ at }) => !places.some((place) => place.at === at));
  return { ...single, token: { ...single.token, places: [...places, ...others] } };
}

/** Behind an arrow a shorter word is rather a name than a misspelt verb. */
const shortestVerb = 5;

/** The names or the verb that these words may be a slip for, and how much of them is wrong. */
function slipOf(
  source: Source,
  part: Chain,
  length: number,
): (Match & { readonly rate: number }) | null {
  if (part.length > 1 && isArticled(source, part)) return null;
  const added = part.slice(length).map((at) => source.all[at]!.text);
  if (isNoise(added.at(-1)!) || added.some(standsAlone)) return null;
  const text = textOf(source, part);
  const at = placed(source, part, text);
  const places = source.names.slips(text);
  const verb = part.length === 1 ? wordSlip(text, places) : null;
  // `A Armn`, `- Sils`: behind its type no other follows, nor a verb where a name lost letters.
  const before = source.all[part[0]! - 1];
  const isGoal = before?.kind === "arrow";
  const isName = (roles: readonly Role[]) =>
    (isType(before) && is({ roles }, "army", "fleet")) ||
    (isGoal && text.length < shortestVerb) ||
    ((isType(before) || isGoal) && source.names.skeleton(text).length > 0);
  if (verb !== null && !isName(verb)) {
    return { token: token(verb, at, { guessed: true }), length: 1, rate: 1 / text.length };
  }
  const [nearest] = places;
  if (nearest === undefined) return null;
  // Behind words that are right, one letter may be wrong, or as much of the rest as of any name.
  const isAddition = added.length < part.length && nearest.cost > 1;
  const rate = nearest.cost / (isAddition ? added.join("").length : text.length);
  return { token: token(["place"], at, { places, guessed: true }), length: part.length, rate };
}

/** `al Tirreno`: a name that is right, behind a preposition with its article. */
function isArticled(source: Source, part: Chain): boolean {
  const isJoint = /^(?:al|ai|au|aux|ao|aos|agli)$/.test(source.all[part[0]!]!.text);
  return isJoint && source.names.exact(textOf(source, part.slice(1))).length > 0;
}

/** `A`, `army`, `fleet` ... */
export function isType(piece: Piece | undefined): boolean {
  return is({ roles: orderWords.get(piece?.text ?? "") ?? [] }, "army", "fleet");
}

/** A word of orders that belongs to no name, unlike the `of`, `do` and `d'` within some. */
function standsAlone(word: string): boolean {
  return orderWords.has(word) && !isNoise(word) && word !== "do" && word.length > 1;
}

function nationSlip(source: Source, chain: Chain): Match | null {
  const part = chain.slice(0, 1);
  const text = textOf(source, part);
  const power = source.names.nationSlip(text);
  if (power === null) return null;
  const details = { powers: [power], guessed: true };
  return { token: token(["nation"], placed(source, part, text), details), length: 1 };
}

/** Small words: nobody means them by a slip, and many names are near them. */
const unguessed: readonly Role[] = [
  "noise",
  "doubt",
  "unknown",
  "reference",
  "reason",
  "past",
  "nobody",
  "prefix",
  "both",
  "stop",
];

interface LongWord {
  readonly word: string;
  readonly roles: readonly Role[];
  readonly isOther: boolean;
  readonly letters: number;
  readonly sorted: string;
}

/** Words that are long enough to be recognised when they are misspelt. */
const longWords = once((): readonly LongWord[] => [...longWordsIn(orderWords)]);

function* longWordsIn(words: typeof orderWords): Iterable<LongWord> {
  for (const [word, roles] of words.entries()) {
    if (word.length < 4 || word.includes(" ") || isSaying(word) || is({ roles }, ...unguessed))
      continue;
    const letters = letterSet(word);
    yield { word, roles, isOther: isForeign(word), letters, sorted: sortedLetters(word) };
  }
}

/** Short words need their first two letters and the last, or all of them in another order: `amry`. */
function isAlike(text: string, { word, sorted: of }: LongWord): boolean {
  if (text.slice(0, 2) === word.slice(0, 2) && text.at(-1) === word.at(-1)) return true;
  return text.length === word.length && sortedLetters(text) === of;
}

/** The parts of speech of a misspelt word of orders that is nearer than any name. */
function wordSlip(text: string, places: readonly Candidate[]): readonly Role[] | null {
  if (text.length < 4) return null;
  let best = Math.min(text.length < 7 ? 1 : 2, ...places.map(({ cost }) => cost - 0.01));
  let found: readonly Role[] | null = null;
  const letters = letterSet(text);
  for (const long of longWords()) {
    const { word, roles, isOther } = long;
    if (differing(letters ^ long.letters) > 2 * best) continue;
    if (text.length < 5 && !isAlike(text, long)) continue;
    // `Apuia` is rather Apulia than the Portuguese for a support.
    if (places.length > 0 && isOther) continue;
    // Many words of one language are near some of another: `southern`, `sostener`.
    const cost = distance(text, word, isOther ? Math.min(best, 1) : best);
    if (cost <= best) [best, found] = [cost - 0.01, roles];
  }
  return found;
}
