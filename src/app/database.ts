/** The judge's database, open for as long as one of the keeper's commands works on it. */
import type { Config } from "../files/index.js";
import type { Store } from "../judge/index.js";
import { openStore } from "../store/index.js";
import { settingsFrom } from "./settings-file.js";

/** Does the work on the database that the settings name. Where they are faulty, that is all that is said. */
export async function onDatabase(
  settingsFile: string,
  work: (store: Store, config: Config) => Promise<void>,
): Promise<void> {
  const config = settingsFrom(settingsFile);
  if (config === null) return;
  const store = await openStore(config.database);
  try {
    await work(store, config);
  } finally {
    await store.close();
  }
}
