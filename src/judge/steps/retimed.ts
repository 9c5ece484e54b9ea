/** Games whose times are set anew: after a time without mail, and after one with a wrong clock. */
import { type Advance, excuseOutage, mendClock } from "../../game/index.js";
import { after, dayMs, type Instant, present } from "../../util/index.js";
import type { Context } from "../context.js";
import { tellMembers } from "../letters/letters.js";
import { type Tx, UnreadableGame } from "../ports/store.js";
import { type LoadedGame, loadGame, saveGame, tellUnreadable } from "../records/games.js";

/** The judge was blind for a while: every game with a deadline in that time gets as much again. */
export async function excuseAll(
  context: Context,
  tx: Tx,
  since: Instant,
  until: Instant,
): Promise<void> {
  context.log.warn("mailbox unread for long", { since, until });
  // What ended in that time is due by now.
  const names = await tx.games.dueUntil(until);
  const excuse = ({ game }: LoadedGame) => excuseOutage(game, since, until);
  await changeEach(context, tx, names, `outage:${until}`, excuse);
}

/**
 * The clock was once at `ahead`, and no longer is: letters, digests and searches for players that wait for such a day
 * go on now, and games that are due then get the times that they would have. What a few hours did is not worth another
 * letter.
 */
export async function mendTimes(context: Context, tx: Tx, ahead: Instant): Promise<void> {
  const now = context.clock.now();
  if (ahead <= after(now, dayMs)) return;
  context.log.warn("clock was ahead", { ahead });
  const latest = after(now, 2 * dayMs);
  await tx.outbox.hasten(latest, now);
  await tx.notices.hasten(latest, now);
  await tx.searches.hasten(latest, now);
  const names = await tx.games.dueAfter(after(ahead, -dayMs));
  const mend = ({ game, board }: LoadedGame) => mendClock(game, board, now);
  await changeEach(context, tx, names, `clock:${ahead}`, mend);
}

async function changeEach(
  context: Context,
  tx: Tx,
  names: readonly string[],
  cause: string,
  change: (loaded: LoadedGame) => Advance,
): Promise<void> {
  for (const name of names) {
    try {
      const loaded = present(await loadGame(context, tx, name), `The game ${name}`);
      await keepChange(context, tx, loaded, `${cause}:${name}`, change(loaded));
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      await tellUnreadable(context, tx, error);
    }
  }
}

async function keepChange(
  context: Context,
  tx: Tx,
  { game: before, version }: LoadedGame,
  cause: string,
  { game, events }: Advance,
): Promise<void> {
  if (game === before) return;
  await saveGame(tx, game, version);
  const told = events.map((event) => ({ event, by: null }));
  await tellMembers(context, tx, { cause, before, game, events: told });
}
