/**
 * Golden files: what the program printed when somebody last looked at it. `UPDATE_GOLDEN=1` writes them
 * anew, to be read in the diff; without it, and in continuous integration, nothing is ever written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/** The path of a file under test/cases. */
export function casePath(name: string): string {
  return fileURLToPath(new URL(`../cases/${name}`, import.meta.url));
}

/** The case files in a folder under test/cases and in its rooms: `seats/entry.txt`. */
export function caseFiles(folder: string): readonly string[] {
  const names = readdirSync(casePath(folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".txt")).sort();
}

/** Expects `text` to be what the golden file under test/cases holds. */
export function expectGolden(name: string, text: string): void {
  const path = casePath(name);
  if (process.env.UPDATE_GOLDEN === "1" && process.env.CI === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(existsSync(path), `${name} is missing; UPDATE_GOLDEN=1 writes it`).toBe(true);
  expect(text).toBe(readFileSync(path, "utf8"));
}
