/** Letters carry attachments; those written before have none. */
import type { Kysely, Migration } from "kysely";

export function attachments(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("outbox")
        .addColumn("attachments", "text", (column) => column.notNull().defaultTo("[]"))
        .execute();
    },
  };
}
