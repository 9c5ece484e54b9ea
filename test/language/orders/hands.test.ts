/** Orders in hands drawn by chance: never misread, and nearly always understood. */
import { expect, test } from "vitest";
import { defaultRulebook, legality, type Order, parsePhase } from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { judgeMail, type Meant, writeMail } from "../../reading/mail.js";
import { chance } from "../../reading/random.js";
import { standardBoard } from "../../support/boards/boards.js";
import { chooserOf, makeScene } from "../../support/boards/positions.js";
import { seed } from "../../support/seed/seed.js";

const board = standardBoard();
const phase = present(parsePhase("S1901M"), "A phase");
const hands = Array.from({ length: 300 }, (_, number) => seed() + number);

/** The legal orders of the power with the most units in a crowded corner of the board. */
function meantIn(hand: number): Meant {
  const luck = chance(hand);
  const numbers = Array.from({ length: 400 }, () => Math.floor(luck.next() * 1_000_000));
  const { units, orders } = makeScene(board, chooserOf(numbers), 14);
  const position = { units, dislodged: [], owners: {}, contested: [] };
  const power = units[0]?.power ?? "FRANCE";
  const legal = orders.flatMap((order): Order[] => {
    if (order.power !== power) return [];
    const judged = legality(board, defaultRulebook, phase, position, order);
    return judged.kind === "legal" ? [judged.order] : [];
  });
  return { phase, position, power, orders: legal };
}

const all = hands.flatMap((hand) => {
  const meant = meantIn(hand);
  return judgeMail(board, meant, writeMail(board, chance(hand), meant));
});

test("no order is misread", () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ verdict }) => verdict === "misread")).toEqual([]);
});

test("99 of 100 orders are understood, but for ambiguous ones", () => {
  const clear = all.filter(({ verdict }) => verdict !== "ambiguous");
  const asked = clear.filter(({ verdict }) => verdict === "asked");
  expect(asked.length / clear.length).toBeLessThan(0.01);
});
