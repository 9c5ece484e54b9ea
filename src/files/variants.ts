/** Variants as they lie on disk: a folder each, whose files are read and not yet believed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseYaml, YamlError } from "./yaml.js";

const extension = ".yaml";
/** Large, and of no use to the rules: it is read where a picture is wanted. */
const drawing = "drawing.yaml";

/** The names of the variants in this folder, sorted: of its folders, each that has a map. */
export function listVariants(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "map.yaml")))
    .map((entry) => entry.name)
    .sort();
}

/**
 * The contents of a variant's files by their names: `map.yaml` and `names.yaml` give `{ map, names }`.
 * Throws a YamlError if one is no YAML.
 */
export function readVariant(directory: string): unknown {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith(extension) && name !== drawing)
    .sort();
  return Object.fromEntries(
    files.map((name) => [basename(name, extension), readYaml(join(directory, name))]),
  );
}

/** The content of a variant's drawing, or undefined where it has none. Throws a YamlError if it is no YAML. */
export function readDrawing(directory: string): unknown {
  const file = join(directory, drawing);
  return existsSync(file) ? readYaml(file) : undefined;
}

function readYaml(file: string): unknown {
  const reading = parseYaml(readFileSync(file, "utf8"));
  if (reading.kind === "faulty") throw new YamlError(file, reading.faults);
  return reading.yaml.value;
}
