/**
 * Opens a database, brings it up to date, and runs transactions. Nobody reaches the tables but through
 * a transaction, and a transaction never waits for another one inside itself: that would never end.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql } from "kysely";
import { DatabaseOutage, type Outlives } from "../../judge/ports/index.js";
import { assert } from "../../util/index.js";
import { type Dialect, migrations } from "../migrations/index.js";
import type { Tables } from "./columns.js";
import type { Engine } from "./engine.js";
import { isPostgres } from "./postgres-address.js";
import { sqliteEngine } from "./sqlite-engine.js";
import type { Trx } from "./trx.js";

interface Database extends Pick<Engine, "tell" | "listen" | "occupy" | "takeLead"> {
  transaction<T>(work: (trx: Trx) => Promise<T>, outlives?: Outlives): Promise<T>;
  /** Lets transactions that were begun end first. Closing twice is closing once. */
  close(): Promise<void>;
}

/** Opens a database: a file, or PostgreSQL where it is a `postgres://` address. */
export async function openDatabase(path: string): Promise<Database> {
  const engine = await connect(path);
  const db = new Kysely<Tables>({ dialect: engine.driver });
  try {
    await engine.again(() => migrate(db, engine.words));
  } catch (cause) {
    await db.destroy();
    throw new Error(`The database ${engine.name} cannot be brought up to date: ${reason(cause)}`, {
      cause,
    });
  }
  const { transaction, close } = guarded(db, engine);
  return {
    ...engine,
    transaction: async (work, outlives) => {
      try {
        return await engine.again(() => transaction(work, outlives));
      } catch (cause) {
        throw engine.isOutage(cause) ? new DatabaseOutage(reason(cause), { cause }) : cause;
      }
    },
    close: () => engine.leave().then(close),
  };
}

/** A database that is only read, and stays as the release that last worked on it left it. */
interface Untouched {
  /** The last change of its tables, or null where it has none yet. */
  readonly upTo: string | null;
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens a database that must not be brought up to date. Throws if a newer release has changed it. */
export async function openUntouched(path: string): Promise<Untouched> {
  const engine = await connect(path);
  const db = new Kysely<Tables>({ dialect: engine.driver });
  try {
    const applied = await knownMigrations(db, migrations(engine.words));
    const reading = db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only");
    return {
      upTo: applied.toSorted().at(-1) ?? null,
      transaction: (work) => reading.execute(work),
      close: () => engine.leave().then(() => db.destroy()),
    };
  } catch (cause) {
    await db.destroy();
    throw new Error(`The database ${engine.name} cannot be read: ${reason(cause)}`, { cause });
  }
}

/** Makes a new file with the tables as they were after this change, the last one of its time. */
export async function makeFile(path: string, upTo: string): Promise<void> {
  const { driver, words, leave } = await sqliteEngine(path);
  const db = new Kysely<Tables>({ dialect: driver });
  try {
    const provider = { getMigrations: async () => migrations(words) };
    const { error } = await new Migrator({ db, provider }).migrateTo(upTo);
    if (error !== undefined) throw error;
  } finally {
    await leave();
    await db.destroy();
  }
}

async function connect(path: string): Promise<Engine> {
  if (isPostgres(path)) {
    const { postgresEngine } = await import("./postgres-engine.js");
    return postgresEngine(path);
  }
  try {
    return await sqliteEngine(path);
  } catch (cause) {
    throw new Error(`The database ${path} cannot be opened: ${reason(cause)}`, { cause });
  }
}

async function migrate(db: Kysely<Tables>, words: Dialect): Promise<void> {
  const known = migrations(words);
  await knownMigrations(db, known);
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** The database is sound, but not for this program. The code says that it is no defect of the program. */
class OtherOwner extends Error {
  readonly code = "OTHER_OWNER";
}

function newerRelease(change: string): OtherOwner {
  return new OtherOwner(
    `a newer release has changed its tables (${change}). Install that release again, or restore a copy from before it.`,
  );
}

function earlierRelease(change: string): OtherOwner {
  return new OtherOwner(
    `it is from before 0.1.0 (${change}), and no release since reads such a database. ` +
      "Keep the file, and name a new one in the settings.",
  );
}

function otherProgram(table: string): OtherOwner {
  return new OtherOwner(
    `it belongs to another program, which has a table ${table} of its own. Name another database in the settings.`,
  );
}

/** What was applied to this database, all of which must be known. */
async function knownMigrations(db: Kysely<Tables>, known: object): Promise<readonly string[]> {
  const applied = await appliedMigrations(db);
  const unknown = applied.toSorted().find((name) => !(name in known));
  if (unknown === undefined) return applied;
  // Numbers are given once: a change whose number we know by another name is from before they were settled.
  const last = Object.keys(known).toSorted().at(-1) ?? "";
  throw unknown < last ? earlierRelease(unknown) : newerRelease(unknown);
}

async function appliedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) {
    const taken = tables.find(({ name }) => ["games", "inbox", "outbox"].includes(name));
    if (taken !== undefined) throw otherProgram(taken.name);
    return [];
  }
  const applied = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  return (await applied.execute(db)).rows.map(({ name }) => name);
}

/** A transaction, and the one of another database in which it runs. */
interface Scope {
  readonly db: Kysely<Tables>;
  readonly outer: Scope | undefined;
  /** A timer set during a transaction runs in its context after it: hence the flag. */
  open: boolean;
}

/** One for all databases: each more makes every promise of the process dearer, even when its database is closed. */
const current = new AsyncLocalStorage<Scope>();

/** This transaction, or the next one around it that still runs: one that has ended is forgotten. */
function running(scope: Scope | undefined): Scope | undefined {
  return scope === undefined || scope.open ? scope : running(scope.outer);
}

function isInside(db: Kysely<Tables>, scope: Scope | undefined): boolean {
  return scope !== undefined && (scope.db === db || isInside(db, running(scope.outer)));
}

/** A database that knows when it is used from inside one of its own transactions. */
function guarded(
  db: Kysely<Tables>,
  engine: Pick<Engine, "run">,
): Pick<Database, "transaction" | "close"> {
  const unfinished = new Set<Promise<void>>();
  let closing: Promise<void> | null = null;

  function assertOutside(): void {
    assert(
      !isInside(db, running(current.getStore())),
      "The store was used inside a transaction: use the transaction's own tables.",
    );
  }

  async function transaction<T>(
    work: (trx: Trx) => Promise<T>,
    outlives: Outlives = "a power cut",
  ): Promise<T> {
    assertOutside();
    const scope: Scope = { db, outer: running(current.getStore()), open: true };
    const done = current.run(scope, async () => {
      try {
        return await engine.run(db, work, outlives);
      } finally {
        scope.open = false;
      }
    });
    const ended = done.then(
      () => undefined,
      () => undefined,
    );
    unfinished.add(ended);
    void ended.then(() => unfinished.delete(ended));
    return done;
  }

  async function close(): Promise<void> {
    assertOutside();
    closing ??= Promise.all(unfinished).then(() => db.destroy());
    await closing;
  }

  return { transaction, close };
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
