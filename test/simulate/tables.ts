/** The judge's ports with some of its tables replaced, for what looks on and for planted bugs. */
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
