/** The types and places of builds in a sentence, in their order, and the words with which somebody thinks again. */

import { type Board, type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import { sentencesOf, type Word } from "../named/words.js";

export interface Build {
  readonly type: UnitType;
  readonly at: ProvinceId;
  readonly coast: string | null;
  /** Where it is built if that is not free. */
  readonly other: ProvinceId | null;
}

interface Homes {
  readonly board: Board;
  readonly homes: readonly ProvinceId[];
}

/**
 * What the sentence builds: each place with the type before it, or the one behind it where a place stands
 * first; null where a place is no home, has no type, or is led to.
 */
export function buildsNamed(
  { board, homes }: Homes,
  sentence: string,
  lastType: UnitType | null = null,
): readonly Build[] | null {
  const words = sentencesOf(board, sentence).flat();
  const named = words.filter((word) => isNamed(word));
  const isPlaceFirst = named[0]?.type === null && named.some(({ type }) => type !== null);
  // `An army in Paris, and for Brest a fleet`: nobody knows which belongs to which.
  const isMixed =
    !isPlaceFirst && named.some((word, at) => word.type !== null && !leadsOn(named, at));
  if (isMixed && named.some(({ places }) => places.length > 0)) return null;
  const builds: Build[] = [];
  let type = isPlaceFirst ? named.find((word) => word.type !== null)!.type : lastType;
  for (const word of words) {
    if (word.type !== null) type = word.type;
    const coast = coastOf(board, word, builds.at(-1));
    if (coast !== null) builds.splice(-1, 1, { ...builds.at(-1)!, coast });
    const [place, another] = word.places;
    if (place === undefined) continue;
    const at = provinceOf(place);
    if (type === null || another !== undefined || !homes.includes(at)) return null;
    const joint = jointBefore(words, word);
    if (joint === "way") return null;
    const last = builds.at(-1);
    if (joint === "choice" && last !== undefined) builds.splice(-1, 1, { ...last, other: at });
    else if (joint === "or") return null;
    else if (last?.at !== at || last.type !== type)
      builds.push({ type, at, coast: null, other: null });
  }
  const canAll = builds.every((each) => canStand(board, each));
  return canAll && !(isPlaceFirst && builds.length > 1) ? builds : null;
}

/** Behind a type stands its place, or the same type again. */
function leadsOn(named: readonly Word[], at: number): boolean {
  const next = named[at + 1];
  // `New guys for winter: a boat ...`
  if (at === 0 && named[at]!.isPlural) return true;
  return next !== undefined && (next.places.length > 0 || next.type === named[at]!.type);
}

function isNamed({ type, places }: Word): boolean {
  return type !== null || places.length > 0;
}

/** No fleet is built inland. */
export function canStand(
  board: Board,
  { type, at, other }: Pick<Build, "type" | "at" | "other">,
): boolean {
  const isInland = (place: ProvinceId | null) =>
    place !== null && board.province(place)?.terrain === "inland";
  return type === "A" || !(isInland(at) || isInland(other));
}

/** The coast that the word names, behind a fleet where there are two. */
function coastOf(board: Board, { text, coast }: Word, last: Build | undefined): string | null {
  if (last?.type !== "F" || !((board.province(last.at)?.coasts.length ?? 0) > 0)) return null;
  const letter = coasts.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return coast ?? letter;
}

/** The words for the coasts of a place that has two. */
export const coasts = [
  ["NC", /^(?:north(?:ern)?|nord\p{L}*|norte|noord\p{L}*)$/u],
  ["SC", /^(?:south(?:ern)?|s\u00fcd\p{L}*|sud|sur|zuid\p{L}*)$/u],
] as const;

/** How a place stands to the name before it: another choice, the goal of a move, or one more. */
function jointBefore(words: readonly Word[], place: Word): "choice" | "or" | "way" | "more" {
  const at = words.indexOf(place);
  const begin = words.slice(0, at).findLastIndex(isNamed);
  const last = words[begin];
  if (last === undefined || last.places.length === 0) return "more";
  const between = words.slice(begin + 1, at).map(({ text }) => text);
  const said = between.join(" ");
  if (choice.test(said)) return "choice";
  if (/(?:^| )(?:or|oder|ou|o|of)(?: |$)/.test(said)) return "or";
  const isListed = between.some((word) => listed.test(word));
  return isListed ? "more" : "way";
}

const choice = regex()`
  (?:^| )(?:
    otherwise|else|if not|failing that|sonst|ansonsten|andernfalls|sinon|\u00e0 d\u00e9faut|si no
    |altrimenti|se no|anders
  )(?: |$)
`;
const listed = /^(?:and|und|et|y|e|en|plus|n|&|\+|,|;|:|then|dann|puis|luego|poi|dan)$/;

/** `Or no,`, `actually`, `no ok`: what follows is meant instead. `And` adds to it. */
export function turnsTo(sentence: string): {
  readonly turn: "turn" | "more" | "none";
  readonly rest: string;
} {
  const [words = ""] = turning.exec(sentence) ?? [];
  const rest = sentence.slice(words.length).replace(rather, " ");
  if (words.trim() !== "" || rest !== sentence.slice(words.length)) return { turn: "turn", rest };
  const isMore = /^\W*(?:and|plus|also|then|und|dazu|et|y|e|en|ook)(?!\p{L})/iu.test(sentence);
  return { turn: isMore ? "more" : "none", rest };
}

const turning = regex("iu")`
  ^\W*(?:(?:or|oh|ah|hm+|well|but|and|so|oder|ou|o|of|ach|ma|mais|pero|maar)[\s,]+)*(?:
    (?:
      no|nope|nah|wait|actually|yes|yeah|yep|ok|okay|on second thoughts?|nein|doch|ja|halt|moment
      |besser|lieber|non|oui|finalement|si|s\u00ed|mejor|anzi|meglio|nee|toch|liever|better
    )(?=[\s,.;!:]|$)[\s,.;!:]*
  )+(?:(?:make|let) (?:that|it)(?: be)?|mach|metti|pon|mets)?
`;
const rather = regex("iu")`
  (?<!\p{L})(?:
    make (?:that|it)|(?:it )?is|it['\u2019]s|rather|instead|better|lieber|doch|stattdessen
    |plut\u00f4t|mejor|piuttosto|liever|final answer|please|pls|bitte|then
  )(?!\p{L})
`;

/** `Hmm, or Marseilles?`: the writer asks themselves. */
export function isMusing(sentence: string, { board, homes }: Homes): boolean {
  const places = placesIn(board, sentence);
  return sentence.includes("?") && places.every((place) => homes.includes(place));
}

/** Does the sentence name neither a place nor a kind of unit? */
export function namesNothing(board: Board, sentence: string): boolean {
  return !sentencesOf(board, sentence).flat().some(isNamed);
}
