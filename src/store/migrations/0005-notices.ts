/** What waits for a member's digest. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function notices({ identity, integer, tableEnd }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("notices")
        .addColumn("id", integer, identity)
        .addColumn("game", "text", (column) => column.notNull().references("games.name"))
        .addColumn("member", integer, (column) => column.notNull())
        .addColumn("recipient", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("happened_at", integer, (column) => column.notNull())
        .addColumn("due_at", integer, (column) => column.notNull())
        .modifyEnd(tableEnd)
        .execute();
      await db.schema.createIndex("notices_by_due").on("notices").column("due_at").execute();
      await db.schema
        .createIndex("notices_by_member")
        .on("notices")
        .columns(["game", "member"])
        .execute();
    },
  };
}
