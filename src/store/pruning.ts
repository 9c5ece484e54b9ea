/**
 * Takes the texts of old mails and letters out of their rows. The rows stay: by their keys, Message-IDs
 * and fingerprints the judge knows for ever what it has answered and written.
 */
import { sql } from "kysely";
import type { Instant } from "../util/index.js";
import type { Trx } from "./database.js";

/** Ended mails only: what waits, or was set aside for the keeper, is kept however old it is. */
export async function pruneInbox(trx: Trx, before: Instant, most: number): Promise<number> {
  const rows = await trx
    .updateTable("inbox")
    .set({ raw: new Uint8Array(), envelope: null })
    .where("id", "in", (old) =>
      old
        .selectFrom("inbox")
        .select("id")
        .where("state", "in", ["answered", "ignored", "duplicate"])
        .where("ended_at", "<", before)
        .where(sql<boolean>`length(raw) > 0`)
        .orderBy("ended_at")
        .limit(most),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** Letters that were sent or given up. */
export async function pruneOutbox(trx: Trx, before: Instant, most: number): Promise<number> {
  const rows = await trx
    .updateTable("outbox")
    .set({ body: "", subject: "", attachments: "[]", reference_ids: "[]" })
    .where("id", "in", (old) =>
      old
        .selectFrom("outbox")
        .select("id")
        .where("state", "in", ["sent", "dead"])
        .where("ended_at", "<", before)
        .where(sql<boolean>`length(body) > 0`)
        .orderBy("ended_at")
        .limit(most),
    )
    .returning("id")
    .execute();
  return rows.length;
}
