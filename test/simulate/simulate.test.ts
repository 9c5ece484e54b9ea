/**
 * A simulated day: a seed gives the same letters twice and nothing wrong, nothing is wrong under seeds that are new each time,
 * and the oracle finds a planted bug of each kind, by its name.
 */
import { describe, expect, it } from "vitest";
import { newSeed } from "../support/seed/seed.js";
import { simulate } from "./month.js";
import type { PlantName } from "./plants.js";

const day = 1 / 30;

type Plot = readonly [says: RegExp, seed: number, days: number];

/** What the oracle says of each planted bug, and a seed and days in which it shows. */
const verdicts: Readonly<Record<PlantName, Plot>> = {
  "a mail is lost": [/^mail .* has 0 answers$/m, 1, 1],
  "a mail is answered twice": [/^mail .* has 2 answers$/m, 1, 1],
  "a letter is lost": [/^letter \d+ never arrived$/m, 1, 1],
  "a letter has another Message-ID each time": [/^letter \d+ has changed$/m, 1, 1],
  "phases are turned too early": [/was turned before its time$/m, 2, 1],
  "phases are turned too late": [/has waited for its/, 1, 1],
  "press goes to somebody else": [/^eve@example\.org reads /m, 1, 1],
  "orders go to somebody else": [/^turkey1@example\.net reads the orders of /m, 1, 1],
  "a letter tells an address": [/ reads the address italy1@example\.net in letter /m, 1, 1],
  "a phase is not kept": [/^the history of game1 has a gap: /m, 1, 2],
  "mails that wait are forgotten": [/ was turned before a mail was answered$/m, 3, 4],
  "a unit vanishes from the history": [/has another result when it is replayed$/m, 1, 1],
  "two judges do the same mail": [/^mail .* has 2 answers$/m, 1, 3],
  "orders are lost": [/^game1 \w+ lost /m, 3, 2],
  "press is lost": [/^the message zq\w+ of .* reached 0 of 1$/m, 1, 1],
  "press reaches only the first of its readers": [
    /^the message zq\w+ of .* reached 1 of 2$/m,
    3,
    1,
  ],
  "a message orders units": [/^the message zq\w+ of .* has ordered$/m, 1, 1],
  "nobody hears that a deadline has passed": [
    / did not hear that the deadline of game1 \w+ had passed$/m,
    1,
    2,
  ],
  "somebody is not written results": [/^italy1@example\.net was not written game1-S1901M/m, 1, 2],
  "votes are lost": [/^game1 \w+: \w+ lost the vote /m, 3, 2],
  "a member's wish is lost": [/ of game1 lost the (?:digest|zone)$/m, 7, 2],
  "a setting is lost": [/^gm1@example\.net of game1 lost /m, 3, 2],
  "nobody is reminded": [/ was not reminded of game1 by /m, 1, 1],
  "a page tells a message": [/^the page \/g\/game1\S* tells zq/m, 1, 1],
  "a letter of a gunboat game tells a name": [/ reads Zorroitaly1 in letter /m, 2, 1],
  "a game goes on elsewhere": [/^game1 goes on elsewhere than S1901M ended$/m, 3, 2],
  "a file tells waiting orders": [/ has the waiting orders of italy in a file of /m, 1, 1],
  "a letter repeats a password": [/ reads pw-ITALY in letter /m, 1, 1],
  "only the HTML of a letter tells an address": [/ reads the address italy1@/m, 1, 1],
  "two seats have one reply address": [/ may answer in the name of /m, 1, 1],
  "letters are too wide": [/^letter \d+ is wide: /m, 1, 1],
};

describe("a simulated day", () => {
  it("is the same again, byte by byte, and nothing in it is wrong", async () => {
    const wish = { seed: 101, months: day / 2, games: 1 };
    const first = await simulate(wish);
    expect(first.wrong).toEqual([]);
    expect(first.letters).toBeGreaterThan(7);
    expect(await simulate(wish)).toEqual(first);
  });

  it.each([0, 1, 2, 3])(
    "and the two after it, under new seed %i, have nothing wrong in them",
    async (number) => {
      const { wrong } = await simulate({ seed: newSeed() + number, months: 3 * day, games: 1 });
      expect(wrong).toEqual([]);
    },
  );

  it.each(Object.entries(verdicts) as [PlantName, Plot][])(
    "shows that %s",
    async (plant, [says, seed, days]) => {
      const { wrong } = await simulate({ seed, months: days * day, games: 1, plant });
      expect(wrong.join("\n")).toMatch(says);
    },
  );
});
