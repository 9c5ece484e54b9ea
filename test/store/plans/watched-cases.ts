/** The cases of the store's contract carried out, and which method of its port caused what. */
import type { Store, Tx } from "../../../src/judge/ports/index.js";
import { contract } from "../tables/cases.js";

type Call = (...values: readonly unknown[]) => unknown;

/** Calls `notice` with whatever is watched, until the function that it returns is called. */
export type Watcher<T> = (notice: (seen: T) => void) => () => void;

/**
 * What was seen by method, as `inbox.oldest`; null where no case calls the method. `open` gives an empty store for
 * each case, and `close` is done with it.
 */
export async function watchCases<T>(
  watch: Watcher<T>,
  open: () => Promise<Store>,
  close: (store: Store) => Promise<void>,
): Promise<ReadonlyMap<string, readonly T[] | null>> {
  const seen = new Map<string, T[] | null>();
  let running: T[] | null = null;
  const stopWatching = watch((what) => running?.push(what));
  const announcing = (method: string, call: Call): Call => {
    seen.set(method, seen.get(method) ?? null);
    return (...values) => {
      running = seen.get(method) ?? [];
      seen.set(method, running);
      return call(...values);
    };
  };
  for (const { work } of Object.values(contract).flat()) {
    const store = await open();
    const done = store.transaction((tx) => work(mapMethods(tx, announcing)));
    await done.catch(() => undefined);
    running = null;
    await close(store);
  }
  stopWatching();
  return seen;
}

/** Every method of every table of the port replaced. */
function mapMethods(tx: Tx, change: (method: string, call: Call) => Call): Tx {
  const tables = Object.entries(tx).map(([name, table]) => {
    const methods = Object.entries<Call>(table).map(
      ([method, call]) => [method, change(`${name}.${method}`, call)] as const,
    );
    return [name, Object.fromEntries(methods)] as const;
  });
  return Object.fromEntries(tables) as unknown as Tx;
}
