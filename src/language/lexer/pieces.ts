/**
 * The first look at a line: words and signs with their places, in a normal form. It knows the shapes of
 * letters and arrows, and nothing of names or orders.
 */

import { spelling } from "../../map/index.js";
import { wrapped } from "../../util/index.js";

const kinds = ["word", "arrow", "back", "phase", "number", "sign"] as const;

export interface Piece {
  /** Arrows, long dashes and `->` are one kind: all lead somewhere. `<-` leads back. */
  readonly kind: (typeof kinds)[number];
  /** A word in the normal form of names (`spelling`), a sign as it stands. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly spaced: boolean;
  /** The words of one that programs write: `hel bt` for `HelBt`; null for any other. */
  readonly humps: string | null;
}

/**
 * What nobody sees: soft hyphens, joiners, the signs that make an arrow or a figure a coloured picture
 * (phones add them). They stand within words too.
 */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\p{Enclosing_Mark}]`;
const letters = String.raw`(?:(?!${unseen})[\p{Letter}\p{Mark}]${unseen}*)+`;
const shapes = new RegExp(
  [
    // Remarks of the judges, (*bounce*) and (paris.008), and smiles.
    String.raw`(?<remark>\(\s*\*[^)]*\)|\(\w+\.\d+\)|[:;]-?[)(]|(?<=\s)[:;]-?[PpDdOo](?!\S))`,
    // `Bel <- Hol` leads from the right to the left.
    String.raw`(?<back><+[-=~]+(?!>)|[\u2190\u21d0\u21e6\u27f5\u27f8])`,
    // Outlook's arrow for `-->`, which other programs show as an a with an accent.
    wrapped`
      (?<arrow>
        [-=~]+>+|>+|[\p{Pd}\u2212~=]+
        |[\u2190-\u21ff\u25b6\u25ba\u2794-\u27be\u2b0c-\u2b4f\u27f5-\u27ff\uf0e0]
        |\u00bb+(?=\s*[\p{Letter}])|(?<![\p{Letter}])\u00e0(?![\p{Letter}])
      )
    `,
    // A phase as it is printed, and as people write it: S1901M, F01, Sp'02.
    String.raw`(?<phase>(?<![\p{Letter}])(?:S|F|W|Sp|Fa|Wi)['\u2019]?(?:\d\d){1,2}[MRAB]?(?![\p{Letter}\d]))`,
    // A coast with its dots, N.C. or N. Coast, and any word, without the s of a genitive.
    wrapped`
      (?<word>(?<![\p{Letter}])[NSEW](?:\. ?|[/-])C(?:oast)?\.?(?![\p{Letter}])|${letters})
        (?:['\u2019\u02bc\u00b4]s(?![\p{Letter}]))?
    `,
    String.raw`(?<number>\p{Number}+)`,
    `${unseen}+`,
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
    const kind = kinds.find((known) => match.groups![known] !== undefined);
    if (kind === undefined) continue;
    const shape = match.groups![kind]!;
    const text = kind === "word" ? normal(shape) : shape;
    const humps = kind === "word" && hump.test(shape) ? shape.split(humped).join(" ") : null;
    found.push({ kind, text, start, end, spaced, humps: humps?.toLowerCase() ?? null });
  }
  return found;
}

const hump = /[a-z][A-Z]/;
const humped = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

const plainWord = /^[A-Za-z]+$/;

const allUnseen = new RegExp(unseen, "gu");

function normal(written: string): string {
  if (plainWord.test(written)) return written.toLowerCase();
  const word = written.replace(allUnseen, "");
  return /[./-]/.test(word) ? `${word.charAt(0).toLowerCase()}c` : spelling(word);
}
