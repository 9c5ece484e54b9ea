/**
 * A line in winter as people say it: sentences of words, among them provinces, types of units and coasts. It is
 * read from the text itself, for here order and grammar do not matter: what counts is which units are named,
 * and that no other word can change what is meant.
 */

import { type Board, type ProvinceId, spelling, type UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { namesOf } from "../../names/names.js";
import { plural } from "../clauses/situation.js";
import { isCommon } from "./vocabulary.js";

/** A word or a sign, or a name of several words. */
export interface Word {
  /** In lower case. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The provinces that it can mean; none where it is no name. */
  readonly places: readonly ProvinceId[];
  readonly type: UnitType | null;
  /** The type of several units: `fleets`. */
  readonly isPlural: boolean;
  /** `NC` */
  readonly coast: string | null;
}

/** The sentences of a text; a question keeps its sign. */
export function sentencesOf(board: Board, text: string): readonly (readonly Word[])[] {
  const sentences: Word[][] = [[]];
  for (const word of wordsOf(board, withRestNamed(text))) {
    const isStop = /^[.!;?]$/.test(word.text);
    if (!isStop || word.text === "?") sentences.at(-1)!.push(word);
    if (isStop && sentences.at(-1)!.length > 0) sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0);
}

/** `Rest armies`, `armies in whatever's left`: in the words of `armies in the rest`, each letter where it was. */
function withRestNamed(text: string): string {
  return text
    .replace(restFirst, (words, type: string) => `${type} rest`.padEnd(words.length))
    .replace(whatIsLeft, (words) => "rest".padEnd(words.length));
}

const restFirst = regex("giu")`
  (?<!\p{L})(?:(?:the|der|den|le|il|el|de) )?rest(?:e|o)?:? (armies|fleets|armeen|flotten|arm\u00e9es|flottes|legers
    |vloten)
    (?!\p{L})
`;
const whatIsLeft = regex("giu")`
  (?<!\p{L})(?:
    what(?:ever)?(?:['\u2019]s| is) (?:left|free|remaining)|elsewhere|everywhere else|(?:was
    |wo) (?:sonst )?noch frei ist
  )(?!\p{L})
`;

interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** A capital letter alone. */
  readonly isUpper: boolean;
  /** It begins with a capital. */
  readonly isTitle: boolean;
}

function wordsOf(board: Board, text: string): readonly Word[] {
  const pieces: readonly Piece[] = [...text.matchAll(piece)].map(({ 0: written, index: from }) => ({
    text: written.toLowerCase().replaceAll("\u2019", "'"),
    from,
    to: from + written.length,
    isUpper: /^\p{Lu}$/u.test(written),
    isTitle: /^\p{Lu}\p{L}/u.test(written),
  }));
  const words: Word[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { length, ...word } =
      coastAt(pieces, at) ?? nameAt(board, pieces, at) ?? typeAt(pieces, at, words) ?? other;
    const [first, last] = [pieces[at]!, pieces[at + length - 1]!];
    const said = pieces
      .slice(at, at + length)
      .map((each) => each.text)
      .join(" ");
    words.push({ text: said, from: first.from, to: last.to, ...word });
    at += length;
  }
  return words;
}

const piece = regex("gu")`
  (?<!\p{L})(?:d|l|un|all|dell|nell|dall)['\u2019](?=\p{L}{3})|\p{L}+(?:['\u2019]\p{L}+)*|\d+|-+>
  |[^\s\p{L}\d]
`;

interface Found extends Pick<Word, "places" | "type" | "isPlural" | "coast"> {
  /** How many pieces it takes. */
  readonly length: number;
}

const other: Found = { length: 1, places: [], type: null, isPlural: false, coast: null };

const quarters = /^(north|south|east|west)(?:ern)?$/;
const coasts = /^([nsew])c$/;
const abroad: Readonly<Record<string, string>> = {
  nordk\u00fcste: "NC",
  s\u00fcdk\u00fcste: "SC",
  ostk\u00fcste: "EC",
  westk\u00fcste: "WC",
};

/** `north coast`, `sc`, `(n.c.)` */
function coastAt(pieces: readonly Piece[], at: number): Found | null {
  const [first, next, behind] = pieces.slice(at, at + 3).map(({ text }) => text);
  const letter = coasts.exec(first ?? "") ?? quarters.exec(first ?? "");
  if (abroad[first ?? ""]) return { ...other, coast: abroad[first ?? ""]! };
  if (coasts.test(first ?? "")) return { ...other, coast: first!.toUpperCase() };
  if (/^[nsew]$/.test(first ?? "") && next === "." && behind === "c")
    return { ...other, coast: `${first!.toUpperCase()}C`, length: 3 };
  if (letter === null || !/^(?:coast|shore)$/.test(next ?? "")) return null;
  return { ...other, coast: `${letter[1]![0]!.toUpperCase()}C`, length: 2 };
}

/** The longest name that begins here: `St. Petersburg`. */
function nameAt(board: Board, pieces: readonly Piece[], at: number): Found | null {
  if (isCommon(pieces[at]!.text) || !/^\p{L}/u.test(pieces[at]!.text)) return null;
  const names = namesOf(board);
  for (let length = Math.min(6, pieces.length - at); length > 0; length -= 1) {
    const parts = pieces.slice(at, at + length);
    const isWhole = /^\p{L}/u.test(parts.at(-1)!.text);
    const isName = isWhole && parts.every(({ text }) => /^(?:\p{L}+(?:'s)?|[.-])$/u.test(text));
    const said = parts.map((part) => part.text).join(" ");
    const text = spelling(said.replace(/ ?[.-] ?/g, " ").replace(/'s$/, ""));
    const found = isName && text.length > 2 ? exactly(board, text) : [];
    if (found.length > 0) return { ...other, length, places: found };
  }
  const { text } = pieces[at]!;
  const isKnown = orderWords.has(text) || text.length < 5;
  if (isKnown) return null;
  // `the Albanian fleet`
  const isOfPlace = adjective.test(text) && isType(pieces[at + 1]?.text ?? "");
  const start = isOfPlace && names.nation(text).length === 0 ? text.slice(0, 4) : text;
  const begun = [text, start].map((each) => names.prefix(spelling(each)));
  const found = begun.find(({ length }) => length === 1);
  return found === undefined ? null : { ...other, places: [found[0]!.at] };
}

const adjective = /(?:an|ish|ese|ic)$/;

function isType(text: string): boolean {
  return (
    text.length > 3 && (orderWords.get(text) ?? []).some((role) => /^(?:army|fleet)$/.test(role))
  );
}

function exactly(board: Board, text: string): readonly ProvinceId[] {
  return namesOf(board)
    .exact(text)
    .map(({ at }) => at);
}

/** `fleet`, `armies`; a letter alone beside a name: `Ank F / Smy A`. */
function typeAt(pieces: readonly Piece[], at: number, before: readonly Word[]): Found | null {
  const { text, isUpper } = pieces[at]!;
  const next = pieces[at + 1]?.text;
  const isBefore = text === "f" && pieces[at + 1]?.isTitle === true;
  if (isUpper && isBefore) return { ...other, type: "F" };
  const isBehind = before.at(-1)?.places.length && (next === undefined || !/^\p{L}/u.test(next));
  if (isUpper && /^[af]$/.test(text) && isBehind)
    return { ...other, type: text === "a" ? "A" : "F" };
  const roles =
    text.length > 3 ? (orderWords.get(text) ?? orderWords.get(spelling(text)) ?? []) : [];
  const type = roles.includes("army") ? "A" : roles.includes("fleet") ? "F" : null;
  return type === null ? null : { ...other, type, isPlural: plural.test(text) };
}
