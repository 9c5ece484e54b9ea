/**
 * `ems forget --config FILE ADDRESS`: takes a person who asks for it out of everything that is stored. Who
 * still has a part in a game must leave it first: the game needs to know whom it writes to.
 */
import { randomBytes } from "node:crypto";
import { Command } from "commander";
import { hasEnded } from "../../game/index.js";
import type { Tx } from "../../judge/ports/index.js";
import { mailAddress } from "../../util/index.js";
import { onDatabase } from "../database.js";
import { fail } from "../failure.js";

export function forgetCommand(): Command {
  return new Command("forget")
    .description("delete what is stored of a person, by the mail address")
    .requiredOption("--config <file>", "the judge's settings")
    .argument("<address>")
    .action(forget);
}

async function forget(text: string, options: { readonly config: string }): Promise<void> {
  const address = mailAddress(text);
  if (address === null) return fail(`${text} is no mail address.`);
  await onDatabase(options.config, (store) => store.transaction((tx) => forgetIn(tx, address)));
}

async function forgetIn(tx: Tx, address: string): Promise<void> {
  const playing = await gamesWith(tx, address);
  if (playing.length > 0) {
    fail(`${address} still has a part in ${playing.join(", ")}: RESIGN or EJECT comes first.`);
    return;
  }
  const standIn = `forgotten.${randomBytes(4).toString("hex")}@nobody.invalid`;
  const { games, letters, mails } = await tx.people.forget(address, standIn);
  console.log(`${address} stands nowhere any more; where it must be somebody, it is ${standIn}.`);
  console.log(`Changed: ${games} games, ${letters} letters, ${mails} mails.`);
}

/** The games that go on with this person, in whatever role. */
async function gamesWith(tx: Tx, address: string): Promise<readonly string[]> {
  const { games } = await tx.games.list();
  return games
    .filter((game) => !hasEnded(game))
    .filter(({ members }) => members.some((member) => member.address === address))
    .map(({ name }) => name);
}
