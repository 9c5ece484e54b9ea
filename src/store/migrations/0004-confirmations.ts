/** What somebody was asked to confirm by mail, until it is confirmed or forgotten. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function confirmations({ integer, tableEnd }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("confirmations")
        .addColumn("hash", "text", (column) => column.primaryKey().notNull())
        .addColumn("document", "text", (column) => column.notNull())
        .addColumn("expires_at", integer, (column) => column.notNull())
        .modifyEnd(tableEnd)
        .execute();
    },
  };
}
