/** Finds the texts of mails and letters that are old enough to go, without reading all that have gone. */
import { type Kysely, type Migration, sql } from "kysely";

export function pruning(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex("inbox_with_text")
        .on("inbox")
        .column("ended_at")
        .where(sql<boolean>`length(raw) > 0`)
        .execute();
      await db.schema
        .createIndex("outbox_with_text")
        .on("outbox")
        .column("ended_at")
        .where(sql<boolean>`length(body) > 0`)
        .execute();
    },
  };
}
