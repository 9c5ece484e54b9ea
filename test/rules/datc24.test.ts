import { describe, test } from "vitest";
import { standardBoard } from "../support/boards.js";
import { readCases } from "../support/cases.js";
import { runCase } from "../support/run-case.js";

describe("DATC 2.4, chapter 6", () => {
  for (const tested of readCases("datc/datc-2.4.txt")) {
    test(tested.name, () => runCase(standardBoard(), tested));
  }
});
