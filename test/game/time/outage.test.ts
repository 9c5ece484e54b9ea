/** More time after the judge could not read its mail: never less, and told once. */
import { describe, expect, it } from "vitest";
import { advance, excuseOutage, type Game, mendClock, nextDue } from "../../../src/game/index.js";
import { dayMs, hourMs, instant } from "../../../src/util/index.js";
import { began, begun, board, done, earlyEnd, ordered } from "../support.js";

const hence = (hours: number) => instant(began + hours * hourMs);

function timingOf(game: Game) {
  if (game.timing === null) throw new Error("The game is not running.");
  return game.timing;
}

/** A game that is ready, and processed only hours later: its players may still think again. */
function ready(delayHours: number): Game {
  const game = begun();
  const clock = { kind: "set-clock", clock: "move", change: { delayHours } } as const;
  const powers = game.members.flatMap(({ power }) => power ?? []);
  return ordered(done(game, 1, clock), powers, hence(1));
}

describe("an outage", () => {
  it("over the early end of a phase leaves its deadline where it is", () => {
    const game = ready(2);
    expect(earlyEnd(game)).toBe(hence(3));
    const { game: excused, events } = excuseOutage(game, hence(2), hence(5));
    expect(events).toEqual([]);
    expect({ deadline: timingOf(excused).deadline, ends: earlyEnd(excused) }).toEqual({
      deadline: timingOf(game).deadline,
      ends: hence(8),
    });
  });

  it("over the deadline moves it, and nobody is reminded of it at once", () => {
    const game = begun();
    const { deadline } = timingOf(game);
    const now = instant(deadline + hourMs);
    const { game: excused, events } = excuseOutage(game, instant(deadline - hourMs), now);
    const later = instant(now + 2 * hourMs);
    expect(events).toEqual([{ kind: "outage", before: deadline, after: later }]);
    expect(nextDue(excused)).toEqual({ at: later, what: "deadline" });
    expect(advance(excused, board, now).events).toEqual([]);
  });
});

describe("a clock that was ahead", () => {
  const years = 3650 * 24;
  const pause = { kind: "pause", until: hence(years + 48) } as const;

  it("leaves no pause in those years, and everybody is told until when it lasts", () => {
    const paused = done(begun(), 1, pause, hence(years));
    const { game, events } = mendClock(paused, board, hence(2));
    expect(events).toEqual([{ kind: "still-paused", by: "gm", since: hence(2), until: hence(50) }]);
    expect(nextDue(game)).toEqual({ at: hence(50), what: "resume" });
    const { deadline, graceEnds } = timingOf(advance(game, board, hence(50)).game);
    expect(deadline).toBeLessThan(hence(50 + 96));
    expect(graceEnds).toBeLessThan(hence(50 + 144));
  });

  it("leaves a pause alone that began before", () => {
    const paused = done(begun(), 1, { ...pause, until: hence(48) }, hence(1));
    expect(mendClock(paused, board, hence(2))).toEqual({ game: paused, events: [], records: [] });
  });
});

describe("a phase that is ready", () => {
  it("ends no later than a deadline that the GM sets", () => {
    const game = ready(24);
    expect(earlyEnd(game)).toBe(hence(25));
    const at = hence(14);
    const moved = done(game, 1, { kind: "set-deadline", at }, hence(2));
    expect(earlyEnd(moved)).toBe(at);
  });
});

describe("a year of the game", () => {
  it("is a spring and a fall, however many years the calendar counts", () => {
    const slow = { ...board, calendar: { spring: 2, fall: 2 } };
    const game = begun({ nmr: { kind: "hold" } });
    const spring = advance(game, slow, instant(began + 30 * dayMs)).game;
    const late = done(spring, 1, { kind: "process", phase: null });
    const fall = advance(late, slow, instant(began + 31 * dayMs)).game;
    expect(fall.phase).toEqual({ season: "F", year: 1903, kind: "M" });
    expect(fall.years).toHaveLength(1);
  });
});
