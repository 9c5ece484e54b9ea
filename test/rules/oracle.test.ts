import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adjudicate,
  legality,
  type MovementOrder,
  type PhaseResult,
  type Position,
  parsePhase,
  type Rulebook,
  resolveRulebook,
} from "../../src/rules/index.js";
import { standardBoard } from "../support/boards.js";
import { consultOracle, type OrderedUnit, type Verdict } from "../support/oracle/index.js";
import { chooserOf, makeScene, type Scene } from "../support/positions.js";
import { propertyRuns } from "../support/runs.js";

const board = standardBoard();
const phase = parsePhase("S1901M")!;
const numbers = fc.array(fc.nat(9999), { minLength: 90, maxLength: 90 });

function rulebookOf(name: string, options: Record<string, string> = {}): Rulebook {
  const resolution = resolveRulebook(name, options);
  if (resolution.kind === "problem") throw new Error(JSON.stringify(resolution.problem));
  return resolution.rulebook;
}

function positionOf({ units }: Scene): Position {
  return { units, dislodged: [], owners: {}, contested: [] };
}

/** The units with their legal orders, an illegal one being no order. */
function legalOrders(rulebook: Rulebook, scene: Scene): readonly OrderedUnit[] {
  return scene.units.map((unit, index) => {
    const judged = legality(board, rulebook, phase, positionOf(scene), scene.orders[index]!);
    const hold: MovementOrder = { kind: "hold", unit };
    return { unit, order: judged.kind === "legal" ? (judged.order as MovementOrder) : hold };
  });
}

function asVerdicts(scene: Scene, { results, position }: PhaseResult): readonly Verdict[] {
  return scene.units.map((unit) => {
    const own = results.find(
      (result) => result.unit?.at === unit.at && !result.words.includes("illegal"),
    );
    const gone = position.dislodged.find(({ at }) => at === unit.at);
    return { unit, words: own?.words ?? [], retreats: gone?.retreats.toSorted() ?? [] };
  });
}

function compare(rulebook: Rulebook, scene: Scene): void {
  const result = adjudicate(board, rulebook, phase, positionOf(scene), scene.orders);
  const verdicts = consultOracle(board, rulebook, legalOrders(rulebook, scene));
  expect(asVerdicts(scene, result)).toEqual(verdicts);
}

/** The choices that change how movement is resolved, by name. */
const rulebooks: readonly [string, Rulebook][] = [
  ["2025", rulebookOf("2025")],
  ["2000", rulebookOf("2000")],
  ["1982", rulebookOf("1982")],
  ["1971", rulebookOf("1971")],
  ["dptg", rulebookOf("dptg")],
  ["alexander", rulebookOf("alexander")],
  ["all-hold", rulebookOf("2025", { paradox: "all-hold", "adjacent-convoy": "opposed" })],
];

describe("the adjudicator agrees with the oracle", () => {
  for (const [name, rulebook] of rulebooks) {
    const runs = name === "2025" ? propertyRuns(0.5) : propertyRuns(0.5 / 6);
    test(`under ${name}`, { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(numbers, fc.integer({ min: 3, max: 11 }), (list, size) => {
          compare(rulebook, makeScene(board, chooserOf(list), size));
        }),
        runs,
      );
    });
  }
});
