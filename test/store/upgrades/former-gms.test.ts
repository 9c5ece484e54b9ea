/** Games of the time before it was kept who had been their GM. */
import { expect, test } from "vitest";
import { formerGms } from "../../../src/store/upgrades/former-gms.js";

test("older games know of no former GM", () => {
  expect(formerGms.game?.({ name: "paris" })).toEqual({ name: "paris", formerGms: [] });
});
