/** Looks into the judge's mailbox: is it there, and have the letters to itself come? */
import type { ImapFlow } from "imapflow";
import type { Clock } from "../../judge/ports/index.js";
import { type Instant, instant } from "../../util/index.js";
import { type Connection, connect, type ImapServer } from "../imap/connect.js";
import type { Finding, Server } from "./findings.js";
import { whyNoSession } from "./no-session.js";

export interface CheckedImap extends ImapServer {
  readonly mailbox: string;
}

/** A letter that came, wherever it lies. */
export interface Arrival {
  readonly receivedAt: Instant;
  /** The folder of the spam filter, if it lies there. */
  readonly junk: string | null;
  /** The header lines, unfolded. */
  readonly headers: readonly string[];
}

/** Where letters to the judge come in, for as long as the check takes. */
export interface Arrivals {
  /** The letter with this word in its subject, if it has come. */
  find(word: string): Promise<Arrival | null>;
  close(): Promise<void>;
}

/** Opens the mailbox and reports what it finds; null if no letter can be found in it. */
export async function openMailbox(
  settings: CheckedImap,
  roundTrip: number,
  report: (finding: Finding) => void,
): Promise<Arrivals | null> {
  const { host, port, secure, user, mailbox } = settings;
  const server: Server = { role: "imap", host, port, secure, user };
  let connection: Connection;
  try {
    connection = await connect(settings, roundTrip);
  } catch (error) {
    report({ kind: "no-session", server, why: whyNoSession(error) });
    return null;
  }
  const { client, step } = connection;
  const box = await step("SELECT", client.mailboxOpen(mailbox, { readOnly: true })).catch(
    () => null,
  );
  if (box === null) {
    const others = (await step("LIST", client.list())).map(({ path }) => path);
    report({ kind: "no-mailbox", server, mailbox, others });
    client.close();
    return null;
  }
  report({ kind: "mailbox-open", server, mailbox, messages: box.exists });
  if (!client.capabilities.has("IDLE")) report({ kind: "no-push", server });
  return {
    find: async (word) =>
      (await findIn(connection, mailbox, word, null)) ?? (await findInJunk(connection, word)),
    close: async () => {
      await step("LOGOUT", client.logout()).catch(() => {});
      client.close();
    },
  };
}

/** The spam filter may make its folder only when it needs it. */
async function findInJunk(connection: Connection, word: string): Promise<Arrival | null> {
  const folders = await connection.step("LIST", connection.client.list());
  const junk = folders.find(({ specialUse }) => specialUse === "\\Junk")?.path;
  return junk === undefined ? null : findIn(connection, junk, word, junk);
}

async function findIn(
  { client, step }: Connection,
  folder: string,
  word: string,
  junk: string | null,
): Promise<Arrival | null> {
  await step("SELECT", client.mailboxOpen(folder, { readOnly: true }));
  const uids = await step("SEARCH", client.search({ subject: word }, { uid: true }));
  const uid = Array.isArray(uids) ? uids.at(-1) : undefined;
  return uid === undefined ? null : fetchArrival({ client, step }, uid, junk);
}

async function fetchArrival(
  { client, step }: Pick<Connection, "step"> & { readonly client: ImapFlow },
  uid: number,
  junk: string | null,
): Promise<Arrival | null> {
  const wanted = { internalDate: true, headers: true };
  const message = await step("FETCH", client.fetchOne(`${uid}`, wanted, { uid: true }));
  if (!message || message.headers === undefined) return null;
  const receivedAt = instant(new Date(message.internalDate ?? 0).getTime());
  return { receivedAt, junk, headers: headerLines(message.headers.toString("latin1")) };
}

/** Header lines, each on one line. */
export function headerLines(text: string): readonly string[] {
  return text.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
}

/** How far the mail server's clock is from ours, told by when it says that a letter came. */
export function clockFinding(
  arrival: Arrival,
  sentAt: Instant,
  clock: Clock,
): Extract<Finding, { kind: "clock-right" | "clock-off" }> {
  const now = clock.now();
  const there = arrival.receivedAt;
  if (there >= sentAt - bearableMs && there <= now + bearableMs) return { kind: "clock-right" };
  return { kind: "clock-off", here: now, there };
}

/** Mail servers write whole seconds, and clocks that are kept are within a few of each other. */
const bearableMs = 90_000;
