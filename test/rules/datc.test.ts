import { describe, test } from "vitest";
import { standardBoard } from "../support/boards.js";
import { readCases } from "../support/cases.js";
import { runCase } from "../support/run-case.js";

describe.each([
  ["DATC 3.2, chapter 6", "datc/datc-3.2.txt"],
  ["DATC 2.4, chapter 6", "datc/datc-2.4.txt"],
])("%s", (_, file) => {
  for (const tested of readCases(file)) {
    test(tested.name, () => runCase(standardBoard(), tested));
  }
});
