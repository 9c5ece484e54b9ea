import { describe, test } from "vitest";
import { standardBoard } from "../../support/boards/boards.js";
import { readCases } from "../../support/cases/cases.js";
import { runCase } from "../../support/cases/run-case.js";

describe.each([
  ["single options", "rules/options.txt"],
  ["the Alexander Rules", "rules/alexander.txt"],
  ["the twenty rules", "rules/hand.txt"],
  ["Ken Lowe's judge", "rules/judge.txt"],
])("%s", (_, file) => {
  for (const tested of readCases(file)) {
    test(tested.name, () => runCase(standardBoard(), tested));
  }
});
