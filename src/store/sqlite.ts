/**
 * SQLite under Kysely: opened so that what was committed survives kill -9 and power cuts, and so that
 * several processes can share the file. Nothing else in the store knows which database it is.
 */
import { closeSync, openSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";

/** SQLite waits inside a call, which stops the whole process meanwhile: never longer than this. */
const busyMs = 500;
/** How often work begins anew while another process writes. */
const mostAttempts = 60;
const betweenAttemptsMs = 50;

/** A dialect on the file at `path`, made if it is not there; `:memory:` is a database without a file. */
export async function sqliteDialect(path: string): Promise<Dialect> {
  // Passwords' hashes and people's mail: nobody else's to read. SQLite gives its other files the same mode.
  if (path !== ":memory:") closeSync(openSync(path, "a", 0o600));
  const database = new Sqlite(path, { timeout: busyMs });
  try {
    await patiently(async () => configure(database));
  } catch (error) {
    database.close();
    throw error;
  }
  return new TransactionalDialect(database);
}

function configure(database: Sqlite.Database): void {
  // SQLite does not wait here while another process opens the same new file.
  database.pragma("journal_mode = WAL");
  // better-sqlite3 is built with NORMAL, which may lose the last commits in a power cut.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
}

/** Gives the space of what was deleted back to the disk. Waits long for other processes, and they for it. */
export function compactDatabase(path: string): void {
  const database = new Sqlite(path, { timeout: 60 * busyMs, fileMustExist: true });
  try {
    database.exec("vacuum");
    database.pragma("wal_checkpoint(truncate)");
  } finally {
    database.close();
  }
}

/**
 * Copies the database as it is at this moment into a new file, while other processes go on. Throws if there
 * is such a file, and leaves none that is incomplete.
 */
export function copyDatabase(path: string, target: string): void {
  closeSync(openSync(target, "wx", 0o600));
  try {
    const database = new Sqlite(path, { timeout: 60 * busyMs, fileMustExist: true });
    try {
      database.prepare("vacuum into ?").run(target);
    } finally {
      database.close();
    }
  } catch (error) {
    rmSync(target);
    throw error;
  }
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
    super({ database });
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
