/** `ems backup --config FILE TARGET`: a copy of the database that is whole, though the judge runs. */
import { Command } from "commander";
import { copyDatabase } from "../../../store/index.js";
import { fail } from "../../failure.js";
import { settingsFrom } from "../../settings-file.js";

export function backupCommand(): Command {
  return new Command("backup")
    .description("copy the database while the judge runs")
    .requiredOption("--config <file>", "the judge's settings")
    .argument("<target>", "the new file")
    .action(backup);
}

async function backup(target: string, options: { readonly config: string }): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  try {
    await copyDatabase(config.database, target);
    console.log(`${target} holds everything that the judge knew just now.`);
  } catch (error) {
    fail(`No copy was made: ${error instanceof Error ? error.message : error}`);
  }
}
