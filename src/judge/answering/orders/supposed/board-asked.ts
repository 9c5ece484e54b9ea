/**
 * Questions about the board of now that name units or powers, taken out of a mail before the rest of it is
 * read: what somebody supposes, in whatever words, and what others could bring about. They are tried, and
 * nothing of it is ordered.
 */

import {
  askingSpans,
  asksConditional,
  asksOfNextTurn,
  asksOpenly,
  asksRetreat,
  asksTwoDeeds,
  asksWhatIf,
  bareQuestion,
  beginsAsking,
  behindIfSo,
  type Clause,
  type Could,
  couldIn,
  isMereSupposition,
  isSupposing,
  isSurely,
  mayBeRequest,
  ordersMeant,
  outcomeAsked,
  placesIn,
  type Situation,
  type Span,
  type Supposed,
  sentencesOf,
  wantsIfSo,
} from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import { trialsPerMailMax } from "../../../limits.js";
import { answerLine } from "../../../session/outcomes.js";
import { asTheirOwn } from "../../../session/seat-of-sender.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { askingSpeaker, unprovedSeat } from "../../../session/statements.js";
import { isOfNoPlace } from "../../../session/texts/game-as-place.js";
import { ownText } from "../../../session/texts/own-text.js";
import { type Apart, type Asked, isReadByLine } from "../apart.js";
import { isAboutOwnOrder, tellsNoted } from "../noted-so.js";
import { readingContext } from "../readings.js";
import { retreatTold } from "../trials/routs.js";
import { situationOf } from "../trials/trials.js";
import {
  asksOfFeeling,
  carriedText,
  countTold,
  heldTold,
  leavingTold,
  type Tell,
  whetherTold,
} from "./board-facts.js";
import { anyoneTold, riskTold, stayingThreatened } from "./comers.js";
import { factsAsked } from "./facts-asked.js";
import { formerPlaces } from "./former-places.js";
import { hinderedTold, hinderingTold } from "./hindered.js";
import { jointlyTold } from "./jointly.js";
import { ruleTold } from "./rule-told.js";
import { placeAbove, spansApart } from "./spans-apart.js";
import { supportTold } from "./support-supposed.js";
import { clausesWith, supposedIn, wayAsked } from "./supposed-clauses.js";
import { thenTold } from "./then-asked.js";
import { couldTold, thenAnswer, trialTold } from "./trial-told.js";
import { buildTold, tellsOfUnits } from "./unit-questions.js";
import { withUnitNamed } from "./unit-spoken-of.js";
import type { Former } from "./where-to.js";

/** The text without such questions. The lines keep their numbers. */
export async function boardAskedApart(session: Session, text: string): Promise<Apart> {
  return asTheirOwn(session, async (): Promise<Apart> => {
    const speaker = askingSpeaker(session);
    if (speaker === null || speaker.game.game.status !== "active" || isReadByLine(text))
      return { text, asked: [] };
    const former = await formerPlaces(session, speaker, text);
    return askedBy(session, speaker, text, former);
  });
}

function askedBy(session: Session, speaker: Speaker, text: string, former: Former): Apart {
  const facts = factsApart(session, speaker, text, former);
  let left = facts.text;
  const asked = [...facts.asked];
  const own = ownText(session);
  let before: readonly Clause[] = [];
  let place: ProvinceId | null = null;
  const spans = askingSpans(left).slice(0, spansMost);
  const apart = spans.flatMap((each) => spansApart(speaker, each));
  for (const span of apart.map((each) => withNamed(session, speaker, each))) {
    if (session.counts.trials >= trialsPerMailMax || !own.includes(span.said ?? span.sentences[0]!))
      continue;
    // What else is asked may stand in a message, as long as nobody knows whose mail it is.
    const isIf = span.sentences.some(isSupposing);
    const isForJudge = span.said !== undefined || isIf;
    if (unprovedSeat(session) !== null && !isForJudge) continue;
    if (ordersEither(speaker, span.text) || isOfNoPlace(speaker, span.text)) continue;
    if (asksOfNoBoard(speaker, span.text) || (isIf && standsThere(speaker, span.text))) continue;
    const said = span.said ?? span.text;
    const above = text.slice(0, Math.max(0, text.indexOf(said)));
    place = placeAbove(speaker.game.board, above) ?? place;
    const clauses = clausesWith(speaker, span, before);
    const isFirst = !before.some(({ asks }) => asks);
    before = isIf ? clauses : (wayAsked(speaker, span) ?? before);
    const asking = isIf ? clauses : [{ text: span.text, asks: true }];
    const retreat = retreatTold(session, speaker, span.text, asking);
    const joint = jointlyTold(session, speaker, asking, behind(left, said));
    const tell =
      retreat ??
      joint?.tell ??
      heldTold(session, speaker, span, place) ??
      (isIf && isFirst ? supportTold(session, speaker, span.text) : null) ??
      hinderedTold(session, speaker, span.text, above) ??
      hinderingTold(session, speaker, span.text, above) ??
      riskTold(session, speaker, span.text, above) ??
      answerTo(session, speaker, { span, clauses, place });
    if (tell === null || !left.includes(said)) continue;
    session.counts.trials += 1;
    const line = lineOf(said);
    asked.push({ line, tell: () => tell(line) });
    left = withoutSpan(left, said);
    if (joint !== null && joint.more !== "") left = withoutSpan(left, joint.more);
  }
  const whole = text.replace(/\s+/g, " ");
  const inOrder = asked.toSorted(
    (one, other) => whole.indexOf(one.line) - whole.indexOf(other.line),
  );
  return { text: left, asked: inOrder };
}

/** Is a unit of the asker where `if my fleet is in Denmark, can it go to Norway?` says? Then that supposes nothing. */
function standsThere(speaker: Speaker, text: string): boolean {
  if (isSupposing(bareQuestion(text))) return false;
  const { board, game } = speaker.game;
  const [place] = placesIn(board, text);
  const own = powerOf(speaker);
  return game.position.units.some(({ at, power }) => power === own && provinceOf(at) === place);
}

/** `Who is still missing?`, `Do I lose my turn if I get one wrong?`, `Can Turkey see that I go to the Black Sea?` */
function asksOfNoBoard({ game: { board } }: Speaker, about: string): boolean {
  if (ofNoBoard.some((intent) => isSurely({ intent, about }))) return true;
  // How far an army goes is asked of the rules, how far one between two places of the board.
  return placesIn(board, about).length < 2 && isSurely({ intent: "reach", about });
}

const ofNoBoard = [
  "order-fault",
  "secrecy",
  "one-place",
  "successor",
  "sent-on",
  "late",
  "deadline",
  "minds",
] as const;

/** What the board tells without a trial. */
function factsApart(session: Session, speaker: Speaker, text: string, former: Former): Apart {
  let left = withoutIfSo(text);
  const asked: Asked[] = [];
  const own = ownText(session);
  for (const fact of factsAsked(session, speaker, text, former)) {
    if (!own.includes(fact.text) || !left.includes(fact.text)) continue;
    if (asksRetreat(fact.text) && speaker.game.game.phase.kind === "M") continue;
    if (isOfNoPlace(speaker, fact.text) || asksOfNoBoard(speaker, fact.text)) continue;
    const line = lineOf(fact.text);
    asked.push({ line, tell: () => answerLine(session, line, fact.told) });
    left = withoutSpan(left, fact.text, fact.left);
  }
  return { text: left, asked };
}

function lineOf(said: string): string {
  return said.replace(/^[,;\s\u2013-]+/, "").replace(/\s+/g, " ");
}

function behind(text: string, said: string): string {
  return text.slice(text.indexOf(said) + said.length);
}

/** Questions that are looked at: each may be read with all that stands before it. */
const spansMost = 60;

/** Behind a question, `if so, do it` orders what was asked of when that is answered. */
function withoutIfSo(text: string): string {
  const sentences = sentencesOf(text);
  const isBehind = (at: number) => at > 0 && sentences[at - 1]!.includes("?");
  return sentences
    .filter((each, at) => wantsIfSo(each) && isBehind(at))
    .reduce((left, each) => withoutSpan(left, each.trim(), behindIfSo(each).trim()), text);
}

/** The lines behind it keep their numbers; a question before it that an `and` joined to it ends there. */
function withoutSpan(text: string, span: string, instead = ""): string {
  const at = text.indexOf(span);
  if (at < 0) return text;
  const behind = text.slice(at + span.length).replace(/^[,;]\s+/, "");
  const head = text.slice(0, at);
  const isJoined = joined.test(head) && beginsAsking(sentencesOf(head).at(-1)?.trim() ?? "");
  const ended = isJoined ? head.replace(joined, "?") : head;
  const isMark = /^[.?]$/.test(instead);
  const before = isMark ? ended.replace(/[,; ]+$/, "") : ended;
  const end = isMark && /[.?!]$/.test(before) ? "" : instead;
  return `${before}${end}${"\n".repeat(span.split("\n").length - 1)}${behind}`;
}

const joined = /(?<=[^\n.?!]{8}),?\s(?:and|und|et|y|e|en)\s$/iu;

/** `What about Munich? Can it attack Venice?`: asked of the unit that was named. */
function withNamed(session: Session, speaker: Speaker, span: Span): Span {
  const named = withUnitNamed(session, speaker, span.text);
  if (named === span.text || unprovedSeat(session) !== null) return span;
  return { ...span, text: named, sentences: [named], said: span.said ?? span.text };
}

/**
 * `If Germany helps, could Picardy go to Belgium, and if not, could it stay?`: an order, and another one, and
 * no question.
 */
function ordersEither(speaker: Speaker, text: string): boolean {
  const { game } = speaker;
  const power = powerOf(speaker);
  const words = asksOpenly(text, true);
  if (power === null || words === null || game.game.phase.kind !== "M") return false;
  return ordersMeant(readingContext(game, power), new Set(), words).some((each) => each.isInstead);
}

/** What asks, its clauses, and the place that was named before it. */
interface Run {
  readonly span: Span;
  readonly clauses: readonly Clause[];
  readonly place: ProvinceId | null;
}

function answerTo(
  session: Session,
  speaker: Speaker,
  { span, clauses: read, place }: Run,
): Tell | null {
  if (asksTwoDeeds(span.text) || asksConditional(span.text))
    return (line) => void tellsOfUnits(session, span.text, line);
  if (unprovedSeat(session) === null && isAboutOwnOrder(session, span.text))
    return (line) => void tellsNoted(session, span.text, line);
  const isIf = span.sentences.some(isSupposing);
  const leaving = isIf ? leavingTold(session, speaker, span.text) : null;
  const rule = ruleTold(session, speaker, span.text, isIf) ?? leaving;
  if (rule !== null) return rule;
  const isLater = asksOfNextTurn(span.text);
  const built = mayBeRequest(span.text) ? null : buildTold(session, span.text);
  const counted = built ?? countTold(session, speaker, span.text, isIf);
  if (counted !== null || speaker.game.game.phase.kind !== "M") return counted;
  const clauses = isIf ? read : [{ text: span.text, asks: true }];
  const asks = clauses.flatMap((each) => (each.asks ? [each.text] : [])).join(" ");
  const { at, supposed, before } = isIf
    ? supposedIn(speaker, clauses, place)
    : { at: situationOf(speaker), supposed: nothingSupposed, before: [] };
  const base = { session, speaker, at, asks, before };
  const isUnread = isIf && (supposed === null || supposed.deeds.length === 0);
  const unread = isUnread ? thenTold({ ...base, deeds: [] }) : null;
  if (unread !== null) return (line) => answerLine(session, line, unread.text);
  if (asksOfFeeling(asks)) return null;
  if (supposed === null) {
    const alone = isIf ? orderAlone(session, speaker, { span, place }, asks) : null;
    return alone ?? (isIf ? anyoneTold(session, speaker, span, place) : null);
  }
  // Where a unit can be two turns from now, nobody knows.
  if (isLater && supposed.impossible !== null && supposed.impossible.power !== at.own) return null;
  const others = supposed.deeds.map(({ unit }) => unit.power).filter((each) => each !== at.own);
  const could =
    couldIn(at.board, asks, at.own, [...new Set(others)]) ?? endangered(at, asks, others);
  const question = { ...base, supposed, could };
  const threat = stayingThreatened(session, speaker, asks, supposed.deeds);
  if (threat !== null) return threat;
  const then = supposed.deeds.length === 0 ? null : thenTold({ ...base, deeds: supposed.deeds });
  if (then !== null) return thenAnswer(question, then, clauses);
  if (could !== null && (could.place !== null || isIf) && !isOfWish(asks))
    return couldTold(question);
  if (!isIf) return whetherTold(session, speaker, span.text, place);
  // `Was wäre, wenn ...?` asks for whatever comes of it, and so does `say Russia goes there, too`.
  const isAsked = asksWhatIf(span) || (isMereSupposition(span) && others.length > 0);
  const outcome = outcomeAsked(asks) ?? (isAsked ? "what" : null);
  if (outcome !== null) return trialTold(question, outcome, clauses);
  return orderAlone(session, speaker, { span, place }, asks);
}

/** `If I give up Spain, can Marseilles support Paris?` asks of an order, whatever is given up for it. */
function orderAlone(
  session: Session,
  speaker: Speaker,
  { span: { text }, place }: Omit<Run, "clauses">,
  asks: string,
): Tell | null {
  const outcome = outcomeAsked(asks);
  const ofWay = outcome === null || outcome === "enter";
  const carried = ofWay ? carriedText(session, speaker, text) : null;
  if (carried !== null) return (line) => answerLine(session, line, carried);
  if (outcome !== null) return null;
  return whetherTold(session, speaker, asks === "" ? text.replace(/^[^,]*,\s*/, "") : asks, place);
}

/** `If Austria goes to Tyrolia, is Munich in danger?`: whether it could be taken then. */
function endangered(at: Situation, asks: string, powers: readonly PowerId[]): Could | null {
  const [place, another] = placesIn(at.board, asks);
  if (powers.length === 0 || place === undefined || another !== undefined) return null;
  return asksOfNextTurn(asks) ? { powers, place, outcome: "lose" } : null;
}

const nothingSupposed: Supposed = { deeds: [], impossible: null, place: null };

const askedToTell = regex("iu")`
  (?<!\p{L})(?:
    you|u|tell|ask|write|show|send|sag\p{L}*|frag\p{L}*|schreib\p{L}*|zeig\p{L}*|dire|demand\p{L}*
    |\u00e9cri\p{L}*|decir\p{L}*|pregunt\p{L}*|dir\p{L}*|chied\p{L}*|zeg\p{L}*|vraag\p{L}*
  )(?!\p{L})
`;

/** `Could you tell Russia ...`, `can Germany be asked ...` */
function isOfWish(asks: string): boolean {
  return askedToTell.test(asks);
}
