/** Pauses: the GM's and the players', how they end, and that they take no time from anybody. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, audience, eventFor, type Game, nextDue } from "../../../src/game/index.js";
import { dayMs, hourMs, type Instant, instant } from "../../../src/util/index.js";
import { asked, at, began, begun, board, done, earlyEnd, ordered, player } from "../support.js";

const powers = board.powers.map(({ id }) => id);
const resume = { kind: "resume" } as const;

function hence(hours: number): Instant {
  return instant(began + hours * hourMs);
}

/** The game when these have voted for a pause until then. */
function voted(game: Game, voters: readonly string[], until: Instant | null, now = began): Game {
  const vote = { kind: "pause", until } as const;
  return voters.reduce((voter, power) => done(voter, player(voter, power), vote, now), game);
}

/** The game when these have voted to go on. */
function wishing(game: Game, voters: readonly string[], now: Instant): Game {
  return voters.reduce((voter, power) => done(voter, player(voter, power), resume, now), game);
}

function refusal(game: Game, power: string, command: Parameters<typeof asked>[2], now = began) {
  const decision = asked(game, player(game, power), command, now);
  return decision.kind === "refused" ? decision.refusal : null;
}

describe("a vote for a pause", () => {
  it("takes two thirds of the players, and lasts as long as all of these want", () => {
    const four = voted(begun(), powers.slice(0, 4), hence(96));
    expect(four.status).toBe("active");
    const five = voted(four, powers.slice(4, 5), hence(48));
    expect(five).toMatchObject({ status: "paused", pause: { by: "players", until: hence(48) } });
    expect(Object.values(five.submissions).map(({ pause }) => pause)).toEqual(Array(5).fill(null));
  });

  it("is for a week where nobody says how long, or for what is left", () => {
    expect(voted(begun(), powers.slice(0, 5), null).pause?.until).toBe(hence(7 * 24));
    const short = begun({ maxPause: 2 });
    expect(voted(short, powers.slice(0, 5), null).pause?.until).toBe(hence(48));
  });

  it("counts no vote for a time that has passed, or that was taken back", () => {
    const stale = voted(begun(), powers.slice(0, 3), hence(10));
    const later = voted(stale, powers.slice(3, 6), hence(96), hence(20));
    expect(later.status).toBe("active");
    const back = done(later, player(later, powers[3]!), { kind: "no-pause" }, hence(20));
    const six = voted(back, powers.slice(6), hence(96), hence(20));
    expect(six.status).toBe("active");
  });

  it("cannot pause a phase for longer than the game allows, in all", () => {
    const game = begun({ maxPause: 5 });
    const tooLong = { kind: "pause", until: hence(121) } as const;
    expect(refusal(game, "ITALY", tooLong)).toEqual({ kind: "paused-enough", left: 5 * dayMs });
    const once = voted(game, powers.slice(0, 5), hence(72));
    const on = advance(once, board, hence(72)).game;
    const again = { kind: "pause", until: hence(72 + 49) } as const;
    expect(refusal(on, "ITALY", again, hence(72))).toEqual({
      kind: "paused-enough",
      left: 2 * dayMs,
    });
    const none = { kind: "pause", until: null } as const;
    expect(refusal(begun({ maxPause: 0 }), "ITALY", none)).toEqual({
      kind: "paused-enough",
      left: 0,
    });
  });

  it("is no business of a power that is out of the game", () => {
    const game = begun();
    const units = game.position.units.filter(({ power }) => power !== "ITALY");
    const owners = Object.entries(game.position.owners).filter(([, owner]) => owner !== "ITALY");
    const without = {
      ...game,
      position: { ...game.position, units, owners: Object.fromEntries(owners) },
    };
    const vote = { kind: "pause", until: hence(48) } as const;
    expect(refusal(without, "ITALY", vote)).toEqual({ kind: "out-of-game", power: "ITALY" });
    expect(voted(without, ["AUSTRIA", "ENGLAND", "FRANCE", "RUSSIA"], hence(48)).status).toBe(
      "paused",
    );
  });

  it.each([
    ["the first is told to all others", {}, "ITALY", 7],
    ["no other vote is told", {}, "RUSSIA", 0],
    ["none is told in a quiet game", { quiet: true }, "ITALY", 0],
  ])("%s", (_, change, power, told) => {
    const before = power === "ITALY" ? begun(change) : voted(begun(change), ["ITALY"], hence(48));
    const voter = player(before, power);
    const vote = asked(before, voter, { kind: "pause", until: hence(48) });
    if (vote.kind === "refused") throw new Error("refused");
    expect(audience(before, vote.game, vote.events[0]!, voter)).toHaveLength(told);
  });

  it("is counted before nobody in a quiet game", () => {
    const quiet = begun({ quiet: true });
    const vote = asked(quiet, player(quiet, "ITALY"), { kind: "pause", until: hence(48) });
    if (vote.kind === "refused") throw new Error("refused");
    const [event] = vote.events;
    expect(event).toMatchObject({ kind: "pause-voted", votes: 1, needed: 5 });
    expect(eventFor(event!, vote.game, player(quiet, "FRANCE"))).toMatchObject({
      votes: 0,
      needed: 0,
    });
  });
});

describe("a pause", () => {
  const until = at("2026-03-10T08:00:00Z");
  const paused = done(begun(), 1, { kind: "pause", until });

  it("ends by itself, and says what the deadline was", () => {
    const { game, events } = advance(paused, board, until);
    expect(events).toEqual([
      {
        kind: "resumed",
        by: "judge",
        before: at("2026-03-05T23:30:00Z"),
        deadline: at("2026-03-13T23:30:00Z"),
      },
    ]);
    expect([game.status, game.pause]).toEqual(["active", null]);
  });

  it("is told of every three days, and once for all that were slept through", () => {
    expect(nextDue(paused)).toEqual({ at: hence(72), what: "pause" });
    const slept = advance(paused, board, hence(7 * 24));
    expect(slept.events).toMatchObject([{ kind: "still-paused", by: "gm", until }]);
    expect(nextDue(slept.game)).toEqual({ at: until, what: "resume" });
  });

  it("without an end waits for the master, and is told of for ever", () => {
    const resting = done(begun(), 1, { kind: "pause", until: null });
    const later = advance(resting, board, hence(30 * 24)).game;
    expect(nextDue(later)).toEqual({ at: hence(33 * 24), what: "pause" });
    expect(done(later, 1, resume, hence(40 * 24)).status).toBe("active");
  });

  it("gets another end from the master, and is his from then on", () => {
    const theirs = voted(begun(), powers.slice(0, 5), hence(48));
    const moved = asked(theirs, 1, { kind: "pause", until: hence(96) });
    expect(moved).toMatchObject({
      events: [{ kind: "pause-moved", before: hence(48), after: hence(96) }],
      game: { pause: { by: "gm", until: hence(96) } },
    });
  });

  it("of the players is theirs to end", () => {
    const theirs = voted(begun(), powers.slice(0, 5), hence(96));
    const four = wishing(theirs, powers.slice(0, 4), hence(24));
    expect(four.status).toBe("paused");
    const three = done(four, player(four, powers[0]!), { kind: "no-resume" }, hence(24));
    expect(wishing(three, powers.slice(4, 5), hence(24)).status).toBe("paused");
    expect(wishing(four, powers.slice(4, 5), hence(24)).status).toBe("active");
  });

  it("of the master is his for a week, and then the players' too", () => {
    const resting = done(begun(), 1, { kind: "pause", until: null });
    const from = hence(7 * 24);
    expect(refusal(resting, "ITALY", resume, hence(100))).toEqual({ kind: "gms-pause", from });
    expect(wishing(resting, powers.slice(0, 5), from).status).toBe("active");
  });

  it("since nobody played ends when one has come and wants to go on", () => {
    const alone = board.powers.reduce(
      (one, { id }) => done(one, 1, { kind: "eject", power: id, address: null }),
      begun({ reminderHours: [] }),
    );
    const stopped = advance(alone, board, alone.timing!.deadline).game;
    expect(stopped.pause?.by).toBe("judge");
    const join = { kind: "join", role: "player", passwordHash: null, power: "ITALY" } as const;
    const come = done(stopped, 0, join, hence(200), "zoe@example.net");
    expect(done(come, player(come, "ITALY"), resume, hence(200)).status).toBe("active");
  });
});

describe("what went wrong elsewhere", () => {
  it("a pause of an extended phase brought its deadline nearer", () => {
    const extended = done(begun(), 1, { kind: "extend", ms: 10 * dayMs });
    const paused = done(extended, 1, { kind: "pause", until: hence(5) });
    const { game } = advance(paused, board, hence(5));
    expect(game.timing!.deadline).toBeGreaterThanOrEqual(extended.timing!.deadline + 5 * hourMs);
    expect(game.timing!.extended).toBe(10 * dayMs);
  });

  it("a pause during the time for late orders ended with the seat lost", () => {
    const late = advance(begun({ reminderHours: [] }), board, at("2026-03-05T23:30:00Z")).game;
    const now = at("2026-03-06T10:00:00Z");
    const on = done(done(late, 1, { kind: "pause", until: null }, now), 1, resume, now);
    expect(on.timing!.deadline).toBe(at("2026-03-07T23:30:00Z"));
    expect(on.timing!.stage).toEqual({ kind: "open", told: now });
  });

  it("orders of all lay there when the pause was over, and nothing happened", () => {
    const all = ordered(begun(), powers);
    const paused = done(all, 1, { kind: "pause", until: hence(48) });
    const { game } = advance(paused, board, hence(48));
    expect(earlyEnd(game)).toBe(hence(48.5));
  });
});

it("no pause takes time from anybody, whenever it begins and ends", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 10 }),
      (from, length, extra) => {
        const game =
          extra === 0 ? begun() : done(begun(), 1, { kind: "extend", ms: extra * dayMs });
        const before = game.timing!;
        const since = hence(from);
        const end = hence(from + length + 1);
        const paused = done(game, 1, { kind: "pause", until: end }, since);
        const { deadline, graceEnds } = done(paused, 1, resume, end).timing!;
        expect(deadline).toBeGreaterThanOrEqual(before.deadline);
        expect(deadline - end).toBeGreaterThanOrEqual(before.deadline - since);
        expect(graceEnds - deadline).toBeGreaterThanOrEqual(before.graceEnds - before.deadline);
      },
    ),
  );
});
