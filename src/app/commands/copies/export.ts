/** `ems export GAME --config FILE`: a game with all its past as one file, to move to another judge. */
import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { systemClock } from "../../../clock/index.js";
import type { Tx } from "../../../judge/ports/index.js";
import { type GameFile, printGameFile } from "../../../store/index.js";
import type { Instant } from "../../../util/index.js";
import { onDatabase } from "../../database.js";
import { fail } from "../../failure.js";

interface Options {
  readonly config: string;
  readonly output?: string;
}

export function exportCommand(): Command {
  return new Command("export")
    .description("write a game with all its past into a file, to move it to another judge")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--output <file>", "where it goes, instead of standard output")
    .argument("<game>")
    .action(exportGame);
}

async function exportGame(name: string, { config, output }: Options): Promise<void> {
  await onDatabase(config, async (store) => {
    const now = systemClock().now();
    const content = await store.transaction((tx) => gather(tx, name.toLowerCase(), now));
    if (content === null) return fail(`There is no game ${name}; "ems games" lists them.`);
    const text = printGameFile(content);
    if (output === undefined) return void process.stdout.write(text);
    // Addresses and hashes of passwords: nobody else's to read.
    writeFileSync(output, text, { mode: 0o600, flag: "wx" });
    console.log(`${output} holds ${content.game.name} and its ${content.phases.length} phases.`);
    console.log(
      "It has addresses, press and hashes of passwords: keep it as safe as the database.",
    );
    console.log("Have its GM say PAUSE here, so that it does not go on in both places.");
  });
}

const everything = Number.MAX_SAFE_INTEGER;

async function gather(tx: Tx, name: string, exportedAt: Instant): Promise<GameFile | null> {
  const stored = await tx.games.load(name);
  if (stored === null) return null;
  return {
    exportedAt,
    game: stored.game,
    phases: await tx.games.phases(name),
    press: await tx.press.of(name),
    gmLog: await tx.gmLog.latest(name, everything),
  };
}
