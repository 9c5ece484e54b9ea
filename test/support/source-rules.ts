/**
 * Rules about the source as functions from text to faults, so that each can be shown to find what it
 * looks for. `test/tidy.test.ts` applies them to `src`.
 */

export interface SourceFile {
  /** Relative to `src`, with slashes: `rules/kernel/turn.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Which layers each layer may import (src/README.md shows the picture). */
const below: Readonly<Record<string, readonly string[]>> = {
  util: [],
  map: ["util"],
  rules: ["map", "util"],
  game: ["rules", "map", "util"],
  language: ["game", "rules", "map", "util"],
  report: ["game", "rules", "map", "util"],
  judge: ["language", "report", "game", "rules", "map", "util"],
  store: ["judge", "game", "rules", "map", "util"],
  mail: ["judge", "util"],
  clock: ["judge", "util"],
  files: ["judge", "util"],
  secrets: ["judge"],
  app: [
    "store",
    "mail",
    "clock",
    "files",
    "secrets",
    "judge",
    "language",
    "report",
    "game",
    "rules",
    "map",
    "util",
  ],
};

/** Libraries that compute and touch nothing, by the pure layer that may use them. */
const pureLibraries: Readonly<Record<string, readonly string[]>> = {
  util: ["temporal-polyfill"],
  map: [],
  rules: [],
  game: [],
  language: ["nearley", "email-reply-parser"],
  report: ["handlebars"],
};

const isPure = (layer: string): boolean => layer in pureLibraries;

/** The judge too reaches the world only through its ports. */
const withoutLibraries = new Set(["judge"]);

function layerOf(path: string): string {
  return path.slice(0, path.indexOf("/"));
}

function importsOf(text: string): readonly string[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g);
  return [...found].map((match) => match[1]!);
}

/** Imports that go up, sideways, or into another folder past its index. */
export function layerFaults(file: SourceFile): readonly string[] {
  const layer = layerOf(file.path);
  const allowed = below[layer];
  if (allowed === undefined) return [`${file.path}: ${layer} is no layer`];
  return importsOf(file.text).flatMap((target) => {
    if (!target.startsWith(".")) return libraryFaults(file.path, layer, target);
    const resolved = new URL(target, `file:///${file.path}`).pathname.slice(1);
    const other = layerOf(resolved);
    if (other === layer) return [];
    if (!allowed.includes(other)) return [`${file.path}: ${layer} must not import ${other}`];
    return resolved === `${other}/index.js`
      ? []
      : [`${file.path}: import ${other} through its index, not ${target}`];
  });
}

function libraryFaults(path: string, layer: string, target: string): readonly string[] {
  const banned =
    withoutLibraries.has(layer) || (isPure(layer) && !pureLibraries[layer]!.includes(target));
  return banned ? [`${path}: ${layer} must not import ${target}`] : [];
}

/** What reaches for the world: the clock, chance, the process. */
const worldly: readonly RegExp[] = [
  /\bDate\.now\b/,
  /\bnew Date\(\)/,
  /\bTemporal\.Now\b/,
  /\bMath\.random\b/,
  /\bprocess\./,
  /\bconsole\./,
  /\bsetTimeout\b/,
  /\bcrypto\b/,
];

/** A pure layer, or the judge, that reads the clock, draws lots or does I/O. */
export function purityFaults(file: SourceFile): readonly string[] {
  const layer = layerOf(file.path);
  if (!isPure(layer) && !withoutLibraries.has(layer)) return [];
  const code = withoutComments(file.text);
  return worldly
    .filter((pattern) => pattern.test(code))
    .map((pattern) => `${file.path}: ${layer} must not use ${pattern.source}`);
}

/** `any` outside the one file that loads the generated grammars. */
export function anyFaults(file: SourceFile): readonly string[] {
  if (file.path === "language/build.ts") return [];
  const code = withoutComments(file.text).replace(/"[^"\n]*"|`[^`]*`|\/(?![/*])[^/\n]+\//g, '""');
  return /[:<(|]\s*any\b|\bas any\b/.test(code) ? [`${file.path}: any`] : [];
}

export const sizes = { fileLines: 400, functionLines: 60 };

/** Files and top-level functions that have grown too long to be read at once. */
export function sizeFaults(file: SourceFile): readonly string[] {
  const lines = file.text.split("\n");
  const faults: string[] = [];
  if (lines.length > sizes.fileLines) faults.push(`${file.path}: ${lines.length} lines`);
  let start = -1;
  lines.forEach((line, index) => {
    if (/^(export )?(default )?(async )?function\b/.test(line)) start = index;
    if (line !== "}" || start < 0) return;
    const length = index - start + 1;
    if (length > sizes.functionLines) {
      faults.push(`${file.path}:${start + 1}: a function of ${length} lines`);
    }
    start = -1;
  });
  return faults;
}

/** Modules that do not begin by saying what they hold; an index is a list and says it by itself. */
export function headerFaults(file: SourceFile): readonly string[] {
  if (file.path.endsWith("/index.ts") || /^(?:#!.*\n)?\/\*\*/.test(file.text)) return [];
  return [`${file.path}: begins without saying what it holds`];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
