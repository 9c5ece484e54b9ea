/** The known word that a mistyped one was probably meant to be. */
import { distance } from "fastest-levenshtein";

/** More mistakes than this, and it is another word. */
const mostMistakes = 2;

/** The nearest of the known words, or null if none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((name) => ({ name, mistakes: distance(word.toLowerCase(), name) }))
    .filter(({ name, mistakes }) => mistakes <= mostMistakes && mistakes < name.length)
    .sort((a, b) => a.mistakes - b.mistakes);
  return ranked[0]?.name ?? null;
}
