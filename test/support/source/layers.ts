/**
 * Which layer may import which, which libraries a pure layer may use, and what pure means. The picture
 * of it stands in `src/README.md`.
 */
import type { Import, Module } from "./module.js";

/** What each layer may import. Adapters know the judge by its ports: whoever keeps a copy of games need not load who answers. */
const below: Readonly<Record<string, readonly string[]>> = {
  util: [],
  map: ["util"],
  rules: ["map", "util"],
  game: ["rules", "map", "util"],
  language: ["game", "rules", "map", "util"],
  report: ["game", "rules", "map", "util"],
  drawing: ["game", "rules", "map", "util"],
  judge: ["language", "report", "drawing", "game", "rules", "map", "util"],
  store: ["judge/ports", "game", "rules", "map", "util"],
  mail: ["judge/ports", "util"],
  raster: ["judge/ports", "util"],
  web: ["judge", "judge/ports", "util"],
  clock: ["judge/ports", "util"],
  files: ["judge", "judge/ports", "util"],
  secrets: ["judge/ports"],
};

/** Where each layer is entered from outside. */
const doors = new Set(
  [...Object.keys(below), ...Object.values(below).flat()].map((each) => `${each}/index.ts`),
);

/** The layer that wires all others. */
const top = "app";

/** Libraries that compute and touch nothing, by the pure layer that may use them. */
const pureLibraries: Readonly<Record<string, readonly string[]>> = {
  util: ["temporal-polyfill", "fastest-levenshtein", "node:zlib"],
  map: [],
  rules: [],
  game: [],
  language: ["nearley", "email-reply-parser"],
  report: ["handlebars"],
  drawing: ["zod"],
  /** It does the work of the steps, but reaches the world only through its ports. */
  judge: [],
};

/** What reaches for the world, or answers differently on another machine. */
const worldly: readonly RegExp[] = [
  /\bDate\.now\b/,
  /\bnew Date\(\)/,
  /\bTemporal\.Now\b/,
  /\bperformance\b/,
  /\bMath\.random\b/,
  /\bcrypto\b/,
  /\bprocess\./,
  /\bconsole\./,
  /\bset(?:Timeout|Interval|Immediate)\b/,
  /\bfetch\(/,
  /\blocaleCompare\b/,
  /\btoLocale\w+/,
];

export function layerOf(path: string): string {
  return path.slice(0, path.indexOf("/"));
}

/** Imports that go up, sideways, or into another layer past its index. */
export function layerFaults(modules: readonly Module[]): readonly string[] {
  return modules.flatMap((module) => {
    const layer = layerOf(module.path);
    if (layer !== top && !(layer in below)) return [`${module.path}: ${layer} is no layer`];
    return module.imports
      .map((found) => (found.isLibrary ? libraryFault(layer, found) : stepFault(layer, found)))
      .filter((fault) => fault !== undefined)
      .map((fault) => `${module.path}: ${fault}`);
  });
}

function stepFault(layer: string, { target }: Import): string | undefined {
  const other = layerOf(target);
  if (other === layer) return undefined;
  const mayEnter = layer === top || below[layer]!.some((each) => target.startsWith(`${each}/`));
  if (!mayEnter) return `${layer} must not import ${other}`;
  return doors.has(target) ? undefined : `import ${other} through its index`;
}

function libraryFault(layer: string, { target }: Import): string | undefined {
  const allowed = pureLibraries[layer];
  return allowed === undefined || allowed.includes(target)
    ? undefined
    : `${layer} must not import ${target}`;
}

/** A pure layer, or the judge, that reads the clock, draws lots, does I/O or asks for a locale. */
export function purityFaults(modules: readonly Module[]): readonly string[] {
  return modules
    .filter(({ path }) => layerOf(path) in pureLibraries)
    .flatMap(({ path, code }) =>
      worldly
        .filter((pattern) => pattern.test(code))
        .map((pattern) => `${path}: ${layerOf(path)} must not use ${pattern.source}`),
    );
}
