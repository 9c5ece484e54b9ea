/** HELP answers every topic, and what it shows as an example is understood. */
import { describe, expect, test } from "vitest";
import { parseOrder, readBody, readProxy, withoutPerpetual } from "../../../src/language/index.js";
import { helpText, helpTopics } from "../../../src/report/answers/help-pages.js";
import { standardBoard } from "../../support/boards/boards.js";
import { ownCatalogue } from "../../support/templates.js";

const catalogue = ownCatalogue();
const board = standardBoard();

describe.each(helpTopics)("HELP %s", (topic) => {
  const text = helpText(catalogue, topic);

  test("is there", () => {
    expect(text).toMatch(/^([\x20-\x7e]{0,72} ?\n)+$/);
    expect(text).not.toContain("There is no help");
  });

  test("is short, and says what to try next", () => {
    const lines = catalogue.help.get(topic)!.text.split("\n");
    expect(lines.length).toBeLessThanOrEqual(25);
  });

  test("has no line that must keep its place and does not fit", () => {
    const lines = catalogue.help.get(topic)!.text.split("\n");
    expect(lines.filter((line) => line.startsWith(" ") && line.length > 72)).toEqual([]);
  });

  test.each(examples(text))("shows what is understood: %s", (example) => {
    expect(isUnderstood(example) || example.split(", ").every(isUnderstood)).toBe(true);
  });
});

/** Examples are indented by two; behind two blanks follows what they do. */
function examples(text: string): readonly string[] {
  const blocks = text.replace(
    /^ {2}(PRESS|BROADCAST|STATEMENT|TRY|PHASE)[\s\S]*?^ {2}END\w+$/gm,
    (block) => block.replaceAll("\n  ", "~"),
  );
  return [...blocks.matchAll(/^ {2}([A-Z].*?)(?: {2,}.*)?$/gm)].map(([, example]) =>
    example!.replaceAll("~", "\n"),
  );
}

/** Commands must be read without complaint, and whatever is no command must be an order. */
function isUnderstood(example: string): boolean {
  const opensPress = /^(PRESS|BROADCAST|POSTAL PRESS|STATEMENT)[^\n]*$/.test(example);
  const mail = opensPress ? `${example}\nHello\nENDPRESS` : example.replace(/ \[.*/, "");
  const { items, skipped } = readBody(mail);
  const isRead = items.every(
    (item) => item.kind === "statement" || (item.kind === "text" && isOrder(item.line)),
  );
  return isRead && items.length > 0 && skipped.length === 0;
}

function isOrder(line: string): boolean {
  const order = withoutPerpetual(line) ?? line;
  return parseOrder(board, order).length > 0 || readProxy(board, order) !== null;
}

test.each([
  ["ORDERS", "hold"],
  ["order", "hold"],
  ["Set", "HELP GM"],
  ["dead", "grace period"],
  ["  builds ", "home centers"],
  ["", "I am a judge"],
])("HELP %s finds its topic", (asked, words) => {
  expect(helpText(catalogue, asked)).toContain(words);
});

test("HELP ABBREVIATIONS lists every place of the board", () => {
  const text = helpText(catalogue, "abbreviations", board).replaceAll(/\s+/g, " ");
  const missing = board.provinces.filter(({ id, english }) => !text.includes(`${id} ${english}`));
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(helpText(catalogue, "abbreviations", board).split("\n").length).toBeLessThan(30);
});

test.each(["nukes", "xx", "a".repeat(5000), "<b>\u00fcber</b>"])("HELP %j says so", (asked) => {
  const text = helpText(catalogue, asked);
  expect(text).toContain("There is no help about");
  expect(text).toMatch(/^([\x20-\x7e]{0,72} ?\n)+$/);
});
