/** Endings: what the votes agree on, what the rulebook ends, what the GM declares, and the points. */
import { describe, expect, it } from "vitest";
import { advance, audience, type Command, type Game } from "../../../src/game/index.js";
import type { Ending } from "../../../src/game/model/game.js";
import { type Scoring, scoresOf } from "../../../src/rules/index.js";
import { asked, at, began, begun, board, done, earlyEnd, ordered, player } from "../support.js";

const powers = board.powers.map(({ id }) => id);
const all = { kind: "set-draw", powers: [] } as const;
const within = (...names: readonly string[]) => ({ kind: "set-draw", powers: names }) as const;
const size = (most: number) => ({ kind: "set-draw-size", most }) as const;

/** The game after these votes; the others vote as the last argument says. */
function voted(game: Game, votes: Readonly<Record<string, Command>>, rest: Command): Game {
  return powers.reduce((one, power) => {
    if (one.status !== "active") return one;
    const { id } = one.members.find((member) => member.power === power) ?? { id: 0 };
    return id === 0 ? one : done(one, id, votes[power] ?? rest);
  }, game);
}

describe("votes of a game whose draws may leave survivors out", () => {
  it.each<readonly [string, Readonly<Record<string, Command>>, Command, Ending | null]>([
    ["all for all", {}, all, { kind: "draw", powers }],
    [
      "all for the same two",
      {},
      within("FRANCE", "ENGLAND"),
      { kind: "draw", powers: ["ENGLAND", "FRANCE"] },
    ],
    [
      "the largest that all accept",
      {
        FRANCE: within("FRANCE", "ENGLAND", "ITALY", "RUSSIA"),
        ENGLAND: within("FRANCE", "ENGLAND"),
      },
      within("FRANCE", "ENGLAND"),
      { kind: "draw", powers: ["ENGLAND", "FRANCE"] },
    ],
    [
      "one who insists on a part",
      { TURKEY: within("TURKEY", "FRANCE") },
      within("FRANCE", "ENGLAND"),
      null,
    ],
    [
      "one who does not",
      { TURKEY: within("FRANCE", "ENGLAND") },
      within("FRANCE", "ENGLAND"),
      { kind: "draw", powers: ["ENGLAND", "FRANCE"] },
    ],
    ["a draw of one", {}, within("FRANCE"), { kind: "concession", power: "FRANCE" }],
    [
      "sizes that fit",
      { FRANCE: size(2), ENGLAND: size(3) },
      size(0),
      { kind: "draw", powers: ["ENGLAND", "FRANCE"] },
    ],
    ["a size too small", { FRANCE: size(2), ENGLAND: size(3), ITALY: size(3) }, size(0), null],
    ["sizes, and nobody who wants a part", {}, size(0), null],
    ["no agreement", { FRANCE: { kind: "set-draw", powers: null } }, all, null],
  ])("%s", (_, votes, rest, ending) => {
    expect(voted(begun({ dias: false }), votes, rest).ending).toEqual(ending);
  });
});

describe("votes", () => {
  const six = { FRANCE: { kind: "set-wait", wait: false } } as const;

  it("expire with their phase", () => {
    const game = voted(begun(), six, all);
    const next = advance(ordered(game, powers), board, game.timing!.deadline).game;
    expect(next.submissions).toEqual({});
  });

  it("stand, where the game keeps them, and orders do not", () => {
    const game = ordered(voted(begun({ standingVotes: true }), six, all), powers);
    const next = advance(game, board, earlyEnd(game)!).game;
    expect(next.turn).toBe(2);
    expect(next.submissions.ITALY).toMatchObject({ draw: [], orders: [] });
    expect(done(next, player(next, "FRANCE"), all).ending).toEqual({ kind: "draw", powers });
  });

  it.each([
    ["are nobody's business", false, 0],
    ["are everybody's, where they are open", true, 7],
  ])("%s", (_, openVotes, told) => {
    const game = begun({ openVotes });
    const france = player(game, "FRANCE");
    const event = { kind: "draw-set", power: "FRANCE", powers: [] } as const;
    expect(audience(game, game, event, france)).toHaveLength(told);
  });
});

describe("what went wrong elsewhere", () => {
  it("a power in civil disorder blocked the draw for ever", () => {
    const left = done(begun(), 1, { kind: "eject", power: "FRANCE", address: null });
    expect(voted(left, {}, all).ending).toEqual({ kind: "draw", powers });
  });
});

describe("the master", () => {
  it.each<readonly [string, Command, Ending]>([
    [
      "declares a draw of all",
      { kind: "declare", powers: [], isSolo: false },
      { kind: "draw", powers },
    ],
    [
      "declares a draw of some",
      { kind: "declare", powers: ["TURKEY", "ITALY"], isSolo: false },
      { kind: "draw", powers: ["ITALY", "TURKEY"] },
    ],
    [
      "declares a victory",
      { kind: "declare", powers: ["ITALY"], isSolo: true },
      { kind: "solo", power: "ITALY" },
    ],
  ])("%s", (_, command, ending) => {
    expect(done(begun(), 1, command).ending).toEqual(ending);
  });

  it("cannot give the game to two, or to a power that is out of it", () => {
    const two = asked(begun(), 1, { kind: "declare", powers: ["ITALY", "TURKEY"], isSolo: true });
    expect(two).toMatchObject({ refusal: { kind: "bad-value" } });
    const game = begun();
    const owners = Object.entries(game.position.owners).filter(([, power]) => power !== "ITALY");
    const units = game.position.units.filter(({ power }) => power !== "ITALY");
    const without = {
      ...game,
      position: { ...game.position, units, owners: Object.fromEntries(owners) },
    };
    const out = asked(without, 1, { kind: "declare", powers: ["ITALY"], isSolo: true });
    expect(out).toMatchObject({ refusal: { kind: "out-of-game" } });
  });
});

describe("the rulebook of Alexander", () => {
  /** A fall in which nothing happens, after so many years without any change. */
  function fall(rules: string, years: number): Game {
    const game = begun({ rules, reminderHours: [] });
    const owners = game.position.owners;
    return {
      ...game,
      phase: { season: "F", year: 1900 + years, kind: "M" },
      years: Array.from({ length: years }, () => owners),
    };
  }

  it.each([
    [
      "ends a game after seven years without a gain",
      "alexander",
      7,
      { kind: "unchanged-years", years: 7 },
    ],
    ["not after six", "alexander", 6, null],
    ["and no other rulebook does", "2025", 7, null],
  ])("%s", (_, rules, years, why) => {
    const game = ordered(fall(rules, years), powers, at("2026-03-03T00:00:00Z"));
    const { events } = advance(game, board, earlyEnd(game)!);
    const ended = events.find(({ kind }) => kind === "ended");
    expect(ended?.kind === "ended" ? ended.why : null).toEqual(why);
  });

  it("counts the years from the start of the game", () => {
    expect(begun().years).toEqual([begun().position.owners]);
    const game = ordered(fall("2025", 1), powers, began);
    expect(advance(game, board, earlyEnd(game)!).game.years).toHaveLength(2);
  });
});

describe("the points of a game", () => {
  const centers = { FRANCE: 15, ENGLAND: 9, ITALY: 0 };
  const three = ["FRANCE", "ENGLAND", "ITALY"];

  it.each<readonly [string, Scoring, readonly string[], Readonly<Record<string, number>>]>([
    [
      "shared by draw size",
      "draw-size",
      ["FRANCE", "ENGLAND"],
      { FRANCE: 50, ENGLAND: 50, ITALY: 0 },
    ],
    ["all to the winner", "sum-of-squares", ["FRANCE"], { FRANCE: 100, ENGLAND: 0, ITALY: 0 }],
    [
      "by squares in a draw",
      "sum-of-squares",
      ["FRANCE", "ENGLAND"],
      { FRANCE: 22500 / 306, ENGLAND: 8100 / 306, ITALY: 0 },
    ],
    ["by the table", "alexander", ["FRANCE", "ENGLAND"], { FRANCE: 150, ENGLAND: 150, ITALY: -60 }],
    ["none at all", "none", ["FRANCE"], {}],
    ["none for a game that nobody won", "draw-size", [], {}],
  ])("%s", (_, system, shared, points) => {
    expect(scoresOf(system, three, shared, centers)).toEqual(points);
  });
});
