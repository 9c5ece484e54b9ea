/**
 * The first look at a line: words and signs with their places, in a normal form. It knows the shapes of
 * letters and arrows, and nothing of names or orders.
 */
import { spelling } from "../map/index.js";

const kinds = ["word", "arrow", "phase", "number", "sign"] as const;

export interface Piece {
  /** Arrows, long dashes and `->` are one kind: all lead somewhere. */
  readonly kind: (typeof kinds)[number];
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
    String.raw`(?<remark>\(\s*\*[^)]*\)|\(\w+\.\d+\)|[:;]-?[)(])`,
    String.raw`(?<arrow>[-=~]+>+|>+|[\p{Pd}\u2212~=]+|[\u2190-\u21ff\u2794-\u27be\u2b0c-\u2b4f\u27f5-\u27ff]|»+)`,
    // A phase as it is printed: S1901M.
    String.raw`(?<phase>(?<![\p{Letter}])[SFW]\d{4}[MRAB](?![\p{Letter}]))`,
    // A coast with its dots, N.C. or N. Coast, and any word, without the s of a genitive.
    String.raw`(?<word>(?<![\p{Letter}])[NSEW]\. ?C(?:oast)?\.?(?![\p{Letter}])|${letters})(?:['’\u02bc\u00b4]s(?![\p{Letter}]))?`,
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
    const kind = kinds.find((one) => match.groups![one] !== undefined);
    if (kind === undefined) continue;
    const shape = match.groups![kind]!;
    found.push({ kind, text: kind === "word" ? normal(shape) : shape, start, end, spaced });
  }
  return found;
}

const plainWord = /^[A-Za-z]+$/;

function normal(word: string): string {
  if (plainWord.test(word)) return word.toLowerCase();
  return word.includes(".") ? `${word.charAt(0).toLowerCase()}c` : spelling(word);
}
