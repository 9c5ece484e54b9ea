/** The rest of a sea's name behind its first word: `Barents See`, `Nwg. Sea`, `Tyr.S. -`. */
import type { Match, Source, Step } from "./source.js";
import { type Token, token } from "./token.js";

/** `Barents See`, and `Ionian c` at the end of what was dictated: the rest of a sea's name. */
export function seaBehind(source: Source, { token: place }: Match, next: number): number {
  const { names, all } = source;
  const isSea = place.places.some(({ at }) => names.endsIn("sea", at));
  // `E Med Sea`
  if (all[next]?.text === "sea" && isWater(source, place)) return next + 1;
  // `Nwg. Sea`, and `North S. - Den`, where the letter is no support.
  if (isSea && all[next]?.text === "." && all[next + 1]?.text === "sea") return next + 2;
  if (
    isSea &&
    all[next]?.text === "s" &&
    all[next + 1]?.text === "." &&
    (all[next + 2]?.kind === "arrow" ||
      (all[next + 2] === undefined && place.text.length > 4 && !place.text.endsWith(" sea")))
  ) {
    return next + 2;
  }
  // `Norw. S. - Bar`
  const [stop, letter, end, arrow] = all.slice(next, next + 4);
  const isDotted = stop?.text === "." && letter?.text === "s" && end?.text === ".";
  const isGoal = all[next - place.text.split(" ").length - 1]?.kind === "arrow";
  const ends = arrow === undefined && isGoal;
  if (isSea && isDotted && (ends || arrow?.kind === "arrow")) return next + 3;
  // `Ionian S - Adria`: nobody supports a dash.
  const isDashed =
    all[next + 1]?.kind === "arrow" && /^[-=\u2013\u2014>]+$/.test(all[next + 1]!.text);
  if (isSea && all[next]?.text === "s" && isDashed && place.text.length > 4) return next + 1;
  const word = all[next]?.text ?? "";
  // `F Nwy - Barents S`
  if (isSea && isGoal && word === "s" && all[next + 1] === undefined && place.text.length > 4)
    return next + 1;
  // Behind a name in full; `Tys C` is a convoy.
  const isLast = next === all.length - 1 || all[next + 1]?.text === ",";
  const isC = word === "c" && isLast && place.text.length > 4;
  const isRest = isC || /^(?:sea|see|sees|seas|se)$/.test(word);
  return isRest && isSea ? next + 1 : next;
}

/** Every place that the word can mean is at sea. */
function isWater({ board }: Source, { places }: Token): boolean {
  return (
    places.length > 0 &&
    places.every(({ at }) => board.tables.convoys[board.locationNumber(at)] === 1)
  );
}

/** `Tyr.S. - W.Med`: nobody supports a dash. */
export function dottedSea(source: Source, at: number): Step | null {
  const { names, all } = source;
  const [name, dot, letter, end, arrow] = all.slice(at, at + 5);
  const isDotted = dot?.text === "." && letter?.text === "s" && end?.text === ".";
  if (!isDotted || letter.spaced || arrow?.kind !== "arrow" || name!.text.length < 2) return null;
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
