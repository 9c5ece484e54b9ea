/**
 * Every command is explained wherever people look for it: a right form, a page of HELP, a row in
 * grammar/README.md. The compiler and the template check see to the rest.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/game/model/settings.js";
import type { FormName } from "../../src/language/commands/families.js";
import { readCommand } from "../../src/language/commands/read-command.js";
import { formNames } from "../../src/language/index.js";
import { readLine } from "../../src/language/text/lines.js";
import { settingsLines } from "../../src/report/blocks/settings.js";
import { ownCatalogue } from "../support/templates.js";

const catalogue = ownCatalogue();
const help = [...catalogue.help.values()].map(({ text }) => text).join("\n");
const readme = readFileSync(new URL("../../grammar/README.md", import.meta.url), "utf8");
const table = readme.slice(readme.indexOf("## Every command"), readme.indexOf("### Left out"));
const rows = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, form]) => form!);

function formOf(line: string): FormName | null {
  const reading = readCommand(readLine(line));
  return reading?.kind === "statement" ? reading.form : null;
}

/** Every command that the help shows: at the beginning of an indented line, alone or in a list. */
const shown = [...help.matchAll(/^ {2,}([A-Z][^\n]*?)(?: {2,}[^\n]*)?$/gm)]
  .flatMap(([, line]) => [line!, ...line!.split(/, (?=[A-Z]{3})/)])
  .map((line) => line.replace(/ \[.*/, ""));
// What closes a block is no example of its own.
const closing = /\bENDPHASE\b/.test(help) ? ["ENDPHASE"] : [];
const explained = new Set([...shown, ...closing].map(formOf));
const listed = new Set(rows.map(formOf));

describe.each(formNames)("the command %s", (form) => {
  it("has a right form to be shown", () => expect(catalogue.forms.get(form)).toBeTruthy());
  it("is shown by HELP", () => expect(explained).toContain(form));
  it("has a row in grammar/README.md", () => expect(listed).toContain(form));
});

it("every row of grammar/README.md is a command", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => formOf(row) === null)).toEqual([]);
});

describe("every setting that STATUS prints", () => {
  const lines = settingsLines(defaultSettings).split("\n");
  it.each(lines.map((line) => line.trim()))("can be mailed back and has help: %s", (line) => {
    expect(explained).toContain(formOf(line));
  });
});
