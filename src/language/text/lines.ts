/**
 * The lines of a mail, each as it was written and in a normal form for reading: compatibility forms
 * folded (NFKC), every dash, arrow, quote and blank one sign, invisible characters gone. The normal form
 * remembers where each character came from, so that complaints can point at the writer's own line.
 */
import { limits } from "./limits.js";
import { remembering } from "./remembering.js";

export interface Line {
  /** From 1. */
  readonly number: number;
  /** As written, to be quoted back. */
  readonly raw: string;
  /** As read: trimmed, single blanks. */
  readonly text: string;
  /** For each character of `text`, and for its end, the index into `raw`; null if they are the same. */
  readonly origins: readonly number[] | null;
}

/** The lines of a mail's text, and how many more there were than may be read. */
export function splitLines(mail: string): { lines: readonly Line[]; left: number } {
  const readable = mail.slice(0, limits.text);
  const all = readable.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  const lines = all.slice(0, limits.lines).map((raw, at) => readLine(raw, at + 1));
  const unread = mail.slice(limits.text).split("\n").length - 1;
  const cutThrough = mail.length > limits.text ? 1 : 0;
  return { lines, left: all.length - lines.length + unread + cutThrough };
}

/** A line in its normal form. A line beyond the limit is not read: its `text` is empty. */
export function readLine(raw: string, number = 1): Line {
  if (raw.length > limits.line) return { number, raw, text: "", origins: null };
  if (isNormal(raw)) return { number, raw, text: raw, origins: null };
  return { number, raw, ...fold(raw) };
}

/** Where part of the normal form stands in the line as written. */
export function written(line: Line, from: number, to: number): Place {
  if (line.origins === null) return { from, to };
  const end = line.raw.length;
  return { from: line.origins[from] ?? end, to: line.origins[to] ?? end };
}

/** Printable ASCII with single blanks between words, as most lines are. */
function isNormal(raw: string): boolean {
  return /^(?:[!-~]+(?: [!-~]+)*)?$/.test(raw) && !/[-=]>/.test(raw);
}

interface Sign {
  readonly text: string;
  readonly at: number;
}

interface Folded {
  readonly text: string;
  readonly origins: readonly number[];
}

/** Folds until nothing changes: a mark may only meet its letter once the invisible signs between them are gone. */
function fold(raw: string): Folded {
  const once = foldOnce(raw);
  if (once.text === raw || isNormal(once.text)) return once;
  const again = fold(once.text);
  return { text: again.text, origins: again.origins.map((at) => once.origins[at] ?? raw.length) };
}

function foldOnce(raw: string): Folded {
  const signs = joined(folded(raw));
  while (signs.at(-1)?.text === " ") signs.pop();
  if (signs[0]?.text === " ") signs.shift();
  const last = signs.at(-1);
  const end = last === undefined ? raw.length : last.at + 1;
  const origins = signs.flatMap(({ text, at }) => Array<number>(text.length).fill(at));
  return { text: signs.map(({ text }) => text).join(""), origins: [...origins, end] };
}

/** Each character with the marks upon it, folded. */
function folded(raw: string): Sign[] {
  const signs: Sign[] = [];
  for (const { 0: cluster, index } of raw.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    for (const text of plain(cluster)) signs.push({ text, at: index });
    // One sign can stand for eighteen.
    if (signs.length > limits.line) break;
  }
  return signs;
}

/** Seven patterns for each letter of a Greek or Russian mail would take their time, and letters come again. */
const plain = remembering((cluster) =>
  cluster
    .replace(/[\u00b4\u02bc]/g, "'")
    .normalize("NFKC")
    .replace(/\s\p{M}*/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]|\p{Variation_Selector}/gu, "")
    .replace(/[\p{Pd}\u2043\u2212]/gu, "-")
    .replace(/[\u2192\u21d2\u21e8\u2794\u2799-\u279c\u279e-\u27a1\u27f6\u27f9]/g, "->")
    .replace(/[\u02bc\u2018-\u201b\u2032\u2035`]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u2036\u00ab\u00bb]/g, '"'),
);

/** Runs of blanks as one, and arrows of any length as the shortest. */
function joined(signs: readonly Sign[]): Sign[] {
  const result: Sign[] = [];
  for (const sign of signs) {
    const before = result.at(-1)?.text;
    if (sign.text === " " && before === " ") continue;
    if (sign.text === ">" && isShaft(before)) {
      const start = result.findLastIndex(({ text }) => !isShaft(text)) + 1;
      const { at } = result[start] ?? sign;
      result.splice(start, result.length - start, { text: "-", at }, { text: ">", at: sign.at });
    } else result.push(sign);
  }
  return result;
}

function isShaft(text: string | undefined): boolean {
  return text === "-" || text === "=";
}

/** Part of a line: from the first character up to, not including, the one at `to`. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** A line as the mail has it, or a part of one. */
export interface OrderLine extends Numbered {
  readonly text: string;
}

interface Numbered {
  /** Parts stand between their line's number and the next: `partNumber`. */
  readonly number: number;
}

/** The number of a part of a line, behind the parts before it. */
export function partNumber(line: number, at: number): number {
  return line + at / partsMost;
}

/** No line has more letters. */
const partsMost = 1024;

/** The number of the line that a part stands in. */
export function lineNumber({ number }: Numbered): number {
  return Math.floor(number);
}

/** Do both stand in the same line of the mail? */
export function isSameLine(one: Numbered, other: Numbered): boolean {
  return lineNumber(one) === lineNumber(other);
}
