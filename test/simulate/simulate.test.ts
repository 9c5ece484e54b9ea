/**
 * Simulated months: the same seed gives the same letters, the oracle finds a planted bug of each kind, and new seeds
 * find nothing.
 */
import { describe, expect, it } from "vitest";
import { simulate } from "./month.js";
import { type PlantName, plants } from "./plants.js";

/** A few days: enough for every planted bug to show. */
const days = (count: number): number => count / 30;

describe("a simulated month", () => {
  it("is the same again, byte by byte", async () => {
    const wish = { seed: 7, months: days(2), games: 1 };
    const first = await simulate(wish);
    expect(first.wrong).toEqual([]);
    expect(first.letters).toBeGreaterThan(50);
    expect(await simulate(wish)).toEqual(first);
  });

  it.each(Object.keys(plants) as PlantName[])("shows that %s", async (plant) => {
    const { wrong } = await simulate({ seed: 3, months: days(1), games: 1, plant });
    expect(wrong).not.toEqual([]);
  });

  it("of seeds that nobody has seen is clean", async () => {
    const seed = Number(process.env.EMS_SEED);
    const { wrong } = await simulate({ seed, months: days(2), games: 1 });
    expect(wrong).toEqual([]);
  });
});
