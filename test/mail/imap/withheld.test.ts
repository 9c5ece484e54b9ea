/**
 * Messages that a server has and does not give, with a client that answers as badly as wanted. How a real
 * Dovecot fails is in imap.test.ts.
 */
import { describe, expect, test } from "vitest";
import { parseCursor } from "../../../src/mail/imap/cursor.js";
// Internal to the adapter: a server that fails on demand is no server that could be started.
import { MessageWithheld, type Reading, readNew } from "../../../src/mail/imap/messages.js";
import { failedAgain, type Obstacle, type Patience } from "../../../src/mail/imap/withheld.js";
import { hourMs, type Instant, instant } from "../../../src/util/index.js";
import { keptLog } from "../../support/judge/world.js";
import { memoryInbox, subjects } from "../../support/mail/inbox.js";

const patience: Patience = { tries: 3, ms: 60_000 };

/** A mailbox with messages 1 to `count`, read session by session as the source does it. */
function badMailbox(count: number, bad: (uid: number) => boolean) {
  const inbox = memoryInbox();
  const log = keptLog();
  let now = instant(Date.UTC(2026, 2, 2));
  let obstacle: Obstacle | null = null;
  const uids = Array.from({ length: count }, (_, at) => at + 1);
  const given = (uid: number) => {
    if (bad(uid)) throw Object.assign(new Error("Command failed"), { responseText: "no" });
    return { internalDate: new Date(now), source: Buffer.from(`Subject: ${uid}\r\n\r\nx`) };
  };
  const client = {
    noop: async () => {},
    messageFlagsAdd: async () => true,
    search: async ({ uid }: { uid?: string }) => {
      const [first, last] = uid?.split(":") ?? ["1", "*"];
      return uids.filter((one) => one >= Number(first) && (last === "*" || one === Number(first)));
    },
    fetchOne: async (seq: string) => given(Number(seq)),
    fetch: async function* (seqs: string) {
      for (const uid of seqs.split(",").map(Number)) yield { uid, ...given(uid) };
    },
  };
  return {
    inbox,
    log,
    uids,
    now: () => now,
    wait: (ms: number): void => {
      now = instant(now + ms);
    },
    /** True if the mailbox was read to its end. */
    read: async (): Promise<boolean> => {
      const saved = parseCursor((await inbox.loadCursor("INBOX")) ?? "7:0:0");
      const reading = {
        client,
        mailbox: "INBOX",
        step: <T>(_: string, answer: Promise<T>) => answer,
        sink: inbox,
        clock: { now: (): Instant => now },
        log,
        signal: new AbortController().signal,
        patience,
        obstacle,
      };
      try {
        await readNew(reading as unknown as Reading, saved!);
        return true;
      } catch (error) {
        if (!(error instanceof MessageWithheld)) throw error;
        const { uid, uidValidity, message: why } = error;
        obstacle = failedAgain(obstacle, { uid, uidValidity, why }, now);
        return false;
      }
    },
  };
}

describe("a message that the server does not give", () => {
  test("holds up the others for some tries and some time; then they are read", async () => {
    const box = badMailbox(4, (uid) => uid === 2);
    for (let session = 0; session < 10; session++) expect(await box.read()).toBe(false);
    expect(subjects(box.inbox)).toEqual(["1"]);
    box.wait(patience.ms);
    expect(await box.read()).toBe(true);
    expect(subjects(box.inbox)).toEqual(["1", "3", "4"]);
    expect(box.inbox.passedOver).toEqual([{ mailbox: "INBOX", id: "7:2", uid: 2, why: "no" }]);
  });

  test("is asked for again later, and read when it is given", async () => {
    let isIll = true;
    const box = badMailbox(3, (uid) => uid === 2 && isIll);
    for (let session = 0; session < 3; session++) await box.read();
    box.wait(patience.ms);
    expect(await box.read()).toBe(true);
    box.wait(hourMs);
    expect(await box.read(), "asked for, in vain").toBe(false);
    expect(await box.read(), "not asked for so soon again").toBe(true);
    isIll = false;
    box.wait(hourMs);
    expect(await box.read()).toBe(true);
    expect(subjects(box.inbox)).toEqual(["1", "3"]);
    box.wait(hourMs);
    await box.read();
    expect(subjects(box.inbox)).toEqual(["1", "3", "2"]);
    expect(box.inbox.cursors.get("INBOX")).toBe("7:3:0");
    expect(box.inbox.passedOver).toHaveLength(1);
  });

  test("is not to blame where the server gives none", async () => {
    const box = badMailbox(3, () => true);
    for (let session = 0; session < 20; session++) {
      expect(await box.read()).toBe(false);
      box.wait(patience.ms);
    }
    expect(box.inbox.passedOver).toEqual([]);
  });

  test("is passed over where it is the only one", async () => {
    const box = badMailbox(1, () => true);
    for (let session = 0; session < 4; session++) {
      await box.read();
      box.wait(patience.ms);
    }
    expect(box.inbox.passedOver).toHaveLength(1);
    box.uids.push(2);
    expect(await box.read()).toBe(false);
  });

  test("several of them", async () => {
    const box = badMailbox(6, (uid) => [2, 5, 6].includes(uid));
    for (let session = 0; session < 20; session++) {
      await box.read();
      box.wait(patience.ms / 2);
    }
    expect(subjects(box.inbox)).toEqual(["1", "3", "4"]);
    expect(box.inbox.passedOver.map(({ uid }) => uid)).toEqual([2, 5, 6]);
    expect(parseCursor(box.inbox.cursors.get("INBOX") ?? "")?.withheld).toHaveLength(3);
  });

  test("a mail that cannot be stored is not passed over: that is no fault of the server", async () => {
    const box = badMailbox(2, () => false);
    box.inbox.beforeAccept = () => {
      throw new Error("The disk is full.");
    };
    for (let session = 0; session < 10; session++) {
      await expect(box.read()).rejects.toThrow("The disk is full.");
      box.wait(patience.ms);
    }
    box.inbox.beforeAccept = () => {};
    expect(await box.read()).toBe(true);
    expect(subjects(box.inbox)).toEqual(["1", "2"]);
  });
});
