/** The small parts on which staying connected rests. */
import fc from "fast-check";
import { schedule } from "node-cron";
import { describe, expect, test, vi } from "vitest";
// Internal to the adapter: each is a rule of its own, and none needs a server to be tested.
import { patientBackoff, pauseMs } from "../../../src/mail/imap/backoff.js";
import { ConnectionLost, createBell, within } from "../../../src/mail/imap/connection.js";
import { parseCursor, printCursor, resume } from "../../../src/mail/imap/cursor.js";
import { everySeconds } from "../../../src/mail/imap/poll.js";
import {
  failedAgain,
  isHopeless,
  type Obstacle,
  usualPatience,
  withheld,
} from "../../../src/mail/imap/withheld.js";
import { dayMs, hourMs, instant, after as later } from "../../../src/util/index.js";

vi.mock("node-cron", { spy: true });

const never = new Promise<never>(() => {});
const open = new AbortController().signal;

const anyCursor = fc.record({
  uidValidity: fc.bigInt(1n, 2n ** 32n - 1n),
  uid: fc.nat(),
  since: fc.nat().map(instant),
  left: fc.nat(),
  withheld: fc.array(fc.record({ uid: fc.nat(), tries: fc.nat(), next: fc.nat().map(instant) }), {
    maxLength: 5,
  }),
});

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
      fc.property(anyCursor, (cursor) => {
        expect(parseCursor(printCursor(cursor))).toEqual(cursor);
      }),
    );
  });

  test("of a release that passed nothing over is read", () => {
    const plain = { uidValidity: 7n, uid: 1, since: 5, left: 0, withheld: [] };
    expect(parseCursor("7:1:5")).toEqual(plain);
    expect(printCursor({ ...plain, since: instant(5) })).toBe("7:1:5");
  });

  test.each(["", "7", "7:1", "7:1:x", "-7:1:0", "7:1:0:0", "7:1:0:", "7:1:0:3/1/5,"])(
    "%j is none",
    (text) => {
      expect(parseCursor(text)).toBeNull();
    },
  );

  test("a mailbox that was never read: from yesterday on", () => {
    const since = now - dayMs;
    expect(resume(null, box, now)).toEqual({
      uidValidity: 7n,
      uid: 0,
      since,
      left: 0,
      withheld: [],
    });
  });

  test("an empty mailbox: everything that will come", () => {
    const empty = { ...box, exists: 0 };
    const all = { uidValidity: 7n, uid: 0, since: 0, left: 0, withheld: [] };
    expect(resume(null, empty, now)).toEqual(all);
  });

  test("the same mailbox: after the last mail", () => {
    const saved = { uidValidity: 7n, uid: 42, since: instant(5), left: 0, withheld: [] };
    expect(resume(saved, box, now)).toBe(saved);
  });

  test("a renumbered mailbox: from the first day again", () => {
    const passed = [withheld(17, 0, now)];
    const saved = { uidValidity: 6n, uid: 42, since: instant(5), left: 1, withheld: passed };
    const again = { uidValidity: 7n, uid: 0, since: 5, left: 1, withheld: [] };
    expect(resume(saved, box, now)).toEqual(again);
  });
});

describe("a message that the server does not give", () => {
  const now = instant(Date.UTC(2026, 10, 20));
  const one = { uid: 17, uidValidity: 7n, why: "no" };

  test("is hopeless after many tries and much time, not after one of them", () => {
    const often = Array.from({ length: 50 }).reduce<Obstacle | null>(
      (before) => failedAgain(before, one, now),
      null,
    )!;
    expect(often.tries).toBe(50);
    expect(isHopeless(often, usualPatience, now)).toBe(false);
    expect(isHopeless(often, usualPatience, later(now, hourMs))).toBe(true);
    const once = failedAgain(null, one, now);
    expect(isHopeless(once, usualPatience, later(now, hourMs))).toBe(false);
  });

  test("is forgotten when another one fails", () => {
    const first = failedAgain(failedAgain(null, one, now), one, now);
    const other = failedAgain(first, { ...one, uid: 18 }, later(now, hourMs));
    expect(other).toMatchObject({ uid: 18, tries: 1, since: later(now, hourMs) });
  });

  test("is asked for after hours, then once a day", () => {
    const hours = [0, 1, 2, 3, 4, 5, 1_000].map(
      (tries) => (withheld(17, tries, now).next - now) / hourMs,
    );
    expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24]);
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
  ])("every %s s is %s", async (seconds, pattern) => {
    const stop = await everySeconds(seconds, () => {});
    await stop();
    expect(vi.mocked(schedule).mock.lastCall?.[0]).toBe(pattern);
  });

  test("node-cron ticks, in UTC, until it is told to stop", async () => {
    const bell = createBell();
    const stop = await everySeconds(1, bell.ring);
    await bell.heard();
    expect(process.env.TZ).toBe("UTC");
    await stop();
  });
});
