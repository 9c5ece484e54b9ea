/** What a reader does not want stays out of the letter, and nothing else does. */
import { expect, test } from "vitest";
import { type LetterPart, letterParts } from "../../../src/game/index.js";
import type { Picture } from "../../../src/judge/ports/index.js";
import { letterTo } from "../../../src/judge/records/new-letter.js";

const attachments = [
  { name: "paris-S1901M.json", type: "application/json", text: "{}" },
  { name: "paris.ics", type: "text/calendar; charset=utf-8; method=PUBLISH", text: "BEGIN" },
];
const pictures = [{ name: "paris-S1901M" } as Picture];

/** The parts that are in a letter to a reader who wants none of these. */
function partsBut(without: readonly LetterPart[]): readonly LetterPart[] {
  const words = { subject: "Results", text: "Paris stands.", html: "<p>Paris stands.</p>" };
  const about = {
    to: "anna@example.net",
    kind: "results",
    dedupeKey: "1",
    replyTo: "judge@example.net",
  };
  const letter = letterTo(words, { ...about, attachments, pictures, without });
  expect(letter).not.toHaveProperty("without");
  const names = letter.attachments.map(({ name }) => name);
  const isIn = {
    json: names.includes("paris-S1901M.json"),
    calendar: names.includes("paris.ics"),
    html: letter.html !== null,
    map: letter.pictures.length > 0,
  };
  return letterParts.filter((part) => isIn[part]);
}

test.each(letterParts)("without %s", (part) => {
  expect(partsBut([part])).toEqual(letterParts.filter((other) => other !== part));
});

test("text alone, or everything", () => {
  expect([partsBut(letterParts), partsBut([])]).toEqual([[], letterParts]);
});
