/**
 * What waits is found by its own indexes, however much of it there is. Between two bursts nothing waits, and a
 * planner that has counted so takes any index of what waits for as good as another: it then reads all that
 * waits for each claim.
 */
import type { Kysely, Migration } from "kysely";
import type { Dialect } from "./dialect.js";

export function waiting({ uncounted }: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        ...uncounted("inbox", "state"),
        // Old mails are in no lane.
        ...uncounted("inbox", "lane"),
        ...uncounted("outbox", "state"),
      ];
      for (const statement of statements) await statement.execute(db);
    },
  };
}
