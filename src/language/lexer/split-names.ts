/**
 * Names of two words of which one lost a letter and so became another word: `Black Sta`, `W Ed`. Only what is
 * no order otherwise is read so.
 */
import type { Names } from "../names/names.js";
import { is, type Token, token } from "./token.js";

/** A word that is left when a letter of a short one is wrong. */
const shortWord = 3;

/** The tokens with such names as guesses; the same array where there are none. */
export function withSplitNames(names: Names, tokens: readonly Token[]): readonly Token[] {
  const mended: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(names, tokens, at);
    mended.push(name ?? tokens[at]!);
    if (name !== null) at += 1;
  }
  return mended.length === tokens.length ? tokens : mended;
}

function nameAt(names: Names, tokens: readonly Token[], at: number): Token | null {
  const [first, second] = [tokens[at]!, tokens[at + 1]];
  if (second === undefined || second.text.length < 2 || second.text.length > shortWord) return null;
  if (!is(first, "place") && !/^\p{L}$/u.test(first.text)) return null;
  if (!/^\p{L}+$/u.test(second.text) || is(second, "army", "fleet")) return null;
  const text = `${first.text} ${second.text}`;
  const places = names.slips(text).filter(({ cost }) => cost <= 1);
  if (places.length === 0) return null;
  const span = { text, start: first.start, end: second.end };
  return token(["place"], span, { places, guessed: true });
}
