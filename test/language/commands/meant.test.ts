/** What single sentences of prose most likely mean, and that none of these words takes long to hear. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  asksOutcome,
  backSaid,
  beginSaid,
  complains,
  dropsEntryWord,
  sparesNamedDays,
  wantsBack,
} from "../../../src/language/index.js";

const wishes: readonly (readonly [string, (sentence: string) => boolean])[] = [
  ["turn-back", backSaid],
  ["outcome", asksOutcome],
  ["days-off", sparesNamedDays],
  ["no-word", dropsEntryWord],
  ["begin", beginSaid],
  ["complaint", complains],
  ["game-back", wantsBack],
];
const cases = [
  ...readFileSync(new URL("../../cases/sentences-meant.txt", import.meta.url), "utf8").matchAll(
    /^([a-z-]+): (.*)$/gm,
  ),
].map(([, wish, sentence = ""]) => ({ wish, sentence }));

describe("sentences", () => {
  it.each(cases)("$sentence", ({ wish, sentence }) => {
    const heard = wishes.find(([, hears]) => hears(sentence));
    expect(heard?.[0] ?? "-").toBe(wish);
  });

  it("are heard fast, however often their words come", () => {
    const words = [...new Set(cases.flatMap(({ sentence }) => sentence.split(" ")))];
    const start = performance.now();
    for (const word of words)
      for (const [, hears] of wishes) hears(`${word} `.repeat(300).slice(0, 2000));
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
