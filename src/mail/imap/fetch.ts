/** Asks an open mailbox for messages. An empty answer is believed only where the server itself says so. */
import type { FetchMessageObject, FetchQueryObject, ImapFlow, SearchObject } from "imapflow";
import type { Clock, RawMail } from "../../judge/ports/index.js";
import { instant } from "../../util/index.js";
import { mailKey } from "../mime/key.js";
import { keptBytes } from "../mime/read-mail.js";
import { ConnectionLost } from "./connection.js";

/** An open mailbox. */
export interface Letterbox {
  readonly client: Pick<ImapFlow, "noop" | "search" | "fetch" | "fetchOne" | "messageFlagsAdd">;
  /** Waits for the server's answer, but not forever. */
  readonly step: <T>(what: string, answer: Promise<T>) => Promise<T>;
  readonly clock: Clock;
}

/** A message as the server gave it. */
export interface Message {
  readonly uid: number;
  readonly mail: RawMail;
}

const wanted: FetchQueryObject = {
  uid: true,
  internalDate: true,
  source: { start: 0, maxLength: keptBytes },
};

/**
 * Asks for all of these at once and hands each over as it comes; the server's next one waits meanwhile. What ended
 * the answer before its time is returned; what `take` throws is thrown.
 */
export async function fetchEach(
  { client, step, clock }: Letterbox,
  uids: readonly number[],
  take: (message: Message) => Promise<void>,
): Promise<{ readonly cause: unknown } | null> {
  const answer = client.fetch(uids.join(","), wanted, { uid: true });
  const next = () => step("FETCH", answer.next()).catch((cause: unknown) => ({ cause }));
  for (let given = await next(); ; given = await next()) {
    if ("cause" in given) return given;
    if (given.done === true) return null;
    const message = messageOf(given.value, clock);
    if (message !== null) await take(message);
  }
}

/** The message, or null if the server says that it is gone. */
export async function fetchMessage(letterbox: Letterbox, uid: number): Promise<Message | null> {
  const { client, step, clock } = letterbox;
  const answer = await step("FETCH", client.fetchOne(`${uid}`, wanted, { uid: true }));
  const message = answer ? messageOf({ ...answer, uid }, clock) : null;
  if (message !== null) return message;
  if ((await search(letterbox, { uid: `${uid}` })).includes(uid))
    throw new ConnectionLost(`The server did not give message ${uid}`);
  return null;
}

/** Does the server give anything of this message? One that gives no message at all is at fault itself. */
export async function gives({ client, step }: Letterbox, uid: number): Promise<boolean> {
  const beginning = { source: { start: 0, maxLength: 1 } };
  const answer = step("FETCH", client.fetchOne(`${uid}`, beginning, { uid: true }));
  const message = await answer.catch(() => false as const);
  return message !== false && message?.source !== undefined;
}

/** The UIDs that fit. What is no list is no answer, least of all an empty one. */
export async function search({ client, step }: Letterbox, query: SearchObject): Promise<number[]> {
  const uids = await step("SEARCH", client.search(query, { uid: true }));
  if (!Array.isArray(uids)) throw new ConnectionLost("No answer to SEARCH");
  return uids;
}

/** Null where the answer tells of a message and does not give it, such as news of its flags. */
function messageOf(
  { uid, source, internalDate }: Pick<FetchMessageObject, "uid" | "source" | "internalDate">,
  clock: Clock,
): Message | null {
  if (source === undefined) return null;
  const ms = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime();
  const receivedAt = Number.isNaN(ms) ? clock.now() : instant(ms);
  return {
    uid,
    mail: { key: mailKey(source, receivedAt), raw: source, receivedAt, envelope: null },
  };
}
