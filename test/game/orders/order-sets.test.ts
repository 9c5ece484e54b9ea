/** What stands on a sheet after several sets of orders: DATC 4.D.1 and 4.D.3 to 4.D.6. */
import { describe, expect, it } from "vitest";
import type { Game, OrderSet } from "../../../src/game/index.js";
import type { SubmittedOrder } from "../../../src/game/model/game.js";
import { addOrders } from "../../../src/game/orders/order-sets.js";
import { changeSubmission } from "../../../src/game/orders/submissions.js";
import { parsePhase, printOrder } from "../../../src/rules/index.js";
import { game } from "../../store/samples.js";
import { standardBoard } from "../../support/boards/boards.js";
import { readOrder } from "../../support/cases/canonical.js";

const board = standardBoard();

interface Case {
  readonly phase?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The sets in turn; the last may say REPLACE or KEEP. */
  readonly sets: readonly (readonly string[])[];
  readonly stands: readonly string[];
  readonly unused?: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  "another unit is left alone": {
    sets: [["A PAR - BUR", "F BRE - MAO"], ["A PAR - GAS"]],
    stands: ["F BRE - MAO", "A PAR - GAS"],
  },
  "REPLACE leaves nothing": {
    sets: [
      ["A PAR - BUR", "F BRE - MAO"],
      ["REPLACE", "A PAR - GAS"],
    ],
    stands: ["A PAR - GAS"],
  },
  "combine knows no REPLACE": {
    options: { "order-sets": "combine" },
    sets: [["F BRE - MAO"], ["REPLACE", "A PAR - GAS"]],
    stands: ["F BRE - MAO", "A PAR - GAS"],
  },
  "replace-unless-kept replaces": {
    options: { "order-sets": "replace-unless-kept" },
    sets: [["F BRE - MAO"], ["A PAR - GAS"]],
    stands: ["A PAR - GAS"],
  },
  "replace-unless-kept keeps": {
    options: { "order-sets": "replace-unless-kept" },
    sets: [["F BRE - MAO"], ["KEEP", "A PAR - GAS"]],
    stands: ["F BRE - MAO", "A PAR - GAS"],
  },
  "replace knows no KEEP": {
    options: { "order-sets": "replace" },
    sets: [["F BRE - MAO"], ["KEEP", "A PAR - GAS"]],
    stands: ["A PAR - GAS"],
  },
  "the first of two orders": {
    options: { "double-orders": "first" },
    sets: [["A PAR - BUR", "A PAR - GAS"]],
    stands: ["A PAR - BUR"],
    unused: ["A PAR - GAS: double-order"],
  },
  "the last of two orders": {
    sets: [["A PAR - BUR", "A PAR - GAS"]],
    stands: ["A PAR - GAS"],
    unused: ["A PAR - BUR: double-order"],
  },
  "neither of two orders, nor the one before": {
    options: { "double-orders": "hold" },
    sets: [["A PAR H"], ["A PAR - BUR", "A PAR - GAS"]],
    stands: [],
    unused: ["A PAR - BUR: contradictory-orders", "A PAR - GAS: contradictory-orders"],
  },
  "the same order twice": {
    options: { "double-orders": "hold" },
    sets: [["A PAR - BUR", "A PAR - BUR"]],
    stands: ["A PAR - BUR"],
  },
  "the first of too many builds": {
    phase: "W1901A",
    sets: [["BUILD A PAR", "BUILD A MAR"]],
    stands: ["BUILD A PAR"],
    unused: ["BUILD A MAR: too-many"],
  },
  "the last of too many builds": {
    phase: "W1901A",
    options: { "too-many-builds": "last" },
    sets: [["BUILD A PAR", "BUILD A MAR"]],
    stands: ["BUILD A MAR"],
    unused: ["BUILD A PAR: too-many"],
  },
  "none of too many builds": {
    phase: "W1901A",
    options: { "too-many-builds": "none" },
    sets: [["BUILD A PAR", "BUILD A MAR"]],
    stands: [],
    unused: ["BUILD A PAR: too-many", "BUILD A MAR: too-many"],
  },
  "a later build pushes out an earlier one": {
    phase: "W1901A",
    sets: [["BUILD A PAR"], ["BUILD A MAR"]],
    stands: ["BUILD A MAR"],
  },
  "a build and a waiver are too many": {
    phase: "W1901A",
    sets: [["BUILD A PAR", "WAIVE"]],
    stands: ["BUILD A PAR"],
    unused: ["WAIVE: too-many"],
  },
};

/** France with three units, or with none of its own centers occupied and one build. */
function france(phase: string, options: Readonly<Record<string, string>>): Game {
  const one = game("paris");
  const placed = phase === "W1901A" ? ["A BUR", "F MAO"] : ["A PAR", "A MAR", "F BRE"];
  const units = placed.map((unit) => {
    const [type, at] = unit.split(" ") as ["A" | "F", string];
    return { type, at, power: "FRANCE" };
  });
  const owners = { PAR: "FRANCE", MAR: "FRANCE", BRE: "FRANCE" };
  return {
    ...one,
    settings: { ...one.settings, options },
    phase: parsePhase(phase)!,
    position: { units, dislodged: [], owners, contested: [] },
    submissions: {},
  };
}

function orderOf(text: string, phase: string): SubmittedOrder {
  return { order: readOrder(text, phase === "W1901A" ? "A" : "M"), text };
}

describe("sets of orders", () => {
  it.each(Object.entries(cases))("%s", (_name, { phase = "S1901M", options = {}, sets, ...is }) => {
    let current = france(phase, options);
    let unused: readonly string[] = [];
    for (const set of sets) {
      const word: OrderSet =
        set[0] === "REPLACE" ? "replace" : set[0] === "KEEP" ? "keep" : "usual";
      const orders = set.slice(word === "usual" ? 0 : 1).map((text) => orderOf(text, phase));
      const taken = addOrders(current, board, "FRANCE", orders, word);
      current = changeSubmission(current, "FRANCE", { orders: taken.orders });
      unused = taken.unused.map(({ order, reason }) => `${printOrder(order)}: ${reason.kind}`);
    }
    expect(current.submissions.FRANCE?.orders.map(({ order }) => printOrder(order))).toEqual(
      is.stands,
    );
    expect(unused).toEqual(is.unused ?? []);
  });
});
