/** The file of a SQLite database: how it is opened, copied while others use it, and made smaller. */
import { closeSync, openSync, realpathSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { isPostgres, withoutPassword } from "./postgres-address.js";

/** SQLite waits inside a call, which stops the whole process meanwhile: never longer than this. */
const busyMs = 500;
/** What the keeper asks for may wait longer. */
const keeperBusyMs = 60 * busyMs;

/** Opens the file at `path`, made if it is not there; `:memory:` is a database without a file. */
export function openFile(path: string): Sqlite.Database {
  // Passwords' hashes and people's mail: nobody else's to read. SQLite gives its other files the same mode.
  if (path !== ":memory:") closeSync(openSync(path, "a", 0o600));
  return new Sqlite(path, { timeout: busyMs });
}

/**
 * Occupies the database until the process ends, however it ends: a transaction that stays open in a file beside it,
 * since the system itself gives up the locks of a dead process. Null where another process does, by whatever link
 * it knows the file. Throws where the file has a second name of its own.
 */
export function occupyFile(path: string): Sqlite.Database | null {
  const lock = openFile(path === ":memory:" ? path : `${withOneName(realpathSync(path))}.lock`);
  lock.pragma("busy_timeout = 0");
  try {
    // Nothing is written: a judge starts on a full disk too, and says so to its keeper.
    lock.pragma("journal_mode = memory");
    return lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
}

/** SQLite names a database's journal after the file: two names would be two journals, which damages it. */
function withOneName(path: string): string {
  if (statSync(path).nlink === 1) return path;
  throw new Error(
    `The database ${path} has a second name, a hard link. Remove it (find -samefile shows it), or name a copy.`,
  );
}

/** Sets what holds for a connection. Fails at once if another process opens the same new file. */
export function configure(database: Sqlite.Database): void {
  database.pragma("journal_mode = WAL");
  // better-sqlite3 is built with NORMAL, which may lose the last commits in a power cut.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // Mails hold passwords: what is deleted or emptied is overwritten, not only marked as free.
  database.pragma("secure_delete = ON");
}

/** Gives the space of what was deleted back to the disk. Waits long for other processes, and they for it. */
export function compactDatabase(path: string): void {
  withFile(path, (database) => {
    database.exec("vacuum");
    database.pragma("wal_checkpoint(truncate)");
  });
}

/** Copies the database as it is at this moment into an empty file, while other processes go on. */
export function copyFile(path: string, target: string): void {
  withFile(path, (database) => database.prepare("vacuum into ?").run(target));
}

/** What SQLite finds wrong with a file, a sentence each. */
export function damageOf(path: string): readonly string[] {
  let found: readonly string[] = [];
  withFile(path, (database) => {
    const rows = database.pragma("integrity_check") as { readonly integrity_check: string }[];
    found = rows.map((row) => row.integrity_check).filter((line) => line !== "ok");
  });
  return found;
}

function withFile(path: string, work: (database: Sqlite.Database) => void): void {
  if (isPostgres(path)) {
    throw new Error(
      `${withoutPassword(path)} is no file: PostgreSQL gives back space itself (vacuum).`,
    );
  }
  const database = new Sqlite(path, { timeout: keeperBusyMs, fileMustExist: true });
  try {
    work(database);
  } finally {
    database.close();
  }
}
