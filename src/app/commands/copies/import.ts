/** `ems import FILE --config FILE`: takes over a game that another judge exported. */
import { readFileSync } from "node:fs";
import { Command } from "commander";
import { systemClock } from "../../../clock/index.js";
import { excuseOutage, isGameName, nextDue } from "../../../game/index.js";
import type { Tx } from "../../../judge/index.js";
import { type GameFile, readGameFile } from "../../../store/index.js";
import { onDatabase } from "../../database.js";
import { fail } from "../../failure.js";
import { openVariants } from "../../variants.js";

interface Options {
  readonly config: string;
  readonly as?: string;
}

export function importCommand(): Command {
  return new Command("import")
    .description("take over a game that another judge exported")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--as <name>", "under another name")
    .argument("<file>", "what  ems export  wrote")
    .action(importGame);
}

async function importGame(file: string, { config, as }: Options): Promise<void> {
  let content: GameFile;
  try {
    content = renamed(readGameFile(readFileSync(file, "utf8")), as?.toLowerCase());
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  const { name, variant } = content.game;
  if (!isGameName(name)) return fail(`${name} cannot be a game's name.`);
  await onDatabase(config, async (store, { variants }) => {
    if (openVariants(variants).board(variant) === null)
      return fail(
        `This judge has no variant ${variant}: put it into the folder \`variants\` first.`,
      );
    await store.transaction((tx) => take(tx, content));
  });
}

/** The past names the game too. */
function renamed(content: GameFile, name: string | undefined): GameFile {
  if (name === undefined) return content;
  return {
    ...content,
    game: { ...content.game, name },
    phases: content.phases.map((record) => ({ ...record, before: { ...record.before, name } })),
  };
}

/** Writes the game; what it lost of its time on the way, it gets back. */
async function take(tx: Tx, { game, phases, press, gmLog, exportedAt }: GameFile): Promise<void> {
  const { name } = game;
  if ((await tx.games.load(name)) !== null) {
    return fail(`There is a game ${name} already: take another name with --as.`);
  }
  const moved = excuseOutage(game, exportedAt, systemClock().now()).game;
  await tx.games.create(moved, nextDue(moved)?.at ?? null);
  for (const record of phases) await tx.games.addPhase(name, record);
  await tx.press.add(name, press);
  await tx.gmLog.add(name, gmLog);
  console.log(`${name} is here, with ${phases.length} phases; passwords are what they were.`);
  console.log("Its players do not know yet: have the GM tell them this judge's address.");
}
