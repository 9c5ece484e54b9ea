/**
 * The architecture, held to: layers import only downwards and through their indexes, pure layers touch
 * nothing, files and functions stay short. Each rule is first shown a sample that breaks it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  anyFaults,
  headerFaults,
  layerFaults,
  purityFaults,
  type SourceFile,
  sizeFaults,
  sizes,
} from "./support/source-rules.js";

const source = fileURLToPath(new URL("../src/", import.meta.url));

const files: readonly SourceFile[] = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.includes("generated"))
  .map((path) => ({ path, text: readFileSync(`${source}${path}`, "utf8") }));

const rules = { layerFaults, purityFaults, anyFaults, sizeFaults, headerFaults };

const longFunction = `function long() {\n${"  work();\n".repeat(sizes.functionLines)}}\n`;

const samples: readonly (readonly [rule: keyof typeof rules, path: string, text: string])[] = [
  ["layerFaults", "map/a.ts", 'import { adjudicate } from "../rules/index.js";'],
  ["layerFaults", "language/a.ts", 'import type { Letter } from "../report/index.js";'],
  ["layerFaults", "game/a.ts", 'import { parsePhase } from "../rules/phase.js";'],
  ["layerFaults", "rules/a.ts", 'import { readFileSync } from "node:fs";'],
  ["layerFaults", "rules/kernel/a.ts", 'const b = await import("../../game/index.js");'],
  ["layerFaults", "mail/a.ts", 'export { openStore } from "../store/index.js";'],
  ["layerFaults", "judge/a.ts", 'import { ImapFlow } from "imapflow";'],
  ["layerFaults", "helpers/a.ts", ""],
  ["purityFaults", "game/a.ts", "const now = Date.now();"],
  ["purityFaults", "util/a.ts", "return Math.random();"],
  ["purityFaults", "report/a.ts", "console.log(text);"],
  ["purityFaults", "judge/a.ts", "if (process.env.X) work();"],
  ["anyFaults", "store/a.ts", "const row = value as any;"],
  ["anyFaults", "store/a.ts", "function read(row: any) {}"],
  ["sizeFaults", "map/a.ts", longFunction],
  ["sizeFaults", "map/a.ts", "\n".repeat(sizes.fileLines)],
  ["headerFaults", "map/a.ts", "export const a = 1;"],
];

describe("each rule finds what breaks it", () => {
  it.each(samples)("%s in %s: %s", (rule, path, text) => {
    expect(rules[rule]({ path, text })).not.toEqual([]);
  });
});

describe("the source keeps the rules", () => {
  it.each(Object.entries(rules))("%s", (_, rule) => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(rule)).toEqual([]);
  });
});
