/**
 * Names of which each word is shortened (`Nor Sea`, `E Chan`, `G of L`) or that lost their middle (`L'pool`,
 * `C'ple`). All provinces that a shortened name can be are offered: the board chooses.
 */
import type { ProvinceId } from "../../map/index.js";

interface Spelling {
  readonly words: readonly string[];
  readonly at: ProvinceId;
}

/** Spellings of a board, ready to be compared word by word. */
export function spellingsOf(names: Iterable<readonly [string, readonly ProvinceId[]]>): Spelling[] {
  return [...names].flatMap(([text, places]) =>
    places.map((at) => ({ words: text.split(" "), at })),
  );
}

/** The provinces with a name of which every word begins as it is written. */
export function abbreviated(text: string, spellings: readonly Spelling[]): readonly ProvinceId[] {
  const words = text.split(" ");
  if (words.length < 2 || !isTelling(words)) return [];
  const fits = ({ words: full }: Spelling) =>
    full.length === words.length && words.every((word, at) => full[at]!.startsWith(word));
  return distinct(spellings.filter(fits));
}

/** One word has three letters, or `of` holds single letters together. */
function isTelling(words: readonly string[]): boolean {
  if (words[1] === "of") return words.length === 3;
  return words.some(({ length }) => length > 2) && words.slice(1).every(({ length }) => length > 1);
}

/** The provinces with a name that begins and ends so: `L'pool`. */
export function contracted(
  start: string,
  end: string,
  spellings: readonly Spelling[],
): readonly ProvinceId[] {
  if (end.length < 2) return [];
  const fits = ({ words }: Spelling) => {
    const text = words.join("");
    return text.length > start.length + end.length && text.startsWith(start) && text.endsWith(end);
  };
  return distinct(spellings.filter(fits));
}

function distinct(found: readonly Spelling[]): readonly ProvinceId[] {
  return [...new Set(found.map(({ at }) => at))];
}
