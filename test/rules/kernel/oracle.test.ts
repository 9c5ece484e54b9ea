import fc from "fast-check";
import { describe, test } from "vitest";
import { parsePhase } from "../../../src/rules/index.js";
import { boardOf, standardBoard, variantNames } from "../../support/boards/boards.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";
import { scenesUpTo } from "../../support/boards/scenes.js";
import { anyRulebook, expectAgreement } from "../../support/oracle/agreement.js";
import { propertyRuns } from "../../support/runs.js";

const spring = parsePhase("S1901M")!;
const fall = parsePhase("F1901M")!;
const units = 11;

describe("the adjudicator agrees with the oracle", () => {
  test("under the rulebook 2025", () => {
    const rulebook = rulebookOf("2025");
    const board = standardBoard();
    const agrees = fc.property(scenesUpTo(units), (scene) =>
      expectAgreement({ board, phase: spring, rulebook, scene }),
    );
    fc.assert(agrees, propertyRuns(0.5));
  });

  test("under any choice of options", () => {
    const board = standardBoard();
    const agrees = fc.property(anyRulebook, scenesUpTo(units), (rulebook, scene) =>
      expectAgreement({ board, phase: spring, rulebook, scene }),
    );
    fc.assert(agrees, propertyRuns(0.5));
  });

  // Loeb 9 has ice in fall; trains are beyond the oracle, their cases stand in test/cases/variants.
  test.each(variantNames)("on the board of %s", (name) => {
    const board = boardOf(name);
    const phases = fc.constantFrom(spring, fall);
    const agrees = fc.property(
      anyRulebook,
      phases,
      scenesUpTo(units, board),
      (rulebook, phase, scene) => expectAgreement({ board, phase, rulebook, scene }),
    );
    fc.assert(agrees, propertyRuns(0.1));
  });
});
