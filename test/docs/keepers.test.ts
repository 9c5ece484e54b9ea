/** The keepers' handbook is true: its commands and options exist, and its settings are read. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { fenced } from "../support/docs/handbook.js";
import { root, runEms } from "../support/docs/run-ems.js";

const handbook = readFileSync(`${root}docs/keepers.md`, "utf8");

/** Every command line for `ems`: the lines of the shell's blocks, and what stands between backticks. */
const lines = [
  ...fenced(handbook, "sh").flatMap((block) => block.split(/\n|&&/)),
  ...[...handbook.matchAll(/`(ems [^`]+)`/g)].map(([, line]) => line!.replace(/\s+/g, " ")),
]
  .map((line) => line.trim())
  .filter((line) => line.startsWith("ems "));

const helps = new Map<string, string>();

/** What the program says of a command: `check mail`. */
function helpOf(command: string): string {
  if (!helps.has(command)) helps.set(command, runEms([...command.split(" "), "--help"], root).out);
  return helps.get(command)!;
}

describe("docs/keepers.md", () => {
  it("has commands to show", () => expect(lines.length).toBeGreaterThan(15));

  it.each([...new Set(lines)])("%s", (line) => {
    const [, command = ""] = /^ems ((?:check |service |dkim )?[a-z]+)/.exec(line) ?? [];
    const help = helpOf(command);
    expect(help).toContain(`Usage: ems ${command} `);
    for (const [option] of line.matchAll(/--[a-z-]+/g)) expect(help).toContain(`${option} `);
  });

  it.each(fenced(handbook, "yaml"))("shows settings that are read: %s", (block) => {
    const folder = mkdtempSync(join(tmpdir(), "ems-keepers-"));
    const people = { judge: { address: "judge@example.net", keeper: "keeper@example.net" } };
    const settings = { ...people, mail: { source: "smtp" }, ...parse(block) };
    writeFileSync(join(folder, "judge.yaml"), stringify(settings));
    expect(runEms(["check", "config", "judge.yaml"], folder)).toMatchObject({ status: 0 });
  });
});
