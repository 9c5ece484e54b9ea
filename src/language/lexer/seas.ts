/**
 * Names of seas and of other places that are written in part: the rest behind a first word (`Barents See`, `Nwg. Sea`),
 * the first letters of each word (`- Adr S`, `G Both`), a water in one word (`TyrSea`, `GoBoth`).
 */
import type { Candidate, Names } from "../names/names.js";
import { isType } from "./guess.js";
import { orderWords } from "./order-words.js";
import type { Piece } from "./pieces.js";
import {
  type Chain,
  leadsToName,
  type Match,
  placed,
  type Source,
  type Step,
  textOf,
} from "./source.js";
import { type Token, token } from "./token.js";

/** `Barents See`, `Norw. S. - Bar`, and `Ionian c` at the end of what was dictated: the rest of a sea's name. */
export function seaBehind(source: Source, { token: place }: Match, next: number): number {
  const { names, all } = source;
  // `E Med Sea`
  if (all[next]?.text === "sea" && isWater(source, place)) return next + 1;
  if (all[next]?.text === "c" && isDictated(source, place, next)) return next + 1;
  if (!place.places.some(({ at }) => names.endsIn("sea", at))) return next;
  const at = all[next]?.text === "." ? next + 1 : next;
  const word = all[at]?.text ?? "";
  // `Mer Noire se replie`
  const isVerb = word === "se" && orderWords.has(`se ${all[at + 1]?.text}`);
  if (word === "sea" || (at === next && !isVerb && /^(?:see|sees|seas|se)$/.test(word)))
    return at + 1;
  const end = all[at + 1]?.text === "." ? at + 2 : at + 1;
  return word === "s" && isOfSea(source, place, next, end) ? end : next;
}

/** Behind a name in full, where a clause or a unit ends, or a goal before the next unit; `Tys C` is a convoy. */
function isDictated(source: Source, place: Token, next: number): boolean {
  const behind = source.all[next + 1];
  const begin = next - place.text.split(" ").length - 1;
  const before = source.all[source.all[begin]?.text === "the" ? begin - 1 : begin]?.text ?? "";
  const isGoal = /^(?:to|into|for)$/.test(before);
  const isNext = isGoal && /^(?:army|fleet)$/.test(behind?.text ?? "");
  const ends =
    behind === undefined || /^(?:,|full|period|stop|comma|to|into)$/.test(behind.text) || isNext;
  const isSea = place.places.some((sea) => source.names.endsIn("sea", sea.at));
  return ends && place.text.length > 4 && (isSea || isWater(source, place));
}

/** An S behind a sea that cannot support: nobody supports a dash, and a goal at its end supports nothing. */
function isOfSea({ all }: Source, { text }: Token, next: number, end: number): boolean {
  const isDotted = all[end - 1]!.text === ".";
  const before = all[next - text.split(" ").length - 1];
  const isFull = text.length > 4 && !text.endsWith(" sea");
  const isGoal = before?.kind === "arrow";
  const behind = all[end];
  if (behind?.kind === "arrow")
    return isDotted || ((isFull || isFleet(before)) && /^[-=\u2013\u2014>]+$/.test(behind.text));
  const ends = behind === undefined || /^[;,]$/.test(behind.text);
  return ends && (isGoal ? isDotted || isFull : isDotted && isFull);
}

function isFleet(piece: Piece | undefined): boolean {
  return orderWords.get(piece?.text ?? "")?.includes("fleet") ?? false;
}

/** Every place that the word can mean is at sea. */
function isWater({ board }: Source, { places }: Token): boolean {
  return (
    places.length > 0 &&
    places.every(({ at }) => board.tables.convoys[board.locationNumber(at)] === 1)
  );
}

/**
 * `- Adr S`, `F West M -`, `- G Both`, `Tyr.S. -`: where nothing but a name can stand the first letters of
 * its words are enough, whatever else they can be. Nobody supports a dash, or the end of a line.
 */
export function inLetters(source: Source, chain: Chain, known: number): Step | null {
  for (let length = Math.min(chain.length, 3); length > Math.max(known, 1); length -= 1) {
    const part = chain.slice(0, length);
    const next = endOf(source, part);
    if (next === null) continue;
    const text = textOf(source, part);
    const places = source.names.abbreviated(text, true);
    if (places.length === 0) continue;
    const span = { ...placed(source, part, text), end: source.all[next - 1]!.end };
    return { tokens: [token(["place"], span, { places })], next };
  }
  return null;
}

/** The piece behind a name that stands alone as a goal, or before an arrow as a unit. */
function endOf({ all }: Source, part: Chain): number | null {
  const [first, last] = [part[0]!, part.at(-1)!];
  const isDotted = all[last + 1]?.text === ".";
  const next = isDotted ? last + 2 : last + 1;
  const [before, behind] = [all[first - 1], all[next]];
  if (leadsToName(before) && !isType(before))
    return behind === undefined || /^[;,)]$/.test(behind.text) ? next : null;
  const begins = before === undefined || /^[;,(]$/.test(before.text) || isType(before);
  const isGulf = isType(before) && all[first]!.text.length > 3;
  const isName = isDotted || isGulf || all[last]!.text.length > 1;
  return begins && isName && !isType(all[first]) && behind?.kind === "arrow" ? next : null;
}

/** `Nwgn Sea`: of the places that the word can mean those that are seas. */
export function seaAmong({ names }: Source, place: Token): Token {
  const seas = place.places.filter(({ at }) => names.endsIn("sea", at));
  return seas.length === 0 ? place : { ...place, places: seas };
}

/** Waters written as one word. */
const waters =
  /^(?:g(?:ulf)?of?(?<gulf>[a-z]{3,})|(?<sea>[a-z]{2,}?(?=sea$|s$)|[a-z](?=sea$))s(?:ea)?)$/;

/** The seas and gulfs that one word can mean: `TyrSea`, `BSea`, `GoBoth`. */
export function watersIn(names: Names, word: string): readonly Candidate[] {
  const parts = waters.exec(word)?.groups;
  if (parts === undefined) return [];
  return names.abbreviated(parts.gulf ? `g of ${parts.gulf}` : `${parts.sea} sea`, false);
}
