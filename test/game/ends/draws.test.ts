/** Which draw votes agree on: what each voter accepts is tried out for every draw that there is. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawOfAll, drawOfSome } from "../../../src/game/ends/draws.js";
import { propertyRuns } from "../../support/runs.js";

type Vote = Parameters<typeof drawOfAll>[0][number];

const alive = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY"];
const draws = Array.from({ length: 1 << alive.length }, (_, bits) =>
  alive.filter((_, index) => (bits >> index) & 1),
);

/** Does this voter accept this draw? */
function accepts({ power, draw, drawSize }: Vote, powers: readonly string[]): boolean {
  const isIn = powers.includes(power);
  if (drawSize !== null) return drawSize === 0 ? !isIn : isIn && powers.length <= drawSize;
  if (draw === null) return false;
  const named = draw.length === 0 ? alive : draw;
  return (
    powers.every((one) => named.includes(one) || one === power) && (isIn || !named.includes(power))
  );
}

const voteOf = (power: string): fc.Arbitrary<Vote> =>
  fc.oneof(
    fc.record({
      power: fc.constant(power),
      draw: fc.subarray(alive),
      drawSize: fc.constant(null),
    }),
    fc.record({
      power: fc.constant(power),
      draw: fc.constant(null),
      drawSize: fc.nat(alive.length),
    }),
  );

/** The votes of all, or of all but those without a player. */
const anyVotes = fc
  .subarray(alive, { minLength: 1 })
  .chain((voters) => fc.tuple(...voters.map(voteOf)));

describe("where draws may leave survivors out", () => {
  it("a draw is declared if there is one that all accept, and no other", () => {
    fc.assert(
      fc.property(anyVotes, (votes) => {
        fc.pre(votes.some(({ drawSize }) => drawSize !== 0));
        const draw = drawOfSome(votes, alive);
        const accepted = draws.filter(
          (one) => one.length > 0 && votes.every((vote) => accepts(vote, one)),
        );
        if (accepted.length === 0) expect(draw).toEqual([]);
        else expect(accepted).toContainEqual(draw);
      }),
      propertyRuns(0.025),
    );
  });

  it("it is the greatest, if nobody limits its size", () => {
    fc.assert(
      fc.property(anyVotes, (votes) => {
        fc.pre(votes.every(({ drawSize }) => drawSize === null || drawSize === 0));
        const sizes = draws
          .filter((one) => votes.every((vote) => accepts(vote, one)))
          .filter((one) => votes.some(({ draw }) => draw !== null) || one.length === 0)
          .map((one) => one.length);
        expect(drawOfSome(votes, alive)).toHaveLength(Math.max(0, ...sizes));
      }),
      propertyRuns(0.025),
    );
  });

  const list = (power: string, ...draw: string[]): Vote => ({ power, draw, drawSize: null });
  const size = (power: string, drawSize: number): Vote => ({ power, draw: null, drawSize });

  it.each<readonly [string, readonly Vote[], readonly string[]]>([
    [
      "lists, sizes and a voter who is content to lose",
      [list("ENGLAND", "ENGLAND", "FRANCE"), size("FRANCE", 2), size("ITALY", 0)],
      ["ENGLAND", "FRANCE"],
    ],
    [
      "too many want a part in it",
      [list("ENGLAND"), size("FRANCE", 2), size("ITALY", 4), list("GERMANY")],
      [],
    ],
    [
      "those who leave it open are left out where it would be too large",
      [size("ENGLAND", 2), size("FRANCE", 2), list("ITALY", "ENGLAND", "FRANCE")],
      ["ENGLAND", "FRANCE"],
    ],
    ["everybody is content to lose", [size("ENGLAND", 0), size("FRANCE", 0)], []],
  ])("%s", (_, votes, draw) => {
    expect(drawOfSome(votes, alive)).toEqual(draw);
  });
});

describe("where draws include all survivors", () => {
  it("all must vote for it, whatever they listed", () => {
    const yes: readonly Vote[] = [
      { power: "ENGLAND", draw: [], drawSize: null },
      { power: "FRANCE", draw: ["FRANCE"], drawSize: null },
    ];
    expect(drawOfAll(yes, alive)).toEqual(alive);
    expect(drawOfAll([...yes, { power: "ITALY", draw: null, drawSize: null }], alive)).toEqual([]);
  });
});
