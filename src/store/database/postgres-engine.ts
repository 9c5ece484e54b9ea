/** PostgreSQL as a judge's database: any number of processes work on it, and tell one another of new work. */
import { sql } from "kysely";
import { postgres } from "../migrations/index.js";
import type { Engine } from "./engine.js";
import { withoutPassword } from "./postgres-address.js";
import { again, isPostgresOutage, postgresDialect } from "./postgres-dialect.js";
import { type Channel, openChannel, takeLead } from "./postgres-listen.js";

export function postgresEngine(url: string): Engine {
  let channel: Channel | null = null;
  return {
    driver: postgresDialect(url),
    words: postgres,
    name: withoutPassword(url),
    isOutage: isPostgresOutage,
    again,
    run: (db, work, outlives) =>
      db.transaction().execute(async (trx) => {
        // PostgreSQL writes such a transaction to the disk within a second, too.
        if (outlives === "a kill") await sql`set local synchronous_commit = off`.execute(trx);
        return work(trx);
      }),
    tell: async (trx, topics) => channel?.tell(trx, topics),
    listen: (listener) => {
      channel ??= openChannel(url, listener);
    },
    occupy: async () => "shared",
    takeLead: (what) => takeLead(url, what),
    leave: async () => channel?.close(),
  };
}
