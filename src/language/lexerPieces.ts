/**
 * The first look at a line: words and signs with their places, in a normal form. It knows the shapes of
 * letters and arrows, and nothing of names or orders.
 */
import { spelling } from "../map/index.js";

export interface Piece {
  /** Arrows, long dashes and `->` are one kind: all lead somewhere. */
  readonly kind: "word" | "number" | "arrow" | "phase" | "sign";
  /** A word in the normal form of names (`spelling`), a sign as it stands. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly spaced: boolean;
}

const letters = String.raw`[\p{Letter}\p{Mark}]+`;
const shapes = new RegExp(
  [
    // Remarks of the judges, (*bounce*) and (paris.008), and smiles.
    String.raw`(?<remark>\(\s*\*[^)]*\*?\s*\)|\(\w+\.\d+\)|[:;]-?[)(])`,
    String.raw`(?<arrow>[-=~]+>+|>+|[\p{Pd}\u2212~=]+|[\u2190-\u21ff\u2794-\u27be\u2b0c-\u2b4f\u27f5-\u27ff]|»+)`,
    // A phase as it is printed: S1901M.
    String.raw`(?<phase>(?<![\p{Letter}])[SFW]\d{4}[MRAB](?![\p{Letter}]))`,
    String.raw`(?<word>${letters})(?:['’\u02bc\u00b4]s(?![\p{Letter}]))?`,
    String.raw`(?<number>\p{Number}+)`,
    String.raw`(?<sign>[^\s])`,
  ].join("|"),
  "giu",
);

/** The words and signs of a line. Result remarks are left out. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let after = 0;
  for (const match of line.matchAll(shapes)) {
    const start = match.index;
    const end = start + match[0].length;
    const spaced = start > after;
    after = end;
    const { arrow, phase, word, number, sign } = match.groups!;
    if (word !== undefined) found.push({ kind: "word", text: normal(word), start, end, spaced });
    else if (arrow !== undefined) found.push({ kind: "arrow", text: arrow, start, end, spaced });
    else if (phase !== undefined) found.push({ kind: "phase", text: phase, start, end, spaced });
    else if (number !== undefined) found.push({ kind: "number", text: number, start, end, spaced });
    else if (sign !== undefined) found.push({ kind: "sign", text: sign, start, end, spaced });
  }
  return found;
}

const plainWord = /^[A-Za-z]+$/;

function normal(word: string): string {
  return plainWord.test(word) ? word.toLowerCase() : spelling(word);
}
