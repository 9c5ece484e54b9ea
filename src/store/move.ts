/**
 * Moves a judge from a SQLite file to PostgreSQL: every row as it is, in one transaction, into a database that
 * holds nothing yet. The file stays as it was.
 */
import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { assert } from "../util/index.js";
import type { Tables } from "./database/columns.js";
import { isPostgres } from "./database/postgres-address.js";
import { openDatabase } from "./database/transactions.js";
import type { Trx } from "./database/trx.js";

/** Tables in an order in which every row finds the rows that it refers to. */
export const tables: readonly (keyof Tables)[] = [
  ...(["games", "seats", "careers", "history", "undone", "notices", "gm_log"] as const),
  ...(["press", "searches"] as const),
  ...(["inbox", "outbox", "addresses", "confirmations", "standbys"] as const),
  ...(["cursors", "instants", "keys"] as const),
];

/** Rows that are written at once. */
const batchSize = 100;

/** How many rows were moved. Throws, and has moved nothing, where anything is amiss. */
export async function moveDatabase(file: string, url: string): Promise<number> {
  assert(isPostgres(url), "A judge is moved to a postgres:// address.");
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const from = await openDatabase(file);
  const to = await openDatabase(url);
  try {
    const how = await from.occupy();
    if (how === "taken") throw new Error(`A judge is at work on ${file}: stop it first.`);
    const source = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      return await to.transaction((trx) => copyAll(source, trx));
    } finally {
      source.close();
    }
  } finally {
    await from.close();
    await to.close();
  }
}

async function copyAll(source: Sqlite.Database, trx: Trx): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const isEmpty =
      (await trx.selectFrom(table).select(sql`1`.as("one")).limit(1).execute()).length === 0;
    if (!isEmpty) throw new Error(`The new database is not empty: its table ${table} has rows.`);
    rows += await copyTable(source, trx, table);
  }
  await keepNumbers(source, trx);
  return rows;
}

async function copyTable(source: Sqlite.Database, trx: Trx, table: keyof Tables): Promise<number> {
  const order = table === "inbox" || table === "outbox" ? "order by id" : "";
  const read = source.prepare<[], Record<string, unknown>>(`select * from ${table} ${order}`);
  let rows = 0;
  let batch: Record<string, unknown>[] = [];
  const write = async (): Promise<void> => {
    // Rows of any table, as they were read from the same one.
    const target = trx as unknown as Kysely<Record<string, Record<string, unknown>>>;
    if (batch.length > 0) await target.insertInto(table).values(batch).execute();
    rows += batch.length;
    batch = [];
  };
  for (const row of read.iterate()) {
    batch.push(row);
    if (batch.length === batchSize) await write();
  }
  await write();
  return rows;
}

/** A number of a row is never given twice, even where its row is gone. */
async function keepNumbers(source: Sqlite.Database, trx: Trx): Promise<void> {
  const sequences = source
    .prepare<[], { name: string; seq: number }>(
      "select name, seq from sqlite_sequence where seq > 0",
    )
    .all();
  for (const { name, seq } of sequences) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(trx);
  }
}
