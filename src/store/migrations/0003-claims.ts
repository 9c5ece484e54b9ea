/**
 * Claims: whose turn it is to answer a mail or to send a letter, while several do it at the same time. What
 * waits is found by sender and by recipient, so that everybody's mail stays in order.
 */
import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "./dialect.js";

export function claims({ integer, text }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        // Whose mails are answered one after the other; empty for what came before this release.
        sql`alter table inbox add column lane ${text} not null default ''`,
        sql`alter table inbox add column claimed_until ${integer} not null default 0`,
        // Does an earlier mail of the same sender wait?
        sql`create index inbox_by_lane on inbox (lane, received_at, id) where state = 'waiting'`,
        // When the first lease ends.
        sql`create index inbox_by_lease on inbox (claimed_until) where state = 'waiting'`,
        // Null where nobody has claimed it.
        sql`alter table outbox add column claimed_until ${integer}`,
        sql`alter table outbox add column failing_since ${integer}`,
        // Does an earlier letter to the same recipient wait?
        sql`create index outbox_in_order on outbox (recipient, id) where state = 'waiting'`,
        // The answers that wait, beside any number of other letters.
        sql`create index outbox_answers on outbox (id) where state = 'waiting' and is_reply = 1`,
        // What somebody has claimed.
        sql`create index outbox_claimed on outbox (claimed_until) where claimed_until is not null`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  };
}
