/**
 * Builds as people tell them, over several sentences and with second thoughts: `Let it be a fleet, laid down at
 * London. Or no, Edinburgh. Yes, Edinburgh please.`, `an army in Munich if it is empty, otherwise Berlin`. Only
 * home centers are built in; what may be a move, what others do, and what depends on anything else is none.
 */

import type { Board, PowerId, ProvinceId, UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { placesIn, powersIn } from "../../names/mentions.js";
import { sentencesOf } from "../../text/sentences.js";
import { withoutIdleConditions } from "../prose/passing/idle-conditions.js";
import { withoutLeftEmpty } from "../prose/passing/left-empty.js";
import { type Build, buildsNamed, isMusing, namesNothing, turnsTo } from "./build-words.js";
import { insteadOf, withPreference } from "./preferred.js";

/** Who builds, and what stands where. */
export interface Builder {
  readonly board: Board;
  readonly power: PowerId;
  readonly homes: readonly ProvinceId[];
  readonly own: readonly { readonly type: UnitType; readonly at: ProvinceId }[];
  /** Is it winter? Then nobody needs to say that a unit is new. */
  readonly isWinter: boolean;
}

interface BuildsTold {
  /** As lines of orders, in the order in which they are wanted. */
  readonly builds: readonly string[];
  /** The sentences that tell them. */
  readonly sentences: readonly string[];
  /** Nothing else is named behind them. */
  readonly isWhole: boolean;
}

/** The builds that the text tells; null where it tells none, or leaves a doubt. */
export function buildsTold(builder: Builder, text: string): BuildsTold | null {
  if (text.length > longest || !mayTell.test(text)) return null;
  const all = sentencesOf(text);
  const before = (at: number) => all.slice(0, at).join("");
  const begin = all.findIndex((each, at) => firstOf(builder, each, before(at)) !== null);
  if (begin < 0) return null;
  let builds: readonly Build[] = firstOf(builder, all[begin]!, before(begin))!;
  // `I believe I'm owed a new unit.`
  const leads = all.slice(0, begin).filter((each) => isLead(builder, each));
  const sentences = [...leads, all[begin]!];
  // `Armies in Paris and Brest. In Brest a fleet`: what stands ahead may be told, too.
  let isWhole = !all.slice(0, begin).some((each) => mayBuild(builder, each));
  for (const next of all.slice(begin + 1)) {
    // What is asked is answered by itself, and what names nothing tells of nothing.
    if (isMusing(next, homesIn(builder)) || namesNothing(builder.board, next)) continue;
    const changed = withNext(builder, builds, next);
    isWhole &&= changed !== null;
    if (changed === null) break;
    builds = changed;
    sentences.push(next);
  }
  return builds.length === new Set(builds.map(({ at }) => at)).size
    ? { builds: builds.map(lineOf), sentences, isWhole }
    : null;
}

function mayBuild({ board, homes }: Builder, sentence: string): boolean {
  const isAsked = sentence.includes("?");
  return (
    !isAsked && mayTell.test(sentence) && placesIn(board, sentence).some((at) => homes.includes(at))
  );
}

function isLead({ board }: Builder, sentence: string): boolean {
  const namesPlace = placesIn(board, sentence).length > 0;
  return building.test(sentence) && !sentence.includes("?") && !namesPlace;
}

const longest = 800;

/** Nothing is built without a unit's type. */
const mayTell = regex("iu")`
  (?<!\p{L})(?:
    arm(?:y|ies|ee\p{L}*|\u00e9es?|at[ae])|fleets?|flott\p{L}*|flotas?|boats?|ships?|nav[ei]|navy
    |barcos?|bateaux?|schip\p{L}*|schiff\p{L}*|vloot|vloten|legers?|ej\u00e9rcitos?|ejercitos?
    |esercit[oi]
  )(?!\p{L})
`;

/** `a new fleet`, `build`, `as many as I'm owed`: builds are spoken of. */
export const building = regex("iu")`
  (?<!\p{L})(?:
    builds?|building|new|raise|recruit|lay|laid down|launch|constructions?|winter(?: builds?)?
    |owed|due|entitle[sd]?|(?:auf|er)?bau\p{L}*|neue?[nrsm]?|constru\p{L}+|nouve\p{L}+|hiver
    |nuev[oa]s?|invierno|costru\p{L}+|nuov[oaie]|inverno|bouw\p{L}*|nieuwe?
    |(?:one|eine|une|una|een) (?:extra |more )?(?:unit|einheit|unit[\u00e9\u00e0]|unidad|eenheid)
  )(?!\p{L})
`;

/** `one fleet`, `una nave`: of units that stand already people say which. */
export const indefinite = regex("iu")`
  (?<!\p{L})(?:
    (?:an?|one|another|eine?n?|une|un|una|uno|een|two|zwei|deux|dos|due|twee) (?:
      more |extra |weitere |other )?
    |un['\u2019]
  )(?=\p{L})
`;

/** What else units do, what is denied, and what is told of the past or of others. */
const otherwise = regex("iu")`
  [-=]>
  |(?<!\p{L})(?:
    supports?|supporting|holds?|holding|moves?|attacks?|retreats?|convoys?|remove|disband
    |rather than|instead of|forget|cancel|scrap|drop|skip|waive|withdraw|strike|take back|without
    |vergiss|streich\p{L}*|oublie[sz]?|olvid[ae]|scorda|dimentica|vergeet|schrap|sans|ohne|sin
    |senza|zonder|not|never|don['\u2019]?t|can['\u2019]?t|won['\u2019]?t|had|was|were|would have
    |last (?:year|winter)|if|unless|maybe|perhaps|thinking|thought|nicht|kein\p{L}*|wenn|falls
    |vielleicht|statt|pas|si|peut-\u00eatre|soutien\p{L}*|no s\u00e9|quiz\u00e1s|tal vez|non|se
    |forse|niet|geen|als|misschien|he|she|they|you|his|their|your
  )(?!\p{L})
`;

const homesIn = ({ board, homes }: Builder) => ({ board, homes });

/** What is only weighed, wished by others, or told: `Plan B: a fleet in Rome`, `there is a fleet in Kiel`. */
const weighing = regex("iu")`
  (?<!\p{L})(?:
    torn|between|hesitat\p{L}*|wonder\p{L}*|undecided|choices?|options?|plan [a-z\d]|ideas?
    |what about|how about|all want|everybody|everyone|there (?:is|are|be|was)|would(?! like)|could
    |might|should|may|ought|nothing|none|no (?:fleet|army|build)s?|wants?(?<!i want)|wish\p{L}*
    |fine|nice|good|better|best
  )(?!\p{L})
`;

/** The builds of the sentence that begins it. */
function firstOf(builder: Builder, written: string, before: string): readonly Build[] | null {
  const sentence = plain(written);
  if (sentence.includes("?") || weighing.test(written)) return null;
  const isOfBuilds = [building, due, musing, getting].some((sign) => sign.test(before + written));
  const isTold = isOfBuilds || indefinite.test(sentence) || bare.test(sentence);
  if (!isTold || isOfOthers(builder, sentence)) return null;
  const found = buildsNamed(builder, sentence);
  if (found === null || found.length === 0) return null;
  // `The army in Vienna` stands there.
  const isStanding = ({ type, at }: Build) =>
    builder.own.some((unit) => unit.type === type && unit.at === at);
  // `An army in Vienna and an army in Budapest` is no move, whatever stands there.
  const isList = sentence.split(indefinite).length > found.length && found.length > 1;
  return isOfBuilds || isList || !found.some(isStanding) ? found : null;
}

/** `Boat in london then`: of no unit that stands there. */
const bare = regex("iu")`
  ^\W*(?:\p{L}+[\s,]+){0,4}?(?<!
    (?<!\p{L})(?:the|my|our|die|meine|la|ma|mon|el|mi|il|mia|mio|de|het|mijn) )(?:
      army|fleet|boat|ship|flotte|schiff|armee|arm\u00e9e|flota|barco|ej\u00e9rcito|flotta|nave
      |armata|vloot|schip|leger
    ) (?:in|at|\u00e0|en|a|te) `;

/**
 * `In Vienna when the time comes`, `if it is empty, otherwise Berlin`: without what says no more, or is said by
 * the other choice.
 */
function plain(sentence: string): string {
  const timely = withoutLeftEmpty(sentence)
    .replace(placedAt, "$1 in ")
    .replace(due, " ")
    .replace(musing, " ")
    .replace(inWinter, " ")
    .replace(isFree, " , ");
  return withoutIdleConditions("A", timely).replace(reason, "");
}

/** `If I get one` */
export const getting = regex("iu")`
  (?<!\p{L})(?:
    (?:if|when) (?:i|we) get (?:one|two|three|any|some|to)
    |(?:falls|wenn|sobald) (?:ich|wir) [^,;.]{0,20}(?:bekommen?|kriegen?)
    |als ik [^,;.]{0,20}(?:krijg|bouwen)|si (?:j['\u2019]ai droit|me tocan?)|se me (?:l[eoai]|ne) )
    (?!\p{L})
`;

/** `Una flotta a Napoli`: the letter is no army. */
const placedAt = /((?<!\p{L})(?:armat[ae]|flott[ae]|nav[ei]|esercit[oi])) ad? /giu;

/** `I'm thinking ahead`: of what comes in winter. */
const musing =
  /(?<!\p{L})(?:i(?:['\u2019]?m| am)? )?(?:just )?(?:thinking|planning|looking) ahead(?!\p{L})/iu;

/** `den` and `per` are no places here. */
const inWinter = regex("iu")`
  (?<!\p{L})(?:for|in|f\u00fcr|im|pour|en|para|per|in|voor)(?: (?:the|den|el|de|dem))? ?
    (?:l['\u2019])?(?:coming |next |kommenden )?(?:winter|hiver|invierno|inverno)(?!\p{L})
`;

const due = regex("iu")`
  ,?\s*(?<!\p{L})(?:when|once|as soon as|wenn|sobald|quand|cuando|quando|als) (?:
    (?:the|my|die|der|le|la|el|il|de|het) )?(?:
      time comes|time is right|winter (?:comes|is here)|builds? come
      |(?:we|you) (?:get|are|come) (?:there|to (?:that|it|them|builds|winter)(?: \p{L}+)?)
      |es (?:so ?weit|dran|so weit) ist|zeit (?:da|reif) ist|moment (?:viendra|sera venu)
      |llegue el momento|sar\u00e0 il momento|het zover is
    )(?=\s*(?:[,.;!]|$))
`;

const isFree = regex("iu")`
  ,? (?:if|wenn|falls|sofern|si|se|als|mits) (?:
    (?:it|that|this|das|da|es|dort|der platz|c['\u2019]|est\u00e1|\u00e8|dat|het) ?
  )?(?:['\u2019]?s |is |ist |est )?(?:(?:still|then|noch|dann|encore|todav\u00eda|ancora|nog) )?(?:
    free|open|empty|vacant|frei|leer|libre|libero|vide|vac\u00edo|vuoto|vrij|leeg
  )(?: ist| is| est)?,?(?=
    \s+(?:otherwise|else|or|if not|sonst|ansonsten|oder|sinon|ou|si no|altrimenti|se no|anders|of)
      (?!\p{L})
  )
`;

/** Why it is built, at the end. */
const reason = regex("iu")`
  ,? (?:
    so(?: that)? (?:nobody|no one|you|we|i|it|they|he)|because|since|to (?:keep|stop|guard|hold)
    |damit|weil|pour que|parce que|para que|porque|cos\u00ec|perch\u00e9|zodat|omdat
  )(?!\p{L}).*$
`;

function isOfOthers({ board, power }: Builder, sentence: string): boolean {
  const foreign = powersIn(board, sentence).some((named) => named !== power);
  return foreign || otherwise.test(sentence);
}

/** The builds with what the next sentence changes or says again; null where it speaks of something else. */
function withNext(
  builder: Builder,
  builds: readonly Build[],
  written: string,
): readonly Build[] | null {
  const { turn, rest } = turnsTo(plain(written));
  const [wanted = "", given] = withPreference(rest, " instead of").split(insteadOf);
  if (given !== undefined) return exchanged(builder, builds, wanted, given);
  if (rest.includes("?") || isOfOthers(builder, rest)) return null;
  const last = builds.at(-1)!;
  const said = buildsNamed(builder, rest, last.type);
  if (said === null) return null;
  const [one, another] = said;
  // `Leave the fleet.`
  if (one === undefined) return keeps.test(rest) ? builds : null;
  const isSaid = (each: Build) =>
    builds.some(({ type, at }) => type === each.type && at === each.at);
  if (said.every(isSaid)) return builds;
  if (another !== undefined) return turn === "turn" ? said : null;
  if (turn === "more") return [...builds, one];
  const same = builds.findIndex(({ at }) => at === one.at);
  const alike = builds.findLastIndex(({ type }) => type === one.type);
  const replaced = same >= 0 ? same : alike >= 0 ? alike : builds.length - 1;
  return turn === "turn" ? builds.with(replaced, one) : null;
}

/** `Kiel instead of Berlin`: the build that is given up makes room for another, of its type unless one is named. */
function exchanged(
  builder: Builder,
  builds: readonly Build[],
  wanted: string,
  given: string,
): readonly Build[] | null {
  const [place, ...others] = placesIn(builder.board, given);
  const at = builds.findIndex((each) => each.at === place);
  if (at < 0 || others.length > 0 || isOfOthers(builder, wanted)) return null;
  const [one, another] = buildsNamed(builder, wanted, builds[at]!.type) ?? [];
  return one === undefined || another !== undefined ? null : builds.with(at, one);
}

const keeps = /(?<!\p{L})(?:leave|keep|lass|garde[rz]?|deja|lascia|laat)(?!\p{L})/iu;

/** A choice between two is made when it is known what is free. */
function lineOf({ type, at, coast, other }: Build): string {
  const place = coast === null ? at : `${at}/${coast}`;
  const build = `BUILD ${type} ${place}`;
  return other === null ? build : `${build} if it is free, otherwise ${type} ${other}`;
}
