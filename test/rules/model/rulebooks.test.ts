import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  defaultRulebook,
  findOption,
  optionKeys,
  optionNames,
  optionValues,
  resolveRulebook,
  rulebookOptions,
} from "../../../src/rules/index.js";
import { presetNames } from "../../../src/rules/model/presets.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";
import { choiceTable, nameOf, sourceTable } from "../../support/cases/rulebook-tables.js";

const readme = readFileSync(new URL("../../../config/README.md", import.meta.url), "utf8");

describe("config/README.md", () => {
  test.each(optionKeys.map((option) => [nameOf(option), option] as const))(
    "explains %s and each of its choices",
    (name, option) => {
      const row = readme.split("\n").find((line) => line.startsWith(`| \`${name}\` | `));
      expect(row).toContain(`| ${rulebookOptions[option].issue} |`);
      for (const value of optionValues(option)) expect(row).toContain(`\`${value}\``);
    },
  );

  test.each(presetNames)("names the rulebook %s", (name) => {
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\` \\| .+ \\|$`, "m"));
  });

  test("shows every rulebook's choice for every option", () => {
    expect(readme).toContain(choiceTable());
  });

  test("gives the source of every choice that is the rulebook's own", () => {
    expect(readme).toContain(sourceTable());
  });
});

describe("option names", () => {
  test.each(optionNames)("%s is found in either spelling and any case", (name) => {
    const key = findOption(name)!;
    expect(nameOf(key)).toBe(name);
    expect(findOption(key)).toBe(key);
    expect(findOption(name.toUpperCase())).toBe(key);
  });

  test("every issue of DATC 2.4, chapter 4, but the Flying Dutchman and undated orders has an option", () => {
    const issues = new Set<string>(optionKeys.map((key) => rulebookOptions[key].issue));
    const sections = { A: 7, B: 7, C: 6, D: 9, E: 5 };
    for (const [section, count] of Object.entries(sections)) {
      for (let issue = 1; issue <= count; issue++) {
        const name = `4.${section}.${issue}`;
        // Which of two order sets is the later is never in doubt: the mailbox dates each mail.
        expect(issues.has(name)).toBe(name !== "4.D.2");
      }
    }
  });
});

describe("resolveRulebook", () => {
  test("2025 is the default", () => {
    expect(resolveRulebook("2025")).toEqual({ kind: "rulebook", rulebook: defaultRulebook });
  });

  test.each(presetNames)("%s without overrides is the preset", (name) => {
    expect(resolveRulebook(name.toUpperCase())).toEqual({
      kind: "rulebook",
      rulebook: rulebookOf(name),
    });
  });

  test("an override changes its option and nothing else", () => {
    expect(resolveRulebook("2025", { paradox: "all-hold" })).toEqual({
      kind: "rulebook",
      rulebook: { ...defaultRulebook, paradox: "all-hold" },
    });
  });

  test("an option is overridden as players write it", () => {
    expect(resolveRulebook(defaultRulebook.name, { "MULTI-ROUTE": "ANY-OWN-FIRST" })).toEqual({
      kind: "rulebook",
      rulebook: { ...defaultRulebook, multiRoute: "any-own-first" },
    });
  });

  test.each([
    ["an unknown rulebook", "1999", {}, "unknown-rulebook", "2000"],
    ["an unknown option", "2000", { paradoxes: "szykman" }, "unknown-option", "paradox"],
    ["an unknown value", "2000", { paradox: "zykman" }, "unknown-value", "szykman"],
  ])("%s is a problem that names the known ones", (_, name, options, kind, known) => {
    const resolution = resolveRulebook(name, options as Record<string, string>);
    expect(resolution).toMatchObject({ kind: "problem", problem: { kind } });
    if (resolution.kind === "problem") expect(resolution.problem.known).toContain(known);
  });
});
