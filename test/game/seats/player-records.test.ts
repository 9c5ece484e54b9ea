/** What players did in all games: results and reliability, without those whom a game keeps secret. */
import { describe, expect, it } from "vitest";
import { advance, type Game, nextDue, playerRecordsIn } from "../../../src/game/index.js";

import { begun, board, done, ordered } from "../support.js";

const powers = board.powers.map(({ id }) => id);
const drawn = (change: Partial<Game["settings"]> = {}) =>
  done(begun({ scoring: "draw-size", ...change }), 1, {
    kind: "declare",
    powers: ["FRANCE", "ITALY"],
    isSolo: false,
  });

function careerOf(address: string, ...games: readonly Game[]) {
  return playerRecordsIn(games, () => board).find(
    (playerRecord) => playerRecord.address === address,
  );
}

describe("careers", () => {
  it("count wins, draws, survivals and points over all games", () => {
    const won = done(begun(), 1, { kind: "declare", powers: ["FRANCE"], isSolo: true });
    expect(careerOf("france@example.net", drawn(), won, begun())).toMatchObject({
      finished: 2,
      wins: 1,
      draws: 1,
      points: 50,
    });
    expect(careerOf("turkey@example.net", drawn())).toMatchObject({ survivals: 1, points: 0 });
  });

  it("count phases, lateness, and games that were left", () => {
    const settings = { reminderHours: [], nmr: { kind: "civil-disorder" } } as const;
    let game = ordered(begun(settings), powers.slice(1));
    for (let step = 0; step < 2; step++) game = advance(game, board, nextDue(game)!.at).game;
    expect(careerOf("austria@example.net", game)).toMatchObject({
      timesLate: 1,
      phasesMissed: 0,
      vacated: 1,
      resigned: 0,
    });
    expect(careerOf("france@example.net", game)).toMatchObject({ phasesDue: 1, timesLate: 0 });
  });

  it.each([
    ["tell nothing of a gunboat game that goes on", begun({ gunboat: true }), false],
    ["tell nothing of one that never reveals", drawn({ gunboat: true, reveal: false }), false],
    ["tell of one that was revealed", drawn({ gunboat: true }), true],
  ])("%s", (_, game, isTold) => {
    expect(careerOf("france@example.net", game) !== undefined).toBe(isTold);
  });

  it("count no center that counts for nobody", () => {
    const game = done(begun({ scoring: "sum-of-squares" }), 1, {
      kind: "declare",
      powers: ["FRANCE", "ITALY"],
      isSolo: false,
    });
    const provinces = board.provinces.map((province) =>
      province.id === "PAR" ? { ...province, uncountedBy: ["FRANCE"] } : province,
    );
    const points = (where: typeof board) =>
      playerRecordsIn([game], () => where).find(({ address }) => address === "france@example.net")
        ?.points;
    expect(points({ ...board, provinces })).toBeLessThan(points(board) ?? 0);
  });

  it("put the best first", () => {
    const [first] = playerRecordsIn([drawn()], () => board);
    expect(first?.address).toBe("france@example.net");
  });
});
