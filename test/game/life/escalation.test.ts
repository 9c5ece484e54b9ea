/** What waits for a GM who does nothing, and phases that he processes by hand. */
import { describe, expect, it } from "vitest";
import {
  advance,
  type Command,
  type Event,
  eventFor,
  type Game,
  nextDue,
  viewFor,
} from "../../../src/game/index.js";
import { dayMs, type Instant, instant } from "../../../src/util/index.js";
import { at, begun, board, done, ordered, player } from "../support.js";

const powers = board.powers.map(({ id }) => id);
const quiet = { reminderHours: [] } as const;
const set = (change: Extract<Command, { kind: "set-settings" }>["change"]) =>
  ({ kind: "set-settings", change }) as const;

/** The game and what happened when all that was due until then has been done. */
function until(game: Game, end: Instant): { readonly game: Game; readonly events: Event[] } {
  const events: Event[] = [];
  let current = game;
  for (let due = nextDue(current); due !== null && due.at <= end; due = nextDue(current)) {
    const next = advance(current, board, due.at);
    events.push(...next.events);
    current = next.game;
    if (events.length > 100) throw new Error("It never ends.");
  }
  return { game: current, events };
}

const kinds = (events: readonly Event[]) => events.map(({ kind }) => kind);
const told = (events: readonly Event[]) =>
  events.flatMap((event) => (event.kind === "gm-silent" ? [event.audience] : []));

/** All have ordered at the beginning, so the phase is ready half an hour later. */
const byHand = ordered(begun({ ...quiet, manualProcess: true }), powers);
const ready = at("2026-03-03T00:00:00Z");
const days = (count: number) => instant(ready + count * dayMs);

describe("a phase that is processed by hand", () => {
  it("waits for the master when it is ready, and he is told", () => {
    const { game, events } = until(byHand, days(1));
    expect(kinds(events)).toEqual(["turn-waiting"]);
    expect(game.timing?.stage).toMatchObject({ kind: "held", since: ready });
    expect(viewFor(game, board, 1).isReady).toBe(true);
    expect(viewFor(game, board, player(game, "FRANCE"))).toMatchObject({
      isReady: false,
      early: null,
    });
  });

  it("is processed when he says so", () => {
    const { game } = until(byHand, days(1));
    const asked = done(game, 1, { kind: "process", phase: "S1901M" }, days(1));
    expect(kinds(until(asked, days(1)).events)).toEqual(["phase-turned"]);
  });

  it("is waited for again when somebody takes his orders back before the deadline", () => {
    const { game } = until(byHand, days(1));
    const cleared = done(game, player(game, "FRANCE"), { kind: "clear" }, days(1));
    expect(cleared.timing?.stage).toEqual({ kind: "open", told: days(1) });
    expect(cleared.escalation).toBeNull();
    expect(nextDue(cleared)).toMatchObject({ what: "deadline" });
  });

  it("goes on by the clock when that is set again", () => {
    const { game } = until(byHand, days(1));
    const free = done(game, 1, set({ manualProcess: false }), days(1));
    expect(kinds(until(free, days(1)).events)).toEqual(["phase-turned"]);
  });

  it("is ready after the grace period, whoever is late", () => {
    const late = ordered(begun({ ...quiet, manualProcess: true }), ["FRANCE"]);
    const { game, events } = until(late, at("2026-03-07T00:00:00Z"));
    expect(kinds(events)).toEqual(["late", "turn-waiting"]);
    expect(game.turn).toBe(1);
  });
});

describe("a master who does nothing", () => {
  it("is told, then all masters, then everybody, and at last the game goes on", () => {
    expect(told(until(byHand, days(7)).events)).toEqual(["gm", "gms", "everybody"]);
    const { game, events } = until(byHand, days(8));
    expect(kinds(events).slice(-2)).toEqual(["released", "phase-turned"]);
    expect(game.settings.manualProcess).toBe(false);
    expect(game.escalation).toBeNull();
  });

  it("is missed anew when he has done something", () => {
    const waiting = until(byHand, days(5)).game;
    const back = done(waiting, 1, { kind: "preview" }, days(5));
    expect(back.escalation).toMatchObject({ since: days(5), steps: 0 });
    expect(told(until(back, days(8)).events)).toEqual(["gm"]);
  });

  it("is not helped by what players do", () => {
    const waiting = until(byHand, days(5)).game;
    const france = player(waiting, "FRANCE");
    const voted = done(waiting, france, { kind: "set-draw", powers: [] }, days(5));
    expect(voted.escalation).toEqual(waiting.escalation);
  });

  it("may say that the game is to wait", () => {
    const patient = done(byHand, 1, set({ escalationDays: 0 }));
    expect(kinds(until(patient, days(100)).events)).toEqual(["turn-waiting"]);
  });

  it("gives everybody all the time of a step when the judge was away", () => {
    const waiting = until(byHand, days(1)).game;
    const first = advance(waiting, board, days(30));
    expect(told(first.events)).toEqual(["gm"]);
    expect(nextDue(first.game)).toEqual({ at: days(32), what: "escalation" });
  });

  it("does not keep a full table waiting for ever", () => {
    const full = { ...begun({ ...quiet, manualStart: true }), forming: null };
    expect(full.status).toBe("forming");
    const waiting = done(full, 2, { kind: "set-preference", preferences: [] }, days(0));
    const { game, events } = until(waiting, days(9));
    expect(told(events)).toEqual(["gm", "gms", "everybody"]);
    expect(kinds(events).slice(-2)).toEqual(["released", "game-started"]);
    expect(game.status).toBe("active");
  });

  it("does not keep a game waiting for orders for ever", () => {
    const missed = { kind: "wait" } as const;
    const late = ordered(begun({ ...quiet, nmr: missed, quiet: true }), ["FRANCE"]);
    const { game, events } = until(late, at("2026-03-15T00:00:00Z"));
    expect(told(events)).toEqual(["gm", "gms", "everybody"]);
    expect(kinds(events).slice(-2)).toEqual(["released", "phase-turned"]);
    expect(game.settings.nmr).toEqual({ kind: "hold" });
    expect(game.members).toHaveLength(8);
    const call = events.find((event) => event.kind === "gm-silent")!;
    const matter = { kind: "orders", powers: powers.filter((power) => power !== "FRANCE") };
    expect(eventFor(call, game, 1)).toMatchObject({ matters: [matter] });
    expect(eventFor(call, game, player(game, "FRANCE"))).toMatchObject({
      matters: [{ kind: "orders", powers: [] }],
    });
  });

  it("is not missed where nothing waits for him", () => {
    const { events } = until(ordered(begun(quiet), powers), days(40));
    expect(told(events)).toEqual([]);
  });
});
