/** `ems verify --config FILE`: can this release read everything, and would it have ruled the same? */
import { Command } from "commander";
import { fail } from "../../failure.js";
import { settingsFrom } from "../../settings-file.js";
import { verified } from "./verified.js";

export function verifyCommand(): Command {
  return new Command("verify")
    .description("look through the whole database before an upgrade, without touching it")
    .requiredOption("--config <file>", "the judge's settings")
    .argument("[copy]", "a copy that  ems backup  made, instead of the judge's database")
    .action(verify);
}

async function verify(
  copy: string | undefined,
  options: { readonly config: string },
): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  const { games, faults } = await verified(copy ?? config.database, config.variants);
  for (const line of games) console.log(line);
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  if (faults.length > 0)
    fail("Keep the release that wrote it, and its database, until these are mended.");
  else console.log("This release can read all of it.");
}
