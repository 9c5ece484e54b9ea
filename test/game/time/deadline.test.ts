/**
 * Deadlines: the first allowed time of day on the first allowed day, as the clocks of the game's zone
 * show them; both edges of daylight saving; a week with a single day; never before what was asked.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Clock, defaultSettings, type Zone } from "../../../src/game/model/settings.js";
import { firstAllowed } from "../../../src/game/time/clock-instants.js";
import { timingOf } from "../../../src/game/time/deadline.js";
import { moveDeadline } from "../../../src/game/time/stages.js";
import { hourMs, type Instant, instant, instantOf, wallTime } from "../../../src/util/index.js";

const anyTime: Clock = { ...defaultSettings.clocks.move, clockMinute: -1, days: "SMTWTFS" };

function at(text: string): Instant {
  return instant(Date.parse(text));
}

const cases: readonly {
  readonly name: string;
  readonly earliest: string;
  readonly clock: Partial<Clock>;
  readonly zone?: string;
  readonly deadline: string;
}[] = [
  {
    name: "any time of an allowed day is kept",
    earliest: "2026-11-20T10:17:00Z",
    clock: {},
    deadline: "2026-11-20T10:17:00Z",
  },
  {
    name: "the time of day comes later the same day",
    earliest: "2026-11-20T10:17:00Z",
    clock: { clockMinute: 1410 },
    deadline: "2026-11-20T23:30:00Z",
  },
  {
    name: "exactly the time of day is kept",
    earliest: "2026-11-20T23:30:00Z",
    clock: { clockMinute: 1410 },
    deadline: "2026-11-20T23:30:00Z",
  },
  {
    name: "one minute after the time of day means tomorrow",
    earliest: "2026-11-20T23:31:00Z",
    clock: { clockMinute: 1410 },
    deadline: "2026-11-21T23:30:00Z",
  },
  {
    name: "Friday night moves over a free weekend",
    earliest: "2026-11-20T23:31:00Z",
    clock: { clockMinute: 1410, days: "-MTWTF-" },
    deadline: "2026-11-23T23:30:00Z",
  },
  {
    name: "a forbidden day with any time allowed means the next midnight",
    earliest: "2026-11-21T15:00:00Z",
    clock: { days: "-MTWTF-" },
    deadline: "2026-11-23T00:00:00Z",
  },
  {
    name: "a small letter allows the afternoon only",
    earliest: "2026-11-22T15:00:00Z",
    clock: { days: "-mTWTF-" },
    deadline: "2026-11-23T12:00:00Z",
  },
  {
    name: "a small letter forbids a morning deadline",
    earliest: "2026-11-22T15:00:00Z",
    clock: { clockMinute: 540, days: "-mTWTF-" },
    deadline: "2026-11-24T09:00:00Z",
  },
  {
    name: "one day a week, just missed, is a week away",
    earliest: "2026-11-18T20:01:00Z",
    clock: { clockMinute: 1200, days: "---W---" },
    deadline: "2026-11-25T20:00:00Z",
  },
  {
    name: "the time of day is that of the zone",
    earliest: "2026-11-20T10:00:00Z",
    clock: { clockMinute: 1200 },
    zone: "America/New_York",
    deadline: "2026-11-21T01:00:00Z",
  },
  {
    name: "the weekday is that of the zone",
    earliest: "2026-11-23T02:00:00Z",
    clock: { clockMinute: 1200, days: "-MTWTF-" },
    zone: "America/New_York",
    deadline: "2026-11-24T01:00:00Z",
  },
  {
    name: "a time that the spring forward skips moves on by the gap",
    earliest: "2027-03-28T00:00:00Z",
    clock: { clockMinute: 150 },
    zone: "Europe/Vienna",
    deadline: "2027-03-28T01:30:00Z",
  },
  {
    name: "a time that comes twice in autumn is the first",
    earliest: "2026-10-24T23:00:00Z",
    clock: { clockMinute: 150 },
    zone: "Europe/Vienna",
    deadline: "2026-10-25T00:30:00Z",
  },
];

describe("the first allowed deadline", () => {
  it.each(cases)("$name", ({ earliest, clock, zone = "UTC", deadline }) => {
    const found = firstAllowed(at(earliest), { ...anyTime, ...clock }, zone);
    expect(new Date(found).toISOString()).toBe(new Date(deadline).toISOString());
  });

  it("is never before what was asked, at the right minute, on an allowed day", () => {
    const zones = ["UTC", "Europe/Vienna", "America/New_York", "Asia/Kathmandu"];
    fc.assert(
      fc.property(
        fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2028-01-01T00:00:00Z") }),
        fc.constantFrom(...zones),
        fc.constantFrom(600, 720, 1080, 1410),
        fc.constantFrom("SMTWTFS", "-MTWTF-", "---W---", "sMTWTFs"),
        (ms, zone, clockMinute, days) => {
          const found = firstAllowed(instant(ms), { ...anyTime, clockMinute, days }, zone);
          const shown = wallTime(found, zone);
          expect(found).toBeGreaterThanOrEqual(ms);
          expect(found - ms).toBeLessThan(9 * 24 * hourMs);
          expect(shown.hour * 60 + shown.minute).toBe(clockMinute);
          expect(days[shown.weekday]).not.toBe("-");
        },
      ),
    );
  });
});

describe("hours and minutes over the edge", () => {
  it.each([
    [{ hour: 23, minute: 75 }, "2026-11-21T00:15:00Z"],
    [{ hour: 25, minute: 0 }, "2026-11-21T01:00:00Z"],
    [{ hour: 0, minute: -5 }, "2026-11-19T23:55:00Z"],
  ])("%j are carried", (time, expected) => {
    expect(instantOf({ year: 2026, month: 11, day: 20, ...time }, "UTC")).toBe(at(expected));
  });
});

describe("the timing of a phase", () => {
  it.each(["2026-11-20T23:55:00Z", "2026-11-21T00:05:00Z"])(
    "is counted from the clock's time of day if that was just before %s",
    (began) => {
      const settings = { ...defaultSettings, zone: "UTC" as Zone };
      const clock = { ...settings.clocks.move, clockMinute: 1410, nextHours: 72, days: "SMTWTFS" };
      const timed = { ...settings, clocks: { ...settings.clocks, move: clock } };
      const phase = { season: "S", year: 1901, kind: "M" } as const;
      expect(timingOf(timed, phase, at(began)).deadline).toBe(at("2026-11-23T23:30:00Z"));
    },
  );

  const began = at("2026-11-20T10:00:00Z");

  it("runs by the clock of its kind", () => {
    const settings = {
      ...defaultSettings,
      zone: "UTC" as Zone,
      clocks: {
        ...defaultSettings.clocks,
        retreat: { ...anyTime, nextHours: 24, graceHours: 12 },
      },
    };
    const timing = timingOf(settings, { season: "F", year: 1901, kind: "R" }, began);
    expect(timing.deadline - began).toBe(24 * hourMs);
    expect(timing.graceEnds - timing.deadline).toBe(12 * hourMs);
  });

  it("a later deadline pushes the grace period, an earlier one does not pull it", () => {
    const timing = timingOf(defaultSettings, { season: "S", year: 1901, kind: "M" }, began);
    const later = instant(timing.deadline + 100 * hourMs);
    expect(moveDeadline(timing, later, began).graceEnds - later).toBe(24 * hourMs);
    const earlier = instant(timing.deadline - hourMs);
    expect(moveDeadline(timing, earlier, began).graceEnds).toBe(timing.graceEnds);
  });
});
