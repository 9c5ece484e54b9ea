#!/usr/bin/env node
/**
 * `ems`: from arguments to commands. Every command is a file of its own under `commands`, loaded only
 * when it is asked for: a tool that adjudicates must not wait for mail libraries.
 */
import { setFlagsFromString } from "node:v8";
import { Command } from "commander";
import { printFailure } from "./failure.js";
import { release } from "./release.js";

// node-cron loses hours when daylight saving ends in the zone of the process.
process.env.TZ = "UTC";

// Hardly an expression is tried only once, so what V8 makes of it for the first time alone is lost work.
setFlagsFromString("--no-regexp-tier-up");

// The reader of our output may stop early (`ems games | head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import("./commands/start.js")).startCommand(),
  demo: async () => (await import("./commands/demo.js")).demoCommand(),
  adjudicate: async () => (await import("./commands/adjudicate.js")).adjudicateCommand(),
  draw: async () => (await import("./commands/draw.js")).drawCommand(),
  check: async () => (await import("./commands/check.js")).checkCommand(),
  quickstart: async () => (await import("./commands/quickstart.js")).quickstartCommand(),
  login: async () => (await import("./commands/login.js")).loginCommand(),
  games: async () => (await import("./commands/games.js")).gamesCommand(),
  replay: async () => (await import("./commands/replay.js")).replayCommand(),
  status: async () => (await import("./commands/status.js")).statusCommand(),
  backup: async () => (await import("./commands/copies/backup.js")).backupCommand(),
  restore: async () => (await import("./commands/copies/restore.js")).restoreCommand(),
  verify: async () => (await import("./commands/copies/verify.js")).verifyCommand(),
  export: async () => (await import("./commands/copies/export.js")).exportCommand(),
  import: async () => (await import("./commands/copies/import.js")).importCommand(),
  service: async () => (await import("./commands/machine/service.js")).serviceCommand(),
  dkim: async () => (await import("./commands/machine/dkim.js")).dkimCommand(),
  seats: async () => (await import("./commands/seats.js")).seatsCommand(),
  prune: async () => (await import("./commands/prune.js")).pruneCommand(),
  forget: async () => (await import("./commands/forget.js")).forgetCommand(),
  move: async () => (await import("./commands/copies/move.js")).moveCommand(),
  ingest: async () => (await import("./commands/ingest.js")).ingestCommand(),
};

const program = new Command("ems")
  .description("A judge for games of Diplomacy by mail.")
  .version(release)
  .showHelpAfterError();

for (const load of asked(process.argv[2] ?? "")) program.addCommand(await load());

try {
  await program.parseAsync();
} catch (error) {
  console.error(printFailure(error));
  process.exit(1);
}

/** Help, and the correction of a misspelt command, need all of them; the version needs none. */
function asked(name: string): readonly (() => Promise<Command>)[] {
  if (name === "--version" || name === "-V") return [];
  const command = commands[name];
  return command === undefined ? Object.values(commands) : [command];
}
