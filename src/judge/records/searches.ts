/** Searches for a player of a power that has lost its own: which are open, and whose turn it is. */
import { type Event, type Game, seeksPlayer, standbyAnswerMs } from "../../game/index.js";
import { after, type Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import type { Search, Tx } from "../ports/store.js";
import { boardOf } from "./games.js";

/** Begins to look for players of the powers that have just lost theirs. */
export async function openSearches(
  context: Context,
  tx: Tx,
  game: Game,
  events: readonly Event[],
): Promise<void> {
  const board = boardOf(context, game);
  const now = context.clock.now();
  // Those who stand by in the game itself come first.
  const isOwn = game.members.some(({ standby }) => standby);
  const dueAt = isOwn ? after(now, standbyAnswerMs) : now;
  for (const event of events) {
    if (event.kind !== "opening" || event.power === null) continue;
    const { power } = event;
    if (!seeksPlayer(game, board, power)) continue;
    await tx.searches.save({ game: game.name, power, asked: [], waitingFor: null, dueAt });
  }
}

/** Somebody said no: the next is asked at once. */
export async function askNext(
  tx: Tx,
  { game, power, address }: Pick<Search, "game" | "power"> & { readonly address: string },
  now: Instant,
): Promise<void> {
  const search = await tx.searches.find(game, power);
  if (search?.waitingFor !== address) return;
  await tx.standbys.noteAnswer(address);
  await tx.searches.save({ ...search, waitingFor: null, dueAt: now });
}
