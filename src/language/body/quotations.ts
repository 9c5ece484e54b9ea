/**
 * The quotations of a mail, where the judge's letters are known that it may quote: an unmarked one ends where the
 * letter ends, and what stands below it is the writer's. Orders that were written into a quotation are named.
 */
import { once } from "../../util/index.js";
import { readCommand } from "../commands/read-command.js";
import { mayBeOrder } from "../lexer/order-like.js";
import { limits } from "../text/limits.js";
import { type Line, readLine } from "../text/lines.js";
import { isOfLetter, knownLetters, linesOfLetter, wordsOf } from "./known-letters.js";
import { quotationAt } from "./quotes.js";

interface Quotation {
  /** How many lines it has. */
  readonly lines: number;
  /** Those of them that may be orders, and are none of the letter's. */
  readonly edited: readonly Line[];
  /** The letter is known: what else stands in it is the judge's. */
  readonly isKnown: boolean;
}

/** Finds the quotation that begins at a line, if one does. */
export type FindQuotation = (at: number) => Quotation | null;

/** The quotations of a mail that may quote these letters. */
export function quotationsIn(lines: readonly Line[], texts: readonly string[]): FindQuotation {
  const find = findingIn(lines, texts);
  const known = new Map<number, Quotation | null>();
  // Who looks ahead asks for a line that is asked for again, and searches are few.
  return (at) => {
    const found = known.has(at) ? known.get(at)! : find(at);
    known.set(at, found);
    return found;
  };
}

function findingIn(lines: readonly Line[], texts: readonly string[]): FindQuotation {
  if (texts.length === 0) return (at) => plain(lines, at);
  // Most mails have no line that a letter could have: for them none is taken apart.
  const letters = once(() => knownLetters(texts));
  const words = lines.map(({ raw }) => wordsOf(raw));
  let left: number = limits.letterSearches;
  return (at) => {
    const found = quotationAt(lines, at);
    const isBegun = found !== null || beginsLetter(lines[at]!);
    if (!isBegun || left === 0) return plain(lines, at);
    left -= 1;
    const marked = found?.isMarked === true ? at + found.lines : null;
    const ofLetter = linesOfLetter(words.slice(at, marked ?? lines.length), letters());
    if (ofLetter === null) return plain(lines, at);
    const end = marked ?? at + Math.max(...ofLetter) + 1;
    return { lines: end - at, edited: editedIn(lines.slice(at, end), ofLetter), isKnown: true };
  };

  function beginsLetter(line: Line): boolean {
    return isOfLetter(words[line.number - 1] ?? [], letters) && !mayBeOrder(line.text);
  }
}

function plain(lines: readonly Line[], at: number): Quotation | null {
  const found = quotationAt(lines, at);
  return found === null ? null : { lines: found.lines, edited: [], isKnown: false };
}

/** Lines behind the letter's first that look like orders, and are not the letter's. */
function editedIn(lines: readonly Line[], ofLetter: ReadonlySet<number>): readonly Line[] {
  const first = Math.min(...ofLetter);
  return lines.filter((line, at) => at > first && !ofLetter.has(at) && isOrder(line));
}

/** A longer line is a sentence of the judge's, in the words of another release. */
const longestOrder = 60;

function isOrder({ raw }: Line): boolean {
  const line = readLine(raw.replace(/^[> |]+/, ""));
  if (line.text.length > longestOrder) return false;
  return mayBeOrder(line.text) && readCommand(line) === null;
}
