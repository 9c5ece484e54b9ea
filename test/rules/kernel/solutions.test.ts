/** The search for what a circle can do: what it did not look at may be another solution. */
import { expect, test } from "vitest";
import { solve } from "../../../src/rules/kernel/cycles/solutions.js";
import { linkOrders } from "../../../src/rules/kernel/equations/link.js";
import { lawsOf } from "../../../src/rules/kernel/index.js";
import { state, UNKNOWN } from "../../../src/rules/kernel/state/movement-state.js";
import { placeToResolve } from "../../../src/rules/legality/scratch.js";
import { chooseMovementOrders, giveOrders } from "../../../src/rules/movement/orders.js";
import { standardBoard } from "../../support/boards/boards.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";

const board = standardBoard();
const rules = rulebookOf("2025");
const ways = [
  ["BUR", "MUN"],
  ["MUN", "RUH"],
  ["RUH", "BUR"],
] as const;

/** Three armies that go around in a circle: all of them move, or none. */
function circle() {
  const units = ways.map(([at]) => ({ power: "FRANCE", type: "A" as const, at }));
  const position = { units, dislodged: [], owners: {}, contested: [] };
  const orders = ways.map(([at, to]) => {
    const unit = { type: "A", at, power: null } as const;
    return {
      power: "FRANCE",
      order: { kind: "move", unit, to, viaConvoy: false, route: [] } as const,
    };
  });
  const laws = lawsOf(rules);
  const { byUnit } = chooseMovementOrders(board, rules, position, orders);
  placeToResolve(board, position);
  giveOrders(board, rules, position, byUnit, orders);
  linkOrders(laws);
  for (const unit of units.keys()) state.status[unit] = UNKNOWN;
  return { laws, cycle: { orders: [...units.keys()], routes: [] } };
}

test("a circle has two solutions, and these are all", () => {
  const { laws, cycle } = circle();
  const { found, areAll } = solve(laws, cycle);
  expect([found.length, areAll]).toEqual([2, true]);
});

test("where a search is cut off at its bound, the solution that it found may not be the only one", () => {
  const { laws, cycle } = circle();
  const { found, areAll } = solve(laws, cycle, 1);
  expect([found.length, areAll]).toEqual([1, false]);
});
