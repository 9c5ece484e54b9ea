/**
 * The stages of a phase under whatever players, GMs and the clock do, in any order: what holds of them always,
 * and what no step may do to a deadline that the players were told.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  type Command,
  excuseOutage,
  type Game,
  nextDue,
} from "../../../src/game/index.js";
import type { Awaiting, Stage } from "../../../src/game/model/timing.js";
import { endOf, promisedEnd } from "../../../src/game/time/stages.js";
import { hourMs, type Instant, instant } from "../../../src/util/index.js";
import {
  asked,
  at,
  began,
  begun,
  board,
  done,
  earlyEnd,
  holds,
  ordered,
  player,
} from "../support.js";

const powers = board.powers.map(({ id }) => id);
const policies = ["hold", "wait", "excuse", "replace", "civil-disorder"] as const;

/** What happens next: something is asked, or so many hours pass with the judge at work, asleep or blind. */
interface Step {
  readonly what: (typeof happenings)[number];
  readonly power: number;
  readonly hours: number;
}

const happenings = [
  ...["orders", "orders", "all-order", "all-order", "clear", "clear", "wait", "join", "vacate"],
  ...["set-deadline", "set-grace", "extend", "vote", "process", "pause", "resume", "resume"],
  ...["by-hand", "by-clock", "policy", "delay", "sleep", "blind", "blind"],
  ...["pass", "pass", "pass", "pass", "pass", "pass"],
] as const;

/** What the step asks, and who asks it; null where time passes. */
function askedIn(game: Game, { what, power, hours }: Step, now: Instant): [number, Command] | null {
  const name = powers[power % powers.length]!;
  const owner = game.members.find((member) => member.power === name)?.id ?? 0;
  const later = instant(now + hours * hourMs);
  switch (what) {
    case "orders":
      return [owner, holds(game, name)];
    case "clear":
      return [owner, { kind: "clear" }];
    case "wait":
      return [owner, { kind: "set-wait", wait: hours % 2 === 0 }];
    case "vote":
      return [owner, { kind: "extend", ms: hours * hourMs }];
    case "vacate":
      return [1, { kind: "eject", power: name, address: null }];
    case "set-deadline":
      return [1, { kind: "set-deadline", at: later }];
    case "set-grace":
      return [1, { kind: "set-grace", at: later }];
    case "extend":
      return [1, { kind: "extend", ms: hours * hourMs }];
    case "process":
      return [1, { kind: "process", phase: null }];
    case "pause":
      return [1, { kind: "pause", until: hours % 2 === 0 ? later : null }];
    case "resume":
      return [1, { kind: "resume" }];
    case "by-hand":
    case "by-clock":
      return [1, { kind: "set-settings", change: { manualProcess: what === "by-hand" } }];
    case "policy":
      return [1, { kind: "set-settings", change: { nmr: policy(policies[hours % 5]!) } }];
    case "delay":
      return [1, { kind: "set-clock", clock: "move", change: { delayHours: hours } }];
    default:
      return null;
  }
}

function policy(kind: (typeof policies)[number]): Game["settings"]["nmr"] {
  if (kind === "excuse") return { kind, times: 1 };
  return kind === "replace" ? { kind, after: 1 } : { kind };
}

interface Scene {
  readonly game: Game;
  readonly now: Instant;
}

/** What comes of a step; a refusal changes nothing. */
function taken(scene: Scene, step: Step): Scene {
  const { game, now } = scene;
  const command = askedIn(game, step, now);
  if (command !== null) {
    const decision = asked(game, ...command, now);
    return decision.kind === "refused" ? scene : { game: decision.game, now };
  }
  if (step.what === "all-order") return { game: allOrdered(game, now), now };
  if (step.what === "join") return { game: joined(game, step, now), now };
  const later = instant(now + step.hours * hourMs);
  if (step.what === "blind") return { game: excuseOutage(game, now, later).game, now: later };
  return { game: brought(game, step.what === "sleep" ? later : now, later), now: later };
}

function allOrdered(game: Game, now: Instant): Game {
  const steps = powers.map((_, power): Step => ({ what: "orders", power, hours: 1 }));
  return steps.reduce((one, step) => taken({ game: one, now }, step).game, game);
}

function joined(game: Game, { power }: Step, now: Instant): Game {
  const name = powers[power % powers.length]!;
  const command = { kind: "join", role: "player", passwordHash: null, power: name } as const;
  const decision = asked(game, 0, command, now, `new-${name.toLowerCase()}-${now}@example.net`);
  return decision.kind === "refused" ? game : decision.game;
}

/** All that the clock brings until then; what was due before `from` is brought as late as that. */
function brought(game: Game, from: Instant, until: Instant): Game {
  let current = game;
  for (let due = nextDue(current); due !== null && due.at <= until; due = nextDue(current)) {
    current = advance(current, board, instant(Math.max(from, due.at))).game;
  }
  return current;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...happenings),
  power: fc.nat(6),
  hours: fc.integer({ min: 1, max: 60 }),
});

/** Plays so many steps, and shows each. */
function everyStep(check: (before: Scene, step: Step, after: Scene) => void): void {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => {
      steps.reduce<Scene>(
        (before, each) => {
          const after = taken(before, each);
          check(before, each, after);
          return after;
        },
        { game: begun({ nmr: { kind: "wait" } }), now: began },
      );
    }),
    { numRuns: 60 },
  );
}

function awaitingOf(stage: Stage): Awaiting | null {
  if (stage.kind === "called") return null;
  return "before" in stage ? stage.before : stage;
}

/** What is wrong with a stage: it tells of something that has not happened, or of what is over. */
function faultsOf({ game, now }: Scene): readonly string[] {
  const { timing, settings, status } = game;
  if (timing === null) return status === "active" ? ["runs by nothing"] : [];
  const { stage, began: start, deadline, graceEnds } = timing;
  const awaiting = awaitingOf(stage);
  const faults = {
    "runs at rest": status !== "active",
    "has no grace": graceEnds < deadline,
    "tells of the future": awaiting?.kind === "open" && awaiting.told > now,
    "was told before it began": awaiting?.kind === "open" && awaiting.told < start,
    "is late before its deadline": awaiting !== null && "noticed" in awaiting && now < deadline,
    "stalls in its grace": awaiting?.kind === "stalled" && now < graceEnds,
    "is ready after its end":
      stage.kind === "ready" && stage.ends > promisedEnd(timing) && stage.ends > now,
    "is held by nobody": stage.kind === "held" && !settings.manualProcess,
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

describe("whatever happens", () => {
  it("a stage tells what is so", () => {
    everyStep((_, each, after) => {
      expect([each, ...faultsOf(after)]).toEqual([each]);
    });
  });

  it("only the GM's word makes the time of a phase shorter", () => {
    everyStep(({ game: before }, { what }, { game: after }) => {
      if (before.timing === null || after.timing === null || before.turn !== after.turn) return;
      if (what === "set-deadline" || what === "set-grace") return;
      expect(after.timing.deadline).toBeGreaterThanOrEqual(before.timing.deadline);
      expect(after.timing.graceEnds).toBeGreaterThanOrEqual(before.timing.graceEnds);
      // Late players whose deadline is moved have a new one to keep, and their grace period after it.
      if (what === "process" || before.timing.deadline < after.timing.deadline) return;
      expect(promisedEnd(after.timing)).toBeGreaterThanOrEqual(promisedEnd(before.timing));
    });
  });

  it("an outage shortens nothing, and nothing of it is due at once", () => {
    everyStep(({ game: before }, { what }, { game: after, now }) => {
      if (what !== "blind" || before.timing === null || after.timing === null) return;
      if (before === after) return;
      expect(endOf(after.timing)).toBeGreaterThan(now);
      expect(endOf(after.timing)).toBeGreaterThan(endOf(before.timing));
      expect(advance(after, board, now).events).toEqual([]);
    });
  });

  it("a deadline that was moved is followed by no reminder at once, and the phase ends by it", () => {
    everyStep(({ game: before }, { what }, { game: after, now }) => {
      const isMoved = what === "set-deadline" || what === "extend" || what === "vote";
      if (!isMoved || before.timing === null || after.timing === null) return;
      if (before.timing.deadline === after.timing.deadline) return;
      const { stage, deadline } = after.timing;
      expect(["open", "ready", "called"]).toContain(stage.kind);
      if (stage.kind === "ready") expect(stage.ends).toBeLessThanOrEqual(deadline);
      const told = advance(after, board, now).events.map(({ kind }) => kind);
      expect(told).not.toContain("reminder");
      expect(told).not.toContain("late");
    });
  });
});

describe("orders that are taken back", () => {
  const deadline = at("2026-03-05T23:30:00Z");
  const hence = (hours: number) => instant(deadline + hours * hourMs);
  const quiet = { reminderHours: [], nmr: { kind: "wait" } } as const;

  it("in the grace period leave the phase as late as it was, and nobody is told again at once", () => {
    const late = advance(ordered(begun(quiet), powers.slice(1)), board, deadline).game;
    const all = ordered(late, powers.slice(0, 1), hence(2));
    expect(earlyEnd(all)).toBe(hence(2));
    const back = done(all, player(all, "AUSTRIA"), { kind: "clear" }, hence(2));
    expect(back.timing).toEqual(late.timing);
    expect(nextDue(back)).toEqual({ at: hence(24), what: "grace" });
  });

  it("leave a reminder that is past where it is", () => {
    const all = ordered(begun({ reminderHours: [48] }), powers);
    const waiting = done(all, player(all, "ITALY"), { kind: "set-wait", wait: true });
    const now = hence(-40);
    const back = done(waiting, player(all, "FRANCE"), { kind: "clear" }, now);
    expect(brought(waiting, began, now).turn).toBe(1);
    expect(nextDue(brought(back, now, now))).toEqual({ at: deadline, what: "deadline" });
  });
});

describe("a game that waits without limit", () => {
  const quiet = { reminderHours: [], nmr: { kind: "wait" } } as const;
  const stalled = brought(begun(quiet), began, at("2026-03-08T00:00:00Z"));
  const now = at("2026-03-08T12:00:00Z");

  it("has a grace period again when the GM gives it one", () => {
    expect(stalled.timing?.stage.kind).toBe("stalled");
    const graced = done(stalled, 1, { kind: "set-grace", at: at("2026-03-08T20:00:00Z") }, now);
    expect(graced.timing?.stage.kind).toBe("late");
    expect(nextDue(graced)).toEqual({ at: at("2026-03-08T20:00:00Z"), what: "grace" });
    expect(graced.escalation).toBeNull();
  });

  it("counts its notices anew from another deadline", () => {
    const moved = done(stalled, 1, { kind: "set-deadline", at: at("2026-03-10T23:30:00Z") }, now);
    const late = brought(moved, now, at("2026-03-10T23:30:00Z"));
    expect(late.timing?.stage).toMatchObject({ kind: "late", notices: 1 });
  });
});
