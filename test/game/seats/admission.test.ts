/** What games ask of their players, and how the figures that they ask for come about. */
import { describe, expect, it } from "vitest";
import {
  advance,
  type Game,
  nextDue,
  type PlayerRecord,
  playerRecordsIn,
  viewFor,
} from "../../../src/game/index.js";
import { asked, began, begun, board, done, ordered, player } from "../support.js";

const playerRecord: PlayerRecord = {
  address: "zoe@example.net",
  finished: 3,
  wins: 0,
  draws: 0,
  survivals: 3,
  points: 0,
  resigned: 1,
  vacated: 0,
  takenOver: 0,
  phasesDue: 10,
  timesLate: 2,
  phasesMissed: 1,
};

const vacant = (change: Partial<Game["settings"]>) =>
  done(begun(change), 1, { kind: "eject", power: "ITALY", address: null });

function joining(game: Game, known: PlayerRecord | undefined, power: string | null = "ITALY") {
  const join = { kind: "join", role: "player", passwordHash: null, power } as const;
  const command = known === undefined ? join : { ...join, playerRecord: known };
  const decision = asked(game, 0, command, began, "zoe@example.net");
  return decision.kind === "refused" ? decision.refusal : null;
}

describe("who may play", () => {
  it.each([
    ["anybody, where nothing is asked", {}, undefined, null],
    ["who is on time often enough", { minOnTime: 80 }, playerRecord, null],
    ["not who is late more often", { minOnTime: 81 }, playerRecord, { what: "on-time", is: 80 }],
    ["who has not left too many games", { maxLeft: 25 }, playerRecord, null],
    ["not who has left more", { maxLeft: 24 }, playerRecord, { what: "left", needed: 24, is: 25 }],
    ["who has played enough", { minGames: 3 }, playerRecord, null],
    ["not a newcomer where that is asked", { minGames: 1 }, undefined, { what: "games", is: 0 }],
    ["a newcomer who was never late", { minOnTime: 100, maxLeft: 0 }, undefined, null],
  ])("%s", (_, change, known, refusal) => {
    const found = joining(vacant(change), known);
    if (refusal === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ kind: "unreliable", ...refusal });
  });

  it("whoever had the seat before", () => {
    const strict = { ...vacant({ minGames: 1 }), former: { ITALY: "zoe@example.net" } };
    expect(joining(strict, undefined)).toBeNull();
  });

  it("no more than a hundred per cent can be asked", () => {
    const change = { kind: "set-settings", change: { minOnTime: 101 } } as const;
    expect(asked(begun(), 1, change)).toMatchObject({ refusal: { kind: "bad-value" } });
  });
});

describe("the figures", () => {
  it("count phases that were missed, and powers that were taken over", () => {
    let game = ordered(begun({ reminderHours: [] }), ["FRANCE"]);
    for (let step = 0; step < 2; step++) game = advance(game, board, nextDue(game)!.at).game;
    const join = { kind: "join", role: "player", passwordHash: null, power: "ITALY" } as const;
    const left = done(game, 1, { kind: "eject", power: "ITALY", address: null });
    const taken = done(left, 0, join, began, "zoe@example.net");
    const of = (name: string) =>
      playerRecordsIn([taken], () => board).find(
        ({ address }) => address === `${name}@example.net`,
      );
    expect(of("zoe")).toMatchObject({ takenOver: 1, phasesDue: 0 });
    expect(of("turkey")).toMatchObject({ phasesMissed: 1, timesLate: 1, takenOver: 0 });
    expect(of("france")).toMatchObject({ phasesMissed: 0, timesLate: 0 });
    expect(of("italy")).toMatchObject({ phasesMissed: 1, resigned: 0, vacated: 0 });
  });

  it("are told of others only where the game says so, and never in a quiet one", () => {
    const seen = (change: Partial<Game["settings"]>, reader: string | null) => {
      const game = begun(change);
      const view = viewFor(game, board, reader === null ? null : player(game, reader));
      return view.powers.filter(({ timesLate }) => timesLate !== null).length;
    };
    expect(seen({}, "FRANCE")).toBe(1);
    expect(seen({ lateCount: true }, "FRANCE")).toBe(7);
    expect(seen({ lateCount: true, quiet: true }, "FRANCE")).toBe(1);
    expect(seen({ lateCount: true }, null)).toBe(0);
    expect(viewFor(begun(), board, 1).powers.every(({ timesLate }) => timesLate === 0)).toBe(true);
  });

  it("of a player who lost the seat leave no vote behind", () => {
    const settings = { reminderHours: [], nmr: { kind: "civil-disorder" }, standingVotes: true };
    const game = begun(settings as Partial<Game["settings"]>);
    let voted = done(game, player(game, "ITALY"), { kind: "set-draw", powers: [] });
    for (let step = 0; step < 2; step++) voted = advance(voted, board, nextDue(voted)!.at).game;
    expect(voted.submissions.ITALY?.draw ?? null).toBeNull();
  });
});
