/** The judge's database, open for as long as one of the keeper's commands works on it. */
import { existsSync } from "node:fs";
import type { Config } from "../files/index.js";
import type { Store } from "../judge/ports/index.js";
import { openStore } from "../store/index.js";
import { fail } from "./failure.js";
import { settingsFrom } from "./settings-file.js";

type Work = (store: Store, config: Config) => Promise<void>;

/**
 * Does the work on the database that the settings name. Where they are faulty, or there is no database, that is all
 * that is said.
 */
export async function onDatabase(settingsFile: string, work: Work): Promise<void> {
  const config = settingsFrom(settingsFile);
  if (config !== null && hasDatabase(config)) await workOn(config, work);
}

/** Is there a database? Where there is none, this says so. */
export function hasDatabase({ database }: Config): boolean {
  if (database.includes("://") || existsSync(database)) return true;
  fail(`There is no ${database}: the judge has never run with these settings.`);
  return false;
}

/** Works on the database of a judge that may not have run yet: it is made where there is none. */
export async function onNewDatabase(settingsFile: string, work: Work): Promise<void> {
  const config = settingsFrom(settingsFile);
  if (config !== null) await workOn(config, work);
}

async function workOn(config: Config, work: Work): Promise<void> {
  const store = await openStore(config.database);
  try {
    await work(store, config);
  } finally {
    await store.close();
  }
}
