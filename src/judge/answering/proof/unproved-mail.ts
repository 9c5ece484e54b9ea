/**
 * A mail from a known address that proves nothing: it is kept, and its sender asked whether it is theirs. Only who
 * reads mail at the address can answer.
 */
import { isTalk, mask, placesIn } from "../../../language/index.js";
import { keptMailText, type ReplyItem, whyUnusedText } from "../../../report/index.js";
import { printPhase } from "../../../rules/index.js";
import { present } from "../../../util/index.js";
import { storeAsked } from "../../identity/codes.js";
import { replyAddress, seatKey } from "../../letters/seat-token.js";
import { questionLifeMs, unprovedMailMax } from "../../limits.js";
import type { Asked } from "../../ports/store.js";
import { sceneOf } from "../../records/scenes.js";
import { askFirst, askMeant } from "../../session/grave.js";
import { answerOnce, dropItems, isBlank, refuseLine, withoutTalk } from "../../session/outcomes.js";
import { addressesIn } from "../../session/people.js";
import { seatOfSender } from "../../session/seat-of-sender.js";
import type { OpenGame, Session, Speaker } from "../../session/session.js";
import { isGm, memberOf, stageFor } from "../../session/speaker.js";
import { keptBefore } from "../consents/kept-mails.js";
import { wantedAsGm } from "../gm/unproved-wishes.js";
import { bringsSomething, isBrought, isOrder, type Rehearsed, rehearse } from "./rehearsal.js";

/**
 * Keeps what was refused for want of a seat alone, where the sender's address has one seat and no other; `carryOut`
 * recalls such a mail.
 */
export async function keepForProof(
  session: Session,
  carryOut: (trial: Session) => Promise<void>,
): Promise<void> {
  const { mail, sender, reply } = session;
  const { speaker, unseated, candidate, isRejected, claimed } = sender;
  if (speaker !== null || unseated !== null || candidate !== null) return;
  if (isRejected && claimed === null) return;
  const lacking = reply.items.find(isLacking);
  const isUnread = session.orders.unseated.length > 0;
  // What only somebody with a seat could mean leaves nothing behind.
  const isEmpty = isBlank(session);
  if (mail.text.length > unprovedMailMax) return;
  const seat = claimed ?? hintedOwn(session) ?? (await seatOfSender(session));
  if (seat === null) return;
  // Beside what anybody may be told a GM may wish for what only they can have.
  const isGms = isGm(seat);
  const isAsked = session.grave.waiting.length > 0;
  const isAnswered = lacking === undefined && !isUnread && !isEmpty;
  if (isAnswered && (isAsked || !isGms)) return;
  // Whoever answers the letter needs no password, and none is stored.
  const text = present(session.quotations, "What may be kept of a mail").kept(mail.text);
  const rehearsed = await rehearse(session, seat, text, carryOut);
  const line = lacking?.line ?? unreadLine(session, seat.game);
  const isMistyped = lacking?.refusal.kind === "bad-identity";
  if (rehearsed === null || (isAnswered && !bringsSomething(rehearsed))) return;
  // A GM may write of another game.
  const isTheirs = !isUnread || !isGms || (lacking === undefined && !isEmpty && !isAsked);
  const isLoose = claimed === null && hintedOwn(session) === null;
  const isToldNow = isLoose && isVain(rehearsed);
  if (line === undefined && !(isTheirs && (isToldNow || bringsSomething(rehearsed)))) {
    // What waits for a YES already is not all that the mail says.
    if (session.grave.waiting.length > 0) tellBeside(session, { ...rehearsed, deeds: [] });
    return;
  }
  // The mail is carried out whole once it is proved, and asks then what it asks.
  withoutWaiting(session);
  if (claimed === null && (await asksAsGm(session, seat))) return;
  // Whoever goes on a letter of the seat is told where such answers belong, whatever they ask.
  if (isToldNow) return tellVain(session, seat, rehearsed);
  tellBeside(session, rehearsed);
  const substance = substanceOf(rehearsed) ?? line ?? text;
  const brings = bringsSomething(rehearsed);
  const beside = brings ? await keptBefore(session, seat) : [];
  const whole =
    beside.length === 0 ? rehearsed : await rehearse(session, seat, text, carryOut, beside);
  const shown = whole ?? rehearsed;
  await ask(session, seat, { text, line: substance, isMistyped, beside, rehearsed: shown });
  if (brings) showDeeds(session, seat, shown, beside.length > 0);
}

/** Only who reads mail at the seat's address learns how the kept mail would be read. */
function showDeeds(
  session: Session,
  speaker: Speaker,
  { shown: items, after }: Rehearsed,
  isSeveral: boolean,
): void {
  const { member } = speaker;
  const { context, reply, quotations } = session;
  const then = sceneOf(context, after, member);
  const shown = items
    .map((item) => quotations?.item(item) ?? item)
    .filter((item) => item.kind !== "complaint" || !item.line.includes(mask));
  reply.items.push({
    kind: "text",
    text: keptMailText(...stageFor(session, speaker), then, shown, isSeveral),
  });
}

/** Stores the mail under a question whether it is its sender's. */
async function ask(
  session: Session,
  speaker: Speaker,
  { text, line, isMistyped, beside, rehearsed }: Kept,
): Promise<void> {
  const { member } = speaker;
  const { game } = speaker.game;
  const { context, tx, from, reply } = session;
  const owner = memberOf(speaker);
  const phase = printPhase(game.phase);
  const { agreed, shown, after } = rehearsed;
  const orders = shown.flatMap((item) => (isOrder(item) ? [item.readAs] : []));
  // `One more day` is said of this phase alone, as orders are.
  const movesDeadline = after.timing?.deadline !== game.timing?.deadline;
  const [ahead = null] = shown.flatMap((item) =>
    item.kind === "done" && item.event.kind === "orders-pending" ? [item.event.phase] : [],
  );
  const asked: Asked = {
    ...({ kind: "mail", game: game.name, member, text, phase, at: session.now } as const),
    ...(agreed === null ? {} : { agreed }),
    ...(movesDeadline && orders.length === 0 ? {} : { orders }),
    isMore: shown.some((item) => isBrought(item) && !isOrder(item)),
    ...(beside.length === 0 ? {} : { beside }),
    ...(ahead === null ? {} : { ahead: printPhase(ahead) }),
  };
  const { replyTo } = await storeAsked(context, tx, asked, from, questionLifeMs);
  reply.question = { to: from, replyTo };
  reply.isUseful = true;
  const isAnswer = hintedOwn(session) !== null && owner !== undefined;
  const address = isAnswer ? replyAddress(context, await seatKey(context, tx), game, owner) : null;
  const power = owner?.power ?? null;
  refuseLine(session, line, { kind: "unproved-mail", game: game.name, power, address, isMistyped });
}

interface Kept {
  readonly text: string;
  readonly line: string;
  readonly isMistyped: boolean;
  readonly beside: readonly string[];
  readonly rehearsed: Rehearsed;
}

/** What waits for the proof is told as a whole. */
function withoutWaiting(session: Session): void {
  dropItems(
    session,
    (item) =>
      item.kind === "returned-press" || (item.kind === "refused" && waits(item.refusal.kind)),
  );
}

/** What the trial has answered or found is more than what was made of the mail without a seat. */
function tellBeside(session: Session, { deeds, answers, skipped }: Rehearsed): void {
  const { reply } = session;
  const linesOf = (items: readonly ReplyItem[]) =>
    new Set(items.flatMap((item) => ("line" in item ? [unspaced(item.line)] : [])));
  const [done, read] = [linesOf(deeds), linesOf([...deeds, ...answers])];
  const rest = reply.items.filter(
    (item) =>
      item.kind !== "complaint" &&
      !(item.kind === "refused" && read.has(unspaced(item.line))) &&
      !(item.kind === "answer" && done.has(unspaced(item.line))),
  );
  const known = new Set(rest.flatMap((item) => (item.kind === "answer" ? [item.line] : [])));
  const waiting = rest.flatMap((item) => (item.kind === "refused" ? [item.line] : []));
  const isKnown = (line: string) =>
    known.has(line) || waiting.some((each) => each.includes(line.trim()));
  const more = answers.filter((item) => isFree(item) && !("line" in item && isKnown(item.line)));
  reply.items.splice(0, Infinity, ...rest, ...more);
  withoutTalk(session);
  reply.skipped.push(...skipped.filter(({ kind }) => kind === "talk"));
}

/** A line as it is compared, wherever it was broken. */
function unspaced(line: string): string {
  return line.replace(/\s+/g, "");
}

/** A yes would bring nothing: what there is to say about it is said now, be it that nothing was understood. */
function isVain(rehearsed: Rehearsed): boolean {
  const { deeds, answers } = rehearsed;
  if (bringsSomething(rehearsed)) return false;
  return rehearsed.isBlank || deeds.some(isUnused) || answers.some(isFree);
}

/** Answers the mail as the seat's own, where a yes would bring about nothing. */
function tellVain(session: Session, speaker: Speaker, rehearsed: Rehearsed): void {
  tellBeside(session, rehearsed);
  // What the seat's own reply speaks of is no order that came for no seat.
  session.orders.unseated.splice(0);
  for (const item of rehearsed.deeds) {
    if (!isUnused(item)) continue;
    answerOnce(session, item.line, whyUnusedText(...stageFor(session, speaker), item));
  }
}

/** An answer that speaks of nothing below it. */
function isFree(item: ReplyItem): boolean {
  return item.kind === "answer" && !item.pointsBelow;
}

type Unused = Extract<ReplyItem, { readonly kind: "complaint" | "refused" | "reading" }>;

function isUnused(item: ReplyItem): item is Unused {
  return item.kind === "complaint" || item.kind === "refused" || item.kind === "reading";
}

/** The lines of the mail that a yes carries out, as they stand in it. */
function substanceOf({ deeds }: Rehearsed): string | null {
  const lines = deeds.flatMap((item) =>
    isBrought(item) && "line" in item ? [item.line.trim()] : [],
  );
  return lines.length === 0 ? null : [...new Set(lines)].join("\n");
}

/** Asks whether a GM means what the mail comes to, and whether it is theirs: one yes is enough for both. */
async function asksAsGm(session: Session, seat: Speaker): Promise<boolean> {
  const wanted = await wantedAsGm(session, seat);
  if (wanted === null) return false;
  session.sender.asker = seat;
  const { line, commands } = wanted;
  if (commands.join(", ") === line) askFirst(session, line, commands, { kind: "ejection" });
  else askMeant(session, line, commands);
  return true;
}

/**
 * The first line that the seat's board tells for more than talk, or that names an address; beside what was of
 * use, for an order.
 */
function unreadLine(session: Session, { board }: OpenGame): string | undefined {
  const isUsed = !isBlank(session);
  return session.orders.unseated.find(
    (text) =>
      addressesIn(text).length > 0 ||
      (!isTalk(board, text) && (!isUsed || placesIn(board, text).length > 1)),
  );
}

type Refused = Extract<ReplyItem, { readonly kind: "refused" }>;

function isLacking(item: ReplyItem): item is Refused {
  return item.kind === "refused" && seatless.has(item.refusal.kind);
}

function waits(kind: string): boolean {
  return seatless.has(kind) || kind === "confirm-first" || kind === "asked-here";
}

const seatless: ReadonlySet<string> = new Set([
  "sign-on-first",
  "plain-address",
  "bad-identity",
  "not-identified",
]);

/** The sender's own seat, whose letter the mail goes on. */
function hintedOwn({ from, sender: { hinted } }: Session): Speaker | null {
  const owner = hinted === null ? undefined : memberOf(hinted);
  return owner?.address === from ? hinted : null;
}
