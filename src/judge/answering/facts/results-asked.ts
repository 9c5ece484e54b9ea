/** `Did my move to Burgundy work?`, `what happened to my fleet?`: the results that are asked for, and no others. */

import type { PhaseRecord } from "../../../game/index.js";
import {
  asksIfPlayed,
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

import { provinceOf } from "../../../map/index.js";
import { believedText, bouncesText, questionText, resultsText } from "../../../report/index.js";
import type { OrderResult } from "../../../rules/index.js";
import { inOneLine, regex } from "../../../util/index.js";
import { answerLine, answerPlainlyOnce, dropTalk } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf, sceneFor } from "../../session/speaker.js";
import { sentenceAbove } from "../../session/texts/sentence-above.js";
import { hasFailed, resultsKnownTo } from "../handlers/trial.js";
import { ownOrders } from "../orders/own-orders.js";
import {
  aroundPlaces,
  asksOfFailure,
  asksOfSuccess,
  asksWhether,
  claimAsked,
  isOwn,
  ofPlaces,
  openly,
  tellDone,
} from "./deeds-asked.js";

/** Tells what became of the orders that a question is about; false where it is about the whole phase, or nothing. */
export async function tellsResults(
  session: Session,
  asked: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  const claim = speaker === null ? null : claimAsked(session, speaker, asked.about);
  const isOfBefore = claim !== null || (speaker !== null && isOfTurnBefore(speaker, asked));
  const question: Question = isOfBefore
    ? { intent: "happened", about: claim ?? asked.about }
    : ofMoveAbove(session, asked);
  const isOfLoss = tacticAsked(question.about) === "fall";
  const isOfLie =
    speaker !== null && question.intent === "lies" && accuses(speaker, question.about);
  if (speaker !== null && asksOfTurn(session, speaker, question)) {
    answerPlainlyOnce(session, line, "not-played");
    return true;
  }
  if (speaker !== null && question.intent === "bounced")
    return tellBounces(session, speaker, question, line);
  if (speaker !== null && question.intent === "peek")
    return tellOrdered(session, speaker, question, line);
  if (speaker === null || !(ofResults.has(question.intent) || isOfLoss || isOfLie)) return false;
  // `What happened in fall 1902?` asks for that phase.
  if (phasesSaid(question.about) !== null) return false;
  const records = await session.tx.games.phases(speaker.game.game.name);
  const { game } = speaker.game;
  if (question.intent === "happened" && tellDone(session, speaker, records, question, line))
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

/** `Germany's move to Burgundy failed. Why was that?`, from whoever has no orders of their own: about that move. */
function ofMoveAbove(session: Session, asked: Question): Question {
  const { speaker } = session.sender;
  if (speaker === null || powerOf(speaker) !== null || asked.intent !== "why") return asked;
  const named = (text: string) => placesIn(speaker.game.board, text).length;
  const above = sentenceAbove(session, asked.about);
  if (named(asked.about) > 0 || named(above) === 0) return asked;
  dropTalk(session, (words) => above.includes(inOneLine(words).trim()));
  return { ...asked, about: `${above} ${asked.about}` };
}

/** `What did Austria order?`: what is played of it is known to all, and what they order now is not. */
async function tellOrdered(
  session: Session,
  speaker: Speaker,
  { about }: Question,
  line: string,
): Promise<boolean> {
  const { board, game } = speaker.game;
  const [power, another] = powersIn(board, about);
  if (power === undefined || another !== undefined || !hasOrdered.test(plainWords(about)))
    return false;
  if (phasesSaid(about) !== null || powerOf(speaker) === null) return false;
  const record = await lastMovement(session, speaker);
  if (record === undefined) return false;
  const known = resultsKnownTo(record, memberOf(speaker)).filter((each) => each.power === power);
  const places = placesBesidePowers(board, about);
  const told = places.length > 0 ? ofPlaces(known, places, power) : known;
  if (told.length === 0 || told.length > most) return false;
  const [catalogue, scene] = [session.context.catalogue, sceneFor(session, speaker)];
  const secret = game.status === "active" ? ` ${questionText(catalogue, scene, "peek")}` : "";
  answerLine(session, line, `${resultsText(catalogue, scene, record.phase, told)}${secret}`);
  return true;
}

const hasOrdered = regex()`
  \b(?:
    did|has|have|was|were|ordered|sent|submitted|hat|haben|hatte|befohlen|geschickt|a|ont|avait|ordonne|envoye|ha|han
    |ordenado|enviado|ordinato|mandato|heeft|hebben
  )\b
`;

/** The last movement that was played. */
async function lastMovement({ tx }: Session, { game: { game } }: Speaker) {
  const records = await tx.games.phases(game.name);
  return records.findLast(({ phase }) => phase.kind === "M");
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
  const isYes = hasFailed(first) === asksOfFailure(about);
  return believedText(catalogue, sceneFor(session, speaker), isYes, text);
}

/** `Who bounced where?`: all moves of the last movement that others stopped, or those of the places that are named. */
async function tellBounces(
  session: Session,
  speaker: Speaker,
  { about }: Question,
  line: string,
): Promise<boolean> {
  if (phasesSaid(about) !== null) return false;
  const record = await lastMovement(session, speaker);
  if (record === undefined) answerPlainlyOnce(session, line, "not-played");
  else {
    const known = resultsKnownTo(record, memberOf(speaker));
    const bounced = known.filter(isBounced);
    const there = ofPlaces(bounced, placesIn(speaker.game.board, about), null);
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

/** `Is the spring turn over?`; and where a turn is overdue, `did it work` is asked of the orders for that. */
function asksOfTurn({ now }: Session, speaker: Speaker, { intent, about }: Question): boolean {
  const { status, phase, timing } = speaker.game.game;
  if (status !== "active" || phase.kind !== "M") return false;
  const hasOrdered = powerOf(speaker) === null || ownOrders(speaker).length > 0;
  const isOverdue = hasOrdered && timing !== null && timing.deadline < now;
  return (
    asksIfPlayed(about, phase.season) ||
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
  const named = own.filter(({ order }) => kindsNamed(about).has(order.kind));
  const meant = named.map((result) => carriedBy(known, result) ?? result);
  return intent === "happened" ? meant : meant.filter(hasFailed);
}

/** Whether a convoy worked is whether the army that it carried arrived. */
function carriedBy(known: readonly OrderResult[], { order }: OrderResult): OrderResult | undefined {
  if (order.kind !== "convoy") return undefined;
  const from = provinceOf(order.of.at);
  return known.find(
    (each) => each.order.kind === "move" && provinceOf(each.order.unit.at) === from,
  );
}

/** `¿Lo conseguí?`, `did they let me in?`: a question of yes or no that names nobody is about one's own. */
function isOfOneself({ game: { board } }: Speaker, about: string): boolean {
  const isNamed = powersIn(board, about).length + placesIn(board, about).length > 0;
  const isBrief = about.split(/\s+/).length <= brief;
  return isBrief && !isNamed && about.includes("?") && !openly.test(plainWords(about));
}

const brief = 8;
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
