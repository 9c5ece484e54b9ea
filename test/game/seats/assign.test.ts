/**
 * Powers for players: every player gets one power and no power twice; no other assignment fulfils the
 * wishes better; the seed alone settles what the wishes leave open.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGame, type Game } from "../../../src/game/index.js";
import { addMember } from "../../../src/game/model/members.js";
import { assignPowers } from "../../../src/game/seats/assign.js";
import { standardBoard } from "../../support/boards/boards.js";
import { began } from "../support.js";

const board = standardBoard();
const powers = board.powers.map((power) => power.id);
const nobody = { address: "nobody@example.net", passwordHash: null };

function forming(wishes: readonly (readonly (readonly string[])[])[], seed = 1): Game {
  const { game } = createGame("paris", board, nobody, seed, began);
  const unpeopled: Game = { ...game, members: [], nextMember: 1 };
  const joined = wishes.reduce((one, _, index) => {
    const player = {
      role: "player",
      power: null,
      ...nobody,
      address: `p${index}@example.net`,
    } as const;
    return addMember(one, player).game;
  }, unpeopled);
  const members = joined.members.map((one, index) => ({ ...one, preferences: wishes[index]! }));
  return { ...joined, members };
}

const first = (power: string) => [[power]];
const wishless = powers.map(() => []);

describe("power assignment", () => {
  it("gives everybody the first wish where all wish differently", () => {
    const given = assignPowers(forming(powers.map(first)), board);
    expect([...given.values()]).toEqual(powers);
  });

  it("prefers two second wishes to a first and a last", () => {
    const wishes = [
      [["FRANCE"], ["ENGLAND"], ["GERMANY"]],
      [["FRANCE"], ["GERMANY"], ["ENGLAND"]],
    ];
    const given = assignPowers(forming(wishes), board);
    expect(new Set(given.values()).size).toBe(2);
    expect([...given.values()]).toContain("FRANCE");
  });

  it("leaves a power that the master gave", () => {
    const game = forming([first("ITALY"), first("ITALY")]);
    const members = game.members.map((member) =>
      member.id === 2 ? { ...member, power: "ITALY" } : member,
    );
    const given = assignPowers({ ...game, members }, board);
    expect(given.get(2)).toBe("ITALY");
    expect(given.get(1)).not.toBe("ITALY");
  });

  it("depends on the seed where nobody wishes anything", () => {
    const start = (seed: number) =>
      [...assignPowers(forming(wishless, seed), board).values()].join();
    const starts = [1, 2, 3, 4, 5].map(start);
    expect(new Set(starts).size).toBeGreaterThan(1);
    expect(start(1)).toBe(starts[0]);
  });

  it("is never worse than any assignment drawn at random", () => {
    const wish = fc.shuffledSubarray(powers).map((list) => list.map((power) => [power]));
    fc.assert(
      fc.property(
        fc.array(wish, { minLength: 7, maxLength: 7 }),
        fc.shuffledSubarray(powers, { minLength: 7 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (wishes, other, seed) => {
          const given = [...assignPowers(forming(wishes, seed), board).values()];
          expect(new Set(given).size).toBe(7);
          expect(worth(wishes, given)).toBeGreaterThanOrEqual(worth(wishes, other));
        },
      ),
    );
  });
});

/** The sum of wish points, counted anew: 7 for a first wish, and the mean of the rest for none. */
function worth(
  wishes: readonly (readonly (readonly string[])[])[],
  given: readonly string[],
): number {
  return given.reduce((sum, power, index) => {
    const list = wishes[index]!.flat();
    const place = list.indexOf(power);
    return sum + (place >= 0 ? 7 - place : (7 - list.length + 1) / 2);
  }, 0);
}
