/**
 * Names that became two other words: one of two lost a letter, `Black Sta`, `W Ed`, or dictation parted one,
 * `York sure`. Only what is no order otherwise is read so.
 */
import type { Names } from "../names/names.js";
import { is, type Token, type Tokens, token } from "./token.js";

/** A word that is left when a letter of a short one is wrong. */
const shortWord = 3;

/** The tokens with such names as guesses; the same array where there are none. */
export function withSplitNames(names: Names, tokens: Tokens): Tokens {
  const mended: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(names, tokens, at);
    mended.push(name ?? tokens[at]!);
    if (name !== null) at += 1;
  }
  return mended.length === tokens.length ? tokens : mended;
}

function nameAt(names: Names, tokens: Tokens, at: number): Token | null {
  const [first, second] = [tokens[at]!, tokens[at + 1]];
  if (second === undefined || second.text.length < 2) return null;
  if (!/^\p{L}+$/u.test(second.text) || is(second, "army", "fleet")) return null;
  const places =
    second.text.length > shortWord
      ? heard(names, first, second)
      : mistyped(names, first, second).filter(({ cost }) => cost <= 1);
  if (places.length === 0) return null;
  const span = { text: `${first.text} ${second.text}`, start: first.start, end: second.end };
  return token(["place"], span, { places, guessed: true });
}

function mistyped(names: Names, first: Token, second: Token): Token["places"] {
  const isStart = is(first, "place") || /^\p{L}$/u.test(first.text);
  return isStart ? names.slips(`${first.text} ${second.text}`) : [];
}

/** One long name that two words sound like, where the second is no word of orders. */
function heard(names: Names, first: Token, second: Token): Token["places"] {
  const together = `${first.text}${second.text}`;
  const isWord = !is(second, "unknown", "nation") || !is(first, "unknown", "place");
  if (isWord || together.length < longName || !/^\p{L}+$/u.test(together)) return [];
  const places = names.slips(together).filter(({ cost }) => cost < 2);
  return places.length === 1 ? places : [];
}

/** In a shorter name two wrong letters leave too little of it. */
const longName = 8;
