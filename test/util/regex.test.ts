import { expect, it } from "vitest";
import { regex, wrapped } from "../../src/util/index.js";

it("a line break and the blanks behind it are none of the text", () =>
  expect(wrapped`
    one|two
      |three words
  `).toBe("one|two|three words"));

it("what is filled in keeps its lines", () =>
  expect(wrapped`
    a${"\n  b"}
    c
  `).toBe("a\n  bc"));

it("an expression has its escapes and its flags", () => {
  const found = regex("iu")`
    \b(?:army
      |fleet)\b
  `;
  expect([found.source, found.flags]).toEqual(["\\b(?:army|fleet)\\b", "iu"]);
});

it("an expression without flags has none", () => expect(regex()`a`.flags).toBe(""));
