/** Whoever wants no invitations is written to about no game that they are not in. */
import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "./dialect.js";

export function invitations({ integer }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table addresses add column uninvited ${integer} not null default 0`.execute(
        db,
      );
      // How many letters of a kind left a game within a day.
      await sql`create index outbox_invitations on outbox (game, created_at)
        where game is not null`.execute(db);
    },
  };
}
