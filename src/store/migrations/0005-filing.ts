/**
 * What games are looked for by: whether they are listed and open, and who plays or has ever played in them. All
 * of it follows from the documents; `filed` is the version for which it was written down, so that what a
 * release without these columns saves is filed anew.
 */
import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "./dialect.js";

export function filing({ integer, tableEnd, text }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        sql`alter table games add column filed ${integer} not null default 0`,
        // 0 while it goes on, 1 when it is over; null for a game that is not listed.
        sql`alter table games add column listing ${integer}`,
        sql`alter table games add column open ${integer} not null default 0`,
        // The games that LIST shows, in its order.
        sql`create index games_listed on games (listing, name) where listing is not null`,
        // The games that may have a free seat.
        sql`create index games_open on games (name) where open = 1`,
        // The games that are to be filed.
        sql`create index games_unfiled on games (name) where filed <> version`,
        sql`create table careers (
          game ${text} not null references games (name),
          address ${text} not null,
          plays ${integer} not null check (plays in (0, 1)),
          primary key (game, address)
        ) ${tableEnd}`,
        // The games in which somebody plays or has played.
        sql`create index careers_by_address on careers (address, game)`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  };
}
