/** Games of the time before it was kept what the judge had asked back. */
import { expect, test } from "vitest";
import { askedBack } from "../../../src/store/upgrades/asked-back.js";

test("of older orders nothing is asked", () => {
  const submissions = { FRANCE: { orders: [], wait: true } };
  expect(askedBack.game?.({ name: "paris", submissions })).toEqual({
    name: "paris",
    submissions: { FRANCE: { orders: [], wait: true, asked: [] } },
  });
});
