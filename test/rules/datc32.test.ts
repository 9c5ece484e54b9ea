import { describe, test } from "vitest";
import { standardBoard } from "../support/boards.js";
import { readCases } from "../support/cases.js";
import { runCase } from "../support/run-case.js";

describe("DATC 3.2, chapter 6", () => {
  for (const tested of readCases("datc/datc-3.2.txt")) {
    test(tested.name, () => runCase(standardBoard(), tested));
  }
});
