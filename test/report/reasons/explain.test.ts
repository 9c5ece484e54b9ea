/** Every result of any position is explained in whole sentences. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { explain } from "../../../src/report/catalogue/explain.js";
import { adjudicate, defaultRulebook } from "../../../src/rules/index.js";
import { chooserOf, makeScene } from "../../support/boards/positions.js";
import { ownCatalogue } from "../../support/templates.js";
import { board, phase } from "../scenes.js";

const numbers = fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 400 });

test("movement is explained", () => {
  fc.assert(
    fc.property(numbers, (chosen) => {
      const { units, orders } = makeScene(board, chooserOf(chosen), 20);
      const before = { units, dislodged: [], owners: {}, contested: [] };
      const { results } = adjudicate(board, defaultRulebook, phase("S1901M"), before, orders);
      for (const result of results) {
        const why = explain(ownCatalogue(), board, result);
        expect(why).toMatch(/^[A-Z][\x20-\x7e]{10,}[.]$/);
        expect(why).not.toMatch(/undefined|null|\{\{|\b[A-Z]{3}\b| {2}| [.,;:]/);
      }
    }),
    { numRuns: 300 },
  );
});
