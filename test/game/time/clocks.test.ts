/**
 * Time in a game: what moves a deadline and what does not. The second half are defects that other judges
 * really had; each is named by what went wrong.
 */
import { describe, expect, it } from "vitest";
import { advance, type Command, nextDue } from "../../../src/game/index.js";
import { defaultSettings, type Zone } from "../../../src/game/model/settings.js";
import { timingOf } from "../../../src/game/time/deadline.js";
import { dayMs, hourMs, type Instant, instant } from "../../../src/util/index.js";
import { asked, at, began, begun, board, done, earlyEnd, ordered, player } from "../support.js";

const movement = { season: "S", year: 1901, kind: "M" } as const;
const powers = board.powers.map(({ id }) => id);

function iso(time: Instant | undefined | null): string | null {
  return time == null ? null : new Date(time).toISOString().replace(":00.000Z", "");
}

/** The first deadline of a phase that begins then, in a game with these settings. */
function deadlineOf(
  start: string,
  change: Partial<typeof defaultSettings> = {},
  next = 72,
): string | null {
  const move = { ...defaultSettings.clocks.move, nextHours: next };
  const clocks = { ...defaultSettings.clocks, move };
  return iso(timingOf({ ...defaultSettings, clocks, ...change }, movement, at(start)).deadline);
}

describe("a deadline", () => {
  it.each([
    ["falls on no holiday", [{ from: "2026-03-05", to: "2026-03-05" }], "2026-03-06T23:30"],
    [
      "falls on none of several days off",
      [{ from: "2026-03-04", to: "2026-03-08" }],
      "2026-03-09T23:30",
    ],
    [
      "falls between days off that overlap nowhere",
      [
        { from: "2026-03-05", to: "2026-03-05" },
        { from: "2026-03-07", to: "2026-03-07" },
      ],
      "2026-03-06T23:30",
    ],
    [
      "avoids days off that overlap",
      [
        { from: "2026-03-04", to: "2026-03-06" },
        { from: "2026-03-05", to: "2026-03-07" },
      ],
      "2026-03-08T23:30",
    ],
    ["is not put off for ever", [{ from: "2026-01-01", to: "2027-01-01" }], "2026-03-05T23:30"],
  ])("%s", (_, holidays, deadline) => {
    expect(deadlineOf("2026-03-02T23:30:00Z", { holidays })).toBe(deadline);
  });

  it.each([
    ["into summer time", "2027-03-26T22:30:00Z", "2027-03-29T21:30"],
    ["into winter time", "2026-10-23T21:30:00Z", "2026-10-26T22:30"],
  ])("keeps its time of day %s", (_, start, deadline) => {
    expect(deadlineOf(start, { zone: "Europe/Vienna" as Zone })).toBe(deadline);
  });
});

describe("an absence", () => {
  const days = { from: "2026-03-05", to: "2026-03-06" };
  const away = done(begun(), player(begun(), "FRANCE"), { kind: "set-absence", days });

  it("never moves the current deadline", () => {
    expect(away.timing).toEqual(begun().timing);
  });

  it("keeps later deadlines off its days", () => {
    const turned = advance(done(away, 1, { kind: "process", phase: null }), board, began).game;
    expect(iso(turned.timing?.deadline)).toBe("2026-03-07T23:30");
  });

  it("may overlap another and be taken back by a day in it", () => {
    const id = player(away, "FRANCE");
    const more = { from: "2026-03-06", to: "2026-03-08" };
    const twice = done(away, id, { kind: "set-absence", days: more });
    const left = done(twice, id, { kind: "set-no-absence", day: "2026-03-08" });
    expect(left.members.find((member) => member.id === id)?.absences).toEqual([days]);
  });

  it.each([
    ["longer than the game allows", [{ from: "2026-04-01", to: "2026-04-16" }], "too-long-absence"],
    ["that ends before it begins", [{ from: "2026-04-02", to: "2026-04-01" }], "bad-value"],
    [
      "beside three others",
      ["2026-04-01", "2026-04-02", "2026-04-03", "2026-04-04"].map((day) => ({
        from: day,
        to: day,
      })),
      "too-many-absences",
    ],
  ])("%s is refused", (_, ranges, refusal) => {
    const game = begun();
    const id = player(game, "ITALY");
    const before = ranges
      .slice(0, -1)
      .reduce((range, each) => done(range, id, { kind: "set-absence", days: each }), game);
    const last = asked(before, id, { kind: "set-absence", days: ranges.at(-1)! });
    expect(last).toMatchObject({ kind: "refused", refusal: { kind: refusal } });
  });
});

describe("reminders", () => {
  it("come at each of their times, once", () => {
    const times: (string | null)[] = [];
    let game = begun({ reminderHours: [48, 24, 8] });
    for (let due = nextDue(game); due?.what === "reminder"; due = nextDue(game)) {
      times.push(iso(due.at));
      game = advance(game, board, due.at).game;
    }
    expect(times).toEqual(["2026-03-03T23:30", "2026-03-04T23:30", "2026-03-05T15:30"]);
  });

  it("that were slept through are one, not three", () => {
    const game = begun({ reminderHours: [48, 24, 8] });
    const late = advance(game, board, at("2026-03-05T20:00:00Z"));
    expect(late.events.map(({ kind }) => kind)).toEqual(["reminder"]);
    expect(nextDue(late.game)?.what).toBe("deadline");
  });

  it("are not made up for when a deadline is moved near", () => {
    const moved = done(begun(), 1, { kind: "set-deadline", at: at("2026-03-03T02:00:00Z") });
    expect(nextDue(moved)?.what).toBe("deadline");
  });
});

describe("more time", () => {
  const day = { kind: "extend", ms: dayMs } as const;

  it("comes when two thirds of those with something to order want it", () => {
    const game = begun();
    const four = powers
      .slice(0, 4)
      .reduce((one, power) => done(one, player(one, power), day), game);
    expect(four.timing?.deadline).toBe(game.timing?.deadline);
    const five = done(four, player(four, "ITALY"), { kind: "extend", ms: 2 * dayMs });
    expect(iso(five.timing?.deadline)).toBe("2026-03-06T23:30");
    expect(Object.values(five.submissions).map(({ extend }) => extend)).toEqual(
      Array(5).fill(null),
    );
  });

  it("lists the old deadline and the new one", () => {
    const decision = asked(begun(), 1, day);
    expect(decision).toMatchObject({
      kind: "accepted",
      events: [
        {
          kind: "deadline-set",
          before: at("2026-03-05T23:30:00Z"),
          after: at("2026-03-06T23:30:00Z"),
        },
      ],
    });
  });
});

describe("what went wrong elsewhere", () => {
  it("an extension was computed from now, not from the deadline", () => {
    const later = instant(began + 50 * hourMs);
    const extended = done(begun(), 1, { kind: "extend", ms: dayMs }, later);
    expect(iso(extended.timing?.deadline)).toBe("2026-03-06T23:30");
  });

  it("a voted extension fell off the clock's time of day", () => {
    const game = begun();
    const voted = powers
      .slice(0, 5)
      .reduce(
        (one, power) => done(one, player(one, power), { kind: "extend", ms: 5 * hourMs }),
        game,
      );
    expect(iso(voted.timing?.deadline)).toBe("2026-03-06T23:30");
  });

  it("fourteen days, six times, made eighty-five", () => {
    const once = done(begun(), 1, { kind: "extend", ms: 14 * dayMs });
    expect(iso(once.timing?.deadline)).toBe("2026-03-19T23:30");
    const again = asked(once, 1, { kind: "extend", ms: 14 * dayMs });
    expect(again).toEqual({ kind: "refused", refusal: { kind: "extended-enough", left: 0 } });
  });

  it("an extension came although all orders were there", () => {
    const game = ordered(begun({ reminderHours: [] }), powers.slice(1));
    const waiting = done(game, player(game, "AUSTRIA"), { kind: "set-wait", wait: true });
    const all = ordered(waiting, ["AUSTRIA"]);
    const { events } = advance(all, board, all.timing!.deadline);
    expect(events.map(({ kind }) => kind)).toEqual(["phase-turned"]);
  });

  it("early processing knocked the next deadline off the clock's time of day", () => {
    const all = ordered(begun(), powers, instant(began + 7 * hourMs));
    const { game } = advance(all, board, earlyEnd(all)!);
    expect(iso(game.timing?.deadline)).toBe("2026-03-06T23:30");
  });

  it("a phase without early processing lasts to its deadline, wherever that is", () => {
    const game = begun({ earlyProcessing: false });
    const later = instant(game.timing!.deadline + 48 * hourMs);
    const moved = { ...game, timing: { ...game.timing!, deadline: later } };
    expect(earlyEnd(ordered(moved, powers, instant(began + hourMs)))).toBe(later);
  });

  it("a phase that was ready stayed so when the GM wanted no early processing", () => {
    const at = instant(began + hourMs);
    const early = (earlyProcessing: boolean): Command => ({
      kind: "set-settings",
      change: { earlyProcessing },
    });
    const ready = ordered(begun(), powers, at);
    const full = done(ready, 1, early(false), at);
    expect(earlyEnd(full)).toBe(full.timing!.deadline);
    expect(earlyEnd(done(full, 1, early(true), at))).toBe(earlyEnd(ready));
  });

  it("processing at 23:31 cost the next phase a day", () => {
    expect(deadlineOf("2026-03-02T23:31:00Z")).toBe("2026-03-05T23:30");
  });

  it("a phase turned just before PROCESS arrived, and the next one was processed too", () => {
    const turned = advance(done(begun(), 1, { kind: "process", phase: null }), board, began).game;
    const guarded = asked(turned, 1, { kind: "process", phase: "S1901M" });
    expect(guarded).toMatchObject({ kind: "refused", refusal: { kind: "wrong-phase" } });
  });

  it("the clocks went forward, and 72 hours were a day more", () => {
    const vienna = { zone: "Europe/Vienna" as Zone };
    expect(deadlineOf("2027-03-26T22:31:00Z", vienna)).toBe("2027-03-29T21:30");
  });
});
