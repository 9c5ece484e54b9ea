/** Lines of at most 72 columns, whatever comes. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { plainText, toAscii } from "../../../src/report/engine/ascii.js";
import { brokenBetween, fill, together, verbatim } from "../../../src/report/engine/fill.js";

const words = (count: number) => "word ".repeat(count).trim();

const cases: readonly (readonly [what: string, text: string, filled: string])[] = [
  ["prose is refilled", "one\ntwo\nthree", "one two three\n"],
  ["an empty line parts paragraphs", "one\n\ntwo", "one\n\ntwo\n"],
  ["several empty lines are one", "one\n\n\n\ntwo", "one\n\ntwo\n"],
  ["a marked empty line stays", "one\n\n|\ntwo", "one\n\n\ntwo\n"],
  ["a line that begins with a blank stays", "one\n  two\nthree", "one\n  two\nthree\n"],
  ["header lines stay", ":: Judge: EMSD\n:: Deadline: none", ":: Judge: EMSD\n:: Deadline: none\n"],
  ["a marked line stays, without its mark", "|one\n|two", "one\ntwo\n"],
  ["long prose breaks at a blank", words(16), `${words(14)}\n${words(2)}\n`],
  ["an indented line goes on indented", `  ${words(15)}`, `  ${words(14)}\n  word\n`],
  ["a marked line stays whole", `|${words(30)}`, `${words(30)}\n`],
  ["a header line stays whole", `:: ${words(30)}`, `:: ${words(30)}\n`],
  ["a quoted line goes on quoted", `> ${words(15)}`, `> ${words(14)}\n> word\n`],
  ["a quoted word too long is cut", `> ${"x".repeat(72)}`, `> ${"x".repeat(70)}\n> xx\n`],
  ["a word too long is cut", "x".repeat(100), `${"x".repeat(72)}\n${"x".repeat(28)}\n`],
];

test.each(cases)("%s", (_, text, filled) => {
  expect(fill(text)).toBe(filled);
});

const anything = fc.string({ unit: "grapheme", maxLength: 300 });
const blocks = fc.array(fc.tuple(fc.constantFrom("", " ", "      ", "> ", ">>>>"), anything));

test("any text fits, but for lines that stay whole", () => {
  fc.assert(
    fc.property(blocks, (lines) => {
      const text = lines.map(([start, rest]) => start + toAscii(rest)).join("\n");
      const marked = text.replace(/^(?:::|\|).*$/gm, "");
      expect(fill(marked)).toMatch(/^([\x20-\x7e]{0,72}\n)+$/);
    }),
  );
});

test("filling twice changes nothing of verbatim lines", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]([a-z ]{0,70}[a-z])?$/)), (lines) => {
      fc.pre(lines.length > 0);
      expect(fill(verbatim(lines.join("\n")))).toBe(`${lines.join("\n")}\n`);
    }),
  );
});

test("what belongs together stays in one line", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,3}$/)), (names) => {
      const text = names.map(together).join(" ");
      const lines = brokenBetween(text, "").split("\n");
      const left = names.filter((name) => !lines.some((line) => ` ${line} `.includes(` ${name} `)));
      expect(left).toEqual([]);
      expect(lines.join(" ")).toBe(names.join(" "));
    }),
  );
});

test("no letter is lost", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,400}$/), (text) => {
      expect(fill(text).replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});

const plain: readonly (readonly [text: string, ascii: string])[] = [
  ["Z\u00fcrich, \u00c5land, Ma\u00f1ana", "Zurich, Aland, Manana"],
  ["\u201cno\u201d \u2018yes\u2019", "\"no\" 'yes'"],
  ["a \u2014 b \u2192 c", "a - b -> c"],
  ["non\u00a0breaking, zero\u200bwidth", "non breaking, zerowidth"],
  ["soft\u00adhyphen, a \u27a1\ufe0f b", "softhyphen, a -> b"],
  ["Stra\u00dfe, \u0141\u00f3d\u017a", "Strasse, Lodz"],
  ["\u6771\u4eac", "??"],
  ["bell\u0007 tab\tend", "bell tab    end"],
  ["\ud83d\ude00", "?"],
];

test.each(plain)("%j becomes %j", (text, ascii) => {
  expect(toAscii(text)).toBe(ascii);
});

describe("what people write keeps its letters", () => {
  it.each([
    ["letters", "Grüße aus Zürich — voilà", "Grüße aus Zürich — voilà"],
    ["emoji of several parts", "👍🏽 👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽 👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["other scripts", "Привет, 你好", "Привет, 你好"],
    ["nothing that turns the writing", "A \u202ePar", "A Par"],
    ["nothing that nobody sees", "A\u200bPar\u0007", "APar"],
    ["no half of a sign", "\ud83d!", "\ufffd!"],
  ])("%s", (_, written, kept) => {
    expect(plainText(written)).toBe(kept);
  });

  it("cuts no sign in two", () => {
    const lines = fill("👍🏽".repeat(60)).trimEnd().split("\n");
    for (const line of lines) expect(line).toMatch(/^(?:👍🏽)+$/u);
  });
});
