/**
 * Which names a misspelt text may stand for: the nearest, and all that are about as near. Everything is
 * bounded, and remembered for as long as it stays small: misspelt names come back in every mail of their
 * writer.
 */
import type { ProvinceId } from "../../map/index.js";
import { differing, distance, letterSet, sortedLetters } from "../text/distance.js";
import { nameLimits } from "../text/order-limits.js";

/** A province that a spelling can mean. */
export interface Candidate {
  readonly at: ProvinceId;
  /** How far the spelling is from the name: 0 for a name or abbreviation as it should be. */
  readonly cost: number;
  /** It is near, but too little of a short word is right to take it for this name. */
  readonly isWild?: true;
}

/** A spelling, prepared for comparing. */
export interface Entry {
  /** In one word. */
  readonly text: string;
  /** How many words it has. */
  readonly words: number;
  /** Its letters as bits: words far apart in letters are far apart in spelling. */
  readonly letters: number;
  readonly at: ProvinceId;
}

export function entry(spelled: string, at: ProvinceId): Entry {
  const text = spelled.replaceAll(" ", "");
  return { text, words: wordCount(spelled), letters: letterSet(text), at };
}

function wordCount(text: string): number {
  return text.split(" ").length;
}

/**
 * The names within reach, without those that are clearly further than the nearest; none where too many
 * are near. Two short words are never taken for a name of one: `Ser Bu` is no Serbia, but `skagger rack` is Skagerrak.
 */
export function nearest(spelled: string, entries: readonly Entry[]): readonly Candidate[] {
  const { text, words, letters } = entry(spelled, "");
  const reach = reachOf(text.length);
  if (reach === 0 || text.length > nameLimits.longestName) return [];
  const mayBeOne = spelled.split(" ").every((word) => word.length > 3);
  const costs = new Map<ProvinceId, number>();
  let best = Number.POSITIVE_INFINITY;
  for (const name of entries) {
    if ((name.words < words && !mayBeOne) || name.text.length < 3) continue;
    if (differing(letters ^ name.letters) > 2 * reach) continue;
    const limit = Math.min(reach, reachFrom(text, name.text), best + nameLimits.margin);
    const cost = isJumbled(text, name) ? 1 : distance(text, name.text, limit);
    best = Math.min(best, offer(costs, name.at, cost));
  }
  const near = [...costs].filter(([, cost]) => cost <= best + nameLimits.margin);
  if (near.length > nameLimits.candidates) return [];
  return near.sort(([, a], [, b]) => a - b).map(([at, cost]) => ({ at, cost }));
}

/** `Munchi`: the letters of the name in another order, but for the first. */
function isJumbled(text: string, name: Entry): boolean {
  const isLong = text.length >= shortest && text.length === name.text.length;
  return isLong && text[0] === name.text[0] && sortedLetters(text) === sortedLetters(name.text);
}

/**
 * Up to three names of which at least half agrees with the text, in short ones the first letter too: to be
 * offered, not to be taken.
 */
export function nearby(spelled: string, entries: readonly Entry[]): readonly ProvinceId[] {
  const { text, letters } = entry(spelled, "");
  if (text.length < 3 || text.length > nameLimits.longestName) return [];
  const reach = text.length / 2;
  const costs = new Map<ProvinceId, number>();
  for (const name of entries) {
    if (text.length < 5 && name.text[0] !== text[0]) continue;
    if (differing(letters ^ name.letters) > text.length) continue;
    offer(costs, name.at, distance(text, name.text, reach));
  }
  const sorted = [...costs].sort(([, a], [, b]) => a - b);
  return sorted.slice(0, nameLimits.offered).map(([at]) => at);
}

/** Is a long name within reach of the text? */
export function isNear(text: string, name: string): boolean {
  const reach = reachOf(text.length);
  return reach > 1 && name.length > 4 && distance(text, name, reach) <= reach;
}

/** Keeps the least cost of each province; gives back the cost. */
function offer(costs: Map<ProvinceId, number>, at: ProvinceId, cost: number): number {
  if (cost < (costs.get(at) ?? Number.POSITIVE_INFINITY)) costs.set(at, cost);
  return cost;
}

/** A shorter word is a guess only where most of it is right: `Hur` may be a slip for half the board. */
const shortest = 5;

/**
 * What the text is taken for, which asks more than to be near: nothing where a short word is like none of the
 * names. Those that are only near stay beside others, for then nobody knows which is meant.
 */
export function slipsOf(spelled: string, entries: readonly Entry[]): readonly Candidate[] {
  const near = nearest(spelled, entries);
  if (spelled.length >= shortest) return near;
  const alike = new Set(
    entries
      .filter(({ text }) => Math.abs(text.length - spelled.length) < 2 && isAlike(spelled, text))
      .map(({ at }) => at),
  );
  const marked = near.map((name) =>
    alike.has(name.at) ? name : { ...name, isWild: true as const },
  );
  return marked.every(({ isWild }) => isWild) ? [] : marked;
}

/** The first two letters, or the first and all others in another order (`Keil`), or all but vowels (`keel`). */
function isAlike(text: string, name: string): boolean {
  if (text[0] !== name[0]) return false;
  if (text[1] === name[1] || sortedLetters(text) === sortedLetters(name)) return true;
  return text.length > 3 && text.length === name.length && bones(text) === bones(name);
}

function bones(text: string): string {
  return text.replace(/[aeiouy]/g, "");
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
