/** A run of the tests can be repeated, and continuous integration simulates something new each time. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseSeeds, seed } from "./support/seed/seed.js";

describe("properties", () => {
  it("have the same seed for everybody and everywhere", () => {
    expect(chooseSeeds({}, 1).EMS_SEED).toBe(chooseSeeds({ CI: "true" }, 2).EMS_SEED);
  });

  it("have it where they name none", () => {
    expect(Number.isSafeInteger(seed())).toBe(true);
    const { seed: used } = fc.check(fc.property(fc.nat(), () => true));
    expect(used).toBe(seed());
  });
});

describe("simulated days", () => {
  const chosen = (env: Record<string, string>, now: number) => chooseSeeds(env, now).EMS_NEW_SEED;

  it("are the same for everybody who runs the tests at a desk", () => {
    expect(chosen({}, 1)).toBe(chosen({}, 2));
  });

  it("are new ones in each run of continuous integration", () => {
    expect(chosen({ CI: "true" }, 1)).not.toBe(chosen({ CI: "true" }, 2));
  });
});

it("everything has the seed that somebody asks for", () => {
  const asked = { EMS_SEED: "42", EMS_NEW_SEED: "42" };
  expect(chooseSeeds({ EMS_SEED: "42", CI: "true" }, 1)).toEqual(asked);
});
