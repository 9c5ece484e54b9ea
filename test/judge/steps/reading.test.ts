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
});
