/** What is told of who comes and goes while a game fills is no news once it has begun. */
import { type Kysely, type Migration, sql } from "kysely";

export const filling: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notices add column until_start integer not null default 0`.execute(db);
  },
};
