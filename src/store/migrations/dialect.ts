/** The few words of a table's definition in which SQLite and PostgreSQL differ. */
import { type ColumnDefinitionBuilder, type RawBuilder, sql } from "kysely";

export interface Dialect {
  /** Numbers a row; a number is never used twice, even after its row is gone. */
  readonly identity: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Wide enough for an instant. */
  readonly integer: "integer" | "bigint";
  readonly bytes: "blob" | "bytea";
  /** Stands behind the last column. */
  readonly tableEnd: RawBuilder<unknown>;
}

export const sqlite: Dialect = {
  identity: (column) => column.primaryKey().autoIncrement(),
  integer: "integer",
  bytes: "blob",
  /** Without it SQLite takes any value in any column. */
  tableEnd: sql`strict`,
};
