/** The project's boards for tests, read from config/variants as a keeper's would be. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Board, compileBoard, readVariant } from "../../src/map/index.js";

/** The parsed files of a variant, unchecked. */
export function variantFiles(name: string): { map: unknown; names: unknown } {
  const file = (part: string) =>
    parse(
      readFileSync(new URL(`../../config/variants/${name}/${part}.yaml`, import.meta.url), "utf8"),
    );
  return { map: file("map"), names: file("names") };
}

/** The board of a variant that must be sound. */
export function boardOf(name: string): Board {
  const reading = readVariant(variantFiles(name));
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults, null, 1));
  return compileBoard(reading.variant);
}

let standard: Board | undefined;

/** The standard board, compiled once. */
export function standardBoard(): Board {
  standard ??= boardOf("standard");
  return standard;
}
