/** A SQLite file as a judge's database: one process works on it, and keeps others off it. */
import { type Kysely, sql } from "kysely";
import { secondMs } from "../../util/index.js";
import { sqlite } from "../migrations/index.js";
import type { Tables } from "./columns.js";
import type { Engine } from "./engine.js";
import { isSqliteOutage, patiently, sqliteDialect } from "./sqlite-dialect.js";
import { occupyFile } from "./sqlite-file.js";

export async function sqliteEngine(path: string): Promise<Engine> {
  let held: ReturnType<typeof occupyFile> = null;
  return {
    driver: await sqliteDialect(path),
    words: sqlite,
    name: path,
    isOutage: isSqliteOutage,
    again: patiently,
    run: syncingInTime(),
    // Whoever is alone has nobody to tell.
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

/**
 * Runs transactions that wait for the disk at their end, and others that do not. Whoever waits makes all earlier
 * ones safe as well, so that of those that need not, one each second does.
 */
function syncingInTime(): Engine["run"] {
  let level = "";
  let keptAt = Number.NEGATIVE_INFINITY;
  return (db, work, outlives) =>
    db.connection().execute(async (own) => {
      const now = performance.now();
      const isOwing = outlives === "a kill" && now - keptAt > secondMs;
      const wanted = isOwing || outlives === "a power cut" ? "full" : "normal";
      if (wanted !== level) await sql`pragma synchronous = ${sql.raw(wanted)}`.execute(own);
      level = wanted;
      const before = isOwing ? await countChanges(own) : 0;
      const result = await own.transaction().execute(work);
      // What wrote nothing did not wait either.
      if (isOwing && (await countChanges(own)) > before) keptAt = now;
      return result;
    });
}

async function countChanges(own: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(own);
  return rows[0]?.changes ?? 0;
}
