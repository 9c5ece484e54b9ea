/** `ems games --config FILE`: the games of a judge, and the mails that wait for its keeper. */
import { Command } from "commander";
import { nextDue } from "../../game/index.js";
import { bouncesMax, type Tx } from "../../judge/ports/index.js";
import { parseCursor } from "../../mail/index.js";
import { printPhase } from "../../rules/index.js";
import { onDatabase } from "../database.js";
import { fail } from "../failure.js";

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
  await onDatabase(options.config, (store) =>
    store.transaction(async (tx) => {
      if (options.requeue !== undefined) await requeue(tx, options.requeue);
      await printGames(tx);
      await printMails(tx);
      for (const { address, bounces } of await tx.addresses.bouncing(bouncesMax)) {
        console.log(`letters come back: ${address} (${bounces})`);
      }
    }),
  );
}

async function requeue(tx: Tx, mail: string): Promise<void> {
  if (!(await tx.inbox.requeue(Number(mail)))) fail(`No mail ${mail} was set aside.`);
}

async function printGames(tx: Tx): Promise<void> {
  const { games, unreadable } = await tx.games.list();
  if (games.length + unreadable.length === 0) console.log("There are no games yet.");
  for (const game of games) {
    const due = nextDue(game);
    const when = due === null ? "" : `  ${due.what} ${new Date(due.at).toISOString()}`;
    const phase = printPhase(game.phase);
    console.log(`${game.name.padEnd(16)}  ${game.status.padEnd(10)}  ${phase}${when}`);
  }
  for (const { game, message } of unreadable) {
    console.log(`${game.padEnd(16)}  damaged     ${message}`);
  }
}

/** The mails that wait for the keeper: those that were set aside, and those that the server does not give. */
async function printMails(tx: Tx): Promise<void> {
  for (const mail of await tx.inbox.shunted()) {
    const arrived = new Date(mail.receivedAt).toISOString();
    console.log(`set aside: mail ${mail.id} of ${arrived}: ${mail.why}`);
  }
  for (const { mailbox, cursor } of await tx.mailbox.cursors()) {
    for (const { uid, next } of parseCursor(cursor)?.withheld ?? []) {
      const again = new Date(next).toISOString();
      console.log(
        `not given by the server: message ${uid} of ${mailbox}; asked for again ${again}`,
      );
    }
  }
}
