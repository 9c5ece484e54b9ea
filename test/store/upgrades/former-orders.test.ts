/** Games of the time before it was kept which orders stood before the last ones. */
import { expect, test } from "vitest";
import { formerOrders } from "../../../src/store/upgrades/former-orders.js";

test("before older orders none are known", () => {
  const submissions = { FRANCE: { orders: [], wait: true } };
  expect(formerOrders.game?.({ name: "paris", submissions })).toEqual({
    name: "paris",
    submissions: { FRANCE: { orders: [], wait: true, former: null } },
  });
});
