/** The past of a game as it was published, kept for the next visitor until the game changes. */
import { type Game, type PublishedRecord, publishedRecord } from "../../game/index.js";
import type { StoredGame, Tx } from "../ports/store.js";

export type PastOf = (tx: Tx, stored: StoredGame) => Promise<readonly PublishedRecord[]>;

const keptGames = 16;

/** Remembers the pasts that were asked for last; each with the version of the game that it is true of. */
export function pastKeeper(): PastOf {
  const kept = new Map<string, { version: number; past: readonly PublishedRecord[] }>();
  return async (tx, { game, version }) => {
    const known = kept.get(game.name);
    const past = known?.version === version ? known.past : await publishedPast(tx, game);
    kept.delete(game.name);
    kept.set(game.name, { version, past });
    for (const name of [...kept.keys()].slice(0, Math.max(0, kept.size - keptGames))) {
      kept.delete(name);
    }
    return past;
  };
}

async function publishedPast(tx: Tx, { name }: Game): Promise<readonly PublishedRecord[]> {
  return (await tx.games.phases(name)).map(publishedRecord);
}
