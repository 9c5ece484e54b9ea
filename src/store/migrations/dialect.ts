/** The few words of a table's definition in which SQLite and PostgreSQL differ. */
import { type RawBuilder, sql } from "kysely";

export interface Dialect {
  /** Numbers the rows; a number is never used twice, even after its row is gone. */
  readonly identity: RawBuilder<unknown>;
  /** Wide enough for an instant. */
  readonly integer: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
  /** Stands behind the last column. */
  readonly tableEnd: RawBuilder<unknown>;
}

export const sqlite: Dialect = {
  identity: sql`integer primary key autoincrement`,
  integer: sql`integer`,
  bytes: sql`blob`,
  /** Without it SQLite takes any value in any column. */
  tableEnd: sql`strict`,
};
