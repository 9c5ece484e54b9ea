/** `ems prune --config FILE`: drops the texts of old mails and letters now, and gives the space back. */
import { Command } from "commander";
import { systemClock } from "../../clock/index.js";
import { pruneOld } from "../../judge/index.js";
import { compactDatabase, openStore } from "../../store/index.js";
import { dayMs } from "../../util/index.js";
import { hasDatabase } from "../database.js";
import { fail } from "../failure.js";
import { createLog } from "../log.js";
import { settingsFrom } from "../settings-file.js";

export function pruneCommand(): Command {
  return new Command("prune")
    .description("drop the texts of old mails and letters")
    .requiredOption("--config <file>", "the judge's settings")
    .option(
      "--days <number>",
      "older than so many days, instead of the settings' keep_days",
      Number,
    )
    .option("--compact", "make the database file smaller; the judge waits meanwhile")
    .action(prune);
}

async function prune(options: {
  readonly config: string;
  readonly days?: number;
  readonly compact?: true;
}): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  const { days } = options;
  if (days !== undefined && !(days >= 1)) {
    return fail("--days must be a number of days, 1 or more.");
  }
  const keepMs = days === undefined ? (config.judge.keepMs ?? null) : days * dayMs;
  if (!hasDatabase(config)) return;
  const store = await openStore(config.database);
  const context = { store, clock: systemClock(), log: createLog("info") };
  while (await pruneOld(context, keepMs));
  await store.close();
  if (options.compact === true) compactDatabase(config.database);
  console.log(keepMs === null ? "Everything is kept for ever (keep_days)." : "Done.");
}
