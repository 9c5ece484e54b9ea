/** What players have done in all games here, read from the games themselves. */
import {
  type Game,
  hasRequirements,
  type PlayerRecord,
  playerRecordsIn,
} from "../../game/index.js";
import type { Context } from "../context.js";
import type { Tx } from "../ports/store.js";
import { boardOf, readable } from "./games.js";

/** The judge, in a transaction. */
interface Under {
  readonly context: Context;
  readonly tx: Tx;
}

/** What a game that asks for it may know of somebody who wants to play in it: nothing, if they never played. */
export async function playerRecordFor(
  transaction: Under,
  { settings }: Game,
  address: string,
): Promise<{ readonly playerRecord?: PlayerRecord }> {
  if (!hasRequirements(settings)) return {};
  const playerRecord = await playerRecordOf(transaction, address);
  return playerRecord === null ? {} : { playerRecord };
}

/** What somebody did; null if they never played. */
export async function playerRecordOf(
  { context, tx }: Under,
  address: string,
): Promise<PlayerRecord | null> {
  const games = await readable(context, tx, await tx.games.playedBy(address));
  const records = playerRecordsIn(games, (game) => boardOf(context, game));
  return records.find((known) => known.address === address) ?? null;
}

/** What everybody did: all games are read for it. */
export async function playerRecordsOf({ context, tx }: Under): Promise<readonly PlayerRecord[]> {
  const games = await readable(context, tx, await tx.games.list());
  return playerRecordsIn(games, (game) => boardOf(context, game));
}
