/** The adjudicator and the oracle asked the same, on any board. */
import fc from "fast-check";
import { expect } from "vitest";
import type { Board } from "../../../src/map/index.js";
import {
  adjudicate,
  findOption,
  legality,
  type MovementOrder,
  optionValues,
  type Phase,
  type Position,
  printOrder,
  type Rulebook,
} from "../../../src/rules/index.js";
import type { Scene } from "../boards/positions.js";
import { rulebookOf } from "../boards/rulebooks.js";
import { positionOf } from "../boards/scenes.js";
import { consultOracle, type OrderedUnit } from "./index.js";

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

/** Rulebooks with any choice of these. */
export const anyRulebook = fc
  .record(choices)
  .map((chosen) => ({ ...rulebookOf("2025"), ...chosen }) as Rulebook);

/** What is played: a board, a phase of movement, rules, and a scene. */
export interface Question {
  readonly board: Board;
  readonly phase: Phase;
  readonly rulebook: Rulebook;
  readonly scene: Scene;
}

/** The units with their legal orders, an illegal one being no order. */
function legalOrders({ board, phase, rulebook, scene }: Question, position: Position) {
  return scene.units.map((unit, index): OrderedUnit => {
    const judged = legality(board, rulebook, phase, position, scene.orders[index]!);
    const hold: MovementOrder = { kind: "hold", unit };
    return { unit, order: judged.kind === "legal" ? (judged.order as MovementOrder) : hold };
  });
}

function line({ unit, order }: OrderedUnit, words: readonly string[], retreats: readonly string[]) {
  return `${unit.power} ${printOrder(order)} = ${words.join(" ")} (${retreats.join(" ")})`;
}

/** Expects the same words and the same retreats from both. */
export function expectAgreement(question: Question): void {
  const { board, phase, rulebook, scene } = question;
  const position = positionOf(scene);
  const ordered = legalOrders(question, position);
  const verdicts = consultOracle(board.during(phase.season), rulebook, ordered);
  const expected = verdicts.map(({ words, retreats }, index) =>
    line(ordered[index]!, words, retreats),
  );
  const result = adjudicate(board, rulebook, phase, position, scene.orders);
  const found = ordered.map((orderedUnit) => {
    const own = result.results.find(
      ({ unit, words }) => unit?.at === orderedUnit.unit.at && !words.includes("illegal"),
    );
    const gone = result.position.dislodged.find(({ at }) => at === orderedUnit.unit.at);
    return line(orderedUnit, own?.words ?? [], gone?.retreats.toSorted() ?? []);
  });
  expect(found).toEqual(expected);
}
