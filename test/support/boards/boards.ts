/** The project's boards for tests, read from config/variants as a keeper's would be. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { compileBoards } from "../../../src/map/compile.js";
import { type Board, baseOf, extendVariant, readVariant } from "../../../src/map/index.js";

/** Every variant that the project brings. */
export const variantNames = ["1898", "ancmed", "chaos", "colonial", "loeb9", "standard"] as const;

/** The parsed files of a variant, unchecked, with those of the variant whose board it is played on. */
export function variantFiles(name: string): unknown {
  const files = ownFiles(name);
  const base = baseOf(files);
  return base === null ? files : extendVariant(ownFiles(base), files);
}

function ownFiles(name: string): unknown {
  const file = (part: string) =>
    parse(
      readFileSync(
        new URL(`../../../config/variants/${name}/${part}.yaml`, import.meta.url),
        "utf8",
      ),
    );
  return { map: file("map"), names: file("names") };
}

/** The board of a variant that must be sound. */
export function boardOf(name: string): Board {
  const reading = readVariant(variantFiles(name));
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults, null, 1));
  return compileBoards(reading.variant)[0]!;
}

let standard: Board | undefined;

/** The standard board, compiled once. */
export function standardBoard(): Board {
  standard ??= boardOf("standard");
  return standard;
}
