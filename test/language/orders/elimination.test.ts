/** Elimination leaves out and never brings in: its laws, whatever is possible. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Meaning } from "../../../src/language/orders/interpret.js";
import { eliminate } from "../../../src/language/orders/settled/elimination.js";
import { printOrder } from "../../../src/rules/index.js";
import { readOrder } from "../../support/cases/canonical.js";

const places = ["BUD", "BUL", "BUR", "GRE", "SER"];
const place = fc.constantFrom(...places);
const move = fc.tuple(place, place).map(([at, to]) => `A ${at} - ${to}`);
const support = fc.tuple(place, place, place).map(([by, of, to]) => `A ${by} S A ${of} - ${to}`);
const meaning = fc
  .oneof(move, support)
  .map((text): Meaning => ({ order: readOrder(text, "M"), guessed: false, slip: null }));
const orders = fc.array(
  fc.record({ meanings: fc.array(meaning, { minLength: 1, maxLength: 4 }) }),
  { maxLength: 6 },
);
const depth = fc.constantFrom("spelling", "order", "order-set", "matching" as const);

function texts({ meanings }: { readonly meanings: readonly Meaning[] }): readonly string[] {
  return meanings.map(({ order }) => printOrder(order));
}

describe("whatever the orders, the depth and what is possible", () => {
  test("no meaning is brought in, and none of the orders loses its last", () => {
    fc.assert(
      fc.property(orders, depth, fc.func(fc.boolean()), (open, how, possible) => {
        const left = eliminate(open, how, (order) => possible(printOrder(order)));
        expect(left).toHaveLength(open.length);
        for (const [at, order] of left.entries()) {
          expect(order.meanings.length).toBeGreaterThan(0);
          for (const text of texts(order)) expect(texts(open[at]!)).toContain(text);
        }
      }),
    );
  });

  test("an order with one meaning keeps it, unmarked", () => {
    fc.assert(
      fc.property(orders, depth, fc.func(fc.boolean()), (open, how, possible) => {
        const left = eliminate(open, how, (order) => possible(printOrder(order)));
        for (const [at, order] of open.entries()) {
          if (order.meanings.length === 1) expect(left[at]).toBe(order);
        }
      }),
    );
  });

  test("spelling alone leaves everything as it is", () => {
    fc.assert(
      fc.property(orders, (open) => {
        expect(eliminate(open, "spelling", () => false)).toEqual(open);
      }),
    );
  });

  test("what an order is chosen from is marked as a guess", () => {
    fc.assert(
      fc.property(orders, fc.func(fc.boolean()), (open, possible) => {
        const left = eliminate(open, "matching", (order) => possible(printOrder(order)));
        for (const [at, order] of left.entries()) {
          if (order.meanings.length === open[at]!.meanings.length) continue;
          expect(order.meanings.every(({ guessed }) => guessed)).toBe(true);
        }
      }),
    );
  });
});
