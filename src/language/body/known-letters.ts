/**
 * The judge's own letters in a mail that answers them: their words stand there in their order, however they were
 * wrapped, indented or marked. Knows nothing of marks; compares words alone.
 */
import { once } from "../../util/index.js";
import { limits } from "../text/limits.js";
import { readLine } from "../text/lines.js";

/** A letter as it is compared. */
interface KnownLetter {
  readonly words: readonly string[];
  /** All its words, between blanks. */
  readonly inARow: string;
  /** Where each run of up to three words begins. */
  readonly places: () => Places;
}

type Places = ReadonlyMap<string, readonly number[]>;

/** Words by which a place is looked up: lines of a list have the first word or two in common. */
const keyWords = 3;

/** Letters as they were sent, ready to be found in a mail. */
export function knownLetters(texts: readonly string[]): readonly KnownLetter[] {
  return texts.slice(0, limits.letters).map((text) => {
    const words = text.split("\n").flatMap(wordsOf);
    return { words, inARow: inARow(words), places: once(() => placesIn(words)) };
  });
}

function inARow(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}

function placesIn(words: readonly string[]): Places {
  const places = new Map<string, number[]>();
  for (const at of words.keys()) {
    for (let count = 1; count <= keyWords && at + count <= words.length; count += 1) {
      notePlace(places, words.slice(at, at + count).join(" "), at);
    }
  }
  return places;
}

/** Press of one word, again and again, has thousands of places; only the first of them are kept. */
function notePlace(places: Map<string, number[]>, key: string, at: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [at]);
  else if (known.length < limits.letterPlaces) known.push(at);
}

/** The words of a line, whatever stands between them; without the links that programs add to addresses. */
export function wordsOf(raw: string): readonly string[] {
  const plain = readLine(raw.slice(0, limits.line)).text;
  const unlinked = plain.replace(/<(?:mailto|https?):[^<>\s]{0,300}>/gi, " ");
  return unlinked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Do these words stand in a letter, one after the other? So few that anybody could have written them do not count. */
export function isOfLetter(
  words: readonly string[],
  letters: () => readonly KnownLetter[],
): boolean {
  if (words.length < limits.letterLine) return false;
  const row = inARow(words);
  return letters().some((letter) => letter.inARow.includes(row));
}

/** Which of these lines, given as their words, are one of the letters; null where too little of them is. */
export function linesOfLetter(
  lines: readonly (readonly string[])[],
  letters: readonly KnownLetter[],
): ReadonlySet<number> | null {
  const chains = letters.map((letter) => longestChain(lines, letter));
  const best = chains.reduce<Link | null>((a, b) => (weightOf(b) > weightOf(a) ? b : a), null);
  if (weightOf(best) < limits.letterWords) return null;
  const found = new Set<number>();
  for (let link = best; link !== null; link = link.before) found.add(link.line);
  return found;
}

/** Lines that are the letter's, in its order: the last of them, and those before. */
interface Link {
  readonly line: number;
  /** How many words the chain has. */
  readonly weight: number;
  readonly before: Link | null;
}

function weightOf(link: Link | null): number {
  return link?.weight ?? 0;
}

/** The chain of most words: each line is found behind the one before it. */
function longestChain(lines: readonly (readonly string[])[], letter: KnownLetter): Link | null {
  const { best, offer } = bestUpTo(letter.words.length);
  for (const [line, words] of lines.entries()) {
    const links = placesOf(words, letter).map((place) => {
      const before = best(place);
      const weight = weightOf(before) + words.length;
      return { end: place + words.length, link: { line, weight, before } };
    });
    for (const { end, link } of links) offer(end, link);
  }
  return best(letter.words.length);
}

/** Where in the letter these words stand one after the other. */
function placesOf(words: readonly string[], letter: KnownLetter): readonly number[] {
  const places = letter.places().get(words.slice(0, keyWords).join(" ")) ?? [];
  return places.filter((place) => words.every((word, at) => letter.words[place + at] === word));
}

/** Keeps the heaviest of the chains that end at or before each place (a Fenwick tree of maxima). */
function bestUpTo(length: number): {
  readonly best: (place: number) => Link | null;
  readonly offer: (place: number, link: Link) => void;
} {
  const tree = Array<Link | null>(length + 2).fill(null);
  return {
    best: (place) => {
      let found: Link | null = null;
      for (let at = place + 1; at > 0; at -= at & -at) {
        const link = tree[at] ?? null;
        if (weightOf(link) > weightOf(found)) found = link;
      }
      return found;
    },
    offer: (place, link) => {
      for (let at = place + 1; at < tree.length; at += at & -at) {
        if (link.weight > weightOf(tree[at] ?? null)) tree[at] = link;
      }
    },
  };
}
