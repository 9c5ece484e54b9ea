/**
 * Reads the messages of an open mailbox, each once and in order, many in one go. One that the server does not
 * give ends the session, until it has done so too often: then it is passed over, and asked for again later.
 */
import type { Log, MailSink } from "../../judge/ports/index.js";
import { type Cursor, printCursor } from "./cursor.js";
import { fetchEach, fetchMessage, gives, type Letterbox, type Message, search } from "./fetch.js";
import { isHopeless, type Obstacle, type Patience, withheld } from "./withheld.js";

/** An open mailbox, and where its messages go. */
export interface Reading extends Letterbox {
  readonly mailbox: string;
  readonly sink: MailSink;
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

/** So many messages are asked for at once: each round trip and each commit is one for all of them. */
const batchMax = 50;

/** So many bytes wait for a commit at most: fifty mails may be a hundred megabytes. */
const waitingBytesMax = 4 * 1024 * 1024;

/** Accepts every message after the cursor, in order, and what was withheld before. */
export async function readNew(reading: Reading, start: Cursor): Promise<Cursor> {
  let cursor = start;
  let left = await newUids(reading, start);
  while (left.length > 0 && !reading.signal.aborted) {
    cursor = isAsked(reading, cursor, left)
      ? await readOne(reading, cursor, left[0]!)
      : await readMany(reading, cursor, left.slice(0, batchMax));
    const { uid } = cursor;
    left = left.filter((each) => each > uid);
  }
  return reading.signal.aborted ? cursor : askAgain(reading, cursor);
}

/** Is one of these to be asked for alone? A message that ended a session must not take others with it. */
function isAsked({ obstacle }: Reading, { uidValidity }: Cursor, uids: readonly number[]): boolean {
  return obstacle?.uidValidity === uidValidity && uids.includes(obstacle.uid);
}

async function readOne(reading: Reading, cursor: Cursor, uid: number): Promise<Cursor> {
  if (await isObstacle(reading, cursor, uid)) return passOverOne(reading, cursor, uid);
  const message = await takeMessage(reading, cursor.uidValidity, uid);
  return keep(reading, cursor, uid, message === null ? [] : [message]);
}

/** Reads these as far as the server gives them without a gap; what it leaves out is asked for alone. */
async function readMany(reading: Reading, start: Cursor, uids: readonly number[]): Promise<Cursor> {
  const given = new Map<number, Message>();
  let cursor = start;
  const keepAll = async (): Promise<void> => {
    const waiting = uids.filter((uid) => uid > cursor.uid);
    const gap = waiting.findIndex((uid) => !given.has(uid));
    const ready = (gap < 0 ? waiting : waiting.slice(0, gap)).flatMap(
      (uid) => given.get(uid) ?? [],
    );
    const last = ready.at(-1);
    if (last === undefined) return;
    cursor = await keep(reading, cursor, last.uid, ready);
    for (const { uid } of ready) given.delete(uid);
  };
  const failure = await fetchEach(reading, uids, async (message) => {
    given.set(message.uid, message);
    if (bytesOf(given) > waitingBytesMax) await keepAll();
  });
  await keepAll();
  const missing = uids.find((uid) => uid > cursor.uid);
  if (missing === undefined) return cursor;
  if (failure !== null) throw new MessageWithheld(missing, cursor.uidValidity, failure.cause);
  return readOne(reading, cursor, missing);
}

function bytesOf(messages: ReadonlyMap<number, Message>): number {
  return [...messages.values()].reduce((bytes, { mail }) => bytes + mail.raw.length, 0);
}

/** Stores these with the bookmark behind them, in one go, and only then marks them on the server. */
async function keep(
  reading: Reading,
  cursor: Cursor,
  uid: number,
  messages: readonly Message[],
): Promise<Cursor> {
  const { sink, mailbox } = reading;
  const next = { ...cursor, uid };
  const mails = messages.map(({ mail }) => mail);
  await sink.accept(mails, { mailbox, cursor: printCursor(next) });
  await markAccepted(reading, messages);
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

/** One message, or null where it is gone. */
async function takeMessage(
  reading: Reading,
  uidValidity: bigint,
  uid: number,
): Promise<Message | null> {
  const message = await fetchMessage(reading, uid).catch((cause: unknown) => {
    throw new MessageWithheld(uid, uidValidity, cause);
  });
  if (message === null) reading.log.info("message expunged", { mailbox: reading.mailbox, uid });
  return message;
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
    const message = await takeMessage(reading, cursor.uidValidity, uid);
    const read = { ...cursor, withheld: others };
    cursor = await keep(reading, read, cursor.uid, message === null ? [] : [message]);
    log.info("withheld message read", { mailbox, uid });
  }
  return cursor;
}

/** For people who look into the mailbox. Never read back: they set and clear the flag too. */
async function markAccepted(
  { client, step }: Reading,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return;
  const uids = messages.map(({ uid }) => uid).join(",");
  await step("STORE", client.messageFlagsAdd(uids, ["\\Seen"], { uid: true }));
}
