/**
 * Coasts behind and before names: `Spa/sc`, `Spain (south coast)`, `SPA-SC`, `StP nc`, `nc StP`. One letter
 * is a coast only where a sign says so, for `A Spa S A Mar` is a support.
 */

import type { Board, ProvinceId } from "../../map/index.js";
import { regex } from "../../util/index.js";
import type { Names } from "../names/names.js";
import { distance } from "../text/distance.js";
import type { Piece } from "./pieces.js";

/** A coast found in the pieces, and the number of the piece after it. */
interface CoastFound {
  readonly coast: string;
  readonly next: number;
}

const longestCoast = 3;
/** What a coast is called besides: `Bulgaria's eastern shore`. */
const shores = /^(?:shores?|seaboard|shoreline|coastline|littoral|beach|beaches|side)$/;
/** Signs that join any word for a coast to its province. */
const strongJoints = "/([{_\\";
/** Signs that stand elsewhere too: only a coast in two letters, or one that says `coast`, follows them. */
const weakJoints = ".,:-'";

/** The coast that follows a name ending before piece `at`, if any. */
export function coastAfter(
  board: Board,
  names: Names,
  all: readonly Piece[],
  at: number,
  provinces: readonly ProvinceId[],
): CoastFound | null {
  const joint = all[at];
  if (joint === undefined) return null;
  // `Sp. (s.c.)`
  const isGlued = all[at + 1]?.spaced === false && "/-,".includes(all[at + 1]!.text);
  if (joint.text === "." && (isGlued || "([{".includes(all[at + 1]?.text ?? "?"))) {
    return coastAfter(board, names, all, at + 1, provinces);
  }
  const led = leadIn(all, at);
  if (led > at && isSplit(board, provinces)) {
    const found = coastAt(board, names, all, led, isNamed);
    if (found !== null) return belongsToNext(board, names, all, found.next) ? null : found;
  }
  // `San Pietroburgo, costa sud`
  if (joint.text === "," && isSplit(board, provinces)) {
    const found = coastAt(board, names, all, at + 1, isLong);
    if (found !== null && !belongsToNext(board, names, all, found.next)) return found;
  }
  if (joint.kind === "word") {
    const letter = letterBeforeArrow(board, all, at, provinces);
    if (letter !== null) return letter;
    const found = coastAt(board, names, all, at, isSplit(board, provinces) ? isUnjoined : isPlain);
    return found === null || belongsToNext(board, names, all, found.next) ? null : found;
  }
  // `F Lon - EC` goes somewhere; only a split province has a coast behind a dash.
  if (joint.kind === "arrow" && !isSplit(board, provinces)) return null;
  const isStrong = joint.kind === "sign" && strongJoints.includes(joint.text);
  if (!isStrong && !weakJoints.includes(joint.text)) return null;
  const found = coastAt(board, names, all, at + 1, isStrong ? () => true : isPlain);
  if (found === null || belongsToNext(board, names, all, found.next)) return null;
  const closing = ")]}".charAt("([{".indexOf(joint.text));
  if (closing === "") return found;
  const end = all[found.next]?.text === "!" ? found.next + 1 : found.next;
  return all[end]?.text === closing ? { ...found, next: end + 1 } : null;
}

/** `F StP N - Bar`, `F Spa S. - Mao`: nobody supports a dash. */
function letterBeforeArrow(
  board: Board,
  all: readonly Piece[],
  at: number,
  provinces: readonly ProvinceId[],
): CoastFound | null {
  const coast = `${all[at]!.text.toUpperCase()}C`;
  const next = all[at + 1]?.text === "." ? at + 2 : at + 1;
  const isCoast = provinces.some((id) => board.province(id)?.coasts.includes(`${id}/${coast}`));
  const isFleet = all.slice(Math.max(0, at - 4), at).some(({ text }) => /^f(?:leet)?$/.test(text));
  return isCoast && isFleet && all[next]?.kind === "arrow" ? { coast, next } : null;
}

/** `StP on the north coast`, `Spain, at the northern coast`, `Spagna dalla costa sud`: the piece behind such words. */
function leadIn(all: readonly Piece[], at: number): number {
  const length = all.slice(at, at + 3).findIndex(({ text }) => !leading.test(text));
  return length < 0 ? at + 3 : at + length;
}

const leading = regex()`
  ^(?:
    ,|on|at|to|via|in|from|by|the|its|an|auf|der|die|das|den|sur|a|\u00e0|la|le|en|el|na|no|op|aan
    |de|dalla|sulla|nella|alla|por|pela
  )$
`;

/** A coast by its name, whatever leads to it. */
function isNamed(words: string): boolean {
  return /co(?:a|s)|cote|kust|kuest/.test(words);
}

function isSplit(board: Board, provinces: readonly ProvinceId[]): boolean {
  return provinces.some((id) => (board.province(id)?.coasts.length ?? 0) > 0);
}

/** Between a coast and its province: `of`, `de la`, `dell'`. */
const ofWhich = [
  /^(?:of|von|vom|del?|di|dell[ao]?|van|da|do)$/,
  /^(?:the|la|el|l)$/,
  /^['\u2019]$/,
];

/** `Mao - north coast of Spain`, `Mao - nc Spa`: a split province follows, whose coast it is. */
function belongsToNext(board: Board, names: Names, all: readonly Piece[], next: number): boolean {
  const at = ofWhich.reduce((to, word) => (word.test(all[to]?.text ?? "") ? to + 1 : to), next);
  const word = all[at]?.kind === "word" ? all[at].text : "";
  // `north coast of St. Petersburg`
  const second = all[all[at + 1]?.text === "." ? at + 2 : at + 1];
  const following = second?.kind === "word" ? `${word} ${second.text}` : word;
  return [...names.exact(following), ...names.exact(word)].some(
    (place) => (board.province(place.at)?.coasts.length ?? 0) > 0,
  );
}

/** A coast before its province: `nc Spain`, `south coast of Spain`. */
export function coastBefore(
  board: Board,
  names: Names,
  all: readonly Piece[],
  at: number,
): CoastFound | null {
  const found = coastAt(board, names, all, at, isBefore);
  return found !== null && belongsToNext(board, names, all, found.next) ? found : null;
}

/** Nothing but a coast of the English notation: `nc`, `north coast`. */
function isPlain(words: string, coast: string): boolean {
  return words === coast.toLowerCase() || (words.includes("coast") && words.length > 6);
}

/** A coast in full, in any language: `Südküste`, `costa sud`. */
function isLong(words: string): boolean {
  return words.length > 6;
}

/** `southern Spain` and `Südküste von Spanien` too. */
function isBefore(words: string, coast: string): boolean {
  return isPlain(words, coast) || words.endsWith("ern") || (isNamed(words) && isLong(words));
}

function isUnjoined(words: string, coast: string): boolean {
  return isPlain(words, coast) || words.length > 3;
}

function coastAt(
  board: Board,
  names: Names,
  all: readonly Piece[],
  at: number,
  accepts: (words: string, coast: string) => boolean,
): CoastFound | null {
  const first = pointOf(all, at);
  if (first === null || !names.beginsCoast(first)) return null;
  for (let count = longestCoast; count > 0; count -= 1) {
    const words = all.slice(at, at + count);
    if (words.length < count || words.some(({ kind }) => kind !== "word")) continue;
    const text = [first, ...words.slice(1).map((piece) => shoreOf(piece.text))].join(" ");
    const coast = board.coastNames.get(text);
    if (coast !== undefined && accepts(text, coast)) return { coast, next: at + count };
  }
  return null;
}

function shoreOf(word: string): string {
  return shores.test(word) ? "coast" : word;
}

const points = ["north", "south", "east", "west"] as const;

/** The first word for a coast; misspelt only before `coast` itself: `souht coast`. */
function pointOf(all: readonly Piece[], at: number): string | null {
  const word = all[at]?.text;
  if (word === undefined || !/^(?:coast|cst)$/.test(shoreOf(all[at + 1]?.text ?? "")))
    return word ?? null;
  const isSlip = (point: string) => word[0] === point[0] && distance(word, point, 1) <= 1;
  return points.find(isSlip) ?? word;
}
