/** What one mail asks to tell one reader in two sentences reaches them in one letter, where both are plain. */
import { inOneLine } from "../../../../util/index.js";
import type { KeptMessage } from "../kept-message.js";
import { areSame } from "../readers/readers.js";

/** A message, and the part of the words that it and the request for it take. */
export interface Telling {
  readonly message: KeptMessage;
  readonly from: number;
  readonly to: number;
  /** What stands behind it of those who are told nothing, and is only heeded. */
  readonly aside: string;
}

/**
 * With one telling more. `Tell Russia that I stay, and ask him whether he will`: two plain sentences to one reader are
 * one letter. `words` are those of the whole mail.
 */
export function inOneLetter(
  words: string,
  before: readonly Telling[],
  telling: Telling,
): readonly Telling[] {
  const last = before.at(-1);
  const [one, other] = [last?.message, telling.message];
  const isOne =
    one !== undefined &&
    last?.to === telling.from &&
    areSame(one.to, other.to) &&
    one.isGuess === other.isGuess &&
    [one, other].every(isPlain);
  if (!isOne) return [...before, telling];
  const text = `${withEnd(one.text)} ${withEnd(other.text)}`;
  const line = inOneLine(words.slice(last.from, telling.to)).trim();
  return [...before.slice(0, -1), { ...telling, from: last.from, message: { ...one, text, line } }];
}

function isPlain({ isReported, isAsked }: KeptMessage): boolean {
  return isReported !== true && isAsked !== true;
}

function withEnd(text: string): string {
  return /[.!?]\s*$/u.test(text) ? text.trim() : `${text.trim()}.`;
}
