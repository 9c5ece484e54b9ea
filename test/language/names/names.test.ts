/** Names: exact spellings are never reinterpreted, slips find their name, neighbours stay candidates. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lexOrders } from "../../../src/language/lexer/lex-orders.js";
import { namesOf } from "../../../src/language/names/names.js";
import { distance } from "../../../src/language/text/distance.js";
import { standardBoard } from "../../support/boards/boards.js";

const board = standardBoard();
const names = namesOf(board);

/** The provinces that a text alone can mean, and whether that is a guess. */
function meaning(text: string) {
  const places = lexOrders(board, text)
    .flat()
    .filter(({ roles }) => roles.includes("place"));
  return places.map((token) => ({ at: token.places.map(({ at }) => at), guessed: token.guessed }));
}

describe("a spelling of the board", () => {
  const spellings = [...board.names].filter(([, at]) => at.every((id) => !id.includes("/")));

  test("means exactly what the board says, in any case", () => {
    for (const [text, at] of spellings) {
      for (const written of [text, text.toUpperCase()]) {
        expect({ written, meaning: meaning(written) }).toEqual({
          written,
          meaning: [{ at, guessed: false }],
        });
      }
    }
  });
});

describe("a misspelt name", () => {
  const slips = [
    ["pariz", ["PAR"]],
    ["sevastapoll", ["SEV"]],
    ["constaninople", ["CON"]],
    ["norwagian sea", ["NWG"]],
    ["gulf of bothina", ["BOT"]],
    ["mid atlantc ocean", ["MAO"]],
    ["north sae", ["NTH"]],
    ["english chanel", ["ENG"]],
    ["burgendy", ["BUR"]],
    ["livrepool", ["LVP"]],
  ] as const;

  test.each(slips)("%s", (text, at) => {
    expect(meaning(text)).toEqual([{ at, guessed: true }]);
  });

  test("keeps every name that is about as near", () => {
    expect(names.slips("pir").map(({ at }) => at)).toEqual(
      expect.arrayContaining(["PAR", "PIC", "PIE"]),
    );
  });

  test("is offered its neighbours when it is too far from all", () => {
    expect(names.near("mosqva")).toContain("MOS");
  });

  test("two words are never one name", () => {
    expect(names.slips("ser bu")).toEqual([]);
  });
});

describe("the beginning of a name", () => {
  test.each([
    ["bu", ["BUD", "BUR", "BUL"]],
    ["swed", ["SWE"]],
    ["sain", ["STP", "SPA"]],
  ] as const)("%s", (text, at) => {
    expect([...names.prefix(text)].map((candidate) => candidate.at).sort()).toEqual([...at].sort());
  });
});

describe("the distance of spellings", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdeiorst"), maxLength: 12 });

  test("is nothing for the same word only, and the same both ways", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const there = distance(a, b, 100);
        expect(there === 0).toBe(a === b);
        expect(distance(b, a, 100)).toBeCloseTo(there);
      }),
    );
  });

  test("is what it is without a limit, or infinite", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, limit) => {
        const free = distance(a, b, 100);
        expect(distance(a, b, limit)).toBe(free <= limit ? free : Number.POSITIVE_INFINITY);
      }),
    );
  });

  test("counts slips of fingers and ears less than other letters", () => {
    const costs = [
      distance("parris", "paris", 9),
      distance("pariz", "paris", 9),
      distance("pairs", "paris", 9),
      distance("paqis", "paris", 9),
    ];
    expect(costs).toEqual([0.5, 0.5, 0.8, 1]);
  });
});
