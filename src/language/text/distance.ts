/**
 * How far one spelling is from another: the cost of the cheapest way of typing the first and meaning
 * the second. Slips that fingers and ears make are cheap, any other letter costs one.
 */
import { nameLimits } from "./order-limits.js";

const swapCost = 0.8;
const doubledCost = 0.5;
const soundCost = 0.5;
const neighbourCost = 0.8;
const vowelCost = 0.7;

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const soundsAlike = ["ckq", "sz", "cs", "iy", "ij", "vw", "fv", "dt", "bp", "gj", "kx"];
const vowels = "aeiou";

const substitutions = substitutionCosts();

/** The cost of replacing one letter (`a` is 0) by another, at `26 * typed + meant`. */
function substitutionCosts(): Float64Array {
  const costs = new Float64Array(26 * 26).fill(1);
  const cheaper = (left: string, right: string, cost: number) => {
    const [a, b] = [letter(left, 0), letter(right, 0)];
    costs[a * 26 + b] = Math.min(costs[a * 26 + b]!, cost);
    costs[b * 26 + a] = costs[a * 26 + b]!;
  };
  for (const [at, row] of rows.entries()) {
    for (const [column, key] of [...row].entries()) {
      const beside = [row[column + 1], rows[at + 1]?.[column], rows[at + 1]?.[column - 1]];
      for (const other of beside) if (other !== undefined) cheaper(key, other, neighbourCost);
    }
  }
  for (const a of vowels) for (const b of vowels) if (a !== b) cheaper(a, b, vowelCost);
  for (const group of soundsAlike) {
    for (const a of group) for (const b of group) if (a !== b) cheaper(a, b, soundCost);
  }
  return costs;
}

function letter(text: string, at: number): number {
  return text.charCodeAt(at) - 97;
}

function substitution(typed: number, meant: number): number {
  if (typed === meant) return 0;
  const known = typed >= 0 && typed < 26 && meant >= 0 && meant < 26;
  return known ? substitutions[typed * 26 + meant]! : 1;
}

/** The cost of leaving out or adding the letter at `at`: half where it doubles its neighbour. */
function gap(text: string, at: number): number {
  return at > 0 && text.charCodeAt(at) === text.charCodeAt(at - 1) ? doubledCost : 1;
}

/** Rows of the table that is filled, kept from call to call: nothing in them outlives one. */
const scratch = [0, 1, 2].map(() => new Float64Array(nameLimits.longestName + 2));

/**
 * The distance of `typed` from `meant`, both in the normal form of names, or Infinity where it would be
 * more than `limit` or a name is too long.
 */
export function distance(typed: string, meant: string, limit: number): number {
  const width = meant.length + 1;
  const isFar = Math.abs(typed.length - meant.length) * doubledCost > limit;
  if (isFar || width > scratch[0]!.length) return Number.POSITIVE_INFINITY;
  let [beforeLast, last, current] = scratch as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j < width; j += 1) last[j] = last[j - 1]! + gap(meant, j - 1);
  for (let i = 1; i <= typed.length; i += 1) {
    const best = fillRow(typed, meant, i, beforeLast, last, current);
    if (best > limit) return Number.POSITIVE_INFINITY;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[width - 1]! <= limit ? last[width - 1]! : Number.POSITIVE_INFINITY;
}

/** The costs of the first `i` letters typed for each beginning of what is meant; the least of them. */
function fillRow(
  typed: string,
  meant: string,
  i: number,
  beforeLast: Float64Array,
  last: Float64Array,
  current: Float64Array,
): number {
  const extra = gap(typed, i - 1);
  const [a, aBefore] = [letter(typed, i - 1), letter(typed, i - 2)];
  current[0] = last[0]! + extra;
  let best = current[0]!;
  for (let j = 1; j <= meant.length; j += 1) {
    const b = letter(meant, j - 1);
    let cost = last[j - 1]! + substitution(a, b);
    cost = Math.min(cost, last[j]! + extra, current[j - 1]! + gap(meant, j - 1));
    if (i > 1 && j > 1 && a === letter(meant, j - 2) && aBefore === b) {
      cost = Math.min(cost, beforeLast[j - 2]! + swapCost);
    }
    current[j] = cost;
    if (cost < best) best = cost;
  }
  return best;
}

/** How many slips a word of this length may have and still be meant. Three letters can be anything. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0.5;
  return word.length < 7 ? 1 : 2;
}

/** The letters of a word in their order in the alphabet: the same for words that only have them in another order. */
export function sortedLetters(text: string): string {
  return [...text].sort().join("");
}

/** The letters of a word as bits: words far apart in letters are far apart in spelling. */
export function letterSet(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** How many bits are set: of two sets laid over each other, how many letters only one of them has. */
export function differing(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
