#!/usr/bin/env node
/** `ems`: from arguments to commands. Every command is a file of its own under `commands`. */
import { Command } from "commander";
import { adjudicateCommand } from "./commands/adjudicate.js";
import { checkCommand } from "./commands/check.js";
import { demoCommand } from "./commands/demo.js";
import { gamesCommand } from "./commands/games.js";
import { ingestCommand } from "./commands/ingest.js";
import { replayCommand } from "./commands/replay.js";
import { startCommand } from "./commands/start.js";

// node-cron loses hours when daylight saving ends in the zone of the process.
process.env.TZ = "UTC";

const program = new Command("ems")
  .description("A judge for games of Diplomacy by mail.")
  .version("0.1.0")
  .showHelpAfterError();

for (const command of [
  startCommand,
  demoCommand,
  adjudicateCommand,
  checkCommand,
  gamesCommand,
  replayCommand,
  ingestCommand,
]) {
  program.addCommand(command());
}

await program.parseAsync();
