/**
 * `ems seats --config FILE GAME`: who has which seat of a game; and what a keeper can do about it when no
 * GM can: appoint one, take somebody out, send a seat's letters to another address.
 */
import { Command } from "commander";
import { type Context, changeSeats, type SeatOutcome, type SeatWish } from "../../judge/index.js";
import { mailAddress, unreachable } from "../../util/index.js";
import { hasDatabase } from "../database.js";
import { fail } from "../failure.js";
import { createLog } from "../log.js";
import { settingsFrom } from "../settings-file.js";
import { wire } from "../wire.js";

interface Options {
  readonly config: string;
  readonly promote?: string;
  readonly eject?: string;
  readonly move?: string;
  readonly to?: string;
}

export function seatsCommand(): Command {
  return new Command("seats")
    .description("list the seats of a game, or change them where no GM can")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--promote <address>", "make somebody a GM")
    .option("--eject <who>", "take a power's player, or who has this address, out of the game")
    .option("--move <who>", "send somebody's letters to the address behind --to")
    .option("--to <address>", "the new address, which must confirm it by mail")
    .argument("<game>")
    .action(seats);
}

async function seats(name: string, options: Options): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  const wish = wishOf(options);
  if (typeof wish === "string") return fail(wish);
  if (!hasDatabase(config)) return;
  const { context } = await wire(config, createLog("warn"));
  try {
    if (wish === null) await list(context, name.toLowerCase());
    else tell(await changeSeats(context, name.toLowerCase(), wish));
  } finally {
    await context.transport.close();
    await context.store.close();
  }
}

/** What the options ask for; null for nothing but the list, and a sentence where they contradict. */
function wishOf({ promote, eject, move, to }: Options): SeatWish | null | string {
  const asked = [promote, eject, move].filter((option) => option !== undefined);
  if (asked.length > 1) return "--promote, --eject and --move are done one at a time.";
  if ((move === undefined) !== (to === undefined)) return "--move and --to belong together.";
  if (eject !== undefined) return { kind: "eject", who: eject };
  const given = promote ?? to;
  if (given === undefined) return null;
  const address = mailAddress(given);
  if (address === null) return `${given} is no mail address.`;
  return move === undefined ? { kind: "promote", address } : { kind: "move", who: move, address };
}

async function list({ store }: Context, name: string): Promise<void> {
  const stored = await store.transaction((tx) => tx.games.load(name));
  if (stored === null) return fail("There is no such game.");
  for (const { role, power, address } of stored.game.members) {
    const part = role === "gm" ? "GM" : role;
    console.log(`${part.padEnd(8)}  ${(power ?? "").padEnd(12)}  ${address}`);
  }
}

function tell(outcome: SeatOutcome): void {
  if (outcome.kind !== "done") fail(whyNot(outcome));
  else for (const sentence of outcome.sentences) console.log(sentence);
}

function whyNot(outcome: Exclude<SeatOutcome, { readonly kind: "done" }>): string {
  switch (outcome.kind) {
    case "refused":
      return outcome.why;
    case "no-such-game":
      return "There is no such game.";
    case "no-such-member":
      return "Nobody in the game has that power or address.";
    case "last-gm":
      return "That is the only GM: appoint another one first, with --promote.";
    default:
      return unreachable(outcome);
  }
}
