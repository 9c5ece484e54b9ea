/** `ems restore --config FILE COPY`: puts a copy in the place of a database that is gone or damaged. */
import { existsSync } from "node:fs";
import { Command } from "commander";
import type { Config } from "../../../files/index.js";
import { restoreDatabase, withoutPassword } from "../../../store/index.js";
import { instant } from "../../../util/index.js";
import { onDatabase } from "../../database.js";
import { fail } from "../../failure.js";
import { settingsFrom } from "../../settings-file.js";
import { verified } from "./verified.js";

export function restoreCommand(): Command {
  return new Command("restore")
    .description("put a copy that  ems backup  made into the place of the database")
    .requiredOption("--config <file>", "the judge's settings")
    .argument("<copy>", "the file to restore")
    .action(restore);
}

async function restore(copy: string, options: { readonly config: string }): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  if (existsSync(config.database)) {
    return fail(
      `${config.database} is there. Stop the judge, move that file away (and those beside it whose names ` +
        "go on with -wal and -shm), and restore again.",
    );
  }
  const { faults } = await verified(copy, config.variants);
  if (faults.length > 0) return fail(`Nothing was restored:\n${faults.join("\n")}`);
  try {
    await restoreDatabase(copy, config.database);
  } catch (error) {
    return fail(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  }
  await sayWhatFollows(options.config);
}

/** What the judge will do when it starts on a database of yesterday. */
async function sayWhatFollows(settingsFile: string): Promise<void> {
  await onDatabase(settingsFile, async (store, config) => {
    const [until, letters] = await store.transaction(async (tx) => [
      await tx.mailbox.readUntil(),
      await tx.queues.letters(instant(0)),
    ]);
    const since = until === null ? "the beginning" : new Date(until).toISOString();
    console.log(`${withoutPassword(config.database)} is as the judge was at ${since}.`);
    console.log(mailSince(config, since));
    console.log(
      `Letters that will leave, some of them perhaps for the second time: ${letters.waiting}, ` +
        "and the answers to what is read again.",
    );
    console.log("Games whose deadline has passed get as much more time as the judge was away.");
  });
}

function mailSince({ source }: Config, since: string): string {
  return source.kind === "imap"
    ? `Mail since then is read from ${source.mailbox} and answered again, as far as it is still there.`
    : `Mail since ${since} is not there: players must send it again.`;
}
