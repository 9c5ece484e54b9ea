/**
 * One IMAP connection from login to its end: reads what is new, then waits for the next reason to read.
 * Ends by throwing; nothing is repaired here, since a new connection repairs everything. What the
 * library answers on a dead connection looks like an empty mailbox, so emptiness is never believed
 * without a proof that the server is there.
 */
import { ImapFlow, type MailboxObject } from "imapflow";
import { tlsOptions } from "../tls.js";
import { type Bell, ConnectionLost, within } from "./connection.js";
import { type Cursor, parseCursor, printCursor, resume } from "./cursor.js";
import { type Reading, readNew } from "./messages.js";

export interface ImapSettings {
  readonly host: string;
  readonly port: number;
  /** True: TLS from the first byte. False: STARTTLS. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  readonly pollSeconds: number;
  readonly mailbox?: string | undefined;
  /** A certificate authority of the keeper's own, as PEM. */
  readonly ca?: string | null;
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

/** How long a dead connection may keep `stop` waiting, in milliseconds. */
const farewell = 3_000;

/** Reads the mailbox until the signal, or throws when the connection is lost. */
export async function runSession(context: SessionContext): Promise<void> {
  const client = createClient(context.settings);
  const closed = closing(client);
  const step = <T>(what: string, answer: Promise<T>) =>
    within(context.roundTrip, what, answer, closed);
  const mailbox = context.settings.mailbox ?? "INBOX";
  const giveUp = (): void => void setTimeout(() => client.close(), farewell).unref();
  context.signal.addEventListener("abort", giveUp, { once: true });
  try {
    await step("CONNECT", client.connect());
    await readUntilStopped({ ...context, client, mailbox, step }, closed);
    await step("LOGOUT", client.logout());
  } finally {
    context.signal.removeEventListener("abort", giveUp);
    client.close();
  }
}

function createClient(settings: ImapSettings): ImapFlow {
  const { host, port, secure, user, password } = settings;
  const { required, tls } = tlsOptions(host, settings.ca);
  return new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass: password },
    tls,
    ...(required && !secure ? { doSTARTTLS: true } : {}),
    // IDLE is started by hand, right after reading.
    disableAutoIdle: true,
    // Routers forget silent connections after minutes, RFC 2177's 29 are too many.
    maxIdleTime: 5 * 60_000,
    logger: false,
  });
}

/** Aborts when the connection ends. Without a listener an error would end the process. */
function closing(client: ImapFlow): AbortSignal {
  const closed = new AbortController();
  client.on("error", (error: Error) => closed.abort(error));
  client.once("close", () => closed.abort(new ConnectionLost("The server closed the connection")));
  return closed.signal;
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
  return resume(saved, box, session.clock.now());
}

/** Leaves behind what was there at SELECT and is not for the judge. */
async function passOver(session: Session, cursor: Cursor, uid: number): Promise<Cursor> {
  if (!(uid > cursor.uid)) return cursor;
  const next = { ...cursor, uid };
  await session.sink.saveCursor(session.mailbox, printCursor(next));
  return next;
}
