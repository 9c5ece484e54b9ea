/** What somebody wrote in a mail themselves: without the mail that it answers, signature lines and advertisements. */
import { type Line, splitLines } from "../text/lines.js";
import { ornamentAt } from "./around/boilerplate.js";
import { withoutBlocks } from "./blocks.js";
import { quotationsIn } from "./quotations.js";

/** The text that is the writer's own, as they wrote it, in a mail that may quote these letters. */
export function ownWords(mail: string, letters: readonly string[] = []): string {
  const { lines } = splitLines(mail);
  return textOf(ownLines(lines, letters));
}

/** The same without the messages and the trials in it, which are read where they stand. */
export function wordsToJudge(mail: string, letters: readonly string[] = []): string {
  return withoutBlocks(ownWords(mail, letters));
}

/** The writer's own text with what they quote in between: somebody passes on what was written to them. */
export function ownWordsAndQuotes(mail: string, letters: readonly string[] = []): string {
  const { lines } = splitLines(mail);
  const own = ownLines(lines, letters);
  const [first, last] = [own.at(0)?.number ?? 0, own.findLast(saysMore)?.number ?? 0];
  const between = lines.filter(({ number }) => number >= first && number <= last);
  return textOf(own.length === 0 ? [] : between);
}

/**
 * The mail parted from one of these letters that it quotes whole above or below all else, as mail programs do by
 * themselves; null where it quotes none so, or where anything of the writer's stands in it.
 */
export function apartFromLetter(
  mail: string,
  letters: readonly string[],
): { readonly text: string; readonly letter: string } | null {
  const { lines, left } = splitLines(mail);
  if (left > 0) return null;
  const quotation = quotationsIn(lines, letters);
  for (let at = 0; at < lines.length; ) {
    const found = quotation(at);
    const end = at + (found?.isKnown === true ? found.lines : 1);
    const [above, below] = [lines.slice(0, at), lines.slice(end)];
    const isApart = above.some(saysMore) !== below.some(saysMore);
    if (found?.isKnown === true && found.edited.length === 0 && isApart)
      return { text: asWritten([...above, ...below]), letter: asWritten(lines.slice(at, end)) };
    at = end;
  }
  return null;
}

/** Without the blank lines around them. */
function asWritten(lines: readonly Line[]): string {
  return lines
    .slice(lines.findIndex(saysMore), lines.findLastIndex(saysMore) + 1)
    .map(({ raw }) => raw)
    .join("\n");
}

function saysMore({ raw }: Line): boolean {
  return raw.trim() !== "";
}

function ownLines(lines: readonly Line[], letters: readonly string[]): readonly Line[] {
  const quotation = quotationsIn(lines, letters);
  const kept: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const quoted = quotation(at)?.lines ?? 0;
    const ornament = quoted > 0 ? null : ornamentAt(lines, at);
    const isLeftOut = ornament?.kind === "signature" || ornament?.kind === "disclaimer";
    const left = quoted > 0 ? quoted : isLeftOut ? ornament.count : 0;
    if (left === 0) kept.push(lines[at]!);
    at += Math.max(1, left);
  }
  return kept;
}

function textOf(lines: readonly Line[]): string {
  return lines
    .map(({ raw }) => raw.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
