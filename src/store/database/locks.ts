/** Rows that a transaction keeps to itself, which is a matter of PostgreSQL alone: SQLite has one writer at a time. */
import { PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Trx } from "./trx.js";

function isOnPostgres(trx: Trx): boolean {
  return trx.getExecutor().adapter instanceof PostgresAdapter;
}

/** Ends a query: its rows are nobody else's until the transaction ends. */
export function locked(trx: Trx): RawBuilder<unknown> {
  return isOnPostgres(trx) ? sql`for update` : sql``;
}

/** Ends a query that takes its turn: rows that somebody else holds are passed over. */
export function skippingLocked(trx: Trx, of?: string): RawBuilder<unknown> {
  if (!isOnPostgres(trx)) return sql``;
  return of === undefined
    ? sql`for update skip locked`
    : sql`for update of ${sql.ref(of)} skip locked`;
}
