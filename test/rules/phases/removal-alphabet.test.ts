/** Equal distances from home are settled by the alphabet that the rulebook names (DATC 2.4, 4.D.8). */
import { expect, test } from "vitest";
import type { Board } from "../../../src/map/index.js";
import { adjudicate, parsePhase, resolveRulebook } from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";

/** A board in German, which gives the English names beside its own. */
const own: Readonly<Record<string, string>> = { PIC: "Pikardie", GAS: "Zasgogne" };
const german: Board = {
  ...standardBoard(),
  province: (id) => {
    const province = standardBoard().province(id);
    return province && { ...province, name: own[id] ?? province.name };
  },
};

test.each([
  ["english", "GAS"],
  ["board", "PIC"],
])("by the %s names", (alphabet, first) => {
  const resolution = resolveRulebook("2025", { "removal-alphabet": alphabet });
  if (resolution.kind === "problem") throw new Error(JSON.stringify(resolution.problem));
  const position = {
    units: ["PIC", "GAS"].map((at) => ({ power: "FRANCE", type: "A" as const, at })),
    dislodged: [],
    owners: { PAR: "FRANCE" },
    contested: [],
  };
  const { results } = adjudicate(german, resolution.rulebook, parsePhase("F1901A")!, position, []);
  expect(results.map(({ unit }) => unit?.at)).toEqual([first]);
});
