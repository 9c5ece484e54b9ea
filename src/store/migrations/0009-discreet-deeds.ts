/** Deeds that tell of players what a quiet game keeps from the others. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function discreetDeeds({ integer }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("deeds")
        .addColumn("discreet", integer, (column) => column.notNull().defaultTo(0))
        .execute();
    },
  };
}
