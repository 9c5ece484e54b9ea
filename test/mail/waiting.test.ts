/** The small parts on which staying connected rests. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
// Internal to the adapter: each is a rule of its own, and none needs a server to be tested.
import { patientBackoff, pauseMs } from "../../src/mail/backoff.js";
import { ConnectionLost, createBell, within } from "../../src/mail/connection.js";
import { parseCursor, printCursor, resume } from "../../src/mail/cursor.js";
import { cronPattern, everySeconds } from "../../src/mail/poll.js";
import { dayMs, instant } from "../../src/util/index.js";

const never = new Promise<never>(() => {});
const open = new AbortController().signal;

describe("the pause before the next connection", () => {
  test("grows, has chance in it, and an end", () => {
    const { lost } = patientBackoff;
    const pauses = [1, 2, 5, 50, 5_000].map((failures) => pauseMs(lost, failures, 1));
    expect(pauses).toEqual([2_000, 3_000, 10_125, 30_000, 30_000]);
    expect(pauseMs(lost, 1, 0)).toBe(1_000);
  });

  test("is long after a refused login", () => {
    const { refused } = patientBackoff;
    expect([1, 50].map((failures) => pauseMs(refused, failures, 1))).toEqual([20_000, 600_000]);
  });
});

describe("waiting on a connection", () => {
  test("an answer ends it", async () => {
    expect(await within(1_000, "NOOP", Promise.resolve(7), open)).toBe(7);
  });

  test("silence ends it", async () => {
    await expect(within(10, "NOOP", never, open)).rejects.toThrow("No answer to NOOP in 10 ms");
  });

  test("the connection's end ends it", async () => {
    const closing = new AbortController();
    const answer = within(1_000, "NOOP", never, closing.signal);
    closing.abort(new ConnectionLost("gone"));
    await expect(answer).rejects.toThrow("gone");
    await expect(within(1_000, "NOOP", never, closing.signal)).rejects.toThrow("gone");
  });
});

describe("the bell", () => {
  test("is heard although it rang before", async () => {
    const bell = createBell();
    bell.ring();
    bell.ring();
    await expect(bell.heard()).resolves.toBeUndefined();
  });

  test("is heard once", async () => {
    const bell = createBell();
    bell.ring();
    await bell.heard();
    const second = bell.heard().then(() => "heard");
    expect(await Promise.race([second, Promise.resolve("silent")])).toBe("silent");
    bell.ring();
    expect(await second).toBe("heard");
  });
});

describe("the bookmark", () => {
  const now = instant(Date.UTC(2026, 10, 20));
  const box = { uidValidity: 7n, exists: 3 };

  test("prints what it reads", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 2n ** 32n - 1n), fc.nat(), fc.nat(), (uidValidity, uid, since) => {
        const cursor = { uidValidity, uid, since: instant(since) };
        expect(parseCursor(printCursor(cursor))).toEqual(cursor);
      }),
    );
  });

  test.each(["", "7", "7:1", "7:1:x", "-7:1:0", "7:1:0:0"])("%j is none", (text) => {
    expect(parseCursor(text)).toBeNull();
  });

  test("a mailbox that was never read: from yesterday on", () => {
    expect(resume(null, box, now)).toEqual({ uidValidity: 7n, uid: 0, since: now - dayMs });
  });

  test("an empty mailbox: everything that will come", () => {
    expect(resume(null, { ...box, exists: 0 }, now)).toEqual({ uidValidity: 7n, uid: 0, since: 0 });
  });

  test("the same mailbox: after the last mail", () => {
    const saved = { uidValidity: 7n, uid: 42, since: instant(5) };
    expect(resume(saved, box, now)).toBe(saved);
  });

  test("a renumbered mailbox: from the first day again", () => {
    const saved = { uidValidity: 6n, uid: 42, since: instant(5) };
    expect(resume(saved, box, now)).toEqual({ uidValidity: 7n, uid: 0, since: 5 });
  });
});

describe("polling", () => {
  test.each([
    [0.2, "* * * * * *"],
    [1, "* * * * * *"],
    [30, "*/30 * * * * *"],
    [59.9, "*/59 * * * * *"],
    [60, "0 */1 * * * *"],
    [90, "0 */1 * * * *"],
    [3_599, "0 */59 * * * *"],
    [86_400, "0 0 * * * *"],
  ])("every %s s is %s", (seconds, pattern) => {
    expect(cronPattern(seconds)).toBe(pattern);
  });

  test("node-cron ticks, in UTC, until it is told to stop", async () => {
    const bell = createBell();
    const stop = await everySeconds(1, bell.ring);
    await bell.heard();
    expect(process.env.TZ).toBe("UTC");
    await stop();
  });
});
