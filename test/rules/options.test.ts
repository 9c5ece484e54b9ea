import { describe, test } from "vitest";
import { standardBoard } from "../support/boards.js";
import { readCases } from "../support/cases.js";
import { runCase } from "../support/run-case.js";

describe("rulebook options", () => {
  for (const tested of readCases("rules/options.txt")) {
    test(tested.name, () => runCase(standardBoard(), tested));
  }
});
