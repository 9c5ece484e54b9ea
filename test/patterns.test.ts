/**
 * What strangers write is read by thousands of regular expressions, and one that can part a text in many ways may try
 * them all: the time doubles with each word, and a short line stops the judge. None may, whatever is written. Nor may its
 * steps grow faster than the square of a line: three loops over one row of letters take seconds for a thousand.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { once, PrefilteredRegExp } from "../src/util/index.js";
import { chance } from "./reading/random.js";
import { seed } from "./support/seed/seed.js";
import { ambiguousLoops } from "./support/source/ambiguity.js";
import { readModule } from "./support/source/module.js";
import { type Pattern, patternsBuilt, patternsIn } from "./support/source/patterns.js";
import { growingText } from "./support/source/steps.js";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const conversations = fileURLToPath(new URL("cases/conversations/", import.meta.url));

/** All that stand in the source. */
const standing = once(() => textsIn(source, ".ts").flatMap((each) => patternsIn(readModule(each))));

function textsIn(folder: string, ending: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, text: readFileSync(`${folder}${path}`, "utf8") }));
}

function expectNone(patterns: readonly Pattern[], least: number): void {
  const different = new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each]));
  expect(different.size).toBeGreaterThan(least);
  const all = [...different.values()];
  // Without the flag, \p{L} is the letter p and three signs.
  expect(all.filter(({ source, flags }) => /\\p\{/i.test(source) && !flags.includes("u"))).toEqual(
    [],
  );
  expect([...new Set(all.flatMap(ambiguousLoops))]).toEqual([]);
  const growing = all.map((each) => [each.source, growingText(each)] as const);
  expect(growing.filter(([, text]) => text !== null)).toEqual([]);
}

describe("no text makes a pattern try for ever", () => {
  it.each([
    ["(?:to |the |to )*:", "(?:to |the |to )*"],
    ["^(?:(?:the )?my |the |my )+$", "(?:(?:the )?my |the |my )+"],
    ["^(?:day(?:\\W+(?:and)?\\W*)*)+$", "(?:day(?:\\W+(?:and)?\\W*)*)+"],
    ["press(?:\\s*[:=]\\s*)*none", "(?:\\s*[:=]\\s*)*"],
    ["a(?: (?:as )?ever| (?:my )?\\p{L}+)*$", "(?: (?:as )?ever| (?:my )?\\p{L}+)*"],
    ["(?:\\s*(?:>+|re:))*x", "(?:\\s*(?:>+|re:))*"],
    ["(?:[a-z]{1,9} ?){6,}$", "(?:[a-z]{1,9} ?){6,}"],
    ["(?=(a|ab|b)*c)", "(a|ab|b)*"],
  ])("%s would", (source, loop) => expect(ambiguousLoops({ source, flags: "u" })).toEqual([loop]));

  it.each([
    "^(?:to |the )*:",
    "^(?:day(?:\\W+(?:and\\W+)?day)*)$",
    "press(?:\\s*[:=]|\\s+is\\b)*\\s*none",
    "(?:(?![aeiou])\\p{L}[aeiou]+)*$",
    "(?:to(?: the)? |the ){0,3}$",
    "(?:a|a)*(?:b|)",
    "(?:ab?){0,3}(?:\\s*,){2}$",
  ])("%s would not", (source) => expect(ambiguousLoops({ source, flags: "u" })).toEqual([]));

  it.each([
    "\\d+\\w*$",
    "\\n\\s*\\n\\s*-?\\s*[A-Z]\\w*\\s*$",
    '^"[a-z]*([^"]+?)[a-z]*"$',
    "\\w{3,}.*\\s\\w{3,}$",
  ])("%s takes more steps than the square of a line", (source) =>
    expect(growingText({ source, flags: "u" })).not.toBeNull(),
  );

  it.each(["\\d\\w*$", "\\s+$", "\\w{3}.*\\s\\w{3,}$", "^a.*b.*c"])("%s takes no more", (source) =>
    expect(growingText({ source, flags: "u" })).toBeNull(),
  );

  it("none that stands in the source does", () => expectNone(standing(), 1_500));

  it("none that is built from parts does", async () => {
    const built = await patternsBuilt(async () => {
      // Modules that are loaded already have built theirs.
      vi.resetModules();
      const { fuzz } = await import("./fuzz/fuzz.js");
      expect(await fuzz({ seed: 1902, runs: 26 })).toEqual([]);
    });
    expectNone(built, 1_000);
  });
});

it("a filter refuses no text that its pattern would match", () => {
  const { pick } = chance(seed());
  const lines = textsIn(conversations, ".txt").flatMap(({ text }) => text.split("\n"));
  const texts = Array.from({ length: 40 }, () => pick(lines));
  const refusing = standing().flatMap(({ source: words, flags }) => {
    const [tried, trusted] = [new PrefilteredRegExp(words, flags), new RegExp(words, flags)];
    return texts
      .filter((text) => text.search(tried) !== text.search(trusted))
      .map((text) => [words, text]);
  });
  expect(refusing).toEqual([]);
});
