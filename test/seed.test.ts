/** A run of the tests can be repeated, and continuous integration tries something new each time. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { chooseSeed, seed } from "./support/seed/seed.js";

it("is the same for everybody who runs the tests at a desk", () => {
  expect(chooseSeed({}, 1)).toBe(chooseSeed({}, 2));
});

it("is a new one in each run of continuous integration", () => {
  expect(chooseSeed({ CI: "true" }, 1)).not.toBe(chooseSeed({ CI: "true" }, 2));
});

it("is the one that somebody asks for, there too", () => {
  expect(chooseSeed({ EMS_SEED: "42", CI: "true" }, 1)).toBe(42);
});

it("is the seed of every property that names none", () => {
  expect(Number.isSafeInteger(seed())).toBe(true);
  const { seed: used } = fc.check(fc.property(fc.nat(), () => true));
  expect(used).toBe(seed());
});
