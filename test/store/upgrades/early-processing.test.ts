/** Games of the time before early processing was a setting of its own. */
import { expect, test } from "vitest";
import { earlyProcessing } from "../../../src/store/upgrades/early-processing.js";

const clocks = (minHours: number) => ({
  move: { minHours, nextHours: 48 },
  retreat: { minHours: 24, nextHours: 24 },
});

const read = (settings: object) => earlyProcessing.game?.({ name: "paris", settings });

test("a game whose every phase lasted its full time has no early processing", () => {
  const free = { move: { minHours: 0, nextHours: 48 }, retreat: { minHours: 0, nextHours: 24 } };
  const settings = { clocks: free, earlyProcessing: false };
  expect(read({ clocks: clocks(48) })).toEqual({ name: "paris", settings });
});

test("any other game keeps its clocks", () => {
  const settings = { clocks: clocks(0), earlyProcessing: true };
  expect(read({ clocks: clocks(0) })).toEqual({ name: "paris", settings });
});
