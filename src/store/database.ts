/**
 * Opens a database, brings it up to date, and runs transactions. Nobody reaches the tables but through
 * a transaction, and a transaction never waits for another one inside itself: that would be for ever.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, Migrator, type Transaction } from "kysely";
import { assert } from "../util/index.js";
import { migrations, sqlite } from "./migrations/index.js";
import { sqliteDialect } from "./sqlite.js";
import type { Tables } from "./tables.js";

/** The handle by which a transaction's queries run; dead once it has ended. */
export type Trx = Transaction<Tables>;

export interface Database {
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Lets transactions that were begun end first. */
  close(): Promise<void>;
}

export async function openDatabase(path: string): Promise<Database> {
  const db = connect(path);
  try {
    await migrate(db);
  } catch (cause) {
    await db.destroy();
    throw new Error(`The database ${path} cannot be brought up to date: ${reason(cause)}`, {
      cause,
    });
  }
  return {
    transaction: guarded(db),
    async close() {
      await db.connection().execute(async () => undefined);
      await db.destroy();
    },
  };
}

function connect(path: string): Kysely<Tables> {
  try {
    return new Kysely<Tables>({ dialect: sqliteDialect(path) });
  } catch (cause) {
    throw new Error(`The database ${path} cannot be opened: ${reason(cause)}`, { cause });
  }
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations(sqlite) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Transactions that know when they are asked for from inside one. */
function guarded(db: Kysely<Tables>): Database["transaction"] {
  // A timer set during a transaction runs in its context after it: hence the flag.
  const current = new AsyncLocalStorage<{ open: boolean }>();
  return async (work) => {
    assert(
      current.getStore()?.open !== true,
      "The store was used inside a transaction: use the transaction's own tables.",
    );
    const scope = { open: true };
    return current.run(scope, async () => {
      try {
        return await db.transaction().execute(work);
      } finally {
        scope.open = false;
      }
    });
  };
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
