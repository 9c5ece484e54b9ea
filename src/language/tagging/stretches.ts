/** The clauses and sentences of words that were parted, and what all words of one share. */
import { hashOf } from "../text/hash.js";
import type { Gap, Word } from "./words.js";

type Told = (words: readonly string[]) => readonly string[];

/** For each word, what is told of its clause. */
export function clausesOf(words: readonly Word[], told: Told): readonly (readonly string[])[] {
  return stretches(words, isClauseEnd, told);
}

/** For each word, what is told of its sentence. */
export function sentencesOf(words: readonly Word[], told: Told): readonly (readonly string[])[] {
  return stretches(words, isSentenceEnd, told);
}

/** Features as the numbers by which they are learned and found again. */
export function hashedOf(features: readonly string[]): readonly number[] {
  return [...new Set(features.map(hashOf))];
}

export function isLineEnd(gap: Gap): boolean {
  return gap === "line" || gap === "paragraph";
}

function isSentenceEnd(gap: Gap): boolean {
  return gap === "stop" || isLineEnd(gap);
}

export function isClauseEnd(gap: Gap): boolean {
  return gap !== "none";
}

function stretches(
  words: readonly Word[],
  ends: (gap: Gap) => boolean,
  told: Told,
): readonly (readonly string[])[] {
  const starts = words.flatMap(({ gap }, at) => (at === 0 || ends(gap) ? [at] : []));
  return starts.flatMap((from, index) => {
    const stretch = words.slice(from, starts[index + 1] ?? words.length);
    const features = told(stretch.map(({ text }) => text));
    return stretch.map(() => features);
  });
}
