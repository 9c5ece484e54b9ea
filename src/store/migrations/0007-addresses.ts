/** What is known of the addresses that letters go to: whether anybody reads there. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function addresses({ integer, tableEnd }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("addresses")
        .addColumn("address", "text", (column) => column.primaryKey().notNull())
        .addColumn("proved_at", integer)
        .addColumn("heard_at", integer)
        .addColumn("bounces", integer, (column) => column.notNull())
        .modifyEnd(tableEnd)
        .execute();
    },
  };
}
