/** When orders were written, and for which seat: some overtake others on their way. */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function written({ integer }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("inbox").addColumn("seat", "text").execute();
      await db.schema.alterTable("inbox").addColumn("written_at", integer).execute();
      await db.schema
        .createIndex("inbox_by_seat")
        .on("inbox")
        .columns(["seat", "written_at"])
        .execute();
    },
  };
}
