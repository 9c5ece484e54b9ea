/** Phases that were rolled back are kept until the game goes another way. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function undone({ integer, tableEnd }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("undone")
        .addColumn("game", "text", (column) => column.notNull().references("games.name"))
        .addColumn("turn", integer, (column) => column.notNull())
        .addColumn("schema", integer, (column) => column.notNull())
        .addColumn("document", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("undone_turns", ["game", "turn"])
        .modifyEnd(tableEnd)
        .execute();
    },
  };
}
