/** What no conversation shows, with the reason: test/cases/unshown.txt. */
import { readFileSync } from "node:fs";

const file = new URL("../../cases/unshown.txt", import.meta.url);

/** By what is not shown (`event reminder`), why not. */
export function readUnshown(): ReadonlyMap<string, string> {
  const unshown = new Map<string, string>();
  let why = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("#") || line === "") continue;
    if (!line.startsWith(" ")) why = line;
    else for (const key of line.trim().split(", ")) unshown.set(key, why);
  }
  return unshown;
}
