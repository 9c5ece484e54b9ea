/**
 * Step 2, answer: the oldest unanswered mail, in one transaction, with one reply. A refused line never
 * costs another line; an exception undoes all of it, and the mail is set aside after two attempts, unless it was
 * the database that failed.
 */
import { startWhenFull } from "../../game/index.js";
import { withoutSecrets } from "../../language/index.js";
import { after, dayAt } from "../../util/index.js";
import { carryOutMail } from "../answering/carry-out.js";
import { replyLetters, TooManyReplies, tellKept } from "../answering/reply.js";
import type { Context } from "../context.js";
import { findAnsweredLetters } from "../identity/answered-letters.js";
import { recogniseReply } from "../identity/recognise.js";
import { type Admission, type AdmissionReason, admit } from "../intake/admission.js";
import { hear, noteBounce } from "../letters/deliverability.js";
import { tellMembers } from "../letters/letters.js";
import { seatKey, seatsOf, withoutReplyAddresses } from "../letters/seat-token.js";
import { answerAttemptsMax, answerFailuresMax, mailLeaseMs, outageRestMs } from "../limits.js";
import type { Bounce, Mail } from "../ports/mail.js";
import { DatabaseOutage, type InboxEnd, type InboxRow, type Tx } from "../ports/store.js";
import { saveGame } from "../records/games.js";
import { writeGmLog } from "../records/gm-log.js";
import { tellKeeper } from "../records/keeper.js";
import { post } from "../records/new-letter.js";
import { keepPress } from "../records/press.js";
import { openSearches } from "../records/searches.js";
import { noteCrossing } from "../session/crossed-orders.js";
import { withPasswords } from "../session/passwords.js";
import { openSession, type Session } from "../session/session.js";
import { storable, tellsSecrets } from "../session/texts/quotations.js";
import { type Done, idle, isDue, worked } from "./done.js";

/** Answers one mail. */
export async function answerOldest(context: Context): Promise<Done> {
  const now = context.clock.now();
  const claimed = await context.store.transaction(async (tx) => {
    const next = await tx.inbox.nextClaim();
    const row = isDue(next, now) ? await tx.inbox.claim(now, after(now, mailLeaseMs)) : null;
    return row === null ? idle(next) : { kind: "claimed" as const, row };
    // A power cut gives the mail back.
  }, "a kill");
  if (claimed.kind !== "claimed") return claimed;
  await answerOrShunt(context, claimed.row);
  return worked;
}

async function answerOrShunt(context: Context, row: InboxRow): Promise<void> {
  const defect = defectOf(row);
  if (defect !== null) return shunt(context, row, defect);
  try {
    await answer(context, row);
  } catch (error) {
    context.log.error("answering failed", { mail: row.id, error: String(error) });
    const until = after(context.clock.now(), outageRestMs);
    await context.store.transaction((tx) =>
      error instanceof DatabaseOutage ? tx.inbox.putOff(row, until) : tx.inbox.fail(row),
    );
  }
}

/** The work that ends a mail, done only where nobody else has taken the mail over. */
async function finish(
  context: Context,
  row: InboxRow,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await context.store.transaction(async (tx) => {
    if (await tx.inbox.holds(row)) return work(tx);
    context.log.warn("mail was taken over", { mail: row.id });
  });
}

/** Why this mail is to be set aside; null where it may be tried once more. */
function defectOf({ attempts, failures }: InboxRow): string | null {
  if (failures >= answerFailuresMax) return `answering it failed ${failures} times`;
  if (attempts > answerAttemptsMax) return `answering it was cut short ${attempts - 1} times`;
  return null;
}

async function answer(context: Context, row: InboxRow): Promise<void> {
  const read = await context.readMail(row);
  if (read.kind === "unreadable") return shunt(context, row, `it cannot be read: ${read.why}`);
  const mail = withoutSecretsToQuote(context, read.mail);
  const admission = await admitted(context, mail);
  if (!admission.mayAct || mail.from === null) return ignore(context, row, mail, admission.why);
  const from = mail.from;
  const fingerprint = fingerprintOf(context, read.mail);
  try {
    await withPasswords(context.secrets, (passwords) =>
      finish(context, row, async (tx) => {
        const twin = fingerprint === null ? null : await tx.inbox.byFingerprint(fingerprint);
        if (twin !== null && twin !== row.id) return endTwin(context, tx, row, twin);
        const session = openSession(context, tx, mail, from, passwords);
        await answerIn(session, row, admission);
        await end(context, tx, row, { kind: "answered" }, fingerprint);
        if (isSecretive(session)) await tx.inbox.forget(row.id);
      }),
    );
  } catch (error) {
    if (!(error instanceof TooManyReplies)) throw error;
    await ignore(context, row, mail, { kind: "too-many-mails" });
  }
}

/** The mail without what no letter may repeat, to whomever it goes. */
function withoutSecretsToQuote(context: Context, mail: Mail): Mail {
  const shown = (text: string) => withoutReplyAddresses(context, text);
  return {
    ...mail,
    subject: shown(mail.subject),
    text: shown(mail.text),
    textAttachments: mail.textAttachments.map((file) => ({ ...file, text: shown(file.text) })),
  };
}

/** What a mail brings about, and its reply. */
async function answerIn(
  session: Session,
  row: InboxRow,
  { mayReply, why }: Admission,
): Promise<void> {
  const { context, tx, from } = session;
  const cause = `inbox:${row.id}`;
  await recogniseReply(session);
  await findAnsweredLetters(session);
  await carryOutMail(session);
  await noteCrossing(session, row);
  await hear(context, tx, from, session.sender.isProved, cause);
  await keepGames(session, cause);
  if (mayReply) await post(context, tx, await replyLetters(session, cause));
  else context.log.info("mail carried out, not answered", { mail: row.id, why: why?.kind ?? null });
}

/** What goes to a seat's reply address proves the seat, whoever its sender looks like. */
async function admitted(context: Context, mail: Mail): Promise<Admission> {
  const { judge, store } = context;
  const admission = admit(mail, judge.address);
  if (admission.why?.kind !== "system-sender") return admission;
  const key = await store.transaction((tx) => seatKey(context, tx));
  const isAnswer = seatsOf(context, key, mail.recipients).length > 0;
  return isAnswer ? admit(mail, judge.address, true) : admission;
}

/** The bytes of a second copy are those of the first, and may hold a password that the first no longer has. */
async function endTwin(context: Context, tx: Tx, row: InboxRow, twin: number): Promise<void> {
  await end(context, tx, row, { kind: "duplicate", of: twin }, null);
  await tx.inbox.forget(row.id);
}

/** Does the mail give a password, in whatever place, quoted or not? */
function isSecretive({ isSecretive: isMasked, quotations }: Session): boolean {
  return isMasked || quotations?.tellsSecrets() === true;
}

/** Saves the games that changed, and writes to everybody who must know. */
async function keepGames(session: Session, cause: string): Promise<void> {
  const { context, tx, now } = session;
  for (const open of session.games.values()) {
    const started = startWhenFull(open.game, open.board, now);
    open.game = started.game;
    open.caused.push(...started.events.map((event) => ({ event, by: null })));
    if (open.version === null || open.game !== open.before)
      await saveGame(tx, open.game, open.version);
    if (open.caused.length === 0) continue;
    const { before, game, caused: happened } = open;
    const news = { cause: `${cause}:${game.name}`, before, game, events: happened };
    await writeGmLog(context, tx, news);
    await keepPress(tx, before, happened, now);
    await tellMembers(context, tx, news);
    const events = open.caused.map(({ event }) => event);
    await openSearches(context, tx, open.game, events);
  }
}

/**
 * What makes two mails the same one, delivered twice: everything but the trace headers. The Message-ID
 * alone is no identity, since some programs use one twice; without one, two mails alike are two.
 */
function fingerprintOf(context: Context, mail: Mail): string | null {
  if (mail.messageId === null) return null;
  const date = mail.headers.find(([name]) => name === "date")?.[1] ?? "";
  return context.secrets.fingerprint([
    mail.messageId ?? "",
    mail.from ?? "",
    date,
    mail.subject,
    mail.text,
    ...mail.textAttachments.map((attachment) => attachment.text),
  ]);
}

async function ignore(
  context: Context,
  row: InboxRow,
  mail: Mail,
  why: AdmissionReason | { readonly kind: "too-many-mails" } | null,
): Promise<void> {
  await finish(context, row, async (tx) => {
    const { bounce } = mail;
    if (bounce !== null) await takeBounce(context, tx, row, bounce);
    await end(context, tx, row, { kind: "ignored", why: why?.kind ?? "no-sender" }, null);
    if (tellsSecrets(context, mail)) await tx.inbox.forget(row.id);
  });
}

/** Only a report that proves its letter counts, and only if it says that no later one would arrive. */
async function takeBounce(context: Context, tx: Tx, row: InboxRow, bounce: Bounce): Promise<void> {
  const { letter, kind, status } = bounce;
  context.log.warn("a letter bounced", { letter, kind, status, mail: row.id });
  if (letter !== null && kind === "hard") await noteBounce(context, tx, letter, status);
}

/**
 * Sets a mail aside: it is kept, its sender is told, and the loop goes on. The keeper is told of the first of a day:
 * anybody can send thousands that cannot be read.
 */
async function shunt(context: Context, row: InboxRow, why: string): Promise<void> {
  const read = await context.readMail(row).catch(() => null);
  const mail = read?.kind === "mail" ? read.mail : null;
  const sender = mail !== null && admit(mail, context.judge.address).mayReply ? mail : null;
  await finish(context, row, async (tx) => {
    await end(context, tx, row, { kind: "shunted", why }, null);
    if (mail === null) await maskUnreadable(tx, row);
    else if (tellsSecrets(context, mail)) await maskBytes(context, tx, row, mail);
    await tellKeeper(context, tx, `shunt:${dayAt(context.clock.now(), "UTC")}`, {
      kind: "mail-shunted",
      mail: row.id,
      why,
    });
    if (sender !== null) await tellKept(context, tx, sender, `shunt:${row.id}`);
  });
}

/** The keeper may have it answered again: all of it stays but the passwords. */
async function maskBytes(context: Context, tx: Tx, row: InboxRow, mail: Mail): Promise<void> {
  const [attachment] = mail.textAttachments;
  const kept = (part: string) => storable(context, mail, part);
  const text = [mail.text, attachment?.text ?? ""].map(kept).join("\n");
  const keeps = (value: string) => kept(value) === value;
  const raw = context.replaceText(row.raw, { subject: kept(mail.subject), text, keeps });
  await tx.inbox.replaceBytes(row.id, raw);
}

/** Bytes that make no mail are masked line by line as they stand; those beyond the limits of reading go. */
async function maskUnreadable(tx: Tx, { id, raw }: InboxRow): Promise<void> {
  const kept = withoutSecrets(new TextDecoder().decode(raw));
  await tx.inbox.replaceBytes(id, new TextEncoder().encode(kept));
}

function end(
  context: Context,
  tx: Tx,
  row: InboxRow,
  how: InboxEnd,
  fingerprint: string | null,
): Promise<void> {
  const why = "why" in how ? how.why : null;
  if (why === null) context.log.info("mail done", { mail: row.id, how: how.kind });
  else context.log.warn("mail not answered", { mail: row.id, how: how.kind, why });
  return tx.inbox.end(row.id, how, fingerprint, context.clock.now());
}
