/** `ems import FILE --config FILE`: takes over a game that another judge exported. */
import { existsSync, readFileSync } from "node:fs";
import { Command } from "commander";
import { systemClock } from "../../../clock/index.js";
import { defaultSettings, excuseOutage, isGameName, nextDue } from "../../../game/index.js";
import type { Tx } from "../../../judge/ports/index.js";
import { resolveRulebook } from "../../../rules/index.js";
import { nodeSecrets } from "../../../secrets/index.js";
import { type GameFile, readGameFile } from "../../../store/index.js";
import { mailAddress } from "../../../util/index.js";
import { onNewDatabase } from "../../database.js";
import { fail } from "../../failure.js";
import { openVariants } from "../../variants.js";
import { readSavedGame, replaySaved, type SavedGame } from "./saved-game.js";

/** What a saved game is played on that names no map. */
const defaultVariant = "standard";

interface Options {
  readonly config: string;
  readonly as?: string;
  readonly gm?: string;
  readonly rules: string;
}

export function importCommand(): Command {
  return new Command("import")
    .description("take over a game that another judge exported")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--as <name>", "under another name")
    .option("--gm <address>", "who runs it, where the file comes from another program")
    .option("--rules <name>", "the rulebook of such a game", defaultSettings.rules)
    .argument("<file>", "what  ems export  wrote, or a game as the diplomacy package saves it")
    .action(importGame);
}

async function importGame(file: string, options: Options): Promise<void> {
  const { config, as } = options;
  if (!existsSync(file)) return fail(`${file}: there is no such file.`);
  let content: GameFile;
  try {
    const text = readFileSync(file, "utf8");
    const saved = readSavedGame(text);
    if (saved !== null) return await importSaved(saved, options);
    content = renamed(readGameFile(text), as?.toLowerCase());
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  const { name, variant } = content.game;
  if (!isGameName(name)) return fail(`${name} cannot be a game's name.`);
  await onNewDatabase(config, async (store, { variants }) => {
    if (openVariants(variants).board(variant) === null)
      return fail(
        `This judge has no variant ${variant}: put it into the folder \`variants\` first.`,
      );
    if (!(await store.transaction((tx) => take(tx, content)))) return;
    console.log(
      `${name} is here, with ${content.phases.length} phases; passwords are what they were.`,
    );
    console.log("Its players do not know yet: have the GM tell them this judge's address.");
  });
}

/** A game of another program is played again here; its players come anew. */
async function importSaved(saved: SavedGame, { config, as, gm, rules }: Options): Promise<void> {
  const name = as?.toLowerCase();
  const address = mailAddress(gm ?? "");
  if (name === undefined || address === null) {
    return fail("A game of another program needs a name and a GM here: --as NAME --gm ADDRESS.");
  }
  if (!isGameName(name)) return fail(`${name} cannot be a game's name.`);
  const resolution = resolveRulebook(rules, {});
  if (resolution.kind === "problem") {
    return fail(
      `There is no rulebook ${rules}; these are here: ${resolution.problem.known.join(", ")}.`,
    );
  }
  await onNewDatabase(config, async (store, settings) => {
    const variant = saved.map ?? defaultVariant;
    const board = openVariants(settings.variants).board(variant);
    if (board === null) {
      return fail(
        `This judge has no variant ${variant}: put it into the folder \`variants\` first.`,
      );
    }
    const secrets = nodeSecrets();
    const password = secrets
      .makeKey()
      .replace(/[^a-z0-9]/gi, "")
      .slice(0, 12)
      .toLowerCase();
    const passwordHash = await secrets.hash(password);
    const now = systemClock().now();
    const here = { name, gm: { address, passwordHash }, rules, seed: secrets.makeSeed(), now };
    const { game, phases, unread } = replaySaved(saved, board, here);
    for (const order of unread) console.log(`Not understood, and left out: ${order}`);
    const content = { exportedAt: now, game, phases, press: [], gmLog: [] };
    if (!(await store.transaction((tx) => take(tx, content)))) return;
    console.log(`${name} is here, with ${phases.length} phases: each led where the file says.`);
    console.log(`Its GM is ${address}, who writes:  GAME ${name} AS GM PASSWORD ${password}`);
    if (game.status === "paused") {
      const [power] = board.powers;
      console.log(
        `Players come with  SIGNON ${power?.letter}${name} password ; RESUME by the GM lets it go on.`,
      );
    }
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

/** Writes the game, unless there is one of its name; what it lost of its time on the way, it gets back. */
async function take(
  tx: Tx,
  { game, phases, press, gmLog, exportedAt }: GameFile,
): Promise<boolean> {
  const { name } = game;
  if ((await tx.games.load(name)) !== null) {
    fail(`There is a game ${name} already: take another name with --as.`);
    return false;
  }
  const moved = excuseOutage(game, exportedAt, systemClock().now()).game;
  await tx.games.create(moved, nextDue(moved)?.at ?? null);
  for (const record of phases) await tx.games.addPhase(name, record);
  await tx.press.add(name, press);
  await tx.gmLog.add(name, gmLog);
  return true;
}
