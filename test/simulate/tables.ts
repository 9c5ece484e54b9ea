/** The judge's tables: read past all faults, and replaced, for what looks on and for planted bugs. */
import type { Game } from "../../src/game/index.js";
import type { Context } from "../../src/judge/index.js";
import type { Tx } from "../../src/judge/ports/index.js";

/** A judge whose tables are these. */
export function withTables(context: Context, change: (tx: Tx) => Partial<Tx>): Context {
  return {
    ...context,
    store: {
      ...context.store,
      transaction: (work) => context.store.transaction((tx) => work({ ...tx, ...change(tx) })),
    },
  };
}

/** Games as they stand, by name. */
export async function gamesIn(context: Context): Promise<ReadonlyMap<string, Game>> {
  const { games } = await context.store.transaction((tx) => tx.games.list());
  return new Map(games.map((game) => [game.name, game]));
}
