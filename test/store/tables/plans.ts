/** How SQLite carries out what each method of the store's port asks for. */
import Sqlite from "better-sqlite3";
import { vi } from "vitest";
import type { Tx } from "../../../src/judge/index.js";
import { openStore } from "../../../src/store/index.js";
import type { ContractCase } from "./contract.js";

/** What the store did while the cases were carried out. */
export interface Watch {
  /** The steps of all statements by method, as `inbox.oldest`; null where no case calls the method. */
  readonly plans: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** The indexes that were made. */
  readonly indexes: ReadonlySet<string>;
}

type Call = (...values: readonly unknown[]) => unknown;

export async function watchCases(cases: readonly ContractCase[]): Promise<Watch> {
  const plans = new Map<string, Set<string> | null>();
  const indexes = new Set<string>();
  let running: Set<string> | null = null;

  const stopWatching = beforeEachStatement((file, sql) => {
    const made = /^create index (\w+)/.exec(sql)?.[1];
    if (made !== undefined) indexes.add(made);
    if (running !== null) for (const step of planOf(file, sql)) running.add(step);
  });
  const announcing = (method: string, call: Call): Call => {
    plans.set(method, plans.get(method) ?? null);
    return (...values) => {
      running = plans.get(method) ?? new Set();
      plans.set(method, running);
      return call(...values);
    };
  };
  for (const { work } of cases) {
    const store = await openStore(":memory:");
    const done = store.transaction((tx) => work(mapMethods(tx, announcing)));
    await done.catch(() => undefined);
    running = null;
    await store.close();
  }
  stopWatching();
  return { plans, indexes };
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

type Prepare = (this: Sqlite.Database, sql: string) => Sqlite.Statement<unknown[], unknown>;

const prepare = Sqlite.prototype.prepare as Prepare;

/** Calls `notice` before each statement that anybody prepares, until the function that it returns is called. */
function beforeEachStatement(notice: (file: Sqlite.Database, sql: string) => void): () => void {
  const watching: Prepare = function (sql) {
    notice(this, sql);
    return prepare.call(this, sql);
  };
  const spy = vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(watching);
  return () => spy.mockRestore();
}

/** The steps in which a statement would be carried out. */
function planOf(file: Sqlite.Database, sql: string): readonly string[] {
  // A plan is made before any value is known.
  const values = Array.from(sql.matchAll(/\?/g), () => null);
  const steps = prepare.call(file, `explain query plan ${sql}`).all(...values);
  return (steps as readonly { readonly detail: string }[]).map(({ detail }) => detail);
}
