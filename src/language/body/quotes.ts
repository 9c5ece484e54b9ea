/**
 * Where a mail quotes another, and how far: marks before each line (`>`, or `|` below an attribution), an indented
 * block, or nothing at all. Unmarked quotations reach to the end of the mail, for nothing shows where they end.
 */
import type { Line } from "../text/lines.js";
import {
  attributionLines,
  beginsQuotation,
  headerLines,
  headingLines,
  isForJudge,
  judgesLetter,
  saysWrote,
} from "./headings.js";

interface Quoted {
  readonly lines: number;
  /** Its lines show that they belong to it. */
  readonly isMarked: boolean;
}

/** How many lines from `at` on are quoted; 0 where none is. */
export function quotedLines(lines: readonly Line[], at: number): number {
  return quotationAt(lines, at)?.lines ?? 0;
}

/** The quotation that begins at a line, or null. */
export function quotationAt(lines: readonly Line[], at: number): Quoted | null {
  const unmarked = { lines: lines.length - at, isMarked: false };
  if (isMarked(lines[at])) return marked(run(lines, at, isMarked));
  if (isBarredLetter(lines[at])) return marked(run(lines, at, isBarred));
  if (beginsQuotation(lines, at))
    return marked(separated(lines, at)) ?? marked(closed(lines, at)) ?? unmarked;
  const attribution = attributionLines(lines, at);
  if (attribution === 0) return marked(headed(lines, at));
  const shown = shownRun(lines, at + attribution);
  return shown > 0 ? marked(attribution + shown) : unmarked;
}

function marked(lines: number): Quoted | null {
  return lines === 0 ? null : { lines, isMarked: true };
}

/**
 * `------- Original Message -------` above an attribution or headers and a quotation with marks: it ends where
 * they end.
 */
function separated(lines: readonly Line[], at: number): number {
  const next = lines.findIndex(({ text }, index) => index > at && text !== "");
  const head = next < 0 ? 0 : attributionLines(lines, next) || headerLines(lines, next);
  const shown = head === 0 ? 0 : run(lines, next + head, isMarked);
  return shown === 0 ? 0 : next - at + head + shown;
}

/**
 * `-----Original Message-----` at the head of a mail, and a line of dashes that closes it: the answer stands
 * below. Where anything stands above it, the answer is there.
 */
function closed(lines: readonly Line[], at: number): number {
  const isFirst = lines.slice(0, at).every(({ text }) => text === "");
  if (!isFirst || !/^-{3,}.*\p{L}.*-{3,}$/u.test(lines[at]!.text)) return 0;
  const end = lines.findLastIndex(({ text }, index) => index > at && /^[-_=]{10,}$/.test(text));
  const isAnswered = end > 0 && lines.slice(end + 1).some(({ text }) => /\p{L}/u.test(text));
  return isAnswered ? end + 1 - at : 0;
}

/** A quotation below what is no known attribution: the marks show it, where nothing above them is for the judge. */
function headed(lines: readonly Line[], at: number): number {
  const heading = headingLines(lines, at);
  if (heading === 0) return 0;
  const below = at + heading;
  const isSaid = saysWrote(lines[below - 1]!.text);
  const shown = isSaid ? shownRun(lines, below) : run(lines, below, isMarked);
  return shown === 0 || lines.slice(at, below).some(isForJudge) ? 0 : heading + shown;
}

/** A quotation whose lines show that they belong to it. */
function shownRun(lines: readonly Line[], from: number): number {
  const marked = Math.max(run(lines, from, isMarked), run(lines, from, isBarred));
  return marked > 0 ? marked : indentedRun(lines, from);
}

function isMarked(line: Line | undefined): boolean {
  return line?.text.startsWith(">") ?? false;
}

function isBarred(line: Line | undefined): boolean {
  return line?.text.startsWith("|") ?? false;
}

function isBarredLetter(line: Line | undefined): boolean {
  return isBarred(line) && judgesLetter.test(line!.text.slice(1).trimStart());
}

/** A block that stands as far to the right as its first line, or farther. */
function indentedRun(lines: readonly Line[], from: number): number {
  const first = lines.slice(from).find(({ text }) => text !== "");
  const depth = first === undefined ? 0 : depthOf(first);
  return depth < 2 ? 0 : run(lines, from, (line) => depthOf(line) >= depth);
}

/** How far a line stands to the right; a tab is worth two blanks at least. */
function depthOf({ raw }: Line): number {
  const [blanks = ""] = /^[\t \u00a0]*/.exec(raw) ?? [];
  return blanks.replaceAll("\t", "  ").length;
}

/** How many lines are such, with the blank ones before and between. */
function run(lines: readonly Line[], from: number, isSuch: (line: Line) => boolean): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.text === "") continue;
    if (!isSuch(line)) break;
    end = at + 1;
  }
  return end - from;
}
