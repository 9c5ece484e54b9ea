/** Many messages in one go: how often the server is asked and the database commits, and what a gap costs. */
import { expect, test } from "vitest";
import { parseCursor } from "../../../src/mail/imap/cursor.js";
// Internal to the adapter: round trips are counted, and a server is made to leave messages out.
import { MessageWithheld, type Reading, readNew } from "../../../src/mail/imap/messages.js";
import { usualPatience } from "../../../src/mail/imap/withheld.js";
import { type Instant, instant } from "../../../src/util/index.js";
import { keptLog } from "../../support/judge/world.js";
import { memoryInbox, subjects } from "../../support/mail/inbox.js";

const now = instant(Date.UTC(2026, 2, 2));

interface Server {
  /** Gone since the search; the server says so when it is asked for this one alone. */
  readonly expunged?: readonly number[];
  /** At this message the connection ends. */
  readonly endsAt?: number;
  readonly bytes?: number;
}

async function readAll(count: number, { expunged = [], endsAt, bytes = 20 }: Server = {}) {
  const inbox = memoryInbox();
  const asked: string[] = [];
  const commits: number[] = [];
  const messageOf = (uid: number) => ({
    uid,
    internalDate: new Date(now),
    source: Buffer.from(`Subject: ${uid}\r\n\r\n`.padEnd(bytes, "x")),
  });
  const client = {
    noop: async () => {},
    messageFlagsAdd: async (uids: string) => void asked.push(`STORE ${uids}`),
    search: async ({ uid = "" }) => {
      const all = Array.from({ length: count }, (_, at) => at + 1);
      return uid.includes("*") ? all : [];
    },
    fetchOne: async (uid: string) => {
      asked.push(`FETCH ${uid}`);
      return expunged.includes(Number(uid)) ? false : messageOf(Number(uid));
    },
    fetch: async function* (uids: string) {
      asked.push(`FETCH ${uids}`);
      for (const uid of uids.split(",").map(Number)) {
        if (uid === endsAt) throw new Error("The connection is gone.");
        if (!expunged.includes(uid)) yield messageOf(uid);
      }
    },
  };
  const reading = {
    client,
    mailbox: "INBOX",
    step: <T>(_: string, answer: Promise<T>) => answer,
    sink: {
      ...inbox,
      accept: (...given: Parameters<typeof inbox.accept>) => {
        commits.push(given[0].length);
        return inbox.accept(...given);
      },
    },
    clock: { now: (): Instant => now },
    log: keptLog(),
    signal: new AbortController().signal,
    patience: usualPatience,
    obstacle: null,
  };
  const end = await readNew(reading as unknown as Reading, parseCursor("7:0:0")!).catch(
    (error: unknown) => error,
  );
  return { inbox, asked, commits, end };
}

const named = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`);

test("fifty at a time, with one commit and one STORE for all of them", async () => {
  const { inbox, asked, commits } = await readAll(120);
  expect(subjects(inbox)).toEqual(named(1, 120));
  expect(commits).toEqual([50, 50, 20]);
  expect(asked.map((line) => line.split(" ")[0])).toEqual(Array(3).fill(["FETCH", "STORE"]).flat());
  expect(inbox.cursors.get("INBOX")).toBe("7:120:0");
});

test("a message that is gone meanwhile costs one question more, and no other message", async () => {
  const { inbox, asked } = await readAll(6, { expunged: [3, 6] });
  expect(subjects(inbox)).toEqual(["1", "2", "4", "5"]);
  expect(inbox.cursors.get("INBOX")).toBe("7:6:0");
  expect(asked).toContain("FETCH 3");
});

test("a connection that ends in the middle keeps what came, and names the message", async () => {
  const { inbox, end } = await readAll(10, { endsAt: 4 });
  expect(subjects(inbox)).toEqual(["1", "2", "3"]);
  expect(inbox.cursors.get("INBOX")).toBe("7:3:0");
  expect(end).toBeInstanceOf(MessageWithheld);
  expect(end).toMatchObject({ uid: 4, uidValidity: 7n, message: "The connection is gone." });
});

test("large mails are stored before all fifty are there", async () => {
  const { commits } = await readAll(6, { bytes: 2 * 1024 * 1024 });
  expect(commits).toEqual([3, 3]);
});
