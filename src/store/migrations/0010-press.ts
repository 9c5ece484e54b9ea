/** What was said in games, for those who read it then. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function press({ identity, integer, tableEnd }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("press")
        .addColumn("id", integer, identity)
        .addColumn("game", "text", (column) => column.notNull().references("games.name"))
        .addColumn("at", integer, (column) => column.notNull())
        .addColumn("document", "text", (column) => column.notNull())
        .modifyEnd(tableEnd)
        .execute();
      await db.schema.createIndex("press_by_game").on("press").columns(["game", "id"]).execute();
    },
  };
}
