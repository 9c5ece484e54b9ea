/**
 * Questions about the board of now that name units or powers, taken out of a mail before the rest of it is read: what
 * somebody supposes, in whatever words, and what others could bring about. They are tried, and nothing of it is ordered.
 */
import {
  askingSpans,
  asksEither,
  asksOfNextTurn,
  asksWhatIf,
  type Clause,
  type Could,
  clausesOfSpan,
  couldIn,
  type Deed,
  deedsSupposed,
  isSupposing,
  type Outcome,
  outcomeAsked,
  placesIn,
  powersIn,
  reachedAt,
  type Situation,
  type Span,
  type Supposed,
  saysOneself,
} from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import { cannotSupposeText, type SupposedTrial, supposedText } from "../../../../report/index.js";
import { type OrderResult, printOrder } from "../../../../rules/index.js";
import { trialsPerMailMax } from "../../../limits.js";
import { sceneOf } from "../../../records/scenes.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { tellsOrder } from "../possible-order.js";
import { countTold, type Tell, whetherTold } from "./board-facts.js";
import { situationOf, strongestAttack, type Tried, triedDeeds } from "./trials.js";

/** What is asked so, with its answer to be given when the orders of the mail are noted. */
interface Asked {
  readonly line: string;
  readonly tell: () => void;
}

/** The text without such questions, and what answers them. The lines keep their numbers. */
export function boardAskedApart(
  session: Session,
  text: string,
): { readonly text: string; readonly asked: readonly Asked[] } {
  const { speaker } = session.sender;
  const nothing = { text, asked: [] };
  if (speaker === null || speaker.game.game.status !== "active") return nothing;
  if (blocks.test(text)) return nothing;
  let left = text;
  const asked: Asked[] = [];
  const own = ownText(session);
  for (const span of askingSpans(text)) {
    if (session.counts.trials >= trialsPerMailMax || !own.includes(span.sentences[0]!)) continue;
    const tell = answerTo(session, speaker, span);
    const at = left.indexOf(span.text);
    if (tell === null || at < 0) continue;
    session.counts.trials += 1;
    const line = span.text.replace(/\s+/g, " ");
    asked.push({ line, tell: () => tell(line) });
    const lines = "\n".repeat(span.text.split("\n").length - 1);
    left = `${left.slice(0, at)}${lines}${left.slice(at + span.text.length)}`;
  }
  return { text: left, asked };
}

/** Words that are for others, or tried line by line. */
const blocks = /^\s*(?:(?:END)?(?:PRESS|BROADCAST|TRY))\b/im;

function answerTo(session: Session, speaker: Speaker, span: Span): Tell | null {
  const at = situationOf(speaker);
  const isIf = span.sentences.some(isSupposing);
  const counted = countTold(session, speaker, span.text, isIf);
  if (counted !== null || speaker.game.game.phase.kind !== "M") return counted;
  const clauses = isIf ? clausesOfSpan(span) : [{ text: span.text, asks: true }];
  const asking = clauses.filter(({ asks }) => asks).map(({ text }) => text);
  const asks = asking.join(" ");
  const supposed = isIf ? deedsSupposed(at, clauses) : nothingSupposed;
  if (supposed === null) return null;
  const others = supposed.deeds.map(({ unit }) => unit.power).filter((each) => each !== at.own);
  const could =
    couldIn(at.board, asks, at.own, [...new Set(others)]) ?? endangered(at, asks, others);
  const question = { session, speaker, at, asks, supposed, could };
  if (could !== null && (could.place !== null || isIf) && !isOfWish(asks))
    return couldTold(question);
  if (!isIf) return whetherTold(session, speaker, span.text);
  // `Was wäre, wenn ...?` asks for whatever comes of it.
  const outcome = outcomeAsked(asks) ?? (asksWhatIf(span) ? "what" : null);
  return outcome !== null ? trialTold(question, outcome, clauses) : null;
}

/** `If Austria goes to Tyrolia, is Munich in danger?`: whether it could be taken then. */
function endangered(at: Situation, asks: string, powers: readonly PowerId[]): Could | null {
  const [place, another] = placesIn(at.board, asks);
  if (powers.length === 0 || place === undefined || another !== undefined) return null;
  return asksOfNextTurn(asks) ? { powers, place, outcome: "lose" } : null;
}

const nothingSupposed: Supposed = { deeds: [], impossible: null, place: null };

/** `Could you tell Russia ...`, `can Germany be asked ...` */
function isOfWish(asks: string): boolean {
  return /(?<!\p{L})(?:you|u|tell|ask|write|show|send|sag\p{L}*|frag\p{L}*|schreib\p{L}*|zeig\p{L}*|dire|demand\p{L}*|\u00e9cri\p{L}*|decir\p{L}*|pregunt\p{L}*|dir\p{L}*|chied\p{L}*|zeg\p{L}*|vraag\p{L}*)(?!\p{L})/iu.test(
    asks,
  );
}

interface Question {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly at: Situation;
  readonly asks: string;
  readonly supposed: Supposed;
  readonly could: Could | null;
}

/** What cannot be tried is told with why. */
function impossibleTold({ session, speaker, supposed: { impossible } }: Question): Tell | null {
  if (impossible === null) return null;
  const { power, from, to } = impossible;
  if (power !== null && from !== null)
    return (line) => void tellsOrder(session, speaker, `${from} - ${to}`, line);
  return (line) =>
    answerLine(
      session,
      line,
      cannotSupposeText(...sceneFor(session, speaker), power === null ? [] : [power], from ?? to),
    );
}

function trialTold(question: Question, outcome: Outcome, clauses: readonly Clause[]): Tell | null {
  const impossible = impossibleTold(question);
  const { session, speaker, at, supposed } = question;
  if (impossible !== null && supposed.deeds.length === 0) return impossible;
  if (!clauses.some(({ asks }) => !asks)) return null;
  return (line) => {
    const now = situationOf(speaker);
    const tried = triedDeeds(speaker, now, supposed.deeds);
    const text = supposedText(
      ...sceneFor(session, speaker),
      told(question, outcome, tried, at.own),
    );
    answerLine(session, line, text);
  };
}

function told(
  { at, asks }: Question,
  outcome: Outcome,
  tried: Tried,
  own: PowerId | null,
): SupposedTrial {
  const { result, supposed, usesOwn } = tried;
  const concerned = resultsOf(tried, own, ofOrders.test(asks));
  const orders = supposed.map(({ order }) => printOrder(order));
  const power = ofWhom(at, asks);
  const lost = result.results.filter(
    (each) => each.dislodged !== null && (power === null || each.power === power),
  );
  const moves = concerned.filter(({ order }) => order.kind === "move");
  const base = { results: explained(concerned), orders, before: [], usesOwn };
  if (outcome === "lose" || outcome === "hold") {
    const yes = (outcome === "lose") === lost.length > 0;
    return { ...base, yes: asksEither(asks) ? null : yes, about: { kind: "losing", power, lost } };
  }
  const of = outcome === "enter" || outcome === "stop" ? movesAsked(moves, power) : moves;
  const isIn = of.some(({ words }) => words.includes("succeeds"));
  const yes =
    outcome === "what" || outcome === "who" || asksEither(asks)
      ? null
      : outcome === "enter"
        ? isIn
        : !isIn;
  return { ...base, yes, about: { kind: "entering", of: of.length > 0 ? of : moves } };
}

/** `What becomes of my orders if ...` */
const ofOrders =
  /(?<!\p{L})(?:orders|moves|units|plan|befehle\p{L}*|z\u00fcge\p{L}*|einheiten|ordres|coups|unit\u00e9s|\u00f3rdenes|unidades|ordini|mosse|unit\u00e0|zetten|eenheden|ordens|unidades)(?!\p{L})/iu;

/** Whose units the question is about: the asker's, or those of a power that it names; null where of nobody's. */
function ofWhom({ board, own }: Situation, asks: string): PowerId | null {
  if (saysOneself(asks)) return own;
  return powersIn(board, asks)[0] ?? own;
}

/** The moves of one power, with those that go to the same places. */
function movesAsked(moves: readonly OrderResult[], power: PowerId | null): readonly OrderResult[] {
  const own = moves.filter((each) => each.power === power);
  return own.length > 0 ? own : moves;
}

/** What was supposed, the asker's moves to the same places, and what else was lost. */
function resultsOf(
  { result, supposed }: Tried,
  own: PowerId | null,
  isOfAll = false,
): readonly OrderResult[] {
  const goals = new Set(
    supposed.flatMap(({ order }) => (order.kind === "move" ? [provinceOf(order.to)] : [])),
  );
  return result.results.filter(
    ({ source, dislodged, power, order }) =>
      dislodged !== null ||
      (source !== null && source < supposed.length && order.kind !== "hold") ||
      (source !== null && power === own && isOfAll) ||
      (power === own && order.kind === "move" && goals.has(provinceOf(order.to))),
  );
}

/** What needs a reason: one move to each place, the one that gets there, and support that failed. */
function explained(results: readonly OrderResult[]): readonly OrderResult[] {
  return results.filter((each) => {
    const { order, words } = each;
    if (each.dislodged !== null) return true;
    if (order.kind !== "move") return !words.includes("given") && !words.includes("available");
    const same = results.filter(
      (one) => one.order.kind === "move" && provinceOf(one.order.to) === provinceOf(order.to),
    );
    return each === (same.find((one) => one.words.includes("succeeds")) ?? same[0]);
  });
}

/** What others could do at most, beside what is supposed; in the turn after it, where that is asked. */
function couldTold(question: Question): Tell | null {
  const { session, speaker, at, asks, supposed, could } = question;
  const place = could?.place ?? supposed.place;
  const impossible = impossibleTold(question);
  if (impossible !== null) return impossible;
  if (could === null || place === null) return null;
  const isLater = asksOfNextTurn(asks) && supposed.deeds.length > 0;
  return (line) => {
    const now = situationOf(speaker);
    const first = isLater ? triedDeeds(speaker, now, supposed.deeds) : null;
    const later = first?.result.position ?? null;
    const then = later === null ? now : { ...now, position: later };
    const deeds = later === null ? withOwnMove(then, question, place) : [];
    const tried = strongestAttack(speaker, then, could.powers, place, deeds);
    const [catalogue, scene] = sceneFor(session, speaker);
    const before = (first?.supposed ?? []).map(({ order }) => printOrder(order));
    const text =
      tried === null
        ? cannotSupposeText(catalogue, scene, could.powers, place)
        : supposedText(catalogue, scene, attackTold(tried, could, place, at.own, before));
    answerLine(session, line, text);
  };
}

/** `Could they stop me from getting into Burgundy?`: what is supposed, and the asker's move there. */
function withOwnMove(
  at: Situation,
  { supposed: { deeds }, could }: Question,
  place: ProvinceId,
): readonly Deed[] {
  if (could?.outcome !== "stop") return deeds;
  const own = at.position.units.filter(({ power }) => power === at.own);
  if (own.some((unit) => at.ordered(unit) === place)) return deeds;
  const unit = own.find((each) => reachedAt(at, each, place) !== null);
  if (unit === undefined || deeds.some((deed) => deed.unit.power === at.own)) return deeds;
  return [...deeds, { kind: "move", unit, to: reachedAt(at, unit, place)! }];
}

function attackTold(
  tried: Tried,
  { outcome, powers }: Could,
  place: ProvinceId,
  own: PowerId | null,
  before: readonly string[],
): SupposedTrial {
  const { result, supposed, usesOwn } = tried;
  const orders = supposed.map(({ order }) => printOrder(order));
  const results = resultsOf(tried, own);
  const there = results.filter(
    ({ order }) => order.kind === "move" && provinceOf(order.to) === place,
  );
  const lost = result.results.filter((each) => each.dislodged !== null && each.power === own);
  const base = { results: explained(results), orders, before, usesOwn };
  if (outcome === "lose")
    return { ...base, yes: lost.length > 0, about: { kind: "losing", power: own, lost } };
  if (outcome === "stop") {
    const own_ = there.filter((each) => each.power === own);
    const isIn = own_.some(({ words }) => words.includes("succeeds"));
    return { ...base, yes: !isIn, about: { kind: "entering", of: own_.length > 0 ? own_ : there } };
  }
  const theirs = there.filter((each) => powers.includes(each.power));
  const isIn = theirs.some(({ words }) => words.includes("succeeds"));
  return { ...base, yes: isIn, about: { kind: "entering", of: theirs } };
}

function sceneFor({ context }: Session, { game, member }: Speaker) {
  return [context.catalogue, sceneOf(context, game.game, member)] as const;
}
