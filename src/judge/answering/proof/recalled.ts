/**
 * What an earlier mail said, which this one confirms: lines of it that were asked about, or all of it, as if it
 * came now.
 */

import { submissionOf } from "../../../game/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { lookQuoted } from "../../identity/answered-letters.js";
import { asConfirmed, askedFirst, isOnlyOffered } from "../../session/grave.js";
import { dropItems } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { withText } from "../../session/texts/with-text.js";
import { othersConfirmed } from "../consents/kept-mails.js";
import { handsOn } from "../messages/before-reading.js";
import { finishOrders, withdrawOrders } from "../orders/give-orders.js";
import { settledUnits, unitIn } from "../orders/own-orders.js";
import { numbered } from "../orders/readings.js";
import { notes } from "../orders/spoken/noting.js";

type CarryOut = (session: Session, text: string) => Promise<unknown>;

export async function carryOutRecalled(session: Session, carryOut: CarryOut): Promise<void> {
  const { recalled } = session.thread;
  if (recalled === null) return;
  const came = session.mail;
  const others = await othersConfirmed(session);
  // The letter that asked shows these very lines: they are no quotation of it.
  if (session.grave.isConfirmed) session.thread.letters = [];
  else {
    session.mail = { ...came, text: recalled };
    session.reply.isUseful = false;
    session.thread.letters = session.thread.letters.filter((each) => !quotes(each, recalled));
    if (recalled.startsWith(">")) lookQuoted(session, recalled);
    if (await handsOn(session)) return;
  }
  const earlier: Made[] = [];
  for (const { text, newer = [] } of others) {
    await exceptNewer(session, newer, () => withText(session, text, () => carryOut(session, text)));
    earlier.push(takeMade(session));
  }
  const text = session.grave.isConfirmed ? recalled : session.mail.text;
  await exceptNewer(session, session.thread.newer.units, () => carryOut(session, text));
  for (const made of earlier.reverse()) putBack(session, made);
  const whole = session.mail;
  session.mail = came;
  await carryOutAgreed(session, carryOut);
  session.mail = whole;
  carryOutChange(session);
  if (others.length > 0) dropOvertaken(session);
}

/** Of several mails that are carried out together, the last order for each unit counts. */
function dropOvertaken(session: Session): void {
  const { items } = session.reply;
  const last = new Map<string, ReplyItem>();
  for (const item of items) if (item.kind === "reading") last.set(unitIn(item.readAs), item);
  dropItems(session, (item) => item.kind === "reading" && last.get(unitIn(item.readAs)) !== item);
}

/** What was made of a mail that another one follows. */
interface Made {
  readonly items: readonly ReplyItem[];
  readonly waiting: readonly string[];
}

/** Each mail is read by itself: what one says of a unit settles nothing for the next. */
function takeMade({ reply, grave }: Session): Made {
  return { items: reply.items.splice(0), waiting: grave.waiting.splice(0) };
}

/** Before what was made of later mails; what it asks of units that they order is asked no more. */
function putBack({ reply, grave }: Session, { items, waiting }: Made): void {
  const settled = settledUnits(reply.items, grave.waiting);
  const isOpen = (line: string) => !settled.has(unitIn(line));
  const open = items.flatMap((item): ReplyItem[] => {
    if (item.kind !== "refused" || item.refusal.kind !== "confirm-first") return [item];
    const { what } = item.refusal;
    if (what.kind !== "orders") return [item];
    const orders = what.orders.filter(isOpen);
    const refusal = { ...item.refusal, what: { ...what, orders } };
    return orders.length === 0 ? [] : [{ ...item, refusal }];
  });
  reply.items.unshift(...open);
  grave.waiting.unshift(...waiting.filter(isOpen));
}

/** Carries a mail out, but for units that were given newer orders since it came: these stand. */
async function exceptNewer(
  session: Session,
  units: readonly string[],
  carryOut: () => Promise<unknown>,
): Promise<void> {
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  const standing =
    speaker === null || power === null ? [] : submissionOf(speaker.game.game, power).orders;
  const known = new Set(session.reply.items);
  await carryOut();
  dropItems(
    session,
    (item) => item.kind === "reading" && units.includes(unitIn(item.readAs)) && !known.has(item),
  );
  withdrawOrders(session, units, standing);
}

/** The orders that were given with the yes; those of the mail in whose place they are need not be shown. */
function carryOutChange(session: Session): void {
  const { change } = session.thread;
  const { orders, guesses, without } = change ?? { orders: [], guesses: [], without: [] };
  const changed = [...orders, ...guesses.flatMap((each) => each.orders)].map(unitIn);
  const isChanged = (item: ReplyItem) =>
    item.kind === "reading" && [...changed, ...without].includes(unitIn(item.readAs));
  dropItems(session, isChanged);
  withdrawOrders(session, without);
  for (const { said, orders } of guesses) notes(session, said, orders);
  session.orders.lines.push(...numbered(orders));
  finishOrders(session);
}

/**
 * Does this letter quote that mail? Then it came later, and the mail quotes nothing of it. A quotation may join lines
 * that stand apart, so only its beginning is compared.
 */
function quotes(letter: string, mail: string): boolean {
  const [line] = /(?<=^> ).{8,}$/m.exec(letter) ?? [];
  return line !== undefined && lettersOf(mail).includes(lettersOf(line).slice(0, compared));
}

const compared = 24;

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** What the mail is asked about, beside what it is only offered, in the order in which it is done. */
export function agreedIn({ grave: { waiting, offered } }: Session): string | null {
  const lines = waiting.filter((each) => !offered.includes(each));
  return lines.length === 0 ? null : inTurn(lines).join("\n");
}

/** Powers are given and deadlines set before a game begins; a turn that is taken back has its deadline then. */
export function inTurn(lines: readonly string[]): readonly string[] {
  const place = (line: string) => (line.startsWith("ROLLBACK") ? 0 : line === "START" ? 2 : 1);
  return lines.toSorted((one, other) => place(one) - place(other));
}

/** What the letter about the mail has shown needs no second yes, where the mail still comes to the same. */
async function carryOutAgreed(session: Session, carryOut: CarryOut): Promise<void> {
  const { grave, reply, thread } = session;
  const { agreed } = thread;
  if (agreed === null || agreedIn(session) !== agreed) return;
  grave.waiting.splice(0, Infinity, ...grave.offered);
  dropItems(session, (item, at) => isAgreed(item, reply.items[at - 1]));
  await asConfirmed(session, () => carryOut(session, agreed));
}

/** A question that is answered, or the words of the message that it shows. */
function isAgreed(item: ReplyItem, before: ReplyItem | undefined): boolean {
  if (item.kind === "returned-press") return before !== undefined && isAgreed(before, undefined);
  const what = askedFirst(item);
  return what !== null && !isOnlyOffered(what);
}
