/** What the items of a mail come to, before any is carried out: each wish by itself, and for whom it is. */
import {
  type Body,
  type BodyItem,
  type Intent,
  isSurely,
  readQuestion,
  tellsCoastAlone,
  zoneOfWriter,
} from "../../language/index.js";
import { asTheirOwn } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { withoutPlainlyAsked } from "./asked/asked-plainly.js";
import { withLetterAsked } from "./asked/last-letter.js";
import { withChange } from "./consents/changed-mail.js";
import { withDrawTakenUp } from "./consents/draw-taken-up.js";
import { withOwnConsent } from "./consents/own-consent.js";
import { withAnother } from "./consents/rather-another.js";
import { withoutHastyYes } from "./consents/whole-yes.js";
import { isIdentifying } from "./dispatch.js";
import { withEntryByWord } from "./entering/by-word.js";
import { withEntriesSaid } from "./entering/outsiders.js";
import { withSeatTaken } from "./entering/seats-offered.js";
import { withoutBelieved } from "./facts/turn-believed.js";
import { withoutDaysMoved } from "./gm/days-moved.js";
import { withoutDenied } from "./gm/denied.js";
import { withoutCorrected } from "./gm/said/corrected.js";
import { withoutOfficeGiven } from "./gm/said/office.js";
import { withoutRound } from "./gm/said/round.js";
import { withoutRunningAsked } from "./gm/said/running.js";
import { withoutTimeTakenBack } from "./gm/said/time-taken-back.js";
import { withoutTurnNotOver } from "./gm/said/turn-not-over.js";
import { withoutReasonTold } from "./gm/said/why-told.js";
import { withoutGmWishes } from "./gm/said/wishes-said.js";
import { settingsAsText, settingsFirst, waitingTogether, withoutTakenBack } from "./gm/settings.js";
import { withoutToldWishes } from "./gm/told-wishes.js";
import { withWishesApart } from "./gm/wishes-apart.js";
import { withoutMessages } from "./messages/likely-message.js";
import { asReminder } from "./messages/reminders.js";
import {
  clearedApart,
  ordersBefore,
  outcomesApart,
  partedFromOrders,
  withoutPlans,
} from "./mixed-items.js";
import { withBroughtOrders } from "./orders/brought-orders.js";
import { changesApart, changesFirst } from "./orders/changing-items.js";
import { withoutUnitsAskedAfter } from "./orders/choices/units-asked-after.js";
import { withMailForgotten } from "./orders/mail-forgotten.js";
import { withOtherUnit } from "./orders/other-unit.js";
import { withBuildsChanged } from "./orders/spoken/builds-changed.js";
import { withoutKeptInTalk } from "./orders/spoken/kept-in-talk.js";
import { withSpokenOrders } from "./orders/spoken/spoken-orders.js";
import { withoutNotOrdered } from "./orders/standing/not-ordered.js";
import { withOrdersStaying } from "./orders/standing/orders-stay.js";
import { withoutOrdersTakenBack } from "./orders/taken-back.js";
import { withAskedBehind } from "./wishes/asked-behind.js";
import { withNameCorrected } from "./wishes/name-corrected.js";

type Items = readonly BodyItem[];

/** Reads the items once more: some become what they mean, and those that are dealt with are left out. */
type Stage = (session: Session, items: Items, body: Body) => Items | Promise<Items>;

/** What the items mean. Each stage leaves to the next what it is not sure of. */
export async function meantItems(session: Session, body: Body): Promise<Items> {
  let { items } = body;
  await asTheirOwn(session, async () => {
    for (const stage of ofTheSeat) items = await stage(session, items, body);
  });
  for (const stage of ofThePerson) items = await stage(session, items, body);
  return items;
}

/** What is read as from the seat of the sender's address, whether or not the mail proves it. */
const ofTheSeat: readonly Stage[] = [
  // What answers the letter before, in words that say something else elsewhere.
  withLetterAsked,
  withoutUnitsAskedAfter,
  withMailForgotten,
  // What tells, asks or denies, so that no reader below takes its words for a wish.
  withoutRound,
  withoutBelieved,
  withoutTimeTakenBack,
  withoutTurnNotOver,
  withoutDenied,
  withoutPlainlyAsked,
  withoutRunningAsked,
  withNameCorrected,
  withAskedBehind,
  withoutDaysMoved,
  // A GM's wishes, and the reason that all are to be told. A corrected amount is no wish of its own.
  ofBody(withWishesApart),
  ofBody(withoutReasonTold),
  withoutCorrected,
  withoutOfficeGiven,
  ofBody(withoutGmWishes),
  ofEach(asCoast),
  // Messages go before orders: `tell Italy that I go to Trieste` orders nothing.
  withBuildsChanged,
  withoutKeptInTalk,
  withOtherUnit,
  withoutOrdersTakenBack,
  withoutNotOrdered,
  (session, items, body) => withoutMessages(session, { ...body, items }),
  withSpokenOrders,
  withBroughtOrders,
  withoutTakenBack,
  (_, items) => items.filter(isNew),
  withoutToldWishes,
  withDrawTakenUp,
  // Settings: what they wait for, and their order.
  ofEach(settingsAsText),
  settingsFirst,
  waitingTogether,
  // Items that hold two things.
  ofEach(asOwnWish),
  ofEach(withOwnZone),
  ofEach(clearedApart),
  ofEach(changesApart),
  ofEach(partedFromOrders),
  ofEach(outcomesApart),
  ofEach(ordersBefore),
  ofEach(changesFirst),
  ofEach(asReminder),
];

/** What only a proved seat says, or somebody who has none. */
const ofThePerson: readonly Stage[] = [
  withOrdersStaying,
  (session, items) => (session.thread.recalled === null ? withChange(session, items) : items),
  (_, items) => withoutPlans(items),
  withAnswer,
  withoutHastyYes,
  withEntryByWord,
  withEntriesSaid,
  (_, items) => namesLast(items),
  withSeatTaken,
];

/** A yes or no, or another wish in its place. What is left of a mail whose words were sent on says neither. */
async function withAnswer(session: Session, items: Items, body: Body): Promise<Items> {
  const another = await withAnother(session, items);
  if (another !== null) return another;
  return items.length > 0 || body.items.length === 0 ? withOwnConsent(session, items) : items;
}

/** `On the north coast`, of an order before it, asks for nothing. */
function asCoast(_: Session, item: BodyItem): readonly BodyItem[] {
  const isCoast = item.kind === "question" && tellsCoastAlone(item.line);
  return [isCoast ? { kind: "text", number: item.number, line: item.line } : item];
}

function ofBody(read: (session: Session, body: Body) => Body): Stage {
  return (session, items, body) => read(session, { ...body, items }).items;
}

function ofEach(read: (session: Session, item: BodyItem, items: Items) => BodyItem | Items): Stage {
  return (session, items) => items.flatMap((item) => read(session, item, items));
}

/** `Please wait for me, I want to talk to Italy`: a player sets nothing up, and wishes something for themselves. */
function asOwnWish(session: Session, item: BodyItem): BodyItem {
  const isProse = item.kind === "statement" && item.form === "set-up" && /\p{Ll}/u.test(item.line);
  if (!isProse || session.sender.speaker?.game.game.status !== "active") return item;
  const question = speaksAsGm(session) ? null : readQuestion(item.line);
  if (question === null || !isSurely(question)) return item;
  return { kind: "question", number: item.number, line: item.line, question };
}

/** `I'm in New York, can you use my time`, from a player, is about their own letters and no setting of the game. */
function withOwnZone(
  session: Session,
  item: BodyItem,
  all: readonly BodyItem[],
): readonly BodyItem[] {
  if (item.kind !== "statement" || item.statement.kind !== "set-up" || speaksAsGm(session))
    return [item];
  if (all.some((each) => each.kind === "statement" && each.statement.kind === "create"))
    return [item];
  const { number, line, statement } = item;
  if (statement.parts.length === 0 || statement.parts.some(({ kind }) => kind !== "zone"))
    return [item];
  // `When is the deadline? I'm in Chicago.` has its answer in that time.
  const askedIn: readonly Intent[] = zoneOfWriter(line) === null ? ["zone"] : ["zone", "deadline"];
  const isAsked = all.some(
    (each) => each.kind === "question" && askedIn.includes(each.question.intent),
  );
  const question = { intent: "zone", about: line } as const;
  return isAsked ? [] : [{ kind: "question", number, line, question }];
}

/** `NAME Ken Blalock` above a SIGNON, as older judges had it: the name is that of the seat. */
function namesLast(items: readonly BodyItem[]): readonly BodyItem[] {
  const seat = items.findLastIndex(
    (item) => item.kind === "statement" && isIdentifying(item.statement),
  );
  const isEarly = (item: BodyItem, at: number) =>
    at < seat && item.kind === "statement" && item.form === "set-name";
  const early = items.filter(isEarly);
  if (early.length === 0) return items;
  const [before, behind] = [items.slice(0, seat + 1), items.slice(seat + 1)];
  return [...before.filter((item) => !early.includes(item)), ...early, ...behind];
}

/** `I'd sit on the bench, and jump in should anyone drop out`: a command that several sentences mean is done once. */
function isNew(item: BodyItem, at: number, items: readonly BodyItem[]): boolean {
  const said = saidIn(item);
  return said === undefined || items.findIndex((each) => saidIn(each) === said) === at;
}

function saidIn(item: BodyItem): string | undefined {
  return item.kind === "statement" ? item.said?.command : undefined;
}
