/** What a keeper asks for often is counted without being read: what games do, and which letters were given up. */
import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "./dialect.js";

export function figures({ text }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        // Null until the game has been filed.
        sql`alter table games add column status ${text}`,
        sql`create index games_by_status on games (status)`,
        sql`create index outbox_given_up on outbox (ended_at) where state = 'dead'`,
        // All games are filed anew when the database is next opened.
        sql`update games set filed = 0`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  };
}
