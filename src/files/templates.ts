/** The judge's sentences as they lie on disk. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every text under a folder by its path there: `letters/results.txt`. What explains the folder is left out. */
export function readTemplates(directory: string): Readonly<Record<string, string>> {
  const files = filesBelow(directory, "").filter((path) => !path.endsWith(".md"));
  return Object.fromEntries(
    files.map((path) => [path, readFileSync(join(directory, path), "utf8")]),
  );
}

/** Paths with slashes on every system, sorted; hidden files (an editor's) are none of ours. */
function filesBelow(directory: string, prefix: string): readonly string[] {
  return readdirSync(join(directory, prefix), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      return entry.isDirectory() ? filesBelow(directory, `${path}/`) : [path];
    })
    .sort();
}
