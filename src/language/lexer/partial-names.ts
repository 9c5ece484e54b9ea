/** The rest of a name behind its beginning: `Gulf of Botnia`, `Engl Chanel`. */
import { withCoast } from "./coast-tokens.js";
import { orderWords } from "./order-words.js";
import { chainFrom, exact, isNoise, type Match, type Source, type Step } from "./source.js";
import type { Token } from "./token.js";

/** `Gulf of Botnia`: an ambiguous beginning of names, and a spelling of one of them behind it. */
export function narrowed(source: Source, { token: first }: Match, next: number): Step | null {
  if (first.places.length < 2) return repeated(source, first, next);
  let at = next;
  // A single letter is an `of` that lost the other: `Gulf f Lyon`.
  while (isNoise(source.all[at]?.text ?? "") || source.all[at]?.text.length === 1) at += 1;
  if (source.all[at]?.kind !== "word") return null;
  const second = exact(source, chainFrom(source, at));
  const places = first.places.filter(
    (place) =>
      second?.token.places.some((other) => other.at === place.at) &&
      source.names.begins(first.text, place.at),
  );
  if (second === null || places.length !== 1) return null;
  const end = chainFrom(source, at)[second.length - 1]! + 1;
  return withCoast(source, { ...first, places, end: second.token.end }, end);
}

/** `Engl Chanel`: behind a name cut short the rest of it, misspelt. */
function repeated(source: Source, first: Token, next: number): Step | null {
  const word = source.all[next];
  const [place] = first.places;
  if (word?.kind !== "word" || place === undefined || orderWords.has(word.text)) return null;
  const isRest = source.names.slips(word.text)[0]?.at === place.at;
  const isKnown = source.names.exact(word.text).length > 0;
  return isRest && !isKnown
    ? withCoast(source, { ...first, end: word.end, guessed: true }, next + 1)
    : null;
}
