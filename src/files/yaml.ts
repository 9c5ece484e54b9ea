/** YAML that remembers where everything stood, so that a fault can be shown to its author. */
import { type Document, isMap, isScalar, LineCounter, parseDocument } from "yaml";

export type Path = readonly PropertyKey[];

export interface YamlFile {
  readonly value: unknown;
  /** The line of the key at this path, or of the deepest key above it that the file has. */
  lineOf(path: Path): number;
  /** What stands at this path, or undefined. */
  valueAt(path: Path): unknown;
}

/** What cannot be read as YAML at all. */
interface YamlFault {
  readonly line: number;
  readonly why: string;
}

/** A file that should be YAML and is not. */
export class YamlError extends Error {
  override readonly name = "YamlError";

  constructor(file: string, faults: readonly YamlFault[]) {
    super(faults.map(({ line, why }) => `${file}:${line}: ${why}`).join("\n"));
  }
}

export type YamlReading =
  | { readonly kind: "yaml"; readonly yaml: YamlFile }
  | { readonly kind: "faulty"; readonly faults: readonly YamlFault[] };

export function parseYaml(text: string): YamlReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings].map((error) => ({
    line: lines.linePos(error.pos[0]).line,
    why: error.message,
  }));
  if (faults.length > 0) return { kind: "faulty", faults };
  return { kind: "yaml", yaml: located(document, lines) };
}

function located(document: Document.Parsed, lines: LineCounter): YamlFile {
  const value: unknown = document.toJS();
  return {
    value,
    valueAt: (path) => path.reduce(valueUnder, value),
    lineOf(path) {
      let node: unknown = document.contents;
      let line = 1;
      for (const step of path) {
        if (!isMap(node)) break;
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
        if (pair === undefined || !isScalar(pair.key)) break;
        line = lines.linePos(pair.key.range?.[0] ?? 0).line;
        node = pair.value;
      }
      return line;
    },
  };
}

function valueUnder(value: unknown, key: PropertyKey): unknown {
  const isSection = typeof value === "object" && value !== null && Object.hasOwn(value, key);
  return isSection ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}
