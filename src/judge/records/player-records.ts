/** What players have done in all games here, read from the games themselves. */
import {
  type Game,
  hasRequirements,
  type PlayerRecord,
  playerRecordsIn,
} from "../../game/index.js";
import type { Context } from "../context.js";
import type { Tx } from "../ports/store.js";
import { boardOf, readableGames } from "./games.js";

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
  const playerRecord = (await playerRecordsOf(transaction)).find(
    (known) => known.address === address,
  );
  return playerRecord === undefined ? {} : { playerRecord };
}

export async function playerRecordsOf({ context, tx }: Under): Promise<readonly PlayerRecord[]> {
  return playerRecordsIn(await readableGames(context, tx), (game) => boardOf(context, game));
}
