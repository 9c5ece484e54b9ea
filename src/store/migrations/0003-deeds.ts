/** What masters do in their games is written down where nobody can change it. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function deeds({ identity, integer, tableEnd }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("deeds")
        .addColumn("id", integer, identity)
        .addColumn("game", "text", (column) => column.notNull().references("games.name"))
        .addColumn("at", integer, (column) => column.notNull())
        .addColumn("phase", "text", (column) => column.notNull())
        .addColumn("master", "text", (column) => column.notNull())
        .addColumn("sentence", "text", (column) => column.notNull())
        .modifyEnd(tableEnd)
        .execute();
      await db.schema.createIndex("deeds_by_game").on("deeds").columns(["game", "id"]).execute();
    },
  };
}
