/** Documents of the time before games could be told when to start, and of the time when some could. */
import { expect, test } from "vitest";
import { beginnings } from "../../../src/store/upgrades/beginnings.js";

const read = (settings: object) => beginnings.game?.({ name: "paris", settings });

test("an old game starts when all are there, and has a page", () => {
  expect(read({ dias: true })).toEqual({
    name: "paris",
    settings: { dias: true, startsAt: null, firstDeadline: null, page: true },
  });
});

test("what a game says already, it keeps", () => {
  const settings = { startsAt: 1_000, firstDeadline: 2_000, page: false };
  expect(read(settings)).toEqual({ name: "paris", settings });
});
