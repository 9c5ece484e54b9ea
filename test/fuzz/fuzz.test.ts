/** What is mangled is read all the same: nothing throws. `npm run fuzz` asks more, and for longer. */
import { describe, expect, it } from "vitest";
import { fuzz } from "./fuzz.js";
import { targets } from "./targets.js";

describe("mangled input", () => {
  it.each(Object.keys(targets))("makes no reader of %s fail", async (target) => {
    expect(await fuzz({ seed: 1901, runs: 40, target })).toEqual([]);
  });

  it("is found where it makes one fail", async () => {
    const stumbling = { make: () => "a", read: (text: string) => text.repeat(-1) };
    const findings = await fuzz({ seed: 1, runs: 2, target: "stumbling" }, { stumbling });
    expect(findings.map(({ run, wrong }) => [run, /RangeError/.test(wrong)])).toEqual([
      [0, true],
      [1, true],
    ]);
  });
});
