/** Questions in plain words: what each asks, and that what says something or orders something asks nothing. */
import { describe, expect, it } from "vitest";
import { intents } from "../../../src/language/questions/intents.js";
import { likelyQuestion } from "../../../src/language/questions/likely-question.js";
import { readQuestion } from "../../../src/language/questions/read-question.js";
import { caseFiles } from "../compact.js";

function casesOf({ text }: { readonly text: string }) {
  return text.split("\n").flatMap((line) => {
    const [, intent = "", sentence = ""] = /^([a-z-]+): (.*)$/.exec(line) ?? [];
    return sentence === "" ? [] : [{ intent, sentence }];
  });
}

const files = caseFiles("questions");

describe.each(files)("questions in $name", (file) => {
  it.each(casesOf(file))("$sentence", ({ intent, sentence }) => {
    const read = file.name === "likely.txt" ? likelyQuestion([sentence]) : readQuestion(sentence);
    expect(read?.intent ?? "-").toBe(intent);
  });
});

it("guesses at no orders and at no stories", () => {
  expect(likelyQuestion(["A Par - Bur", "when is the deadline"])).toBeNull();
  expect(likelyQuestion(["deadline ".repeat(100)])).toBeNull();
});

it("has a case for everything that can be asked", () => {
  const shown = new Set(files.flatMap(casesOf).map(({ intent }) => intent));
  expect(intents.filter((intent) => !shown.has(intent))).toEqual([]);
});
