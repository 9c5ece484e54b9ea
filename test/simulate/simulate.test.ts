/**
 * A simulated day: a seed gives the same letters twice and nothing wrong, and the oracle finds a planted bug of each
 * kind, by its name.
 */
import { describe, expect, it } from "vitest";
import { simulate } from "./month.js";
import type { PlantName } from "./plants.js";

const day = 1 / 30;

/** What the oracle says of each planted bug. */
const verdicts: Readonly<Record<PlantName, RegExp>> = {
  "a mail is lost": /^mail .* has 0 answers$/m,
  "a mail is answered twice": /^mail .* has 2 answers$/m,
  "a letter is lost": /^letter \d+ never arrived$/m,
  "a letter has another Message-ID each time": /^letter \d+ has changed$/m,
  "phases are turned too early": /was turned before its time$/m,
  "phases are turned too late": /has waited for its/,
  "press goes to somebody else": /^eve@example\.org reads /m,
  "a unit vanishes from the history": /has another result when it is replayed$/m,
  "letters are too wide": /^letter \d+ is wide: /m,
};

describe("a simulated day", () => {
  it("is the same again, byte by byte, and nothing in it is wrong", async () => {
    const wish = { seed: 101, months: day / 2, games: 1 };
    const first = await simulate(wish);
    expect(first.wrong).toEqual([]);
    expect(first.letters).toBeGreaterThan(7);
    expect(await simulate(wish)).toEqual(first);
  });

  it.each(Object.entries(verdicts) as [PlantName, RegExp][])(
    "shows that %s",
    async (plant, said) => {
      const { wrong } = await simulate({ seed: 1, months: day, games: 1, plant });
      expect(wrong.join("\n")).toMatch(said);
    },
  );
});
