/**
 * The quotations of a mail, where the judge's letters are known that it may quote: an unmarked one ends where the
 * letter ends, and what stands below it is the writer's. Orders that were written into a quotation are named.
 */
import { once } from "../../util/index.js";
import { readCommand } from "../commands/read-command.js";
import { mayBeOrder } from "../lexer/order-like.js";
import { limits } from "../text/limits.js";
import { type Line, readLine, splitLines } from "../text/lines.js";
import { ornamentAt } from "./boilerplate.js";
import { headerLines } from "./headings.js";
import { isOfLetter, knownLetters, linesOfLetter, wordsOf } from "./known-letters.js";
import { quotationAt } from "./quotes.js";

/**
 * A mail that begins with the headers of a letter from `judge`, its address, and goes on with what none of these letters
 * has: an extract, or words from memory. It ends with its paragraph, or where somebody is greeted, and is marked here as the quotation that it is; a whole
 * letter of the judge's, known or not, is left as it stands.
 */
export function withExtractMarked(mail: string, letters: readonly string[], judge: string): string {
  const { lines } = splitLines(mail);
  const first = lines.findIndex(({ text }) => text !== "");
  const heads = first < 0 ? 0 : extractHeads(lines, first, judge);
  // Letters are looked through only where one of them may stand.
  if (heads === 0 || quotationsIn(lines, letters)(first)?.isKnown !== false) return mail;
  const below = nextWritten(lines, first + heads);
  if (below < 0 || lines.slice(below).some(({ text }) => layout.test(text))) return mail;
  const greeted = lines.findIndex((_, at) => at > below && greets(lines, at));
  const end = greeted < 0 ? lines.findIndex(({ text }, at) => at > below && text === "") : greeted;
  if (end < 0 || nextWritten(lines, end) < 0) return mail;
  return lines.map(({ raw }, at) => (at >= first && at < end ? `> ${raw}` : raw)).join("\n");
}

function greets(lines: readonly Line[], at: number): boolean {
  return lines[at - 1]?.text === "" && ornamentAt(lines, at)?.kind === "greeting";
}

/** How many lines say that the judge's letter follows; 0 where they do not. */
function extractHeads(lines: readonly Line[], at: number, judge: string): number {
  const labelled = headerLines(lines, at) > 0 ? at : nextWritten(lines, at + 1);
  const count = labelled < 0 ? 0 : headerLines(lines, labelled);
  const isJudges =
    quotationAt(lines, at)?.isMarked === false && lines[labelled]?.text.includes(judge);
  return isJudges === true && count > 0 ? labelled + count - at : 0;
}

function nextWritten(lines: readonly Line[], from: number): number {
  return lines.findIndex(({ text }, at) => at >= from && text !== "");
}

/** What each whole letter of the judge's has somewhere: its header, or how it shows orders. */
const layout = /^:: |^\p{Lu}\p{L}+: {1,9}(?:Army|Fleet) \p{Lu}/u;

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
