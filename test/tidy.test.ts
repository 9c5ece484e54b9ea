/**
 * The architecture, held to: layers and rooms import one way and through the right doors, pure layers
 * touch nothing, nothing is exported for nobody, files, functions and folders stay short. Each rule is
 * first shown samples that break it and samples that keep it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { exportFaults } from "./support/source/dead-exports.js";
import { layerFaults, purityFaults } from "./support/source/layers.js";
import { readModule } from "./support/source/module.js";
import { circleFaults, crowdFaults, folderFiles, roomFaults } from "./support/source/rooms.js";
import { anyFaults, headerFaults, sizeFaults, sizes } from "./support/source/shape.js";

const source = fileURLToPath(new URL("../src/", import.meta.url));

/** The compiled grammars import builders; otherwise nobody reads them, and no rule looks at them. */
const isGenerated = ({ path }: { readonly path: string }) => path.includes("/generated/");

const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readModule({ path, text: readFileSync(`${source}${path}`, "utf8") }));

const written = modules.filter((module) => !isGenerated(module));

const rules = {
  layerFaults,
  purityFaults,
  roomFaults,
  circleFaults,
  crowdFaults,
  exportFaults,
  sizeFaults,
  headerFaults,
  anyFaults,
};

/** A few files, by path. */
type Sample = Readonly<Record<string, string>>;

const bodyOf = (lines: number) => `{\n${"  work();\n".repeat(lines - 2)}}`;
const files = (count: number): Sample =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`map/a${index}.ts`, ""]));

const broken: readonly (readonly [rule: keyof typeof rules, sample: Sample])[] = [
  ["layerFaults", { "map/a.ts": 'import { adjudicate } from "../rules/index.js";' }],
  ["layerFaults", { "language/a.ts": 'import type { Letter } from "../report/index.js";' }],
  ["layerFaults", { "drawing/a.ts": 'import type { Letter } from "../report/index.js";' }],
  ["layerFaults", { "game/a.ts": 'import { parsePhase } from "../rules/phase.js";' }],
  ["layerFaults", { "game/life/a.ts": 'import { parsePhase } from "../../rules/model/phase.js";' }],
  ["layerFaults", { "rules/a.ts": 'import { readFileSync } from "node:fs";' }],
  ["layerFaults", { "rules/kernel/a.ts": 'const b = await import("../../game/index.js");' }],
  ["layerFaults", { "rules/a.ts": 'type Game = import("../game/index.js").Game;' }],
  ["layerFaults", { "mail/a.ts": 'export { openStore } from "../store/index.js";' }],
  ["layerFaults", { "judge/a.ts": 'import { ImapFlow } from "imapflow";' }],
  ["layerFaults", { "store/a.ts": 'import { step } from "../judge/index.js";' }],
  ["layerFaults", { "helpers/a.ts": "" }],
  ["purityFaults", { "game/a.ts": "const now = Date.now();" }],
  ["purityFaults", { "util/a.ts": "const lot = Math.random();" }],
  ["purityFaults", { "report/a.ts": "console.log(text);" }],
  ["purityFaults", { "judge/a.ts": "if (process.env.X) work();" }],
  ["purityFaults", { "drawing/a.ts": "const began = performance.now();" }],
  ["purityFaults", { "game/a.ts": "names.sort((a, b) => a.localeCompare(b));" }],
  ["purityFaults", { "language/a.ts": "const word = text.toLocaleUpperCase();" }],
  [
    "roomFaults",
    {
      "game/time/a.ts": 'import { b } from "../ends/b.js";',
      "game/ends/c.ts": 'import { d } from "../time/d.js";',
    },
  ],
  [
    "roomFaults",
    {
      "game/time/a.ts": 'import { b } from "../b.js";',
      "game/b.ts": 'import type { D } from "./time/d.js";',
    },
  ],
  [
    "roomFaults",
    {
      "rules/kernel/terms/a.ts": 'import { b } from "../cycles/b.js";',
      "rules/kernel/cycles/c.ts": 'import { d } from "../terms/d.js";',
    },
  ],
  [
    "circleFaults",
    { "map/a.ts": 'import { b } from "./b.js";', "map/b.ts": 'import type { A } from "./a.js";' },
  ],
  [
    "circleFaults",
    {
      "map/a.ts": 'import { b } from "./b.js";',
      "map/b.ts": 'export { c } from "./c.js";',
      "map/c.ts": 'type A = import("./a.js").A;',
    },
  ],
  ["crowdFaults", files(folderFiles + 1)],
  ["exportFaults", { "map/a.ts": "export const a = 1; work(a);" }],
  ["exportFaults", { "map/a.ts": "export interface A {}\nexport default function b() {}" }],
  [
    "exportFaults",
    { "map/a.ts": "export const a = 1;", "map/index.ts": 'export { a } from "./a.js";' },
  ],
  [
    "exportFaults",
    { "map/a.ts": "export const a = 1;", "map/index.ts": 'export * from "./a.js";' },
  ],
  ["sizeFaults", { "map/a.ts": `function long() ${bodyOf(sizes.functionLines + 1)}` }],
  ["sizeFaults", { "map/a.ts": `const long = () => ${bodyOf(sizes.functionLines + 1)};` }],
  ["sizeFaults", { "map/a.ts": `class A { long() ${bodyOf(sizes.functionLines + 1)} }` }],
  ["sizeFaults", { "map/a.ts": "\n".repeat(sizes.fileLines + 1) }],
  ["sizeFaults", { "map/a.ts": `// ${"a".repeat(sizes.columns)}` }],
  ["headerFaults", { "map/a.ts": "export const a = 1;" }],
  ["anyFaults", { "store/a.ts": "const row = value as any;" }],
  ["anyFaults", { "store/a.ts": "function read(row: any) {}" }],
];

const kept: typeof broken = [
  ["layerFaults", { "game/a.ts": 'import { parsePhase } from "../rules/index.js";' }],
  ["layerFaults", { "mail/a.ts": 'import { ImapFlow } from "imapflow";' }],
  ["layerFaults", { "store/a.ts": 'import type { Tx } from "../judge/ports/index.js";' }],
  ["purityFaults", { "game/a.ts": '/** Never Date.now(). */\nconst word = "performance";' }],
  ["purityFaults", { "clock/a.ts": "const now = Date.now();" }],
  [
    "roomFaults",
    {
      "game/time/a.ts": 'import { b } from "../ends/b.js";',
      "game/ends/b.ts": 'import { d } from "./d.js";',
    },
  ],
  ["crowdFaults", { ...files(folderFiles), "map/index.ts": "" }],
  [
    "exportFaults",
    {
      "map/a.ts": "export const a = 1;",
      "map/index.ts": 'export { a } from "./a.js";',
      "rules/a.ts": 'import { a as b } from "../map/index.js";',
    },
  ],
  [
    "exportFaults",
    {
      "map/a.ts": "export const a = 1;",
      "map/index.ts": 'export * from "./a.js";',
      "rules/a.ts": 'import { a } from "../map/index.js";',
    },
  ],
  ["exportFaults", { "map/a.ts": "export const a = 1;", "map/b.ts": 'import("./a.js");' }],
  ["sizeFaults", { "map/a.ts": `const short = () => ${bodyOf(sizes.functionLines)};` }],
  ["sizeFaults", { "map/a.ts": `const long = wrapped\`${"\n  |word".repeat(sizes.fileLines)}\`;` }],
  ["anyFaults", { "store/a.ts": "// any\nconst any = 1;" }],
];

const faultsIn = (rule: keyof typeof rules, sample: Sample) =>
  rules[rule](Object.entries(sample).map(([path, text]) => readModule({ path, text })));

describe("each rule finds what breaks it", () => {
  it.each(broken)("%s in %j", (rule, sample) => {
    expect(faultsIn(rule, sample)).not.toEqual([]);
  });
});

describe("each rule lets pass what keeps it", () => {
  it.each(kept)("%s in %j", (rule, sample) => {
    expect(faultsIn(rule, sample)).toEqual([]);
  });
});

describe("the source keeps the rules", () => {
  it.each(Object.entries(rules))("%s", (_, rule) => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.some(isGenerated), "the grammars are compiled").toBe(true);
    expect(rule(rule === exportFaults ? modules : written)).toEqual([]);
  });
});
