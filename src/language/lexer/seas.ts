/** The rest of a sea's name behind its first word: `Barents See`, `Nwg. Sea`, `Tyr.S. -`. */
import { orderWords } from "./order-words.js";
import type { Match, Source, Step } from "./source.js";
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

/** Behind a name in full, where a clause ends, or a goal before the next unit; `Tys C` is a convoy. */
function isDictated(source: Source, place: Token, next: number): boolean {
  const behind = source.all[next + 1];
  const begin = next - place.text.split(" ").length - 1;
  const before = source.all[source.all[begin]?.text === "the" ? begin - 1 : begin]?.text ?? "";
  const isGoal = /^(?:to|into|for)$/.test(before);
  const isNext = isGoal && /^(?:army|fleet)$/.test(behind?.text ?? "");
  const ends = behind === undefined || /^(?:,|full|period|stop|comma)$/.test(behind.text) || isNext;
  const isSea = place.places.some((sea) => source.names.endsIn("sea", sea.at));
  return ends && place.text.length > 4 && (isSea || isWater(source, place));
}

/** An S behind a sea that cannot support: nobody supports a dash, and a goal at its end supports nothing. */
function isOfSea({ all }: Source, { text }: Token, next: number, end: number): boolean {
  const isDotted = all[end - 1]!.text === ".";
  const isFull = text.length > 4 && !text.endsWith(" sea");
  const isGoal = all[next - text.split(" ").length - 1]?.kind === "arrow";
  const behind = all[end];
  if (behind?.kind === "arrow")
    return isDotted || (isFull && /^[-=\u2013\u2014>]+$/.test(behind.text));
  const ends = behind === undefined || /^[;,]$/.test(behind.text);
  return ends && (isGoal ? isDotted || isFull : isDotted && isFull);
}

/** Every place that the word can mean is at sea. */
function isWater({ board }: Source, { places }: Token): boolean {
  return (
    places.length > 0 &&
    places.every(({ at }) => board.tables.convoys[board.locationNumber(at)] === 1)
  );
}

/** `Tyr.S. - W.Med`, `- Tyr.S.`: nobody supports a dash, or the end of a line. */
export function dottedSea(source: Source, at: number): Step | null {
  const { names, all } = source;
  const [name, dot, letter, end, behind] = all.slice(at, at + 5);
  const isDotted = dot?.text === "." && letter?.text === "s" && end?.text === ".";
  if (!isDotted || letter.spaced || name!.text.length < 2) return null;
  const ends = behind === undefined || /^[;,]$/.test(behind.text);
  if (behind?.kind !== "arrow" && !(ends && all[at - 1]?.kind === "arrow")) return null;
  const places = names
    .abbreviated(`${name!.text} s`, true)
    .filter((sea) => names.endsIn("sea", sea.at));
  if (places.length === 0) return null;
  const span = { text: name!.text, start: name!.start, end: end.end };
  return { tokens: [token(["place"], span, { places })], next: at + 4 };
}

/** `Nwgn Sea`: of the places that the word can mean those that are seas. */
export function seaAmong({ names }: Source, place: Token): Token {
  const seas = place.places.filter(({ at }) => names.endsIn("sea", at));
  return seas.length === 0 ? place : { ...place, places: seas };
}
