/**
 * Missed turns: what each policy does when orders do not come, who is told when, and how seats change
 * hands. Defects that other judges had are named by what went wrong.
 */
import { describe, expect, it } from "vitest";
import { advance, audience, type Event, type Game, nextDue } from "../../../src/game/index.js";
import { hourMs, instant } from "../../../src/util/index.js";
import { asked, at, begun, board, done, ordered, player } from "../support.js";

const powers = board.powers.map(({ id }) => id);
const quiet = { reminderHours: [], escalationDays: 0 } as const;

/** The game and what happened when so many due things have been done. */
function passed(
  game: Game,
  steps: number,
): { readonly game: Game; readonly events: readonly Event[] } {
  const events: Event[] = [];
  let current = game;
  for (let step = 0; step < steps; step++) {
    const due = nextDue(current);
    if (due === null) break;
    const next = advance(current, board, due.at);
    events.push(...next.events);
    current = next.game;
  }
  return { game: current, events };
}

const kinds = (events: readonly Event[]) => events.map(({ kind }) => kind);
const others = (...missing: readonly string[]) =>
  powers.filter((power) => !missing.includes(power));

describe("a power whose orders do not come", () => {
  it.each([
    ["holds", { kind: "hold" }, ["late", "phase-turned"], 7],
    [
      "is in civil disorder",
      { kind: "civil-disorder" },
      ["late", "vacated", "opening", "phase-turned"],
      6,
    ],
    ["keeps the seat the first time", { kind: "replace", after: 2 }, ["late", "phase-turned"], 7],
    ["is excused", { kind: "excuse", times: 1 }, ["late", "excused"], 7],
    ["is waited for", { kind: "wait" }, ["late", "late"], 7],
  ] as const)("%s", (_, missed, events, seats) => {
    const game = ordered(begun({ ...quiet, nmr: missed }), others("FRANCE"));
    const after = passed(game, 2);
    expect(kinds(after.events)).toEqual(events);
    expect(after.game.members.filter(({ role }) => role === "player")).toHaveLength(seats);
  });

  it("loses the seat when a second phase in a row is missed", () => {
    const missed = { kind: "replace", after: 2 } as const;
    const first = passed(ordered(begun({ ...quiet, nmr: missed }), others("FRANCE")), 2).game;
    const second = passed(ordered(first, others("FRANCE"), at("2026-03-08T00:00:00Z")), 2);
    expect(kinds(second.events)).toEqual(["late", "vacated", "opening", "phase-turned"]);
  });

  it("keeps it if there were orders in between", () => {
    const missed = { kind: "replace", after: 2 } as const;
    const first = passed(ordered(begun({ ...quiet, nmr: missed }), others("FRANCE")), 2).game;
    const good = passed(ordered(first, powers, at("2026-03-08T00:00:00Z")), 1).game;
    expect(good.turn).toBe(3);
    const third = passed(ordered(good, others("FRANCE"), at("2026-03-12T00:00:00Z")), 2);
    expect(kinds(third.events)).toEqual(["late", "phase-turned"]);
  });

  it("is excused once in a phase and so often in a game", () => {
    const missed = { kind: "excuse", times: 1 } as const;
    const game = ordered(begun({ ...quiet, nmr: missed }), others("FRANCE"));
    expect(kinds(passed(game, 4).events)).toEqual(["late", "excused", "late", "phase-turned"]);
    const next = passed(game, 4).game;
    const again = ordered(next, others("FRANCE"), at("2026-03-20T00:00:00Z"));
    expect(kinds(passed(again, 2).events)).toEqual(["late", "phase-turned"]);
  });

  it("is told once a day, and everybody every other day, as long as the game waits", () => {
    const game = ordered(begun({ ...quiet, nmr: { kind: "wait" } }), others("FRANCE"));
    const notices = passed(game, 6).events.map((event) => event.kind === "late" && event.isForAll);
    expect(notices).toEqual([true, true, true, false, true, false]);
    const times: string[] = [];
    let waiting = game;
    for (let step = 0; step < 4; step++) {
      const due = nextDue(waiting)!;
      times.push(new Date(due.at).toISOString().slice(5, 16));
      waiting = advance(waiting, board, due.at).game;
    }
    expect(times).toEqual(["03-05T23:30", "03-06T23:30", "03-07T23:30", "03-08T23:30"]);
  });

  it("ends the waiting by ordering", () => {
    const game = ordered(begun({ ...quiet, nmr: { kind: "wait" } }), others("FRANCE"));
    const waiting = passed(game, 5).game;
    const late = ordered(waiting, ["FRANCE"], at("2026-03-10T10:00:00Z"));
    expect(nextDue(late)).toEqual({ at: at("2026-03-10T10:00:00Z"), what: "turn" });
  });

  it("is waited for in a protected first turn, and not later", () => {
    const game = ordered(begun({ ...quiet, protectFirstTurn: true }), others("FRANCE"));
    const waiting = passed(game, 5).game;
    expect(waiting.turn).toBe(1);
    const turned = passed(ordered(waiting, ["FRANCE"], at("2026-03-10T10:00:00Z")), 1).game;
    const second = ordered(turned, others("FRANCE"), at("2026-03-11T00:00:00Z"));
    expect(kinds(passed(second, 2).events)).toEqual(["late", "phase-turned"]);
  });
});

describe("a free seat", () => {
  const missed = { kind: "civil-disorder" } as const;
  const vacant = passed(ordered(begun({ ...quiet, nmr: missed }), others("FRANCE")), 2).game;
  const join = { kind: "join", role: "player", passwordHash: null, power: "FRANCE" } as const;
  const early = at("2026-03-07T00:00:00Z");
  const near = instant(vacant.timing!.deadline - 3 * hourMs);

  it("goes to a new player, who is briefed and waited for", () => {
    const taken = asked(vacant, 0, join, early, "nina@example.net");
    expect(taken).toMatchObject({
      kind: "accepted",
      events: [{ kind: "took-over", isReturning: false }, { kind: "briefed" }],
    });
    const game = done(vacant, 0, join, early, "nina@example.net");
    expect(game.submissions.FRANCE?.wait).toBe(true);
  });

  it("gives a new player a day if the deadline is near", () => {
    const taken = asked(vacant, 0, join, near, "nina@example.net");
    expect(taken).toMatchObject({ events: [{}, {}, { kind: "deadline-set", why: "newcomer" }] });
  });

  it("is offered to those who stand by, and to nobody else", () => {
    const observe = { ...join, role: "observer", power: null } as const;
    const watched = done(begun({ ...quiet, nmr: missed }), 0, observe, early, "stan@example.net");
    const ready = done(watched, 9, { kind: "standby", standby: true });
    const { events, game } = passed(ordered(ready, others("FRANCE")), 2);
    const opening = events.find(({ kind }) => kind === "opening")!;
    expect(audience(ready, game, opening, null).map(({ id }) => id)).toEqual([9]);
    const taken = done(game, 9, join, early);
    expect(taken.members.filter(({ address }) => address === "stan@example.net")).toMatchObject([
      { role: "player", power: "FRANCE" },
    ]);
  });
});

describe("what went wrong elsewhere", () => {
  const missed = { kind: "civil-disorder" } as const;
  const join = { kind: "join", role: "player", passwordHash: null, power: "FRANCE" } as const;

  it("players took their own power again and again to gain time", () => {
    const vacant = passed(ordered(begun({ ...quiet, nmr: missed }), others("FRANCE")), 2).game;
    const near = instant(vacant.timing!.deadline - 3 * hourMs);
    const back = done(vacant, 0, join, near, "france@example.net");
    expect(back.timing?.deadline).toBe(vacant.timing?.deadline);
    expect(back.submissions.FRANCE?.wait ?? false).toBe(false);
    const again = passed(ordered(back, others("FRANCE"), near), 2).game;
    const stillBack = done(
      again,
      0,
      join,
      instant(again.timing!.deadline - hourMs),
      "france@example.net",
    );
    expect(stillBack.timing?.deadline).toBe(again.timing?.deadline);
  });

  it("a retreat phase waited for powers in civil disorder", () => {
    const game = begun({ ...quiet, nmr: missed });
    const dislodged = [
      { type: "A", at: "PAR", power: "FRANCE", from: "BUR", retreats: ["GAS", "PIC"] },
    ] as const;
    const retreats: Game = {
      ...game,
      members: game.members.filter(({ power }) => power !== "FRANCE"),
      phase: { season: "S", year: 1901, kind: "M" },
      position: {
        ...game.position,
        units: [
          ...game.position.units.filter(({ power }) => power !== "FRANCE"),
          { type: "A", at: "BUR", power: "GERMANY" },
          { type: "A", at: "GAS", power: "GERMANY" },
          ...dislodged.map(({ type, at: place, power }) => ({ type, at: place, power })),
        ],
      },
    };
    const orders = [
      {
        kind: "move",
        unit: { type: "A", at: "BUR", power: null },
        to: "PAR",
        viaConvoy: false,
        route: [],
      },
      {
        kind: "support",
        unit: { type: "A", at: "GAS", power: null },
        of: { type: "A", at: "BUR", power: null },
        to: "PAR",
      },
    ] as const;
    const german = player(retreats, "GERMANY");
    const attacked = done(ordered(retreats, others("FRANCE")), german, {
      kind: "orders",
      power: "GERMANY",
      set: "usual",
      orders: orders.map((order) => ({ order, text: "" })),
    });
    const { game: after, events } = passed(attacked, 1);
    expect(kinds(events)).toEqual(["phase-turned", "phase-turned"]);
    expect(after.phase).toEqual({ season: "F", year: 1901, kind: "M" });
  });

  it("years passed at once when everybody was in civil disorder", () => {
    const { game, events } = passed(begun({ ...quiet, nmr: missed }), 8);
    expect(kinds(events).filter((kind) => kind === "phase-turned")).toHaveLength(1);
    expect([game.status, game.phase.year]).toEqual(["paused", 1901]);
  });

  it("a power with nothing to order was late for nothing", () => {
    const game = begun({ ...quiet, nmr: missed });
    const winter: Game = { ...game, phase: { season: "W", year: 1901, kind: "A" } };
    const turned = passed(winter, 1);
    expect(kinds(turned.events)).toEqual(["phase-turned"]);
    expect(turned.game.members).toHaveLength(8);
  });
});
