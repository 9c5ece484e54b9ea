/**
 * One IMAP connection from login to its end: reads what is new, then waits for the next reason to read.
 * Ends by throwing; nothing is repaired here, since a new connection repairs everything. What the
 * library answers on a dead connection looks like an empty mailbox, so emptiness is never believed
 * without a proof that the server is there.
 */
import type { ImapFlow, MailboxObject } from "imapflow";
import type { Instant } from "../../util/index.js";
import { connect, type ImapServer } from "./connect.js";
import type { Bell } from "./connection.js";
import { type Cursor, parseCursor, printCursor, resume } from "./cursor.js";
import { type Reading, readNew } from "./messages.js";

export interface ImapSettings extends ImapServer {
  readonly pollSeconds: number;
  readonly mailbox?: string | undefined;
}

interface SessionContext extends Omit<Reading, "client" | "mailbox" | "step"> {
  readonly settings: ImapSettings;
  /** Rung by the poll, by new mail and by `stop`. */
  readonly bell: Bell;
  /** The longest that the server may take for one answer, in milliseconds. */
  readonly roundTrip: number;
  /** Called after each complete reading: the connection is good. */
  readonly onRead: () => void;
}

interface Session extends SessionContext, Reading {
  readonly client: ImapFlow;
}

/** Reads the mailbox until the signal, or throws when the connection is lost. */
export async function runSession(context: SessionContext): Promise<void> {
  const { settings, roundTrip, signal } = context;
  const { client, closed, step } = await connect(settings, roundTrip, signal);
  const mailbox = settings.mailbox ?? "INBOX";
  try {
    await readUntilStopped({ ...context, client, mailbox, step }, closed);
    await step("LOGOUT", client.logout());
  } finally {
    client.close();
  }
}

async function readUntilStopped(session: Session, closed: AbortSignal): Promise<void> {
  const { client, bell, clock, signal, step } = session;
  const box = await step("SELECT", client.mailboxOpen(session.mailbox));
  client.on("exists", bell.ring);
  closed.addEventListener("abort", bell.ring);
  let cursor = await openCursor(session, box);
  while (!signal.aborted) {
    const startedAt = clock.now();
    cursor = await readNew(session, cursor);
    if (signal.aborted) return;
    await session.sink.caughtUp(startedAt);
    cursor = await passOver(session, cursor, box.uidNext - 1);
    session.onRead();
    // Ends with the next command, or with the connection; both are seen elsewhere.
    if (client.capabilities.has("IDLE")) client.idle().catch(() => {});
    await bell.heard();
    closed.throwIfAborted();
  }
}

async function openCursor(session: Session, box: MailboxObject): Promise<Cursor> {
  const text = await session.sink.loadCursor(session.mailbox);
  const saved = text === null ? null : parseCursor(text);
  if (saved !== null && saved.uidValidity !== box.uidValidity)
    session.log.warn("mailbox renumbered", {
      mailbox: session.mailbox,
      uidValidity: String(box.uidValidity),
    });
  const cursor = resume(saved, box, session.clock.now());
  const isFirst = cursor.uid === 0 && cursor.since > 0 && box.exists > 0;
  return isFirst ? { ...cursor, left: await countOld(session, cursor.since) } : cursor;
}

/** How many messages of a mailbox that was never read are left alone, because they are old: the log says so too. */
async function countOld({ client, step, log, mailbox }: Session, since: Instant): Promise<number> {
  const old = await step("SEARCH", client.search({ before: new Date(since) }, { uid: true }));
  if (!Array.isArray(old) || old.length === 0) return 0;
  const from = new Date(since).toISOString().slice(0, 10);
  log.warn("old mail is left unanswered", { mailbox, messages: old.length, before: from });
  return old.length;
}

/** Leaves behind what was there at SELECT and is not for the judge. */
async function passOver(session: Session, cursor: Cursor, uid: number): Promise<Cursor> {
  if (!(uid > cursor.uid)) return cursor;
  const next = { ...cursor, uid };
  await session.sink.saveCursor(session.mailbox, printCursor(next));
  return next;
}
