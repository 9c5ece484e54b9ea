/** `ems replay --config FILE GAME`: adjudicates a game's past anew and says where it differs. */
import { Command } from "commander";
import type { PhaseRecord } from "../../game/index.js";
import { printPhase } from "../../rules/index.js";
import { agrees } from "../agreement.js";
import { onDatabase } from "../database.js";
import { fail } from "../failure.js";
import { openVariants, type Variants } from "../variants.js";

export function replayCommand(): Command {
  return new Command("replay")
    .description("adjudicate a game's past anew and compare it with what was published")
    .requiredOption("--config <file>", "the judge's settings")
    .argument("<game>")
    .action(replay);
}

async function replay(name: string, options: { readonly config: string }): Promise<void> {
  await onDatabase(options.config, async (store, config) => {
    const records = await store.transaction(async (tx) =>
      (await tx.games.load(name)) === null ? null : tx.games.phases(name),
    );
    if (records === null) fail(`There is no game ${name}; "ems games" lists them.`);
    else compare(openVariants(config.variants), name, records);
  });
}

function compare(variants: Variants, name: string, records: readonly PhaseRecord[]): void {
  if (records.length === 0) console.log(`${name}: no phase has been played`);
  for (const record of records) {
    const isSame = agrees(variants, record);
    console.log(`${printPhase(record.phase)}: ${isSame ? "as published" : "DIFFERENT"}`);
    if (!isSame) process.exitCode = 1;
  }
}
