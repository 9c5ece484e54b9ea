/** Letters that are not needed to play say how to end them. */
import { type Kysely, type Migration, sql } from "kysely";

export const unsubscribe: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column unsubscribe text`.execute(db);
  },
};
