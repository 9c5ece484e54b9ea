/** When something is due: games, digests and searches alike. */
import type { Instant } from "../../util/index.js";
import { instantOrNull } from "../database/columns.js";
import type { Trx } from "../database/trx.js";

type Agenda = "games" | "notices" | "searches";

/** Makes due at `now` whatever this table keeps for an instant later than `latest`. */
export async function hasten(
  trx: Trx,
  table: Exclude<Agenda, "games">,
  latest: Instant,
  now: Instant,
): Promise<void> {
  await trx.updateTable(table).set({ due_at: now }).where("due_at", ">", latest).execute();
}

/** The earliest instant at which a row of this table is due. */
export async function nextDue(trx: Trx, table: Agenda): Promise<Instant | null> {
  const row = await trx
    .selectFrom(table)
    .select("due_at")
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return instantOrNull(row?.due_at);
}
