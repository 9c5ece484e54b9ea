/** The lines of a mail that are no commands, read together as orders of the seat it speaks for. */
import {
  type Command,
  decide,
  type Game,
  isUnderWay,
  type Member,
  type OrderSet,
  type Refusal,
  type SubmittedOrder,
  submissionOf,
  withAsked,
  withFormer,
} from "../../../game/index.js";
import {
  isTalk,
  looksLikeOrder,
  type OrderLine,
  orderedUnit,
  placesIn,
  putsOffOrders,
  type Reading,
  readReply,
  type Statement,
  unitsAnswered,
  withoutKept,
} from "../../../language/index.js";
import type { PowerId, ProvinceId } from "../../../map/index.js";
import { type ReplyItem, takenBackText } from "../../../report/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import type { Instant } from "../../../util/index.js";
import { answersQuestion } from "../../identity/codes.js";
import { sceneOf } from "../../records/scenes.js";
import { refuseLine } from "../../session/outcomes.js";
import type { OpenGame, Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf } from "../../session/speaker.js";
import { speakerOrRefuse } from "../../session/statements.js";
import { askForNextTurn, withoutStanding } from "./ahead/next-turn.js";
import { keepForTurnToCome } from "./ahead/turn-to-come.js";
import { formerOf, withoutFormerWanted } from "./former-orders.js";
import { isGiven, setOf, standingOf, unitsRequested } from "./order-sets.js";
import { keepPerpetual, partProxies, takeProxies, withoutPerpetuals } from "./proxies.js";
import { type Given, readingContext, tellReadings } from "./readings.js";
import { withoutAsked } from "./supposed/places-asked.js";
import { tellItems, withoutHeadings } from "./tell-items.js";

/** Reads the lines collected so far and gives what is legal to the game. */
export function flushOrders(session: Session): void {
  const lines = session.orders.lines.splice(0);
  const [first] = lines;
  if (first === undefined || session.sender.isRejected) return;
  const order = lines.find(({ text }) => looksLikeOrder(text)) ?? orderTooEarly(session, lines);
  const isAsking = order === undefined && session.sender.candidate === null;
  // Somebody who writes no orders asks what this is: the reply tells, instead of asking for their game.
  if (session.sender.speaker === null && isAsking) {
    session.orders.unseated.push(...lines.map(({ text }) => text));
    return;
  }
  const speaker = speakerOrRefuse(session, (order ?? first).text);
  if (speaker === null) {
    session.orders.refused.push(...lines);
    return;
  }
  const { game: open } = speaker;
  const member = memberOf(speaker);
  const refusal = whyNoOrders(open.game, member);
  if (refusal !== null || member === undefined) {
    if (order === undefined) {
      noteTalk(session, open, lines, member?.role !== "player" || open.game.status === "forming");
    } else refuseLine(session, order.text, refusal ?? { kind: "sign-on-first" });
    return;
  }
  const putOff = lines.find(({ text }) => putsOffOrders(text));
  if (putOff !== undefined) {
    refuseLine(session, putOff.text, { kind: "not-to-count" });
    return;
  }
  giveAll(session, speaker, member, lines);
}

/** Gives a member's lines to the game and tells what came of them. */
function giveAll(
  session: Session,
  speaker: Speaker,
  member: Member,
  lines: readonly OrderLine[],
): void {
  const { game: open } = speaker;
  const setFor = (power: PowerId) => setOf(session, open, power);
  const power = speaker.actsFor ?? member.power;
  const { lines: orders, perpetual } = withoutPerpetuals(lines);
  const { rest: own, proxies } = partProxies(open, power, orders);
  const { rest, items: later } =
    power === null ? { rest: own, items: [] } : keepForTurnToCome(session, open, power, own);
  const early = power === null ? null : askForNextTurn(session, open, power, rest);
  if (early !== null) {
    tellItems(session, open, power, early);
    return;
  }
  const above = unitsAnswered(session.mail.text);
  const standing = power === null ? [] : standingOf(session, open, power);
  const requested = power === null ? [] : unitsRequested(session, open, power);
  const giving = { open, member, power, now: session.now, setFor, above, standing, requested };
  const given = keepingFormer(session, giving, () =>
    giveLines(giving, withFormerGiven(session, speaker, giving, rest)),
  );
  const told = given.takenBack.map((taken) => takenBackItem(session, open, member, taken));
  const items = withoutStanding(open, power, [...given.items, ...later]);
  tellItems(session, open, power, [...unanswered(session, speaker, power, items), ...told]);
  takeProxies(session, open, proxies);
  keepPerpetual(session, open, given.items, perpetual);
  if (given.isUseful) session.reply.isUseful = true;
}

/** Whoever plays no power sets up and tells of others: a GM's words are read as wishes elsewhere. */
function unanswered(
  session: Session,
  speaker: Speaker,
  power: PowerId | null,
  items: readonly ReplyItem[],
): readonly ReplyItem[] {
  if (power === null) return items;
  return withoutAsked(session, speaker, withoutHeadings(speaker.game, power, items));
}

/** A sentence that names two places, before the game begins: nothing is read there, so that any may be an order. */
function orderTooEarly(
  { sender: { speaker } }: Session,
  lines: readonly OrderLine[],
): OrderLine | undefined {
  if (speaker === null || speaker.game.game.status !== "forming") return undefined;
  return lines.find(({ text }) => placesIn(speaker.game.board, text).length > 1);
}

/** Lines of somebody who has nothing to order, and are no orders: what may be meant for the judge is asked back. */
function noteTalk(
  { reply: { skipped, items } }: Session,
  { board }: OpenGame,
  lines: readonly OrderLine[],
  isSpeech: boolean,
): void {
  for (const { number, text } of lines) {
    if (isSpeech || isTalk(board, text))
      skipped.push({ kind: "talk", lines: 1, first: text.trim() });
    else {
      const complaint = { kind: "not-an-order", unit: null, from: 0, to: text.length } as const;
      items.push({ kind: "complaint", line: text, number, complaint });
    }
  }
}

/** PASS and DECLINE waive a build in winter, but for who answers the offer of a seat. */
export function isWaiver(session: Session, statement: Statement): boolean {
  const isWinter = session.sender.speaker?.game.game.phase.kind === "A";
  return statement.kind === "decline" && isWinter && !answersQuestion(session);
}

/** The end of the mail: reads what is left, and looks whether REPLACE or KEEP was about any orders. */
export function finishOrders(session: Session): void {
  flushOrders(session);
  const { set, given } = session.orders;
  if (set !== null && given.size === 0) refuseLine(session, set.line, { kind: "no-order-set" });
}

/** The orders of these units count no more; those that stood before do again, where some are given. */
export function withdrawOrders(
  session: Session,
  units: readonly string[],
  before: readonly SubmittedOrder[] = [],
): void {
  const { speaker } = session.sender;
  const [power, member] = speaker === null ? [null] : [powerOf(speaker), memberOf(speaker)];
  if (speaker === null || power === null || member === undefined || units.length === 0) return;
  const { orders } = submissionOf(speaker.game.game, power);
  const isOfThese = ({ order }: SubmittedOrder) =>
    orderedUnit(order).some((at) => units.includes(at));
  const left = [...orders.filter((each) => !isOfThese(each)), ...before.filter(isOfThese)];
  give({ open: speaker.game, member, now: session.now }, power, left, "whole");
}

/** Why this member cannot give orders now. Somebody who has just resigned has nothing left to order. */
function whyNoOrders(game: Game, member: Member | undefined): Refusal | null {
  if (member === undefined) return { kind: "sign-on-first" };
  if (member.role === "observer") return { kind: "not-your-role", needed: ["player"] };
  if (isUnderWay(game)) return null;
  return { kind: "wrong-status", status: game.status, needed: ["active"] };
}

/** Gives the former orders where a line wants them back; what else is to be read. */
function withFormerGiven(
  session: Session,
  speaker: Speaker,
  giving: Giving,
  lines: readonly OrderLine[],
): readonly OrderLine[] {
  const { power } = giving;
  if (power === null) return lines;
  return withoutFormerWanted(
    session,
    speaker,
    power,
    lines,
    (former) => give(giving, power, former, "whole").kind === "accepted",
  );
}

/** Keeps the orders that stood before this mail for who wants them back. */
function keepingFormer<T>(session: Session, { open, power }: Giving, gives: () => T): T {
  if (power === null || isGiven(session, open, power)) return gives();
  const { orders: before, former } = submissionOf(open.game, power);
  const given = gives();
  const { orders: now } = submissionOf(open.game, power);
  open.game = withFormer(open.game, power, formerOf(before, now, former));
  return given;
}

/** Who gives orders in which game. */
interface Giving {
  readonly open: OpenGame;
  readonly member: Member;
  /** Whose orders the lines are that stand below no other power's name. */
  readonly power: PowerId | null;
  readonly now: Instant;
  /** How orders for this power stand to its earlier ones. */
  readonly setFor: (power: PowerId) => OrderSet;
  /** The unit of the quoted line above, for lines by their number. */
  readonly above: ReadonlyMap<number, string>;
  /** Earlier orders that these lines do not replace as a whole. */
  readonly standing: readonly WrittenOrder[];
  /** Units that a question of the mail asks to be moved. */
  readonly requested: readonly ProvinceId[];
}

/** Reads lines as orders, gives what is legal to the game, and says what became of each line. */
function giveLines(
  giving: Giving,
  lines: readonly OrderLine[],
): {
  readonly items: readonly ReplyItem[];
  readonly takenBack: readonly TakenBack[];
  readonly isUseful: boolean;
} {
  const { power, open, standing, requested } = giving;
  const context = { ...readingContext(open, power), standing, requested };
  const asked = power === null ? [] : submissionOf(open.game, power).asked;
  const changing = withoutKept(context, lines, asked.length > 0);
  let isUseful = changing !== lines;
  const sent = power === null ? [] : submissionOf(open.game, power).orders;
  const standingOrders = sent.map(({ order }) => order);
  const answering = { asked, above: giving.above, given: standingOrders };
  const read = readReply(context, answering, changing);
  const left = leftOf(sent, read);
  const items = tellReadings(read, (owner, legal) => {
    const set = giving.setFor(owner);
    const given =
      read.withdrawn.length > 0
        ? give(giving, owner, [...left, ...legal], "whole")
        : give(giving, owner, legal, read.answers ? "more" : set);
    isUseful ||= given.kind === "accepted";
    return given;
  });
  if (power === null) return { items, takenBack: [], isUseful };
  open.game = withAsked(open.game, power, read.asked);
  const isGiven = read.readings.some(({ illegal }) => illegal === null);
  if (read.withdrawn.length === 0) return { items, takenBack: [], isUseful };
  // In winter what takes the place of another build says so itself.
  if (isGiven)
    return { items, takenBack: open.game.phase.kind === "M" ? read.withdrawn : [], isUseful };
  const isTakenBack = give(giving, power, left, "whole").kind === "accepted";
  const takenBack = isTakenBack ? read.withdrawn : [];
  return { items, takenBack, isUseful: isUseful || isTakenBack };
}

type TakenBack = ReturnType<typeof readReply>["withdrawn"][number];

/** `Cancel Paris to Burgundy`: says that it is done. */
function takenBackItem(
  { context }: Session,
  { game }: OpenGame,
  { id }: Member,
  { line, order }: TakenBack,
): ReplyItem {
  const text = takenBackText(context.catalogue, sceneOf(context, game, id), printOrder(order));
  return { kind: "answer", line: line.text, text, pointsBelow: true };
}

/** An order as it was written. */
type Sent = Pick<Reading, "order" | "text">;

/** The orders that stand beside those of a mail that takes some of them back. */
function leftOf(
  sent: readonly Sent[],
  { readings, withdrawn }: Pick<ReturnType<typeof readReply>, "readings" | "withdrawn">,
): readonly Sent[] {
  const units = readings.flatMap(({ order, illegal }) =>
    illegal === null ? orderedUnit(order) : [],
  );
  return sent.filter(
    ({ order }) =>
      !withdrawn.some((each) => each.order === order) &&
      !orderedUnit(order).some((at) => units.includes(at)),
  );
}

function give(
  { open, member, now }: Pick<Giving, "open" | "member" | "now">,
  power: PowerId,
  readings: readonly Sent[],
  set: OrderSet,
): Given {
  const orders = readings.map(({ order, text }) => ({ order, text }));
  const command: Command = { kind: "orders", power, orders, set };
  const decision = decide(open.board, open.game, { kind: "member", id: member.id }, command, now);
  if (decision.kind === "refused") return decision;
  open.game = decision.game;
  open.caused.push(...decision.events.map((event) => ({ event, by: member.id })));
  const unused = decision.events.flatMap((event) =>
    event.kind === "orders-taken" ? event.unused : [],
  );
  return { kind: "accepted", unused };
}
