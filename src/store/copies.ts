/**
 * Copies of a whole database, whichever it is: a copy is always one SQLite file, which nobody else can read and
 * which is put back into either. What is copied stays as it is, its tables too.
 */
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { isPostgres, withoutPassword } from "./database/postgres-address.js";
import { copyFile } from "./database/sqlite-file.js";
import { makeFile, openUntouched } from "./database/transactions.js";
import type { Trx } from "./database/trx.js";
import { moveDatabase, tables } from "./move.js";

/** Rows that are read at once. */
const batchSize = 100;

/**
 * Copies the database as it is at this moment into a new file, while other processes go on. Throws if there
 * is such a file, and leaves none that is incomplete.
 */
export async function copyDatabase(database: string, target: string): Promise<void> {
  closeSync(openSync(target, "wx", 0o600));
  try {
    if (isPostgres(database)) await copyPostgres(database, target);
    else copyFile(database, target);
  } catch (error) {
    rmSync(target);
    throw error;
  }
}

/** Puts a copy into the place of a database that is gone. Throws, and changes nothing, where one is there. */
export async function restoreDatabase(copy: string, database: string): Promise<void> {
  if (!isPostgres(database)) return copyDatabase(copy, database);
  const directory = mkdtempSync(join(tmpdir(), "ems-restore-"));
  try {
    // Moving brings the file up to date, and the copy stays as it is.
    const file = join(directory, "copy.sqlite");
    copyFile(copy, file);
    await moveDatabase(file, database);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function copyPostgres(url: string, target: string): Promise<void> {
  const source = await openUntouched(url);
  try {
    if (source.upTo === null) throw new Error(`${withoutPassword(url)} holds no judge yet.`);
    await makeFile(target, source.upTo);
    const file = new Sqlite(target);
    try {
      file.pragma("journal_mode = delete");
      file.pragma("foreign_keys = off");
      await source.transaction((trx) => copyRows(trx, file));
    } finally {
      file.close();
    }
  } finally {
    await source.close();
  }
}

/** All rows of the tables that this database has had since its last change. */
async function copyRows(trx: Trx, file: Sqlite.Database): Promise<void> {
  for (const table of tables) {
    const columns = file
      .prepare<[string], { name: string }>("select name from pragma_table_info(?)")
      .all(table)
      .map(({ name }) => name);
    if (columns.length === 0) continue;
    const values = columns.map((name) => `@${name}`).join(", ");
    const write = file.prepare(`insert into ${table} (${columns.join(", ")}) values (${values})`);
    const writeAll = file.transaction((rows: readonly object[]) => {
      for (const row of rows) write.run(row);
    });
    await sql`declare batch no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
    let rows: readonly object[];
    do {
      rows = (await sql<object>`fetch ${sql.lit(batchSize)} from batch`.execute(trx)).rows;
      writeAll(rows);
    } while (rows.length > 0);
    await sql`close batch`.execute(trx);
  }
  await keepNumbers(trx, file);
}

/** A number of a row is never given twice, even where its row is gone. */
async function keepNumbers(trx: Trx, file: Sqlite.Database): Promise<void> {
  const numbered = file.prepare<[], { name: string }>(
    "select name from sqlite_master where type = 'table' and sql like '%autoincrement%'",
  );
  for (const { name } of numbered.all()) {
    const sequence = sql`select last_value::int8 as last from pg_sequences
      where (quote_ident(schemaname) || '.' || quote_ident(sequencename)) = pg_get_serial_sequence(${name}, 'id')`;
    const { rows } = await sequence.execute(trx);
    const last = (rows[0] as { readonly last: number | null } | undefined)?.last;
    if (last === undefined || last === null) continue;
    file.prepare("delete from sqlite_sequence where name = ?").run(name);
    file.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, last);
  }
}
