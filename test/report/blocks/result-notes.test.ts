/** The words behind orders that did not work out, as each choice of `resolution-words` wants them. */
import { expect, test } from "vitest";
import { resultLines } from "../../../src/report/blocks/results.js";
import { adjudicate, parsePhase, type RulebookValue } from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";
import { readOrder, readUnit } from "../../support/cases/canonical.js";
import { ownCatalogue } from "../../support/templates.js";

const board = standardBoard();

/** One order of each fate: a standoff, a cut and a useless support, a broken convoy, a dislodged fleet. */
const orders: readonly (readonly [power: string, unit: string, order: string])[] = [
  ["FRANCE", "A PAR", "A PAR - BUR"],
  ["FRANCE", "A GAS", "A GAS S A PAR - BUR"],
  ["FRANCE", "A MAR", "A MAR S A SPA - GAS"],
  ["FRANCE", "A SPA", "A SPA H"],
  ["GERMANY", "A MUN", "A MUN - BUR"],
  ["ITALY", "A RUH", "A RUH S A MUN - BUR"],
  ["ENGLAND", "A LON", "A LON - BEL"],
  ["ENGLAND", "F ENG", "F ENG C A LON - BEL"],
  ["RUSSIA", "F BRE", "F BRE - ENG"],
  ["RUSSIA", "F MAO", "F MAO S F BRE - ENG"],
];

const position = {
  units: orders.map(([power, unit]) => ({ power, ...readUnit(unit) })),
  dislodged: [],
  owners: {},
  contested: [],
};
const given = orders.map(([power, , order]) => ({ power, order: readOrder(order, "M") }));
const { results } = adjudicate(board, rulebookOf("2025"), parsePhase("S1901M")!, position, given);

function notes(told: RulebookValue<"resolutionWords">): readonly string[] {
  const { words, namesOf } = ownCatalogue();
  return resultLines(words, namesOf(board), board, results, told)
    .map(({ line }) => /^\w+: (?:Army|Fleet) (\w+).*\(\*(.*)\*\)$/.exec(line))
    .flatMap((found) => (found === null ? [] : [`${found[1]} ${found[2]}`]));
}

test.each([
  [
    "judge",
    ["Paris bounce", "Marseilles void", "Munich bounce", "London no convoy", "English dislodged"],
  ],
  [
    "datc",
    [
      "Paris fails",
      "Marseilles invalid",
      "Munich fails",
      "London fails",
      "English disrupted, dislodged",
    ],
  ],
  [
    "rulebook",
    [
      "Paris standoff",
      "Marseilles fails",
      "Munich standoff",
      "London fails",
      "English disrupted, dislodged",
    ],
  ],
  ["zine", ["Paris u", "Marseilles nso", "Munich u", "London u", "English u, d"]],
] as const)("%s", (told, expected) => {
  expect(notes(told).toSorted()).toEqual(expected.toSorted());
});
