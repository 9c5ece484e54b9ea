/** What a trial of supposed moves tells: who gets in, who is driven out, what others could bring about at most. */

import {
  asksEither,
  asksHowMany,
  asksOfNextTurn,
  asksWhatToDo,
  type Clause,
  type Could,
  type Deed,
  drivesOut,
  type Outcome,
  placesIn,
  powersIn,
  reachedAt,
  type Situation,
  type Supposed,
  saysOneself,
  takesFromOneself,
  walksTo,
} from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  cannotSupposeText,
  defendersText,
  noHelperText,
  noneReachesText,
  notThereText,
  othersReachingText,
  type SupposedTrial,
  supposedText,
  withoutHelperText,
} from "../../../../report/index.js";
import { type OrderResult, type PowerOrder, printOrder } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { stageFor } from "../../../session/speaker.js";
import {
  attackOn,
  resultsOf,
  situationOf,
  type Tried,
  triedDeeds,
  withOwnDefence,
} from "../trials/trials.js";
import type { Tell } from "./board-facts.js";
import { offer } from "./offered-orders.js";
import { isWantedIfSo, tellsOrder } from "./possible-order.js";

interface Question {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly at: Situation;
  readonly asks: string;
  /** The asker's orders of this turn, where the trial is of the turn after it. */
  readonly before: readonly string[];
  readonly supposed: Supposed;
  readonly could: Could | null;
}

/** What cannot be tried is told with why. */
function impossibleTold({ session, speaker, supposed }: Question): Tell | null {
  const { impossible } = supposed;
  if (impossible === null) return null;
  const { power, from, to } = impossible;
  if (power !== null && from !== null)
    return (line) => void tellsOrder(session, speaker, `${from} - ${to}`, line);
  const text = cannotText({ session, speaker, supposed }, { power, from, to });
  return (line) => answerLine(session, line, text);
}

function cannotText(
  { session, speaker, supposed: { deeds } }: Pick<Question, "session" | "speaker" | "supposed">,
  { power, from, to }: NonNullable<Supposed["impossible"]>,
): string {
  const scene = stageFor(session, speaker);
  // `England comes, too, and has help`: one of its units goes there, and no other can.
  const isGoing = deeds.some(
    (deed) => deed.kind === "move" && deed.unit.power === power && provinceOf(deed.to) === to,
  );
  if (power !== null && isGoing) return noHelperText(...scene, power, to);
  return cannotSupposeText(
    ...scene,
    power === null ? [] : [power],
    power === null ? (from ?? to) : to,
  );
}

/** Help was to come from where no unit is. */
function lacksHelper({ power, from, to }: NonNullable<Supposed["impossible"]>): boolean {
  return power === null && from === to;
}

/** What was asked beside the trial, and the trial where it tells more. */
export function thenAnswer(
  question: Question,
  { text, tries }: { readonly text: string; readonly tries: boolean },
  clauses: readonly Clause[],
): Tell {
  const { session } = question;
  const trial = tries ? tryOut(question, "what", clauses) : null;
  return (line) => answerLine(session, line, trial === null ? text : `${text} ${trial().text}`);
}

export function trialTold(
  question: Question,
  outcome: Outcome,
  clauses: readonly Clause[],
): Tell | null {
  const impossible = impossibleTold(question);
  if (impossible !== null && question.supposed.deeds.length === 0) return impossible;
  const trial = tryOut(question, outcome, clauses);
  if (trial === null) return null;
  const { session, at } = question;
  return (line) => {
    const { text, isYes, orders } = trial();
    answerLine(session, line, text);
    const isOwn = orders.length > 0 && orders.every(({ power }) => power === at.own);
    if (isYes && isOwn && isWantedIfSo(session, line))
      offer(
        session,
        orders.map(({ order }) => printOrder(order)),
        line,
      );
  };
}

interface Trial {
  /** What it tells, and what of the supposition could not be tried. */
  readonly text: string;
  readonly isYes: boolean;
  readonly orders: readonly PowerOrder[];
}

function tryOut(
  question: Question,
  outcome: Outcome,
  clauses: readonly Clause[],
): (() => Trial) | null {
  if (!clauses.some(({ asks }) => !asks) && question.supposed.deeds.length === 0) return null;
  const { session, speaker, at, supposed } = question;
  return () => {
    const now = question.before.length > 0 ? at : situationOf(speaker);
    const tried = triedDeeds(
      speaker,
      now,
      outcome === "stop" ? withOwnDefence(now, question.asks, supposed.deeds) : supposed.deeds,
    );
    const scene = stageFor(session, speaker);
    const trial = told(question, outcome, tried, at.own);
    const text = supposedText(...scene, trial);
    const { impossible } = supposed;
    const base = { isYes: trial.yes === true, orders: tried.supposed };
    if (impossible === null || impossible.power === at.own) return { ...base, text };
    const without = lacksHelper(impossible)
      ? withoutHelperText(...scene, impossible.to, text)
      : `${cannotText(question, impossible)} ${text}`;
    return { ...base, text: without };
  };
}

function told(
  question: Question,
  outcome: Outcome,
  tried: Tried,
  own: PowerId | null,
): SupposedTrial {
  const { asks, before } = question;
  const results = resultsOf(tried, own, ofOrders.test(asks));
  const base = { results, before, usesOwn: tried.usesOwn };
  if (outcome === "what" || outcome === "who" || asksEither(asks)) return { ...base, yes: null };
  const power = ofWhom(question, outcome);
  if (outcome === "lose" && isTaking(question)) return { ...base, yes: results.some(hasCome) };
  if (outcome === "lose" || outcome === "hold") {
    const isLost = results.some(
      (each) => each.dislodged !== null && (power === null || each.power === power),
    );
    return { ...base, yes: (outcome === "lose") === isLost };
  }
  const moves = results.filter(({ order }) => order.kind === "move");
  const stopped = moves.filter((each) => each.power !== own);
  const of = outcome === "enter" ? movesAsked(moves, power) : stopped.length > 0 ? stopped : moves;
  return { ...base, yes: (outcome === "enter") === of.some(hasCome) };
}

/** `Does Trieste fall if Austria leaves it empty?`: the asker's own moves alone go there. */
function isTaking({ at, asks, supposed: { deeds } }: Question): boolean {
  const [place] = placesIn(at.board, asks);
  const goals = deeds.map((deed) => (deed.kind === "move" ? provinceOf(deed.to) : null));
  return (
    deeds.length > 0 &&
    goals.every((to) => to === place) &&
    deeds.every(({ unit }) => unit.power === at.own)
  );
}

/** `What becomes of my orders if ...` */
const ofOrders = regex("iu")`
  (?<!\p{L})(?:
    orders|moves|units|plan|befehle\p{L}*|z\u00fcge\p{L}*|einheiten|ordres|coups|unit\u00e9s
    |\u00f3rdenes|unidades|ordini|mosse|unit\u00e0|zetten|eenheden|ordens|unidades
  )(?!\p{L})
`;

/** Whose units the question is about: the asker's, or those of a power that it names; null where of nobody's. */
function ofWhom({ at, asks, supposed: { deeds } }: Question, outcome: Outcome): PowerId | null {
  const { board, own, position } = at;
  const other = deeds.find(({ unit }) => unit.power !== own)?.unit.power ?? null;
  if (outcome === "lose" && drivesOut(asks)) {
    const goals = deeds.flatMap((deed) => (deed.kind === "move" ? [provinceOf(deed.to)] : []));
    const there = position.units.find(
      (unit) => unit.power !== own && goals.includes(provinceOf(unit.at)),
    );
    return there?.power ?? other;
  }
  if (other !== null && takesFromOneself(asks)) return other;
  if (saysOneself(asks)) return own;
  return powersIn(board, asks)[0] ?? own;
}

/** The moves of one power, with those that go to the same places. */
function movesAsked(moves: readonly OrderResult[], power: PowerId | null): readonly OrderResult[] {
  const own = moves.filter((each) => each.power === power);
  return own.length > 0 ? own : moves;
}

/** What others could do at most, beside what is supposed; in the turn after it, where that is asked. */
export function couldTold(question: Question): Tell | null {
  const { session, speaker, at, asks, supposed } = question;
  const place = question.could?.place ?? supposed.place;
  const isMine = at.position.units.some(
    (unit) => unit.power === at.own && provinceOf(unit.at) === place,
  );
  // Whoever is in a place already loses it, or does not.
  const isHolding = isMine && keepsOut(question.could?.outcome ?? null);
  const could: Could | null =
    isHolding && question.could !== null ? { ...question.could, outcome: "lose" } : question.could;
  const isOwn = could !== null && could.powers[0] === at.own;
  const impossible = isOwn ? null : impossibleTold(question);
  if (impossible !== null) return impossible;
  if (could === null || place === null) return null;
  const lacking = supposed.impossible === null ? [] : [cannotText(question, supposed.impossible)];
  const isLater = asksOfNextTurn(asks) && supposed.deeds.length > 0;
  if (could.outcome === "lose" && !isLater && !isMine) {
    const text = notThereText(...stageFor(session, speaker), [{ place, given: null }]);
    return (line) => answerLine(session, line, text);
  }
  return (line) => {
    const now = situationOf(speaker);
    const first = isLater ? triedDeeds(speaker, now, supposed.deeds) : null;
    const later = first?.result.position ?? null;
    const then = later === null ? now : { ...now, position: later };
    const besides = supposed.deeds.filter(({ unit }) => unit.power !== at.own);
    const deeds = later !== null ? [] : isOwn ? besides : withOwnMove(then, question, place);
    const stage = stageFor(session, speaker);
    const before = (first?.supposed ?? []).map(({ order }) => printOrder(order));
    const told = (tried: Tried) => attackTold(tried, could, place, at.own, before);
    const isCounted = isOwn && asksHowMany(asks) ? { yes: null } : {};
    const attack = { powers: could.powers, place, deeds, most: could.most ?? Infinity };
    const tried = attackOn(speaker, then, attack, (each) => told(each).yes === true);
    const text =
      tried === null
        ? cannotAttack(question, could, place)
        : supposedText(...stage, { ...told(tried), ...isCounted });
    const others = isOwn ? [othersReachingText(...stage, place)] : [];
    const helps = could.outcome === "lose" && asksWhatToDo(asks);
    const help = helps ? defendersText(...stage, place) : "";
    answerLine(session, line, [...lacking, text, help, ...others].filter(Boolean).join(" "));
  };
}

function cannotAttack(
  { session, speaker }: Question,
  { powers }: Could,
  place: ProvinceId,
): string {
  const stage = stageFor(session, speaker);
  return powers.length > 2
    ? noneReachesText(...stage, place, null)
    : cannotSupposeText(...stage, powers, place);
}

/** `Could they stop me from getting into Burgundy?`: what is supposed, and the asker's move there. */
function withOwnMove(
  at: Situation,
  { supposed: { deeds }, could }: Question,
  place: ProvinceId,
): readonly Deed[] {
  if (!keepsOut(could?.outcome ?? null)) return deeds;
  const own = at.position.units.filter(({ power }) => power === at.own);
  if (own.some((unit) => at.ordered(unit) === place)) return deeds;
  const able = own.filter((each) => reachedAt(at, each, place) !== null);
  // Units that need no convoy come first.
  const unit = able.find((each) => walksTo(at, each, place)) ?? able[0];
  if (unit === undefined || deeds.some((deed) => deed.unit.power === at.own)) return deeds;
  return [...deeds, { kind: "move", unit, to: reachedAt(at, unit, place)! }];
}

/** `Could they bounce me there?` asks whether the asker is kept out. */
function keepsOut(outcome: Outcome | null): boolean {
  return outcome === "stop" || outcome === "bounce";
}

function attackTold(
  tried: Tried,
  { outcome, powers }: Could,
  place: ProvinceId,
  own: PowerId | null,
  before: readonly string[],
): SupposedTrial {
  const results = resultsOf(tried, own);
  const base = { results, before, usesOwn: tried.usesOwn };
  if (outcome === "lose") {
    const isLost = results.some((each) => each.dislodged !== null && each.power === own);
    return { ...base, yes: isLost };
  }
  const isStopping = keepsOut(outcome);
  const isIn = results.some(
    (each) =>
      (isStopping ? each.power === own : powers.includes(each.power)) &&
      each.order.kind === "move" &&
      provinceOf(each.order.to) === place &&
      hasCome(each),
  );
  return { ...base, yes: isStopping ? !isIn : isIn };
}

function hasCome({ words }: OrderResult): boolean {
  return words.includes("succeeds");
}
