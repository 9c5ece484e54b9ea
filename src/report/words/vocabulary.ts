/** Single words and short phrases, from templates/words.txt and templates/results.txt. */
import { makePhrasebook, type Phrasebook } from "../engine/phrasebook.js";
import { wordFields } from "./word-fields.js";

type WordKey = keyof typeof wordFields;

/** A word that stands alone. */
export type PlainWord = {
  [K in WordKey]: (typeof wordFields)[K] extends readonly [] ? K : never;
}[WordKey];

export interface Vocabulary extends Phrasebook<typeof wordFields> {
  /** `1 unit`, `2 units`. */
  count(count: number, plainWord: PlainWord, many: PlainWord): string;
  /** `a, b and c`. */
  and(items: readonly string[]): string;
  /** `a, b or c`. */
  or(items: readonly string[]): string;
}

/** The vocabulary over the texts of its files, with everything that is wrong with them. */
export function makeVocabulary(texts: ReadonlyMap<string, string>): {
  readonly words: Vocabulary;
  readonly faults: readonly string[];
} {
  const { book, faults } = makePhrasebook("words.txt, results.txt", wordFields, texts);
  const { say, sentence } = book;
  const words: Vocabulary = {
    say,
    sentence,
    count: (count, plainWord, many) => `${count} ${say(count === 1 ? plainWord : many)}`,
    and: (items) => list(items, say("and")),
    or: (items) => list(items, say("or")),
  };
  return { words, faults };
}

function list(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}
