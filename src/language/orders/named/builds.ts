/**
 * What a sentence builds, wherever types and places stand in it: `A second fleet would be lovely, in Naples`,
 * `Smyrna and Ankara, a fleet each`. Nothing where a word beside them may mean something else.
 */

import type { LocationId, ProvinceId, UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { type Part, partsOf } from "./parts.js";
import { isOfBuilding } from "./vocabulary.js";
import type { Word } from "./words.js";

interface Build {
  readonly type: UnitType;
  readonly at: LocationId;
}

/** What the writer can build. */
export interface Yard {
  /** How many units. */
  readonly due: number;
  /** Where a unit of the type can be built, on the coast if one is named; null where it cannot. */
  site(type: UnitType, at: ProvinceId, coast: string | null): LocationId | null;
  /** All provinces where a unit of the type can be built. */
  sites(type: UnitType): readonly ProvinceId[];
  /** Does the word name the writer? */
  isWriter(word: Word): boolean;
}

/** The builds of a sentence, or null. */
export function buildsOf(yard: Yard, sentence: readonly Word[]): readonly Build[] | null {
  const said = sentence.map(({ text }) => text).join(" ");
  if (asking.test(said) || (/\bevery\b/.test(said) && !allPlaces.test(said))) return null;
  const isKnown = (word: Word) => isOfBuilding(word.text) || yard.isWriter(word);
  const parts = partsOf(sentence, isKnown);
  if (parts === null) return null;
  const core = parts.filter(({ isRemark }) => !isRemark).flatMap(({ words }) => words);
  const named = core.filter((word) => word.places.length > 0 || isUnit(word, core));
  const builds = named.some(({ places }) => places.length > 0)
    ? (withRest(yard, named, core) ?? paired(yard, named, core))
    : everywhere(yard, named, parts);
  return builds !== null && areAllowed(yard, builds) ? builds : null;
}

/** What asks, wishes without asking for it, weighs, judges, or tells of the past. */
const asking = new RegExp(
  [
    "^(?:so |and )?(?:shall|should|will|would|do|is|are|have|could|can|let's say)(?! you)(?: |$)",
    "\\bwould (?!like|love|be (?:very )?(?:much )?(?:lovely|wonderful|welcome|splendid|appreciated))",
    "\\b(?:i|we)'d (?!like|love)|\\b(?:i|we) have (?!to )|(?<!would |should |'d )\\b(?:like|love)\\b",
    "\\b(?:is|are|be) (?:very |a very |a )?(?:fine|nice|good|free|open|empty|vacant|available|left)\\b",
    "\\blast (?:year|time|turn|winter|season)|\\bthere(?:'s| is| are)\\b|\\b(?:is|are) there\\b",
    "\\bfrom (?!me|us)|(?<!my |our )choice|\\b(?:first|second|last|other) choice",
    "\\b(?:they|all|us|both|every one) (?:\\w+ )?(?:want|need|like|love|take|get|have|wish)\\b",
  ].join("|"),
);

/** `for the Navy` names no unit. */
function isUnit({ type, from }: Word, core: readonly Word[]): boolean {
  if (type === null) return false;
  const before = core.filter((word) => word.to <= from).map(({ text }) => text);
  const isOwner = /\bfor the(?: royal| imperial)?$/.test(before.join(" "));
  return !(isOwner && core.some((word) => word.type !== null && word.to <= from));
}

/** `a fleet at Brest, and armies in the other two`: as many as are due still, in all that is left. */
function withRest(
  yard: Yard,
  named: readonly Word[],
  core: readonly Word[],
): readonly Build[] | null {
  const type = named.at(-1)!;
  const behind = core.slice(core.indexOf(type) + 1).map(({ text }) => text);
  if (type.type === null || !behind.some((text) => rest.test(text))) return null;
  const first = paired(yard, named.slice(0, -1), core.slice(0, core.indexOf(type)));
  if (first === null) return null;
  const taken = first.map(({ at }) => at.split("/")[0]);
  const sites = yard.sites(type.type).filter((at) => !taken.includes(at));
  const others = sites.flatMap((place) => yard.site(type.type!, place, null) ?? []);
  const isWhole = sites.length === yard.due - first.length && others.length === sites.length;
  return isWhole ? [...first, ...others.map((at) => ({ type: type.type!, at }))] : null;
}

const rest = /^(?:others?|rest|remaining)$/;

/** Each place with its type: the one before it, or the one behind it. */
function paired(
  yard: Yard,
  named: readonly Word[],
  core: readonly Word[],
): readonly Build[] | null {
  const words = withTypesAgain(named, core);
  const groups = grouped(words) ?? byTwos(words);
  if (groups === null) return null;
  const coasts = core.filter(({ coast }) => coast !== null);
  const coast = coasts.length === 1 ? coasts[0]!.coast : null;
  if (coasts.length > 1) return null;
  const builds: Build[] = [];
  for (const { type, places } of groups) {
    const isEach = isForEach(type, core);
    const fits = places.length === 1 ? !type.isPlural : type.isPlural || isEach;
    const count = countBefore(type, core);
    if (!fits || (count !== null && count !== (isEach ? 1 : places.length))) return null;
    for (const place of places) {
      const open = place.places.flatMap((at) => yard.site(type.type!, at, coast) ?? []);
      // Why nothing can be built at a place that is named plainly is told.
      const sites = open.length === 0 && named.length > 2 ? place.places : open;
      if (sites.length !== 1) return null;
      builds.push({ type: type.type!, at: sites[0]! });
    }
  }
  // The coast must be that of a place with coasts.
  return coast === null || builds.some(({ at }) => at.includes("/")) ? builds : null;
}

/** `Smyrna and Ankara, a fleet each`, `both armies` */
function isForEach(type: Word, core: readonly Word[]): boolean {
  const at = core.indexOf(type);
  const before = core.slice(0, at).findLast(({ text }) => !/^(?:an?|one|eine?|une?)$/.test(text));
  return core[at + 1]?.text === "each" || core.at(-1)?.text === "each" || before?.text === "je";
}

/** `two armies`, `one more army` */
function countBefore(type: Word, core: readonly Word[]): number | null {
  const at = core.indexOf(type);
  const words = core.slice(Math.max(0, at - 3), at);
  const start = words.findLastIndex((word) => word.places.length > 0 || word.type !== null);
  const counts = words.slice(start + 1).flatMap(({ text }) => numbers.get(text) ?? []);
  return counts.at(-1) ?? null;
}

const numbers: ReadonlyMap<string, number> = new Map([
  ...["one", "two", "three", "four", "five"].map((text, at) => [text, at + 1] as const),
  ...["1", "2", "3", "4", "5"].map((text, at) => [text, at + 1] as const),
  ...(["eine", "zwei", "drei"] as const).map((text, at) => [text, at + 1] as const),
  ...(["both", "twee", "deux"] as const).map((text) => [text, 2] as const),
]);

/** `a fleet in Smyrna and another in Ankara`: the type again. */
function withTypesAgain(named: readonly Word[], core: readonly Word[]): readonly Word[] {
  return named.flatMap((word, at) => {
    const before = named.slice(0, at).findLast(({ type }) => type !== null);
    const last = named[at - 1];
    if (word.places.length === 0 || before === undefined || last === undefined) return [word];
    const between = core.filter(({ from, to }) => from >= last.to && to <= word.from);
    const next = named[at + 1];
    const behind = core.filter(({ from }) => from >= word.to && from < (next?.from ?? Infinity));
    // `and Budapest gets one too`
    const isAlike = again.test(behind.map(({ text }) => text).join(" ")) && next?.type == null;
    const isAgain =
      isAlike || between.some(({ text }) => /^(?:another|one|second|third)$/.test(text));
    return isAgain && last.type === null && !before.isPlural ? [{ ...before }, word] : [word];
  });
}

const again = /\b(?:gets?|have|needs?|wants?|takes?) one\b(?! of)/;

interface Group {
  readonly type: Word;
  readonly places: readonly Word[];
}

/** Types with the places behind them, or where the first word is a place, before them. */
function grouped(named: readonly Word[]): readonly Group[] | null {
  const isFirst = named[0]?.type !== null;
  const words = isFirst ? named : named.toReversed();
  const groups: { type: Word; places: Word[] }[] = [];
  for (const word of words) {
    if (word.type !== null) groups.push({ type: word, places: [] });
    else if (groups.length === 0) return null;
    else groups.at(-1)!.places.push(word);
  }
  // `two armies, one in Vienna, one in Budapest`
  const [first, ...rest] = groups;
  const isHead = first?.type.isPlural && first.places.length === 0;
  const all = isHead && rest.every(({ type }) => type.type === first.type.type) ? rest : groups;
  if (all.length === 0 || all.some(({ places }) => places.length === 0)) return null;
  return isFirst ? all : all.toReversed().map(turned);
}

/** `an army in Marseilles, and for Brest a fleet`: each two words are a type and its place, in whichever order. */
function byTwos(named: readonly Word[]): readonly Group[] | null {
  const firsts = named.filter((_, at) => at % 2 === 0);
  const groups = firsts.flatMap((word, at) => {
    const two = [word, named[2 * at + 1]].filter((each) => each !== undefined);
    const type = two.find((each) => each.type !== null);
    const place = two.find((each) => each.places.length > 0);
    return type === undefined || place === undefined ? [] : [{ type, places: [place] }];
  });
  return groups.length === firsts.length ? groups : null;
}

function turned({ type, places }: Group): Group {
  return { type, places: places.toReversed() };
}

/** `3 armies, one in each of my home centres`: as many as can be built there, and as are due. */
function everywhere(
  yard: Yard,
  named: readonly Word[],
  parts: readonly Part[],
): readonly Build[] | null {
  const [type, another] = named;
  if (type === undefined || another !== undefined || !type.isPlural) return null;
  const words = parts.flatMap((part) => part.words);
  const said = words.map(({ text }) => text).join(" ");
  const count = countBefore(type, words) ?? yard.due;
  const sites = yard.sites(type.type!);
  const isCounted = countBefore(type, words) !== null;
  if (!(isCounted || allPlaces.test(said)) || count !== yard.due || sites.length !== count)
    return null;
  const builds = sites.flatMap((place) => {
    const at = yard.site(type.type!, place, null);
    return at === null ? [] : [{ type: type.type!, at }];
  });
  return builds.length === count ? builds : null;
}

const allPlaces = regex()`
  \b(?:each|every|all|both)(?: one)?(?: of)?(?: (?:
    my|our|the|these|those|two|three|four|home|free|open|empty|vacant|available|remaining
  )){0,4} (?:home|cent(?:er|re)|port|cit(?:y|ie)|province|harbou?r|capital)s?\b
  |\b(?:two|three|four|[234]) (?:free |open |empty )?home (?:cent(?:er|re)|port|cit(?:y|ie))s\b
  |\beverywhere\b
`;

function areAllowed({ due }: Yard, builds: readonly Build[]): boolean {
  const places = new Set(builds.map(({ at }) => at.split("/")[0]));
  return builds.length > 0 && builds.length <= due && places.size === builds.length;
}
