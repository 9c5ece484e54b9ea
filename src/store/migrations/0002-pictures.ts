/** Letters get an HTML part and maps. */
import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "./dialect.js";

export function pictures({ text }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table outbox add column html ${text}`.execute(db);
      await sql`alter table outbox add column pictures ${text} not null default '[]'`.execute(db);
    },
  };
}
