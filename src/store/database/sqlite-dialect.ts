/**
 * SQLite under Kysely: opened so that what was committed survives kill -9 and power cuts, and so that
 * several processes can share the file. Beside this file and sqlite-file.ts nothing in the store knows which
 * database it is, but for the words of migrations/dialect.ts.
 */
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { configure, openFile } from "./sqlite-file.js";

/** How often work begins anew while another process writes. */
const mostAttempts = 60;
const betweenAttemptsMs = 50;

/** The judge has some 150 statements; those with lists of values have others for each length. */
const mostStatements = 500;

/** A dialect on the file at `path`, made if it is not there; `:memory:` is a database without a file. */
export async function sqliteDialect(path: string): Promise<Dialect> {
  const database = openFile(path);
  try {
    await patiently(async () => configure(database));
  } catch (error) {
    database.close();
    throw error;
  }
  return new TransactionalDialect(database);
}

/** Does the work, and does it anew while it fails because another process writes. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || attempt === mostAttempts) throw error;
    }
    await sleep(betweenAttemptsMs);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

/** The disk is full or cannot be read or written, or memory has run out; a damaged or ill-used file is none. */
export function isSqliteOutage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && outages.test(error.code);
}

const outages = /^SQLITE_(?:IOERR|FULL|CANTOPEN|NOMEM|READONLY|PROTOCOL|BUSY|LOCKED)/;

class TransactionalDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite can roll back a half-made table; Kysely migrates in one transaction only if told so. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock at the beginning. A deferred transaction that reads first fails at its first
 * write if another process wrote in between (SQLITE_BUSY_SNAPSHOT), and waiting does not help it.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database: preparingOnce(database) });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await patiently(async () => connection.executeQuery(CompiledQuery.raw("begin immediate")));
  }

  /** SQLite itself rolls back on a full disk; a second rollback would hide that error behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** The same database; what was prepared is kept, since preparing costs more than most statements do. */
function preparingOnce(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    prepare: (text) => {
      const known = statements.get(text);
      if (known !== undefined) return known;
      if (statements.size === mostStatements || changesTables(text)) statements.clear();
      const statement = database.prepare(text) as ReturnType<SqliteDatabase["prepare"]>;
      if (!changesTables(text)) statements.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function changesTables(text: string): boolean {
  return /^\s*(?:create|alter|drop)\b/i.test(text);
}
