/** `Did my move to Burgundy work?`, `what happened to my fleet?`: the results that are asked for, and no others. */

import type { PhaseRecord } from "../../../game/index.js";
import {
  asksEither,
  asksWhetherPlayed,
  type Intent,
  phasesSaid,
  placesBesidePowers,
  placesIn,
  plainWords,
  powersIn,
  type Question,
  tacticAsked,
  typesNamed,
} from "../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import {
  believedText,
  bouncesText,
  placesText,
  questionText,
  resultsText,
} from "../../../report/index.js";
import type { OrderResult } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { answerLine, answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf, sceneFor } from "../../session/speaker.js";
import { hasFailed, resultsKnownTo } from "../handlers/trial.js";
import { ownOrders } from "../orders/own-orders.js";

/** Tells what became of the orders that a question is about; false where it is about the whole phase, or nothing. */
export async function tellsResults(
  session: Session,
  asked: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  const question =
    speaker !== null && isOfTurnBefore(speaker, asked)
      ? { ...asked, intent: "happened" as const }
      : asked;
  const isOfLoss = tacticAsked(question.about) === "fall";
  const isOfLie =
    speaker !== null && question.intent === "lies" && accuses(speaker, question.about);
  if (speaker !== null && asksOfTurn(session, speaker, question)) {
    answerPlainlyOnce(session, line, "not-played");
    return true;
  }
  if (speaker !== null && question.intent === "bounced")
    return tellBounces(session, speaker, question, line);
  if (speaker === null || !(ofResults.has(question.intent) || isOfLoss || isOfLie)) return false;
  // `What happened in fall 1902?` asks for that phase.
  if (phasesSaid(question.about) !== null) return false;
  const records = await session.tx.games.phases(speaker.game.game.name);
  const { game } = speaker.game;
  if (question.intent === "happened" && tellPresence(session, speaker, question, line)) return true;
  if (question.intent === "happened" && tellHolder(session, speaker, records, question, line))
    return true;
  if (records.length === 0 && game.status === "active" && ofResults.has(question.intent)) {
    answerPlainlyOnce(session, line, "not-played");
    return true;
  }
  for (const record of records.toReversed().slice(0, recent)) {
    // What is lost was lost in a movement, whatever became of the unit after it.
    if ((isOfLoss || isOfLie) && record.phase.kind !== "M") continue;
    if (record.phase.kind === "A" && asksOfSuccess(question.about)) continue;
    const asked = resultsAsked(speaker, record, question);
    if (asked.length === 0 || asked.length > most) continue;
    const scene = sceneFor(session, speaker);
    const text = resultsText(session.context.catalogue, scene, record.phase, asked);
    const { catalogue } = session.context;
    if (isOfLie) answerLine(session, line, `${questionText(catalogue, scene, "accused")} ${text}`);
    else answerLine(session, line, withVerdict(session, speaker, question, asked, text));
    return true;
  }
  return false;
}

/** `Did that work?`, from somebody who has ordered nothing since the last turn. */
function isOfTurnBefore(speaker: Speaker, { intent, about }: Question): boolean {
  return (
    (intent === "legal" || intent === "normal") &&
    ownOrders(speaker).length === 0 &&
    worked.test(plainWords(about))
  );
}

const worked = regex()`
  \b(?:
    did (?:it|that|this|they|those|everything|all of it) (?:all )?(?:work|succeed|go through)|worked
    |geklappt|hingehauen|funktioniert hat|hat \w+ funktioniert|a (?:marche|reussi|fonctionne)
    |funciono|ha funcionado|salio bien|ha funzionato|e andat[oa] bene|is (?:\w+ )?gelukt
  )\b
`;

/** `Did my army get into Galicia?` is answered with yes or no first, where all that it asks of ended alike. */
function withVerdict(
  session: Session,
  speaker: Speaker,
  { intent, about }: Question,
  asked: readonly OrderResult[],
  text: string,
): string {
  const [first] = asked;
  const isPlain =
    first !== undefined && asked.every((each) => hasFailed(each) === hasFailed(first));
  const isOfDeeds = asked.every(({ order }) => order.kind !== "hold");
  if (intent !== "happened" || !isPlain || !isOfDeeds || !asksWhether(about)) return text;
  const { catalogue } = session.context;
  return believedText(catalogue, sceneFor(session, speaker), !hasFailed(first), text);
}

export function asksWhether(about: string): boolean {
  return whether.test(plainWords(about)) && !asksEither(about);
}

const whether = regex()`
  ^(?:(?:so|wait|and|but|ok|well|hi|hey|und|et|y|e|en|also|alors|entonces|allora) )*(?:
    did|has|have|was|were|is|am|are|hat|habe|haben|ist|bin|sind|kam|konnte|wurde|est ce que
    |(?:ai|suis|est|ont|a) (?:je|il|elle|t)|(?:ma|mon) \w+ (?:est|a)|he|ha|han|esta|fue|ho|hanno|e
    |sono|heeft|heb|zijn
  )\b
`;

/** `Who bounced where?`: all moves of the last movement that others stopped, or those of the places that are named. */
async function tellBounces(
  session: Session,
  speaker: Speaker,
  { about }: Question,
  line: string,
): Promise<boolean> {
  const { board, game } = speaker.game;
  if (phasesSaid(about) !== null) return false;
  const records = await session.tx.games.phases(game.name);
  const record = records.findLast(({ phase }) => phase.kind === "M");
  if (record === undefined) answerPlainlyOnce(session, line, "not-played");
  else {
    const known = resultsKnownTo(record, memberOf(speaker));
    const bounced = known.filter(isBounced);
    const there = ofPlaces(bounced, placesIn(board, about), null);
    const told = there.length > 0 ? there : bounced;
    const scene = sceneFor(session, speaker);
    answerLine(session, line, bouncesText(session.context.catalogue, scene, record.phase, told));
  }
  return true;
}

/** Was it a move that others stopped? */
export function isBounced({ reason }: OrderResult): boolean {
  return stopping.has(reason.kind);
}

/** A unit that stood there or went there, too. */
const stopping: ReadonlySet<string> = new Set([
  "held-off",
  "head-to-head",
  "prevented",
  "own-unit",
]);

/** `Is England in the Channel now?`, of a power and a place that are named. */
function tellPresence(
  session: Session,
  speaker: Speaker,
  { about }: Question,
  line: string,
): boolean {
  const { board, game } = speaker.game;
  const [power, otherPower] = powersIn(board, about);
  const [place, otherPlace] = placesBesidePowers(board, about);
  if (power === undefined || place === undefined || !asksWhether(about)) return false;
  if (otherPower !== undefined || otherPlace !== undefined || isOwn(about)) return false;
  const isThere = game.position.units.some(
    (unit) => unit.power === power && provinceOf(unit.at) === place,
  );
  const { catalogue } = session.context;
  const scene = sceneFor(session, speaker);
  const told = placesText(catalogue, scene, [place]);
  answerLine(session, line, believedText(catalogue, scene, isThere, told));
  return true;
}

/** `Who took London?`: who has it, and what the last movement had to do with it. */
function tellHolder(
  session: Session,
  speaker: Speaker,
  records: readonly PhaseRecord[],
  { about }: Question,
  line: string,
): boolean {
  const { board, game } = speaker.game;
  const places = placesIn(board, about);
  if (places.length === 0 || places.length > 2 || !whoever.test(about)) return false;
  const record = records.findLast(({ phase }) => phase.kind === "M");
  const known = record === undefined ? [] : resultsKnownTo(record, memberOf(speaker));
  const went = known.filter(
    ({ order, words }) =>
      order.kind === "move" && places.includes(provinceOf(order.to)) && words.includes("succeeds"),
  );
  const { catalogue } = session.context;
  const scene = sceneFor(session, speaker);
  const results =
    record === undefined || went.length === 0
      ? []
      : [resultsText(catalogue, scene, record.phase, went)];
  const isNews = game.status === "active" && game.phase.kind === "M" && results.length === 0;
  const notPlayed = isNews ? [questionText(catalogue, scene, "not-played")] : [];
  answerLine(
    session,
    line,
    [...notPlayed, ...results, placesText(catalogue, scene, places)].join(" "),
  );
  return true;
}

const whoever = regex("iu")`
  ^\W*(?:(?!who)\p{L}+[ ,]+){0,3}?(?:who|wer|wem|qui|qui[e\u00e9]n|chi|wie)(?:['\u2019]s)?(?!\p{L})
`;

/** `Is the spring turn over?`; and where a turn is overdue, `did it work` is asked of the orders for that. */
function asksOfTurn({ now }: Session, speaker: Speaker, { intent, about }: Question): boolean {
  const { status, phase, timing } = speaker.game.game;
  if (status !== "active" || phase.kind !== "M") return false;
  const hasOrdered = powerOf(speaker) === null || ownOrders(speaker).length > 0;
  const isOverdue = hasOrdered && timing !== null && timing.deadline < now;
  return (
    asksWhetherPlayed(about, phase.season) ||
    (isOverdue && intent === "happened" && asksOfSuccess(about))
  );
}

/** `Did Turkey lie to me?`, of one power, and not whether that is allowed. */
export function accuses({ game: { board } }: Speaker, about: string): boolean {
  return powersIn(board, about).length === 1 && !allowing.test(about);
}

const allowing = regex("iu")`
  allow|legal|fair|erlaub|permis|perme|droit|derecho|diritto|recht
  |(?<!\p{L})(?:
    (?:may|can|could) (?:i|we|one)|(?:darf|kann) (?:ich|man)|puis-je|peut-on|(?:je|on) peu[xt]
    |puedo|se puede|posso|si può|(?:mag|kan) (?:ik|je|men)
  )(?!\p{L})
`;

const ofResults: ReadonlySet<Intent> = new Set<Intent>(["happened", "why", "wrong"]);

/** Retreats and builds come between a movement and the question about it. */
const recent = 3;

/** More results than these are read as a page. */
const most = 8;

function resultsAsked(
  speaker: Speaker,
  record: PhaseRecord,
  { intent, about }: Question,
): readonly OrderResult[] {
  const { board } = speaker.game;
  const asker = memberOf(speaker);
  const known = resultsKnownTo(record, asker);
  const places = placesBesidePowers(board, about);
  if (places.length > 0 && tacticAsked(about) === "fall") return aroundPlaces(known, places);
  if (places.length > 0) return ofPlaces(known, places, isOwn(about) ? asker?.power : null);
  const types = typesNamed(about);
  if (!isOwn(about) && !isOfOneself(speaker, about)) {
    const powers = powersIn(board, about);
    return known.filter(
      ({ power, unit }) => powers.includes(power) && (unit === null || types.includes(unit.type)),
    );
  }
  const own = known.filter(
    ({ power, unit }) => power === asker?.power && (unit === null || types.includes(unit.type)),
  );
  const meant = own.filter(({ order }) => kindsNamed(about).has(order.kind));
  return intent === "happened" ? meant : meant.filter(hasFailed);
}

/** What was done in these places or to them; of one's own orders, where any was. */
function ofPlaces(
  known: readonly OrderResult[],
  places: readonly ProvinceId[],
  power: PowerId | null | undefined,
): readonly OrderResult[] {
  const there = known.filter((result) => touched(result).some((place) => places.includes(place)));
  const own = there.filter((result) => result.power === power);
  return own.length > 0 ? own : there;
}

/** What stood in these places, what went there, and who helped: `how did I lose Burgundy?` */
function aroundPlaces(
  known: readonly OrderResult[],
  places: readonly ProvinceId[],
): readonly OrderResult[] {
  return known.filter((result) => {
    const { order } = result;
    if (order.kind === "support" && order.to !== null)
      return places.includes(provinceOf(order.to)) && !hasFailed(result);
    return order.kind !== "retreat" && touched(result).some((place) => places.includes(place));
  });
}

/** Where the unit stood, and where it was to go. */
function touched({ unit, order }: OrderResult): readonly ProvinceId[] {
  const from = unit === null ? [] : [provinceOf(unit.at)];
  return order.kind === "move" || order.kind === "retreat" ? [...from, provinceOf(order.to)] : from;
}

const ofSelf = regex("iu")`
  (?<!\p{L})(?:
    i|my|mine|our|we|ich|mein\p{L}*|unser\p{L}*|je|j['\u2019]\p{L}+|mon|ma|mes|notre|nos|yo|mis?
    |nuestr\p{L}*|mio|mia|mie|miei|nostr\p{L}*|ik|mijn|ons|onze|eu|meus?|minhas?
  )(?!\p{L})
`;

/** Does somebody ask about their own units? */
function isOwn(about: string): boolean {
  return ofSelf.test(about) || asksOfSuccess(about);
}

/** `¿Lo conseguí?`, `did they let me in?`: a question of yes or no that names nobody is about one's own. */
function isOfOneself({ game: { board } }: Speaker, about: string): boolean {
  const isNamed = powersIn(board, about).length + placesIn(board, about).length > 0;
  const isBrief = about.split(/\s+/).length <= brief;
  return isBrief && !isNamed && about.includes("?") && !openly.test(plainWords(about));
}

const brief = 8;
const openly = regex()`
  \b(?:
    what|who\w*|which|how|where|anybody|anyone|everybody|everyone|others?|was|wer|wie|welche\w*|wo
    |jemand|alle|andere\w*|que|qui|quoi|comment|quel\w*|ou|tous|autres|quien\w*|como|cual\w*|donde
    |todos|otros|cosa|che|chi|come|qual\w*|dove|tutti|altri|wat|hoe|welke|waar|iedereen|anderen
    |results?|ergebnis\w*|resultat\w*|resultado\w*|risultat\w*
  )\b
`;

/** `So did it work this time?`, of no power that is named. */
function asksOfSuccess(about: string): boolean {
  return success.test(about);
}

const success = regex("iu")`
  (?<!\p{L})(?:
    work(?:ed)?(?: out)?|succe\p{L}*|(?:go|went|gone|come|came|got) (?:through|off|in)|make it|made it
    |luck|geklappt|funktioniert|gelungen|gegl\u00fcckt|durchgekommen|reingekommen|march\u00e9
    |r\u00e9ussi\p{L}*|pass\u00e9|fonctionn\u00e9|funzionato|riuscit\p{L}*|andata? bene
    |funcion\u00f3|sali\u00f3|salido|conseguido|gelukt|gewerkt|geslaagd
  )(?!\p{L})
`;

const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/support|unterstütz|soutien|soutenu|apoyo|apoio|supporto|appoggi|steun/iu, ["support"]],
  [/convoy|konvoi|geleit|convoi|convoglio|convooi|comboio/iu, ["convoy"]],
  [/retreat|rückzug|retraite|retirada|ritirata|terugtocht/iu, ["retreat"]],
  [
    /(?<!\p{L})(?:move|attack|angriff|attaque|ataque|attacco|aanval|mossa|zet)(?:s|n)?(?!\p{L})/iu,
    ["move"],
  ],
];

/** The kinds of orders that words name; all, where they name none. */
function kindsNamed(about: string): { has(kind: string): boolean } {
  const named = kinds.flatMap(([words, of]) => (words.test(about) ? of : []));
  return named.length === 0 ? { has: () => true } : new Set(named);
}
