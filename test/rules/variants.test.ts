/** The cases of DATC 2.4, chapters 7 to 12, each on its variant's board. */
import { describe, expect, test } from "vitest";
import { winner } from "../../src/rules/index.js";
import { boardOf } from "../support/boards/boards.js";
import { changedBoard } from "../support/boards/changed-board.js";
import { readCases } from "../support/cases/cases.js";
import { runCase } from "../support/cases/run-case.js";

/** How many cases the files have; 7.B.35 to 39 are the errata's, 8.F and 11.B follow from the rules. */
const files = [
  ["chapter-7.txt", { "7.A": 2, "7.B": 39, "7.C": 14, "7.D": 3 }],
  ["chapters-8-to-10.txt", { "8": 6, "9": 7, "10": 16 }],
  ["chapters-11-and-12.txt", { "11": 2, "12": 4 }],
] as const;

describe.each(files)("DATC 2.4, %s", (file, counts) => {
  const cases = readCases(`variants/${file}`);

  test("every case is there", () => {
    const found: Record<string, number> = {};
    for (const number of new Set(cases.map(({ name }) => name.split(" ")[0]!))) {
      const chapter = number.replace(/\.[^.]+$/, "");
      found[chapter] = (found[chapter] ?? 0) + 1;
    }
    expect(found).toEqual(counts);
  });

  for (const tested of cases) {
    test(tested.name, () => runCase(changedBoard(tested.board, tested.changes), tested));
  }
});

/** `winner` of a position in which China owns this, and nobody anything else. */
function winnerWith(centers: readonly string[]): string | null {
  const owners = Object.fromEntries(centers.map((center) => [center, "CHINA"]));
  const position = { units: [], dislodged: [], owners, contested: [] };
  return winner(boardOf("colonial"), position);
}

describe("DATC 2.4, 7.A.3: victory in Colonial", () => {
  const centers = boardOf("colonial")
    .provinces.filter(({ id, isCenter }) => isCenter && id !== "HON")
    .map(({ id }) => id);

  test("Hong Kong is not China's thirtieth center", () => {
    expect(winnerWith([...centers.slice(0, 29), "HON"])).toBeNull();
  });

  test("any other is", () => {
    expect(winnerWith(centers.slice(0, 30))).toBe("CHINA");
  });
});
