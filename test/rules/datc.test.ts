import { describe, expect, test } from "vitest";
import { standardBoard } from "../support/boards/boards.js";
import { readCases } from "../support/cases/cases.js";
import { runCase } from "../support/cases/run-case.js";

/** How many cases each section of chapter 6 has; 6.H.17 of DATC 3.2 is not one of orders. */
const documents = [
  [
    "DATC 3.2, chapter 6",
    "datc/datc-3.2.txt",
    { A: 12, B: 19, C: 9, D: 35, E: 15, F: 30, G: 20, H: 16, I: 7, J: 12 },
  ],
  [
    "DATC 2.4, chapter 6",
    "datc/datc-2.4.txt",
    { A: 12, B: 14, C: 7, D: 34, E: 15, F: 24, G: 18, H: 16, I: 7, J: 11 },
  ],
] as const;

describe.each(documents)("%s", (_, file, sections) => {
  const cases = readCases(file);

  test("every case is there", () => {
    const numbers = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `6.${section}.${index + 1}`),
    );
    expect(new Set(cases.map(({ name }) => name.split(" ")[0]))).toEqual(new Set(numbers));
  });

  for (const tested of cases) test(tested.name, () => runCase(standardBoard(), tested));
});
