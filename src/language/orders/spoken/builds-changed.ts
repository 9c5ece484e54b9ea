/**
 * Builds that a sentence changes: second thoughts within it, of which the last counts (`a fleet in Rome, no wait,
 * leave the army`), and what is wanted in the place of another (`statt der Armee in Berlin eine Flotte dort`).
 */
import { type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import { adjustmentOf, printOrder, type WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { coastSaid, tellsCoastAlone } from "../../names/coasts-told.js";
import { placesIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { withoutIdleConditions } from "../prose/passing/idle-conditions.js";
import { canStand } from "../told/build-words.js";
import { insteadOf, wantsRather, withPreference } from "../told/preferred.js";
import { builderIn } from "../told/winter.js";
import { looseBuilds, owning, withoutDecided } from "./loose-builds.js";
import { type Word, wordsIn } from "./units.js";

interface Change {
  /** As lines of orders; none where all stays as it is. */
  readonly builds: readonly string[];
  /** What is in doubt is asked about. */
  readonly sureness: "sure" | "guess" | "doubt";
}

interface BuildsChanged extends Change {
  /** Those of them that may be meant otherwise; what stands already is none. */
  readonly guesses: readonly string[];
}

interface Site {
  readonly type: UnitType | null;
  readonly at: ProvinceId | null;
}

/** What the sentence changes of the builds that stand; null where it changes none in this way. */
export function buildsChanged(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  sentence: string,
): BuildsChanged | null {
  const change = changeIn(context, given, sentence);
  if (change === null) return null;
  const { builds, sureness } = change;
  const guesses = sureness === "sure" ? [] : builds.filter((each) => !isGiven(given, each));
  return { ...change, guesses };
}

function changeIn(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  sentence: string,
): Change | null {
  if (!mayBuild(context) || sentence.includes("?")) return null;
  const parts = sentence.split(again);
  if (parts.length > 1) return thoughtAgain(context, given, sentence, parts);
  const [before, behind] = withPreference(sentence, " instead of").split(insteadOf);
  return behind === undefined
    ? ratherThis(context, given, sentence)
    : inPlaceOf(context, given, before!, behind);
}

function mayBuild(context: ReadingContext): boolean {
  const { phase, power, position } = context;
  const centers = Object.values(position.owners).filter((owner) => owner === power);
  const units = position.units.filter((unit) => unit.power === power);
  return phase.kind === "A" && builderIn(context) !== null && centers.length > units.length;
}

/** Does the sentence think again of what the one before it says? */
export function thinksAgain(sentence: string): boolean {
  return sentence.search(again) === 0;
}

/** The sentence without conditions that the position fulfils; `before` is what was asked before it. */
export function withoutFulfilled(
  context: ReadingContext,
  before: string,
  sentence: string,
): string {
  if (context.phase.kind !== "A") return sentence;
  // `Did I get Norway? If so, a fleet in London`
  const { board, position, power } = context;
  const asked = before.includes("?") && getting.test(before) ? placesIn(board, before) : [];
  const isSo = asked.length > 0 && asked.every((place) => position.owners[place] === power);
  const decided = withoutDecided(context, isSo ? sentence.replace(ifSo, "") : sentence);
  const open = decided === sentence ? otherwiseSaid(context, sentence) : decided;
  // Within a sentence the readers of orders pass over them.
  const idle = mayBuild(context) ? withoutIdleConditions("A", open) : open;
  const said = /^\s/.test(idle) ? idle : open;
  const namesHome = sitesIn(context, said, true).some(({ at }) => at !== null);
  if (said === sentence || !namesHome) return sentence;
  return said.replace(/^\W*(?:then|dann|alors|dan)\s+/iu, "").trim();
}

/** `If I got Sweden ..., if not an army in Liverpool`, where it is not the writer's: what is said for that. */
function otherwiseSaid({ board, position, power }: ReadingContext, sentence: string): string {
  const [condition = ""] = sentence.match(owning) ?? [];
  const [place, another] = placesIn(board, condition);
  if (place === undefined || another !== undefined || position.owners[place] === power)
    return sentence;
  const [, other] = sentence.split(ifNot);
  return other ?? sentence;
}

const ifNot = regex("iu")`
  [,;.]\s*(?:(?:or|and|but|und|oder|aber|et|y|e|o|en|of) )?(?:
    if not|otherwise|or else|else|sonst|ansonsten|wenn nicht|falls nicht|sinon|si no|de lo contrario
    |altrimenti|se no|anders|zo niet
  )(?!\p{L})[\s,:]*
`;

/** Whether a center was won. */
const getting = regex("iu")`
  (?<!\p{L})(?:
    get|got|have|own|mine|take|took|captured?|hold|bekomm\p{L}*|gekriegt|kriegt?e?|hab(?:e|en)?|mein\p{L}*
    |geh\u00f6rt|(?:j['\u2019])?ai|eu|pris|\u00e0 moi|tengo|tom\u00e9|m\u00ed[oa]|ho|pres[oa]|mi[oa]|heb|gekregen
    |van mij
  )(?!\p{L})
`;

const ifSo = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en) )?(?:
    if (?:yes|so|i did|that is so)|(?:wenn|falls) (?:ja|so)|si oui|si s\u00ed|si es as\u00ed|se s\u00ec
    |in caso affermativo|zo ja|als (?:dat )?zo(?: is)?
  )(?!\p{L})[\s,:]*
`;

function thoughtAgain(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  sentence: string,
  parts: readonly string[],
): Change | null {
  const [begin, end] = [parts[0]!, parts.at(-1)!];
  const { builds: first } = looseBuilds(context, null, begin);
  const before = sitesIn(context, begin, true);
  const [last, another] = sitesIn(context, end, true);
  const named = before.at(-1);
  if (named === undefined || before.length > 2 || another !== undefined || adding.test(end))
    return null;
  const built = sitesOf(given);
  if (last === undefined) {
    // `Not Rome after all`, where that was noted, takes it back.
    const isNoted = built.some(({ at, type }) => at === named.at && type === named.type);
    const [turn = ""] = again.exec(sentence) ?? [];
    const isLeft = keeping.test(end) || (!/\p{L}/u.test(end) && /\p{L}\W+\p{L}/u.test(turn));
    return isLeft && before.length === 1 && !isNoted ? nothing : null;
  }
  const at = last.at ?? named.at ?? (built.length === 1 ? built[0]!.at : null);
  const type = last.type ?? before.findLast((each) => each.type !== null)?.type ?? null;
  const line = lineOf(context, { type, at });
  if (line === null) return null;
  // It takes the place of what was to be built there, or of what is of its kind.
  const same = first.findIndex((each) => isOf(each, at));
  const alike = first.findLastIndex((each) => each.startsWith(`BUILD ${type} `));
  const replaced = [same, alike, first.length - 1].find((index) => index >= 0);
  const others = first.filter((_, index) => index !== replaced);
  const stands = isGiven(given, line);
  return {
    builds: stands ? others : [...others, line],
    sureness: keeping.test(end) && !stands ? "doubt" : "guess",
  };
}

const nothing: Change = { builds: [], sureness: "guess" };

/** The kind behind the words is given up, the other one is wanted, where either of them is said to be. */
function inPlaceOf(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  before: string,
  behind: string,
): Change | null {
  const [out, ...more] = sitesIn(context, behind, false);
  const wanted = [...sitesIn(context, before, true), ...more];
  const [one, another] = wanted;
  if (out === undefined || one === undefined || another !== undefined) return null;
  const built = sitesOf(given);
  const ofKind = built.filter(({ type }) => type === out.type);
  const alone = ofKind.length === 1 ? ofKind[0]!.at : null;
  const from = out.at ?? (built.some(({ at }) => at === one.at) ? one.at : alone) ?? one.at;
  const at = one.at ?? from;
  const type = one.type ?? built.find((each) => each.at === from)?.type ?? null;
  const bare = lineOf(context, { type, at });
  if (bare === null) return null;
  const line = withCoast(context, bare, `${before} ${behind}`);
  const left = given.map((order) => printOrder(order)).filter((each) => !isOf(each, from));
  const isMoved = from !== at && left.length < given.length;
  return {
    builds: isMoved ? [...left, line] : [line],
    sureness: one.type !== null && !isMoved ? "sure" : "guess",
  };
}

/** `Rather an army in Paris`, where all builds are given: it takes the place of the only army. */
function ratherThis(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  sentence: string,
): Change | null {
  if (!wantsRather.test(sentence) || adding.test(sentence)) return null;
  const { board, position, power } = context;
  if (power === null || given.length < adjustmentOf(board, position, power).change) return null;
  const [site, another] = sitesIn(context, sentence, true);
  if (site === undefined || another !== undefined) return null;
  const built = sitesOf(given);
  // `No, Marseilles instead`: of the kind that was to be built.
  const wanted = { ...site, type: site.type ?? (built.length === 1 ? built[0]!.type : null) };
  const line = lineOf(context, wanted);
  if (line === null || built.some(({ at }) => at === wanted.at)) return null;
  const [out, more] = built.filter(({ type }) => type === wanted.type);
  if (out === undefined || more !== undefined) return null;
  const left = given.map((order) => printOrder(order)).filter((each) => !isOf(each, out.at));
  return { builds: [...left, line], sureness: "guess" };
}

/**
 * The kinds and places of a part, each place with its kind; none where a place is not the writer's home. A kind may
 * stand behind its place: `make Rome a fleet`, or only right behind it: `the Rome fleet`.
 */
function sitesIn(context: ReadingContext, part: string, isLoose: boolean): readonly Site[] {
  const { homes } = builderIn(context)!;
  const words = wordsIn(context, [], part).filter(isNamed);
  if (words.some(({ place }) => place !== null && !homes.includes(place))) return [];
  const sites: Site[] = [];
  for (const [index, { type, place, from }] of words.entries()) {
    const last = sites.at(-1);
    const isNear = isLoose || from - (words[index - 1]?.to ?? from) < 2;
    const fits =
      last !== undefined && (type === null ? last.at === null : last.type === null && isNear);
    if (fits) sites.splice(-1, 1, { type: type ?? last.type, at: place ?? last.at });
    else sites.push({ type, at: place });
  }
  return sites;
}

function isNamed({ type, place }: Word): boolean {
  return type !== null || place !== null;
}

function isGiven(given: readonly WrittenOrder[], line: string): boolean {
  return given.some((order) => printOrder(order) === line);
}

function sitesOf(given: readonly WrittenOrder[]): readonly Site[] {
  return given.flatMap((order) =>
    order.kind === "build" ? [{ type: order.unit.type, at: provinceOf(order.unit.at) }] : [],
  );
}

function lineOf(context: ReadingContext, { type, at }: Site): string | null {
  const { board, position } = context;
  if (type === null || at === null || position.units.some((unit) => provinceOf(unit.at) === at))
    return null;
  if (!canStand(board, { type, at, other: null })) return null;
  return `BUILD ${type} ${at}`;
}

/** `A fleet in St Petersburg, on the north coast, instead of the army` */
function withCoast({ board }: ReadingContext, line: string, said: string): string {
  const [, type = "", at = ""] = line.split(" ");
  const coasts = board.province(at as ProvinceId)?.coasts ?? [];
  const coast =
    type === "F" ? coastSaid(coasts, said.split(/[,;(]/).filter(tellsCoastAlone)) : null;
  return coast === null ? line : `BUILD F ${coast}`;
}

function isOf(line: string, at: ProvinceId | null): boolean {
  return line.split(" ")[2]?.split("/")[0] === at;
}

/** `No wait,`, `anzi no,`: what stands before them is not wanted. A bare `no` is one where a pause follows. */
const again = regex("iu")`
  (?:[\s,;.!:\u2026(\u2013\u2014-]+|^)(?:(?:
    oh|ah|ach|hm+|well|but|or|und|oder|aber|doch|mais|ou|bah|beh|ma|o|pero|maar|of|rather
  )[\s,.\u2026]+)*(?:
    (?:actually|on second thoughts?|wait|sorry)[\s,.\u2026]+(?:no|wait)
    |no[\s,.\u2026]+(?:wait|actually|sorry|hold on|hang on|scrap that)|scratch that|scrap that
    |(?:nein|halt|stopp?|quatsch)[\s,.\u2026]+(?:doch(?: lieber)? nicht|nein|halt|lieber|doch)|doch(?: lieber)? nicht
    |(?:non|enfin|finalement)[\s,.\u2026]+(?:non|attends|attendez|finalement|plut\u00f4t|en fait)
    |anzi(?:[\s,.\u2026]+no)?|no[\s,.\u2026]+(?:aspetta|scusa|ripensandoci|meglio|espera|perd\u00f3n|mejor)
    |nee[\s,.\u2026]+(?:toch (?:maar )?niet|wacht|toch maar|toch)|(?:of )?toch (?:maar )?niet
    |(?:no|nope|nah|nein|non|nee)(?=\s*[,;:.!\u2026\u2013\u2014-])
    |(?:no|nope|nah|nein|non|nee)(?=\s(?:leave|keep|lass|behalt|garde|laisse|deja|lascia|tieni|laat|hou))
  )(?!\p{L})[\s,;.!:\u2026)\u2013\u2014-]*
`;

/** `Also Naples` takes nothing back. */
const adding = regex("iu")`
  (?<!\p{L})(?:
    also|too|as well|another|else|auch|noch|dazu|au\u00dferdem|aussi|encore|tambi\u00e9n|adem\u00e1s|otr[ao]
    |anche|pure|inoltre|altr[oa]|ook|nog
  )(?!\p{L})
`;

const keeping = regex("iu")`
  (?<!\p{L})(?:
    leave|keep|stays?|remains?|lass(?:t|en)?|bleib\p{L}*|behalt\p{L}*|laisse[rz]?|garde[rz]?|reste
    |deja|d\u00e9jalo|queda|mant\u00e9n|lascia\p{L}*|tieni|resta|rimane|laat|hou(?:d|den)?|blijft
  )(?!\p{L})
`;
