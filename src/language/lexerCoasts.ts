/**
 * Coasts behind and before names: `Spa/sc`, `Spain (south coast)`, `SPA-SC`, `StP nc`, `nc StP`. One letter
 * is a coast only where a sign says so, for `A Spa S A Mar` is a support.
 */
import type { Board, ProvinceId } from "../map/index.js";
import type { Piece } from "./lexerPieces.js";

/** A coast found in the pieces, and the number of the piece after it. */
export interface CoastFound {
  readonly coast: string;
  readonly next: number;
}

const longestCoast = 3;
/** Signs that join any word for a coast to its province. */
const strongJoints = "/([_\\";
/** Signs that stand elsewhere too: only a coast in two letters, or one that says `coast`, follows them. */
const weakJoints = ".,:-'";

/** The coast that follows a name ending before piece `at`, if any. */
export function coastAfter(
  board: Board,
  all: readonly Piece[],
  at: number,
  provinces: readonly ProvinceId[],
): CoastFound | null {
  const joint = all[at];
  if (joint === undefined) return null;
  if (joint.kind === "word") {
    const split = provinces.some((id) => (board.province(id)?.coasts.length ?? 0) > 0);
    const found = coastAt(board, all, at, split ? isUnjoined : isPlain);
    return found === null || all[found.next]?.text === "of" ? null : found;
  }
  const isStrong = joint.kind === "sign" && strongJoints.includes(joint.text);
  if (!isStrong && !weakJoints.includes(joint.text)) return null;
  const found = coastAt(board, all, at + 1, isStrong ? () => true : isPlain);
  if (found === null || belongsToNext(all, joint, found.next)) return null;
  const closing = joint.text === "(" ? ")" : joint.text === "[" ? "]" : null;
  if (closing === null) return found;
  return all[found.next]?.text === closing ? { ...found, next: found.next + 1 } : null;
}

/** `Mao - north coast of Spain`: the coast is the next province's. */
function belongsToNext(all: readonly Piece[], joint: Piece, next: number): boolean {
  return all[next]?.text === "of" || (joint.kind === "arrow" && all[next - 1]!.text === "coast");
}

/** A coast that stands by itself, as before a name: `nc Spain`, `south coast of Spain`. */
export function coastAlone(board: Board, all: readonly Piece[], at: number): CoastFound | null {
  if (all[at]?.kind !== "word") return null;
  return coastAt(board, all, at, isPlain);
}

/** Nothing but a coast of the English notation: `nc`, `north coast`. */
function isPlain(words: string, coast: string): boolean {
  return words === coast.toLowerCase() || (words.includes("coast") && words.length > 6);
}

function isUnjoined(words: string, coast: string): boolean {
  return isPlain(words, coast) || words.length > 3;
}

function coastAt(
  board: Board,
  all: readonly Piece[],
  at: number,
  accepts: (words: string, coast: string) => boolean,
): CoastFound | null {
  for (let count = longestCoast; count > 0; count -= 1) {
    const words = all.slice(at, at + count);
    if (words.length < count || words.some(({ kind }) => kind !== "word")) continue;
    const text = words.map((piece) => piece.text).join(" ");
    const coast = board.coastNames.get(text);
    if (coast !== undefined && accepts(text, coast)) return { coast, next: at + count };
  }
  return null;
}
