/** `ems games --config FILE`: the games of a judge, and the mails that wait for its keeper. */
import { Command } from "commander";
import { nextDue } from "../../game/index.js";
import { printPhase } from "../../rules/index.js";
import { openStore } from "../../store/index.js";
import { settingsFrom } from "../settings.js";

export function gamesCommand(): Command {
  return new Command("games")
    .description("list the games of a judge, and the mails set aside")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--requeue <mail>", "answer a mail again that was set aside")
    .action(listGames);
}

async function listGames(options: {
  readonly config: string;
  readonly requeue?: string;
}): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  const store = await openStore(config.database);
  await store.transaction(async (tx) => {
    const { requeue } = options;
    if (requeue !== undefined && !(await tx.inbox.requeue(Number(requeue)))) {
      console.error(`No mail ${requeue} was set aside.`);
      process.exitCode = 1;
    }
    for (const game of await tx.games.list()) {
      const due = nextDue(game);
      const when = due === null ? "" : `  ${due.what} ${new Date(due.at).toISOString()}`;
      const phase = printPhase(game.phase);
      console.log(`${game.name.padEnd(16)}  ${game.status.padEnd(10)}  ${phase}${when}`);
    }
    for (const mail of await tx.inbox.shunted()) {
      const arrived = new Date(mail.receivedAt).toISOString();
      console.log(`set aside: mail ${mail.id} of ${arrived}: ${mail.why}`);
    }
  });
  await store.close();
}
