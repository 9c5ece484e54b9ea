/**
 * A mail carried out as a trial, as if it spoke for the seat of its sender's address: what a yes would bring
 * about, read by the same reader and kept nowhere.
 */
import type { Game } from "../../../game/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { flat } from "../../../util/index.js";
import type { Tx } from "../../ports/store.js";
import { openGame } from "../../session/games.js";
import { askedFirst, isOnlyOffered } from "../../session/grave.js";
import { isBlank } from "../../session/outcomes.js";
import { MaskedPassword, type PasswordDesk } from "../../session/passwords.js";
import { openSession, type Session, type Speaker } from "../../session/session.js";
import { agreedIn } from "./recalled.js";

/** What came of it. */
export interface Rehearsed {
  /** What would be done, asked or refused, as it would stand in the reply. */
  readonly deeds: readonly ReplyItem[];
  /** What would be done, asked or refused, once what was asked is agreed to. */
  readonly shown: readonly ReplyItem[];
  /** What would only be answered. */
  readonly answers: readonly ReplyItem[];
  /** Lines that would be asked about, which the letter shows beside the rest. */
  readonly agreed: string | null;
  readonly skipped: Session["reply"]["skipped"];
  /** Nothing of it was understood. */
  readonly isBlank: boolean;
  /** The game as it would be then. */
  readonly after: Game;
}

/**
 * Carries out the text of the session's mail for a seat in a session of its own, and what it would ask about as if that
 * were agreed to; null where its game is gone. `beside`: mails that a yes would carry out before it.
 */
export async function rehearse(
  session: Session,
  seat: Speaker,
  text: string,
  carryOut: (trial: Session) => Promise<void>,
  beside: readonly string[] = [],
): Promise<Rehearsed | null> {
  const recalled = { text, beside };
  const trial = await tryOut(session, seat, { ...recalled, agreed: null }, carryOut);
  if (trial === null) return null;
  const agreed = agreedIn(trial);
  const whole =
    agreed === null ? trial : await tryOut(session, seat, { ...recalled, agreed }, carryOut);
  const { items, skipped } = trial.reply;
  const shown = whole ?? trial;
  const written = [...beside, text].join("\n");
  return {
    deeds: deedsOf(written, items),
    shown: deedsOf(written, shown.reply.items),
    answers: items.filter(({ kind }) => kind === "answer" || kind === "help"),
    agreed,
    skipped,
    isBlank: isBlank(trial),
    after: shown.games.get(seat.game.game.name)?.game ?? seat.game.game,
  };
}

/** What a yes would recall. */
type Recalled = Pick<Session["thread"], "agreed" | "beside"> & { readonly text: string };

function tryOut(
  session: Session,
  seat: Speaker,
  recalled: Recalled,
  carryOut: (trial: Session) => Promise<void>,
): Promise<Session | null> {
  return session.tx.tryOut(async (tx) => {
    const trial = await trialFor(session, tx, seat, recalled);
    if (trial !== null) await carryOut(trial);
    return trial;
  });
}

/** A session of its own, in which the mail speaks for the seat. */
async function trialFor(
  { context, mail, from, quotations, thread }: Session,
  tx: Tx,
  seat: Speaker,
  { text, agreed, beside }: Recalled,
): Promise<Session | null> {
  // The answer that would bring it about says no more than yes.
  const yes = { ...mail, text: "YES", textAttachments: [], skipped: [] };
  const trial = openSession(context, tx, yes, from, noPasswords);
  const game = await openGame(trial, seat.game.game.name);
  if (game === null) return null;
  const speaker = { game, member: seat.member };
  trial.quotations = quotations;
  trial.sender.seats.push(speaker);
  trial.sender.seat = trial.sender.speaker = speaker;
  trial.sender.isProved = true;
  trial.thread.recalled = text;
  trial.thread.agreed = agreed;
  trial.thread.beside = beside;
  trial.thread.letters = thread.letters;
  return trial;
}

function deedsOf(text: string, items: readonly ReplyItem[]): readonly ReplyItem[] {
  return asWritten(text, items).filter((item, at, all) => isDeed(item) && !isOffered(all, at));
}

/** In the order of the lines that they came of; the words of a message stay behind what shows them. */
function asWritten(text: string, items: readonly ReplyItem[]): readonly ReplyItem[] {
  const whole = flat(text);
  const places: number[] = [];
  for (const item of items) {
    const at = "line" in item ? whole.indexOf(flat(item.line).slice(0, wordsCompared)) : -1;
    places.push(item.kind === "returned-press" ? (places.at(-1) ?? 0) : at < 0 ? Infinity : at);
  }
  return items
    .map((item, at) => ({ item, place: places[at] ?? 0 }))
    .toSorted((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0))
    .map(({ item }) => item);
}

/** How a line begins tells it from others; longer ones may be wrapped or cut. */
const wordsCompared = 30;

/** Would a yes bring about anything but an answer? */
export function bringsSomething({ deeds }: Rehearsed): boolean {
  return deeds.some(isBrought);
}

/** Is it done, or asked about? */
export function isBrought(item: ReplyItem): boolean {
  return (
    item.kind === "done" ||
    item.kind === "set-up" ||
    item.kind === "returned-press" ||
    (item.kind === "text" && item.isDeed === true) ||
    isOrder(item) ||
    (item.kind === "refused" && asking.has(item.refusal.kind))
  );
}

/** Is it an order that counts? */
export function isOrder(item: ReplyItem): item is Extract<ReplyItem, { kind: "reading" }> {
  return item.kind === "reading" && item.illegal === null;
}

const asking: ReadonlySet<string> = new Set([
  ...(["confirm-first", "needs-confirmation", "asked-here"] as const),
]);

function isDeed(item: ReplyItem): boolean {
  return deeds.has(item.kind) || (item.kind === "text" && item.isDeed === true);
}

const deeds: ReadonlySet<ReplyItem["kind"]> = new Set([
  ...(["done", "refused", "complaint", "reading", "returned-press", "set-up"] as const),
]);

/** What would be offered is no part of what a yes does; nor are the words of such a message. */
function isOffered(items: readonly ReplyItem[], at: number): boolean {
  const item = items[at];
  if (item?.kind === "returned-press") return isOffered(items, at - 1);
  const what = askedFirst(item);
  return what !== null && isOnlyOffered(what);
}

/** Whoever answers the letter needs no password, and none is stored. */
const noPasswords: PasswordDesk = {
  hash: () => {
    throw new MaskedPassword();
  },
  find: () => -1,
};
