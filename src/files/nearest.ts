/** The known word that a mistyped one was probably meant to be. */

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

/** Letters to insert, drop or replace to make one word of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = row[column - 1]! + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
