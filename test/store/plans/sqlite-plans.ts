/** How SQLite carries out what each method of the store's port asks for. */
import Sqlite from "better-sqlite3";
import { vi } from "vitest";
import { openStore } from "../../../src/store/index.js";
import { watchCases } from "./watched-cases.js";

/** What SQLite did while the cases were carried out. */
export interface SqlitePlans {
  /** The steps of all statements by method; null where no case calls the method. */
  readonly steps: ReadonlyMap<string, readonly string[] | null>;
  /** The indexes that were made. */
  readonly indexes: ReadonlySet<string>;
}

export async function sqlitePlans(): Promise<SqlitePlans> {
  const indexes = new Set<string>();
  const steps = await watchCases<string>(
    (notice) =>
      beforeEachStatement((file, sql) => {
        const made = /^create index (\w+)/.exec(sql)?.[1];
        if (made !== undefined) indexes.add(made);
        for (const step of planOf(file, sql)) notice(step);
      }),
    () => openStore(":memory:"),
    (store) => store.close(),
  );
  return { steps, indexes };
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
