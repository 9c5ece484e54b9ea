/** Letters get an HTML part and maps. */
import { type Kysely, type Migration, sql } from "kysely";

export const pictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column html text`.execute(db);
    await sql`alter table outbox add column pictures text not null default '[]'`.execute(db);
  },
};
