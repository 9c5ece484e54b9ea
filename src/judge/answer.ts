/**
 * Step 2, answer: the oldest unanswered mail, in one transaction, with one reply. A refused line never
 * costs another line; an exception undoes all of it, and the mail is set aside after two attempts.
 */
import { startWhenFull } from "../game/index.js";
import { mask, readBody } from "../language/index.js";
import { hear, noteBounce } from "./addresses.js";
import { type AdmissionReason, admit } from "./admission.js";
import { keepPress } from "./archive.js";
import { noteCrossing } from "./crossing.js";
import { keepDeeds } from "./deeds.js";
import type { Desk } from "./desk.js";
import { saveGame } from "./games.js";
import { recogniseReply } from "./identify.js";
import { tellKeeper } from "./keeper.js";
import { tellMembers } from "./letters.js";
import { answerAttemptsMax } from "./limits.js";
import type { Bounce, Mail } from "./mail.js";
import { type Occasion, openOccasion } from "./occasion.js";
import { finishOrders } from "./orders.js";
import { replyLetters, tellKept } from "./reply.js";
import { openSearches } from "./seeking.js";
import { carryOutStatement, isIdentifying } from "./statements.js";
import type { InboxEnd, InboxRow, Tx } from "./store.js";

/** Answers one mail. True if there was one. */
export async function answerOldest(desk: Desk): Promise<boolean> {
  const row = await desk.store.transaction((tx) => tx.inbox.oldest());
  if (row === null) return false;
  if (row.attempts >= answerAttemptsMax) {
    await shunt(desk, row, "answering it failed twice");
    return true;
  }
  await desk.store.transaction((tx) => tx.inbox.countAttempt(row.id));
  try {
    await answer(desk, row);
  } catch (error) {
    desk.log.error("answering failed", { mail: row.id, error: String(error) });
  }
  return true;
}

async function answer(desk: Desk, row: InboxRow): Promise<void> {
  const read = await desk.readMail(row);
  if (read.kind === "unreadable") return shunt(desk, row, `it cannot be read: ${read.why}`);
  const { mail } = read;
  const admission = admit(mail, desk.judge.address);
  if (!admission.mayAct || mail.from === null) return ignore(desk, row, mail, admission.why);
  const from = mail.from;
  await desk.store.transaction(async (tx) => {
    const fingerprint = fingerprintOf(desk, mail);
    const twin = fingerprint === null ? null : await tx.inbox.byFingerprint(fingerprint);
    if (twin !== null && twin !== row.id) {
      return end(desk, tx, row, { kind: "duplicate", of: twin }, null);
    }
    const occasion = openOccasion(desk, tx, mail, from);
    await work(occasion);
    await noteCrossing(occasion, row);
    await hear(desk, tx, from, occasion.isProved, `inbox:${row.id}`);
    await keepGames(occasion, `inbox:${row.id}`);
    const letters = admission.mayReply ? await replyLetters(occasion, `inbox:${row.id}`) : [];
    await tx.outbox.add(letters, desk.judge.address, occasion.now);
    await end(desk, tx, row, { kind: "answered" }, fingerprint);
    if (occasion.isSecretive) await tx.inbox.forget(row.id);
  });
}

/** Carries out the mail line by line; its attachment too, where the mail itself asks for nothing. */
async function work(occasion: Occasion): Promise<void> {
  await recogniseReply(occasion);
  const [attachment] = occasion.mail.textAttachments;
  if ((await carryOutText(occasion, occasion.mail.text)) || attachment === undefined) return;
  // `My orders are attached.` is no mistake where it covers orders.
  const items = occasion.items.filter(({ kind }) => ["done", "help", "text"].includes(kind));
  occasion.items.splice(0, occasion.items.length, ...items);
  await carryOutText(occasion, attachment.text);
}

/** True if the text asked for more than to know for whom it speaks. */
async function carryOutText(occasion: Occasion, text: string): Promise<boolean> {
  const body = readBody(text);
  occasion.skipped.push(...body.skipped);
  occasion.isSecretive ||= body.items.some(({ line }) => line.includes(mask));
  let asksMore = false;
  for (const item of body.items) {
    if (item.kind === "statement") {
      asksMore ||= !isIdentifying(item.statement);
      await carryOutStatement(occasion, item.statement, item.line);
    } else if (item.kind === "text" && isSigned(occasion.mail, item.line)) {
      occasion.skipped.push({ kind: "signature", lines: 1 });
    } else if (item.kind === "text") {
      occasion.orderLines.push({ number: item.number, text: item.line });
    } else if (!occasion.isRejected) {
      const { line, number, complaint } = item;
      occasion.items.push({ kind: "complaint", line, number, complaint: { ...complaint } });
    }
  }
  finishOrders(occasion);
  return asksMore || occasion.isRejected || occasion.items.some(({ kind }) => kind === "reading");
}

/** Is this line nothing but the sender's own name, or a part of it? */
function isSigned({ fromName }: Mail, line: string): boolean {
  const name = wordsOf(fromName);
  const words = wordsOf(line);
  return words.length > 0 && words.every((word) => name.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** Saves the games that changed, and writes to everybody who must know. */
async function keepGames(occasion: Occasion, cause: string): Promise<void> {
  const { desk, tx, now } = occasion;
  for (const open of occasion.games.values()) {
    const started = startWhenFull(open.game, open.board, now);
    open.game = started.game;
    open.caused.push(...started.events.map((event) => ({ event, by: null })));
    if (open.caused.length === 0) continue;
    await saveGame(tx, open.game, open.version);
    await keepDeeds(occasion, open);
    await keepPress(tx, open.before, open.caused, now);
    await tellMembers(desk, tx, {
      cause: `${cause}:${open.game.name}`,
      before: open.before,
      game: open.game,
      events: open.caused,
    });
    const events = open.caused.map(({ event }) => event);
    await openSearches(desk, tx, open.game, events);
  }
}

/**
 * What makes two mails the same one, delivered twice: everything but the trace headers. The Message-ID
 * alone is no identity, since some programs use one twice; without one, two mails alike are two.
 */
function fingerprintOf(desk: Desk, mail: Mail): string | null {
  if (mail.messageId === null) return null;
  const date = mail.headers.find(([name]) => name === "date")?.[1] ?? "";
  return desk.secrets.fingerprint([
    mail.messageId ?? "",
    mail.from ?? "",
    date,
    mail.subject,
    mail.text,
    ...mail.textAttachments.map((attachment) => attachment.text),
  ]);
}

async function ignore(
  desk: Desk,
  row: InboxRow,
  mail: Mail,
  why: AdmissionReason | null,
): Promise<void> {
  await desk.store.transaction(async (tx) => {
    const { bounce } = mail;
    if (bounce !== null) await takeBounce(desk, tx, row, bounce);
    await end(desk, tx, row, { kind: "ignored", why: why?.kind ?? "no-sender" }, null);
  });
}

/** Only a report that proves its letter counts, and only if it says that no later one would arrive. */
async function takeBounce(desk: Desk, tx: Tx, row: InboxRow, bounce: Bounce): Promise<void> {
  const { letter, kind, status } = bounce;
  desk.log.warn("a letter bounced", { letter, kind, status, mail: row.id });
  if (letter !== null && kind === "hard") await noteBounce(desk, tx, letter, status);
}

/** Sets a mail aside: it is kept, the keeper and its sender are told, and the loop goes on. */
async function shunt(desk: Desk, row: InboxRow, why: string): Promise<void> {
  const sender = await senderOf(desk, row);
  await desk.store.transaction(async (tx) => {
    await end(desk, tx, row, { kind: "shunted", why }, null);
    await tellKeeper(desk, tx, `shunt:${row.id}`, { kind: "mail-shunted", mail: row.id, why });
    if (sender !== null) await tellKept(desk, tx, sender, `shunt:${row.id}`);
  });
}

/** The mail's sender, as far as it can be read and may be answered. */
async function senderOf(desk: Desk, row: InboxRow): Promise<Mail | null> {
  const read = await desk.readMail(row).catch(() => null);
  if (read === null || read.kind === "unreadable") return null;
  return admit(read.mail, desk.judge.address).mayReply ? read.mail : null;
}

function end(
  desk: Desk,
  tx: Tx,
  row: InboxRow,
  how: InboxEnd,
  fingerprint: string | null,
): Promise<void> {
  desk.log.info("mail done", { mail: row.id, how: how.kind, why: "why" in how ? how.why : null });
  return tx.inbox.end(row.id, how, fingerprint, desk.clock.now());
}
