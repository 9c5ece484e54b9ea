/** The HTML part: what flows, what is a table, what keeps its lines, and that no text becomes markup. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowed, verbatim } from "../../../src/report/engine/fill.js";
import { htmlOf, mapPlace } from "../../../src/report/engine/html-part.js";

const bodyOf = (text: string) =>
  /<body>\n([\s\S]*)\n<\/body>/.exec(htmlOf(text))![1]!.replace(`\n${mapPlace}`, "");

describe("a text as HTML", () => {
  it.each([
    ["prose flows", "One line\nand another.", "<p>One line and another.</p>"],
    ["a header is set apart", ":: Judge: EMSD", '<p class="head">Judge: EMSD</p>'],
    ["a quoted line", "> A Par - Bur", "<blockquote>A Par - Bur</blockquote>"],
    ["a mark stays below its letters", "> foo\n  ^^^", "<pre>&gt; foo\n  ^^^</pre>"],
    ["what is indented", "  A PAR - BUR", '<p class="in">A PAR - BUR</p>'],
    ["lines that stay", "|France: A.\n|Italy: B.", "<p>France: A.<br>\nItaly: B.</p>"],
    [
      "columns",
      "|Austria:   1901   3\n|England:      -   4",
      '<table>\n<tr><td>Austria:</td><td>1901</td><td class="n">3</td></tr>\n' +
        '<tr><td>England:</td><td>-</td><td class="n">4</td></tr>\n</table>',
    ],
    [
      "a row that goes on",
      "|Italy:     Rome,\n|           Naples\n|Turkey:    Smyrna",
      "<table>\n<tr><td>Italy:</td><td>Rome, Naples</td></tr>\n<tr><td>Turkey:</td><td>Smyrna</td></tr>\n</table>",
    ],
    ["markup", "<b>&</b>", "<p>&lt;b&gt;&amp;&lt;/b&gt;</p>"],
    [
      "the address of a page",
      "See https://judge.example/g/paris.",
      '<p>See <a href="https://judge.example/g/paris">https://judge.example/g/paris</a>.</p>',
    ],
    ["another address", "javascript:alert(1)", "<p>javascript:alert(1)</p>"],
  ])("%s", (_, text, html) => {
    expect(bodyOf(text)).toBe(html);
  });

  it("puts together what an answer has broken", () => {
    const long = "word ".repeat(40).trim();
    expect(bodyOf(verbatim(flowed(long).trimEnd()))).toBe(`<p>${long}</p>`);
  });

  it("holds the place of the map, or puts it at the end", () => {
    expect(htmlOf("One.\n\n<map>\n\nTwo.")).toContain(`<p>One.</p>\n${mapPlace}\n<p>Two.</p>`);
    expect(htmlOf("One.")).toContain(`<p>One.</p>\n${mapPlace}`);
  });

  it("lets nobody write markup", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const tags = bodyOf(text)
          .replace(mapPlace, "")
          .match(/<(?!\/?(?:p|br|a|pre|table|tr|td|blockquote)\b)/g);
        expect(tags).toBeNull();
      }),
    );
  });
});
