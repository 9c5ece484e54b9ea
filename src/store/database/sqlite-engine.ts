/** A SQLite file as a judge's database: one process works on it, and keeps others off it. */
import { sqlite } from "../migrations/index.js";
import type { Engine } from "./engine.js";
import { patiently, sqliteDialect } from "./sqlite-dialect.js";
import { occupyFile } from "./sqlite-file.js";

export async function sqliteEngine(path: string): Promise<Engine> {
  let held: ReturnType<typeof occupyFile> = null;
  return {
    driver: await sqliteDialect(path),
    words: sqlite,
    name: path,
    again: patiently,
    // Who is alone has nobody to tell.
    tell: async () => {},
    listen: () => {},
    occupy: async () => {
      held ??= occupyFile(path);
      return held === null ? "taken" : "alone";
    },
    takeLead: async () => ({ lost: new AbortController().signal, release: async () => {} }),
    leave: async () => {
      held?.close();
      held = null;
    },
  };
}
