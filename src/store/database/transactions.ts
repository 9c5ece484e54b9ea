/**
 * Opens a database, brings it up to date, and runs transactions. Nobody reaches the tables but through
 * a transaction, and a transaction never waits for another one inside itself: that would never end.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql, type Transaction } from "kysely";
import { assert } from "../../util/index.js";
import { migrations, sqlite } from "../migrations/index.js";
import type { Tables } from "./columns.js";
import { patiently, sqliteDialect } from "./sqlite-dialect.js";

/** The handle by which a transaction's queries run; dead once it has ended. */
export type Trx = Transaction<Tables>;

interface Database {
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Lets transactions that were begun end first. Closing twice is closing once. */
  close(): Promise<void>;
}

export async function openDatabase(path: string): Promise<Database> {
  const db = await connect(path);
  try {
    await patiently(() => migrate(db));
  } catch (cause) {
    await db.destroy();
    throw new Error(`The database ${path} cannot be brought up to date: ${reason(cause)}`, {
      cause,
    });
  }
  return guarded(db);
}

async function connect(path: string): Promise<Kysely<Tables>> {
  try {
    return new Kysely<Tables>({ dialect: await sqliteDialect(path) });
  } catch (cause) {
    throw new Error(`The database ${path} cannot be opened: ${reason(cause)}`, { cause });
  }
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const known = migrations(sqlite);
  const later = (await appliedMigrations(db)).find((name) => !(name in known));
  if (later !== undefined) throw new Error(`a newer release has changed its tables (${later}).`);
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

async function appliedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const applied = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  return (await applied.execute(db)).rows.map(({ name }) => name);
}

/** A database that knows when it is used from inside one of its own transactions. */
function guarded(db: Kysely<Tables>): Database {
  // A timer set during a transaction runs in its context after it: hence the flag.
  const current = new AsyncLocalStorage<{ open: boolean }>();
  let closing: Promise<void> | null = null;

  function assertOutside(): void {
    assert(
      current.getStore()?.open !== true,
      "The store was used inside a transaction: use the transaction's own tables.",
    );
  }

  async function transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    assertOutside();
    const scope = { open: true };
    return current.run(scope, async () => {
      try {
        return await db.transaction().execute(work);
      } finally {
        scope.open = false;
      }
    });
  }

  async function close(): Promise<void> {
    assertOutside();
    // The one connection is free when nothing runs or waits.
    closing ??= db
      .connection()
      .execute(async () => undefined)
      .then(() => db.destroy());
    await closing;
  }

  return { transaction, close };
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
