/** Set-ups as GMs write them: how each line of test/cases/set-ups.txt is read, and what is asked back. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { looksLikeOrder } from "../../../src/language/index.js";
import { readSetUp } from "../../../src/language/setup/read-set-up.js";
import { readLine } from "../../../src/language/text/lines.js";
import { casePath, expectGolden } from "../../support/golden.js";
import { caseFiles, compactFields } from "../compact.js";

const file = "set-ups.txt";

function readingOf(written: string): readonly string[] {
  const line = readLine(written).text;
  const reading = readSetUp(line);
  if (reading === null) return ["  no set-up"];
  const { parts, unread, isPlain } = reading;
  return [
    ...parts.map((part) => `  ${compactFields(part)}`),
    ...unread.map(({ from, to }) => `  not read: ${line.slice(from, to)}`),
    ...(isPlain ? [] : ["  only behind a SET, or below a CREATE"]),
  ];
}

describe("a set-up", () => {
  it("is read as people write it", () => {
    const cases = readFileSync(casePath(file), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("  "));
    const text = cases.flatMap((line) =>
      /^(#|$)/.test(line) ? [line] : [line, ...readingOf(line)],
    );
    expectGolden(file, text.join("\n"));
  });

  it("is never taken from an order", () => {
    const orders = caseFiles("orders").flatMap(({ text }) =>
      text.split("\n").map((line) => line.split("  ")[0] ?? ""),
    );
    const taken = orders.filter(looksLikeOrder).filter((order) => {
      const reading = readSetUp(readLine(order).text);
      return reading?.isPlain === true && reading.unread.length === 0;
    });
    expect(orders.length).toBeGreaterThan(500);
    expect(taken).toEqual([]);
  });

  it("is read to the end of any text", () => {
    const word = fc.constantFrom(
      ..."48h every day, Mon-Fri 9pm at no press grace start Friday and ; 2 ( : a".split(" "),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 30 }), (words) => {
        readSetUp(words.join(" "));
      }),
    );
  });
});
