/** Who would take over powers in any game, and for which powers a player is sought. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function standbys({ integer, tableEnd }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("standbys")
        .addColumn("address", "text", (column) => column.primaryKey().notNull())
        .addColumn("document", "text", (column) => column.notNull())
        .addColumn("since", integer, (column) => column.notNull())
        .addColumn("asked_at", integer)
        .addColumn("unanswered", integer, (column) => column.notNull())
        .modifyEnd(tableEnd)
        .execute();
      await db.schema
        .createTable("searches")
        .addColumn("game", "text", (column) => column.notNull().references("games.name"))
        .addColumn("power", "text", (column) => column.notNull())
        .addColumn("asked", "text", (column) => column.notNull())
        .addColumn("waiting_for", "text")
        .addColumn("due_at", integer)
        .addPrimaryKeyConstraint("searched_powers", ["game", "power"])
        .modifyEnd(tableEnd)
        .execute();
      await db.schema
        .createIndex("searches_by_due")
        .on("searches")
        .columns(["due_at", "game"])
        .execute();
    },
  };
}
