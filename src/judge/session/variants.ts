/** Variants as people name them: as LIST and the headers of letters print them, or in full words. */
import type { Boards } from "../context.js";

/** A board, and what a header says behind its name. */
interface VariantNamed {
  readonly name: string;
  readonly isGunboat: boolean;
}

const gunboat = /(?:^|[\s,]+)gunboat$/i;

/**
 * What these words name: `ancmed`, `Ancient_Med`, `ancient mediterranean`, `Standard Gunboat`; with `gunboat`
 * alone, the usual board. Null if it is nothing.
 */
export function variantNamed(boards: Boards, words: string, usual: string): VariantNamed | null {
  const isGunboat = gunboat.test(words);
  const plain = words.replace(gunboat, "").toLowerCase();
  const name = plain === "" ? usual : boardNamed(boards, plain);
  return name === null ? null : { name, isGunboat };
}

function boardNamed(boards: Boards, words: string): string | null {
  if (boards.has(words)) return words;
  const named = boards.names().filter((name) => isTitle(boards.get(name)?.title ?? name, words));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The words of a title may be written out: `Ancient_Med` for the ancient Mediterranean. */
function isTitle(title: string, words: string): boolean {
  const parts = wordsOf(title);
  const given = wordsOf(words);
  const isPart = (part: string, at: number) =>
    given[at] === part || (parts.length > 1 && given[at]?.startsWith(part) === true);
  return parts.length === given.length && parts.every(isPart);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[\s_-]+/);
}
