/** What the items of a mail come to, before any is carried out: each wish by itself, and for whom it is. */
import { type Body, type BodyItem, isSurely, readQuestion } from "../../language/index.js";
import { asTheirOwn } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { withChange } from "./consents/changed-mail.js";
import { withDrawTakenUp } from "./consents/draw-taken-up.js";
import { withOwnConsent } from "./consents/own-consent.js";
import { withAnother } from "./consents/rather-another.js";
import { withoutHastyYes } from "./consents/whole-yes.js";
import { isIdentifying } from "./dispatch.js";
import { withEntriesSaid } from "./entering/outsiders.js";
import { withSeatTaken } from "./entering/seats-offered.js";
import { withoutCorrespondence } from "./facts/correspondence.js";
import { withoutBelieved } from "./facts/turn-believed.js";
import { withoutDenied } from "./gm/denied.js";
import { withoutCorrected } from "./gm/said/corrected.js";
import { withoutOfficeGiven } from "./gm/said/office.js";
import { withoutRound } from "./gm/said/round.js";
import { withoutRunningAsked } from "./gm/said/running.js";
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
import { withSpokenOrders } from "./orders/spoken/spoken-orders.js";
import { withOrdersStaying } from "./orders/standing/orders-stay.js";
import { withoutOrdersTakenBack } from "./orders/taken-back.js";

export async function meantItems(session: Session, body: Body): Promise<readonly BodyItem[]> {
  let items: readonly BodyItem[] = [];
  await asTheirOwn(session, async () => {
    const believed = withoutBelieved(session, withoutRound(session, body.items));
    const asked = await withoutRunningAsked(session, withoutDenied(session, believed));
    const told = withoutReasonTold(session, { ...body, items: asked });
    const apart = withWishesApart(session, told);
    const read = withoutGmWishes(session, {
      ...apart,
      items: withoutOfficeGiven(session, await withoutCorrected(session, apart.items)),
    });
    const corrected = withoutOrdersTakenBack(session, read.items);
    const messages = await withoutMessages(session, { ...read, items: corrected });
    const spoken = withSpokenOrders(session, messages);
    const meant = withoutTakenBack(session, withBroughtOrders(session, spoken)).filter(isNew);
    const free = await withoutToldWishes(session, meant);
    const set = withDrawTakenUp(session, free).map((item, _, all) =>
      settingsAsText(session, item, all),
    );
    items = waitingTogether(session, settingsFirst(session, set))
      .map((item) => asOwnWish(session, item))
      .flatMap((item, _, all) => withOwnZone(session, item, all))
      .flatMap((item) => clearedApart(session, item))
      .flatMap((item) => changesApart(session, item))
      .flatMap((item) => partedFromOrders(session, item))
      .flatMap((item) => outcomesApart(session, item))
      .map((item) => ordersBefore(session, item))
      .map((item) => changesFirst(session, item))
      .map((item) => asReminder(session, item));
  });
  items = await withOrdersStaying(session, items);
  if (session.thread.recalled === null) items = await withChange(session, items);
  items = await withoutCorrespondence(session, withoutPlans(items));
  // What is left of a mail whose words were sent on says nothing else.
  const another = await withAnother(session, items);
  if (another !== null) items = another;
  else if (items.length > 0 || body.items.length === 0)
    items = await withOwnConsent(session, items);
  items = await withEntriesSaid(session, await withoutHastyYes(session, items));
  return withSeatTaken(session, namesLast(items));
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
  const isAsked = all.some((each) => each.kind === "question" && each.question.intent === "zone");
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
