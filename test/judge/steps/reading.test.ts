/** How far the mailbox was read: when a gap is blindness, and what a wrong clock leaves behind. */
import { describe, expect, it } from "vitest";
import { hourMs, instant } from "../../../src/util/index.js";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

const start = "2026-03-02T09:00:00Z";

describe("a mailbox that is read once an hour", () => {
  it("is not unread between two readings", async () => {
    const hourly = hourMs;
    const room = await openRoom(start, ":memory:", (context) => ({
      ...context,
      judge: { ...context.judge, readEveryMs: hourly },
    }));
    await beginGame(room, "paris");
    for (let hour = 0; hour < 100; hour++) {
      room.sleepHours(1);
      await room.settle();
    }
    const letters = room.newLetters().map(({ subject }) => subject);
    expect(letters.filter((subject) => /outage|more time/i.test(subject))).toEqual([]);
    expect(letters.filter((subject) => subject.includes("S1901M")).length).toBeGreaterThan(0);
    const game = await room.context.store.transaction((tx) => tx.games.load("paris"));
    expect(game?.game.timing?.stage.kind).toBe("late");
    await room.close();
  });
});

describe("a clock that was in 2036", () => {
  it("does not keep phases from waiting for the mailbox", async () => {
    const room = await openRoom(start);
    await room.context.store.transaction((tx) =>
      tx.mailbox.saveReadUntil(instant(Date.parse("2036-01-01T00:00:00Z"))),
    );
    await room.settle();
    const until = await room.context.store.transaction((tx) => tx.mailbox.readUntil());
    expect(until).toBe(room.now());
    await room.close();
  });

  it("keeps no deadline and no letter in 2036", async () => {
    const room = await openRoom(start);
    await beginGame(room, "paris");
    const tenYears = 3650 * 24;
    room.sleepHours(tenYears);
    const late = { kind: "temporary", detail: "certificate has expired" } as const;
    room.deliveries.push(...Array.from({ length: 8 }, () => late));
    await room.settle();
    expect(room.newLetters()).toEqual([]);
    room.sleepHours(-tenYears);
    await room.settle();
    await room.travel("2026-03-03T09:00:00Z");
    const letters = room.newLetters().filter(({ to }) => to === "france@example.net");
    expect(letters.map(({ text }) => text)).toEqual([
      expect.stringContaining("now Fri Feb 29 2036 09:00"),
      expect.stringMatching(/clock was wrong[^.]+now\s+Thu\s+Mar\s+05\s+2026\s+23:30/),
    ]);
    const stored = await room.context.store.transaction((tx) => tx.games.load("paris"));
    expect(stored?.game.timing).toMatchObject({
      deadline: Date.parse("2026-03-05T23:30:00Z"),
      stage: { kind: "open" },
    });
    await room.close();
  });
});
