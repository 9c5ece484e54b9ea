/**
 * Reads the messages of an open mailbox, each once and in order. One that the server does not give ends
 * the session, until it has done so too often: then it is passed over, and asked for again later.
 */
import type { ImapFlow, SearchObject } from "imapflow";
import type { Clock, Log, MailSink } from "../../judge/index.js";
import { type Instant, instant } from "../../util/index.js";
import { mailKey } from "../mime/key.js";
import { keptBytes } from "../mime/read-mail.js";
import { ConnectionLost } from "./connection.js";
import { type Cursor, printCursor } from "./cursor.js";
import { isHopeless, type Obstacle, type Patience, withheld } from "./withheld.js";

/** An open mailbox, and where its messages go. */
export interface Reading {
  readonly client: Pick<ImapFlow, "noop" | "search" | "fetchOne" | "messageFlagsAdd">;
  readonly mailbox: string;
  /** Waits for the server's answer, but not forever. */
  readonly step: <T>(what: string, answer: Promise<T>) => Promise<T>;
  readonly sink: MailSink;
  readonly clock: Clock;
  readonly log: Log;
  /** Aborted to stop after the message at hand. */
  readonly signal: AbortSignal;
  readonly patience: Patience;
  /** The message at which the sessions before this one ended, if one did. */
  readonly obstacle: Obstacle | null;
}

/** The server did not give a message that it has; the session ends with it. */
export class MessageWithheld extends Error {
  override readonly name = "MessageWithheld";

  readonly uid: number;
  readonly uidValidity: bigint;

  constructor(uid: number, uidValidity: bigint, cause: unknown) {
    super(serverWords(cause), { cause });
    this.uid = uid;
    this.uidValidity = uidValidity;
  }
}

/** The server's own words, if it said any. */
export function serverWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "responseText" in error ? String(error.responseText) : error.message;
}

/** Accepts every message after the cursor, one by one and in order, and what was withheld before. */
export async function readNew(reading: Reading, start: Cursor): Promise<Cursor> {
  let cursor = start;
  for (const uid of await newUids(reading, start)) {
    if (reading.signal.aborted) return cursor;
    cursor = await readOne(reading, cursor, uid);
  }
  return askAgain(reading, cursor);
}

async function readOne(reading: Reading, cursor: Cursor, uid: number): Promise<Cursor> {
  if (await isObstacle(reading, cursor, uid)) return passOverOne(reading, cursor, uid);
  await takeMessage(reading, cursor.uidValidity, uid);
  const next = { ...cursor, uid };
  await reading.sink.saveCursor(reading.mailbox, printCursor(next));
  await markAccepted(reading, uid);
  return next;
}

/** NOOP first: it makes the server tell of new messages, and proves that it is there. */
async function newUids(reading: Reading, cursor: Cursor): Promise<number[]> {
  await reading.step("NOOP", reading.client.noop());
  const query = {
    uid: `${cursor.uid + 1}:*`,
    // Always: who tidies a mailbox gives years-old mail a new UID.
    ...(cursor.since > 0 ? { since: new Date(cursor.since) } : {}),
  };
  const uids = await search(reading, query);
  // `n:*` always contains the last message, even one before n; the order is not promised (RFC 3501 6.4.4).
  return uids.filter((uid) => uid > cursor.uid).sort((a, b) => a - b);
}

async function takeMessage(reading: Reading, uidValidity: bigint, uid: number): Promise<void> {
  const { sink, log, clock } = reading;
  const message = await fetchMessage(reading, uid).catch((cause: unknown) => {
    throw new MessageWithheld(uid, uidValidity, cause);
  });
  if (message === null) {
    log.info("message expunged", { mailbox: reading.mailbox, uid });
    return;
  }
  const receivedAt = arrival(message.internalDate) ?? clock.now();
  const key = mailKey(message.source, receivedAt);
  await sink.accept({ key, raw: message.source, receivedAt, envelope: null });
}

/** The message, or null if the server says that it is gone. */
async function fetchMessage(reading: Reading, uid: number) {
  const { client, step } = reading;
  const wanted = { internalDate: true, source: { start: 0, maxLength: keptBytes } };
  const message = await step("FETCH", client.fetchOne(`${uid}`, wanted, { uid: true }));
  if (message && message.source !== undefined) {
    const { source, internalDate } = message;
    return { source, internalDate };
  }
  // An empty answer is believed only when the server itself says that there is no such message.
  if ((await search(reading, { uid: `${uid}` })).includes(uid))
    throw new ConnectionLost(`The server did not give message ${uid}`);
  return null;
}

/** Has this message failed for so long that the others must no longer wait for it? */
async function isObstacle(reading: Reading, cursor: Cursor, uid: number): Promise<boolean> {
  const { obstacle, patience, clock } = reading;
  if (obstacle === null || obstacle.uid !== uid) return false;
  if (obstacle.uidValidity !== cursor.uidValidity) return false;
  if (!isHopeless(obstacle, patience, clock.now())) return false;
  const bad = new Set([uid, ...cursor.withheld.map((message) => message.uid)]);
  const uids = (await search(reading, { all: true })).filter((found) => !bad.has(found));
  // Another one each time: this one may be bad too.
  const other = uids[obstacle.tries % uids.length];
  return other === undefined || (await gives(reading, other));
}

/** A server that gives no message at all is at fault itself, not one of its messages. */
async function gives({ client, step }: Reading, uid: number): Promise<boolean> {
  const wanted = { source: { start: 0, maxLength: 1 } };
  const answer = step("FETCH", client.fetchOne(`${uid}`, wanted, { uid: true }));
  const message = await answer.catch(() => false as const);
  return message !== false && message?.source !== undefined;
}

/** The UIDs that fit. What is no list is no answer, least of all an empty one. */
async function search({ client, step }: Reading, query: SearchObject): Promise<number[]> {
  const uids = await step("SEARCH", client.search(query, { uid: true }));
  if (!Array.isArray(uids)) throw new ConnectionLost("No answer to SEARCH");
  return uids;
}

/** Goes on behind a message that the server does not give; the keeper is told first. */
async function passOverOne(reading: Reading, cursor: Cursor, uid: number): Promise<Cursor> {
  const { mailbox, sink, log, clock, obstacle } = reading;
  const why = obstacle?.why ?? "";
  log.error("message withheld by the server", { mailbox, uid, why });
  await sink.passOver({ mailbox, id: `${cursor.uidValidity}:${uid}`, uid, why });
  const left = [...cursor.withheld, withheld(uid, 0, clock.now())];
  const next = { ...cursor, uid, withheld: left };
  await sink.saveCursor(mailbox, printCursor(next));
  return next;
}

/** Asks for what was withheld, where it is time. The next time is noted first: asking may end the session. */
async function askAgain(reading: Reading, start: Cursor): Promise<Cursor> {
  const { mailbox, sink, log, clock, signal } = reading;
  let cursor = start;
  for (const { uid, tries, next } of start.withheld) {
    if (signal.aborted || next > clock.now()) continue;
    const others = cursor.withheld.filter((message) => message.uid !== uid);
    const later = { ...cursor, withheld: [...others, withheld(uid, tries + 1, clock.now())] };
    await sink.saveCursor(mailbox, printCursor(later));
    await takeMessage(reading, cursor.uidValidity, uid);
    log.info("withheld message read", { mailbox, uid });
    cursor = { ...cursor, withheld: others };
    await sink.saveCursor(mailbox, printCursor(cursor));
  }
  return cursor;
}

/** For people who look into the mailbox. Never read back: they set and clear the flag too. */
async function markAccepted({ client, step }: Reading, uid: number): Promise<void> {
  await step("STORE", client.messageFlagsAdd(`${uid}`, ["\\Seen"], { uid: true }));
}

function arrival(internalDate: Date | string | undefined): Instant | null {
  const ms = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime();
  return Number.isNaN(ms) ? null : instant(ms);
}
