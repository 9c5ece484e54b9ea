import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adjudicate,
  findOption,
  legality,
  type MovementOrder,
  optionValues,
  type Position,
  parsePhase,
  printOrder,
  type Rulebook,
  rulebookOf,
} from "../../src/rules/index.js";
import { standardBoard } from "../support/boards.js";
import { consultOracle, type OrderedUnit } from "../support/oracle/index.js";
import type { Scene } from "../support/positions.js";
import { propertyRuns } from "../support/runs.js";
import { positionOf, scenesUpTo } from "../support/scenes.js";

const board = standardBoard();
const phase = parsePhase("S1901M")!;
const scenes = scenesUpTo(11);

/** The options that decide how legal orders are resolved. */
const optionNames = [
  "multi-route",
  "paradox",
  "paradox-fallback",
  "adjacent-convoy",
  "land-fallback",
  "convoyed-attack-from",
  "convoy-route",
  "retreat-to-convoyed-origin",
  "dislodged-effect",
];
const choices = Object.fromEntries(
  optionNames.map((name) => {
    const option = findOption(name)!;
    return [option, fc.constantFrom(...optionValues(option))];
  }),
);
const rulebooks = fc
  .record(choices)
  .map((chosen) => ({ ...rulebookOf("2025"), ...chosen }) as Rulebook);

/** The units with their legal orders, an illegal one being no order. */
function legalOrders(rulebook: Rulebook, scene: Scene, position: Position): OrderedUnit[] {
  return scene.units.map((unit, index) => {
    const judged = legality(board, rulebook, phase, position, scene.orders[index]!);
    const hold: MovementOrder = { kind: "hold", unit };
    return { unit, order: judged.kind === "legal" ? (judged.order as MovementOrder) : hold };
  });
}

function line({ unit, order }: OrderedUnit, words: readonly string[], retreats: readonly string[]) {
  return `${unit.power} ${printOrder(order)} = ${words.join(" ")} (${retreats.join(" ")})`;
}

function expectAgreement(rulebook: Rulebook, scene: Scene): void {
  const position = positionOf(scene);
  const ordered = legalOrders(rulebook, scene, position);
  const verdicts = consultOracle(board, rulebook, ordered);
  const expected = verdicts.map(({ words, retreats }, index) =>
    line(ordered[index]!, words, retreats),
  );
  const result = adjudicate(board, rulebook, phase, position, scene.orders);
  const found = ordered.map((one) => {
    const own = result.results.find(
      ({ unit, words }) => unit?.at === one.unit.at && !words.includes("illegal"),
    );
    const gone = result.position.dislodged.find(({ at }) => at === one.unit.at);
    return line(one, own?.words ?? [], gone?.retreats.toSorted() ?? []);
  });
  expect(found).toEqual(expected);
}

describe("the adjudicator agrees with the oracle", () => {
  test("under the rulebook 2025", { timeout: 120_000 }, () => {
    const rulebook = rulebookOf("2025");
    const agrees = fc.property(scenes, (scene) => expectAgreement(rulebook, scene));
    fc.assert(agrees, propertyRuns(0.5));
  });

  test("under any choice of options", { timeout: 120_000 }, () => {
    fc.assert(fc.property(rulebooks, scenes, expectAgreement), propertyRuns(0.5));
  });
});
