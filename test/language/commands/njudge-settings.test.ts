/**
 * What old hands type: every SET keyword of nJudge is accepted, or answered by a sentence that says what to do
 * instead. So is every command that the older judges had and this one has not.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leftOutReasons, leftOutStarts } from "../../../src/language/commands/left-out.js";
import { readCommand } from "../../../src/language/commands/read-command.js";
import { readLine } from "../../../src/language/text/lines.js";
import { ownCatalogue } from "../../support/templates.js";

const text = readFileSync(new URL("../../cases/njudge-settings.txt", import.meta.url), "utf8");
const settings = text
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .flatMap((line) => {
    const [keywords = "", value] = line.split(" = ");
    const written = value === undefined ? "" : ` ${value}`;
    return keywords.split(", ").map((keyword) => [keyword, written] as const);
  });

const catalogue = ownCatalogue();

/** What a line is: a statement, or the kind of what is wrong with it, with the reason where one is given. */
function answerTo(line: string): string {
  const reading = readCommand(readLine(line));
  if (reading === null) return "nothing";
  if (reading.kind === "statement") return "accepted";
  const { complaint } = reading;
  return complaint.kind === "not-offered" ? `left out: ${complaint.why}` : complaint.kind;
}

describe("the SET keywords of nJudge", () => {
  it("are all there", () => expect(settings.length).toBeGreaterThan(300));

  it.each(settings)("SET %s%s", (keyword, value) => {
    const answer = answerTo(`SET ${keyword.toUpperCase()}${value}`);
    expect(answer).toMatch(/^(?:accepted|left out: [\w-]+)$/);
    // nJudge too wants a blank behind its shortest words.
    if (keyword.length < 5) return;
    expect(answerTo(`set${keyword.replaceAll(" ", "")}${value}`)).toBe(answer);
  });
});

const openings = leftOutStarts.flatMap(([why, list]) =>
  list.split("|").map((one) => [one.trim().replace(/[_~]/g, " ").toUpperCase(), why] as const),
);

describe("what is left out", () => {
  it.each(leftOutReasons)("has a sentence of its own: %s", (why) => {
    expect(catalogue.complaints.has(`not-offered.${why}`)).toBe(true);
  });

  it.each(openings)("%s is not offered after all", (line, why) => {
    expect(answerTo(line)).toBe(`left out: ${why}`);
  });
});
