/** Texts that have been kept long enough: their rows stay, and are emptied. */
import type { RawBuilder, Updateable } from "kysely";
import type { Instant } from "../../util/index.js";
import type { Tables } from "../database/columns.js";
import type { Trx } from "../database/trx.js";

/** Empties the full rows that ended first, before this, and no more than so many; says how many. */
export async function emptyOld(
  trx: Trx,
  table: "inbox" | "outbox",
  emptied: Updateable<Tables["inbox"]> | Updateable<Tables["outbox"]>,
  isFull: RawBuilder<boolean>,
  before: Instant,
  most: number,
): Promise<number> {
  const old = trx
    .selectFrom(table)
    .select("id")
    .where(isFull)
    .where("ended_at", "<", before)
    .orderBy("ended_at")
    .limit(most);
  const update = trx.updateTable(table).set(emptied);
  return (await update.where("id", "in", old).returning("id").execute()).length;
}
