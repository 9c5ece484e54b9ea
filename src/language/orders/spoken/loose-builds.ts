/** Builds that a sentence may want, whatever its other words say: a kind of unit and a home center. */
import type { ProvinceId, UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import { isOpenTalk, signsIn } from "../clauses/signs.js";
import type { ReadingContext } from "../contract.js";
import { blank } from "../prose/markup.js";
import { withoutIdleConditions } from "../prose/passing/idle-conditions.js";
import { canStand, coasts } from "../told/build-words.js";
import { building, getting, indefinite } from "../told/builds-told.js";
import { builderIn } from "../told/winter.js";
import { elsewise, saidOfOwn } from "./loose-words.js";
import { wordsIn } from "./units.js";

interface LooseBuilds {
  readonly builds: readonly string[];
  /** Each place has a new unit of its own, so that none goes there. */
  readonly isSure: boolean;
  /** The kind that was spoken of last, for a place in the next sentence. */
  readonly type: UnitType | null;
}

const nothing = { builds: [], type: null, isSure: false };

/** What the sentence may build; `lastType` is the kind that the sentence before spoke of as new. */
export function looseBuilds(
  context: ReadingContext,
  lastType: UnitType | null,
  sentence: string,
): LooseBuilds {
  const builder = builderIn(context);
  if (builder === null) return nothing;
  // What is built otherwise is not built, unless nothing is built first.
  const choices = saidOfOwn(context, withoutDecided(context, sentence)).text.split(` ${elsewise} `);
  const said =
    choices.find((each) => wordsIn(context, [], each).some(({ type }) => type !== null)) ??
    (lastType === null ? "" : choices[0]!);
  const isNew = [building, getting, indefinite].some((sign) => sign.test(said));
  if (!isNew && !builder.isWinter && lastType === null) return nothing;
  const found: Found[] = [];
  const waiting: ProvinceId[] = [];
  let type = lastType;
  let isUsed = false;
  const words = wordsIn(context, [], said);
  const named = words.filter(({ place, type }) => place !== null || type !== null);
  // `Naples a fleet and Venice an army`
  const isBehind = named.length > 2 && named[0]!.place !== null && named.at(-1)!.type !== null;
  for (const word of words) {
    if (word.type !== null) {
      type = word.type;
      isUsed = false;
      for (const at of waiting.splice(0)) found.push({ type, at, coast: null });
      if (isBehind) type = null;
    }
    if (/^(?:and|und|et|y|e|en)$/i.test(word.text)) isUsed = false;
    const coast = coastOf(context, found.at(-1), word.text);
    if (coast !== null) found.push({ ...found.pop()!, coast });
    if (word.place === null) continue;
    if (!builder.homes.includes(word.place)) {
      // `Trieste is mine, give me a fleet in Naples`
      if (type === null) continue;
      return nothing;
    }
    if (type === null) waiting.push(word.place);
    else if (!isUsed) found.push({ type, at: word.place, coast: null });
    isUsed = type !== null;
  }
  const last = new Map([...found, ...endOf(said, named)].map((each) => [each.at, each]));
  const fit = [...last.values()].filter(({ type, at }) =>
    canStand(context.board, { type, at, other: null }),
  );
  const isSure = said.split(indefinite).length > fit.length && fit.length > 1;
  return { isSure, builds: fit.map(printed), type };
}

/** `Armee Moskau und Sewastopol kriegt ne Flotte`: the last place has a type of its own behind it. */
function endOf(said: string, named: ReturnType<typeof wordsIn>): readonly Found[] {
  const [place, kind] = named.slice(-2);
  if (place === undefined || kind === undefined || place.place === null || kind.type === null)
    return [];
  const isOfPlace = !joining.test(said.slice(place.to, kind.from));
  return isOfPlace ? [{ type: kind.type, at: place.place, coast: null }] : [];
}

const joining = /[,;:.]|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})/iu;

interface Found {
  readonly type: UnitType;
  readonly at: ProvinceId;
  readonly coast: string | null;
}

function printed({ type, at, coast }: Found): string {
  return `BUILD ${type} ${coast === null ? at : `${at}/${coast}`}`;
}

/** `(S\u00fcdk\u00fcste)`, behind a fleet where there are two. */
function coastOf({ board }: ReadingContext, last: Found | undefined, word: string): string | null {
  if (last?.type !== "F" || (board.province(last.at)?.coasts.length ?? 0) < 2) return null;
  return coasts.find(([, pattern]) => pattern.test(word.toLowerCase()))?.[0] ?? null;
}

/** Does the sentence wish for builds, without a question, a doubt, a choice, a denial, or a condition that is open? */
export function saysBuilds(context: ReadingContext, sentence: string): boolean {
  const decided = withoutDecided(context, sentence);
  const { to = 0 } = wordsIn(context, [], decided).findLast(({ place }) => place !== null) ?? {};
  // `... and wake me when it is spring`
  const [behind = ""] = decided.slice(to).split(/,?\s(?:and|und|et|y|e|en)\s/i);
  const said = withoutIdleConditions("A", decided.slice(0, to) + behind).replace(ofBuilds, "");
  return (
    !sentence.includes("?") &&
    !isOpenTalk(said) &&
    !signsIn(said, []).some(({ kind }) => kind === "denial")
  );
}

/** `Salut, je ne veux rien construire cette ann\u00e9e`: does the sentence say that nothing is to be built? */
export function refusesBuilds(sentence: string): boolean {
  return !sentence.includes("?") && refusing.test(sentence);
}

const refusing = regex("iu")`
  (?<!\p{L})(?:
    (?:don['\u2019]?t|do not|won['\u2019]?t|not going to) (?:\p{L}+ ){0,2}?build (?:anything|a thing|at all
    |this (?:year|winter|time|turn))
    |(?:build|building) nothing|nothing to build (?:for|from) me|(?:save|keep|skip|waive|pass on) (?:my|the|that
    |all) builds?
    |nichts (?:neues )?(?:auf)?bauen|baue? (?:\p{L}+ ){0,3}?nichts|keine(?:n)? (?:aufbau|neue einheit
    |einheiten?) (?:bauen)?|verzicht\p{L}* auf (?:den|die|meine[nr]?) (?:auf)?bau\p{L}*
    |ne (?:\p{L}+ ){1,3}?rien construire|ne construi\p{L}* rien|pas de construction
    |no (?:\p{L}+ ){1,3}?construir nada|no construy\p{L}* nada|(?:ninguna|sin) construcci\u00f3n
    |non (?:\p{L}+ ){1,3}?costruire (?:nulla|niente)|non costruisc\p{L}* (?:nulla|niente)|niets (?:\p{L}+ )?bouwen
    |bouw(?:en)? (?:\p{L}+ )?niets
    |(?:nothing|none|no units?|nichts|rien|nada|niente|nulla|niets)
      (?: at all| for me| f\u00fcr mich| du tout| pour moi)?
      (?: (?:this|dieses|diesen|cet|cette|este|quest[oa]|dit|deze) (?:winter|year|time|jahr|hiver|ann\u00e9e|fois
      |a\u00f1o|invierno|inverno|anno|jaar)|,? diesmal)
  )(?!\p{L})
`;

/** What `isOpenTalk` takes for no order: in winter it is one. */
const ofBuilds =
  /(?<!\p{L})(?:build\p{L}*|winter|would(?= (?:be|suit|do|work|fit))|could(?= use))(?!\p{L})/giu;

/** `If Sweden is mine`, where it is. */
export function withoutDecided(
  { board, position, power }: ReadingContext,
  sentence: string,
): string {
  return sentence.replace(owning, (words) => {
    const [place, another] = placesIn(board, words);
    const isDecided = place !== undefined && another === undefined;
    return isDecided && position.owners[place] === power ? blank(words) : words;
  });
}

/** `If Sweden is mine`: what hangs on whose a center is. */
export const owning = regex("giu")`
  (?<!\p{L})(?:if|since|as|wenn|falls|sofern|si|se|als|indien|mits)(?!\p{L})[^,;.!?]*(?<!\p{L})(?:
    mine|ours|i (?:own|have|hold|got|took|keep)|mir|mich|mein\p{L}*|\u00e0 moi|j['\u2019]ai|m\u00ed[oa]
    |mi[oa]|tengo|ho|van mij|heb ik|ik
  )(?!\p{L})(?:(?! (?:then|dann|alors|dan)(?!\p{L}))[^,;.!?])*,?
`;
