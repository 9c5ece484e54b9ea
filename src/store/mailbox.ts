/** How far the mailboxes were read: each one's bookmark, and the instant up to which nothing is missing. */
import type { MailboxTable } from "../judge/index.js";
import { type Instant, instant } from "../util/index.js";
import type { Trx } from "./database.js";

const readUntilName = "read-until";

export function mailboxTable(trx: Trx): MailboxTable {
  return {
    cursor: (mailbox) => cursor(trx, mailbox),
    saveCursor: (mailbox, value) => saveCursor(trx, mailbox, value),
    cursors: () => trx.selectFrom("cursors").selectAll().orderBy("mailbox").execute(),
    readUntil: () => readUntil(trx),
    saveReadUntil: (at) => saveReadUntil(trx, at),
  };
}

async function cursor(trx: Trx, mailbox: string): Promise<string | null> {
  const row = await trx
    .selectFrom("cursors")
    .select("cursor")
    .where("mailbox", "=", mailbox)
    .executeTakeFirst();
  return row?.cursor ?? null;
}

async function saveCursor(trx: Trx, mailbox: string, value: string): Promise<void> {
  await trx
    .insertInto("cursors")
    .values({ mailbox, cursor: value })
    .onConflict((conflict) => conflict.column("mailbox").doUpdateSet({ cursor: value }))
    .execute();
}

async function readUntil(trx: Trx): Promise<Instant | null> {
  const row = await trx
    .selectFrom("instants")
    .select("at")
    .where("name", "=", readUntilName)
    .executeTakeFirst();
  return row === undefined ? null : instant(row.at);
}

/** An earlier instant than the stored one is taken too: after a wrong clock was set right, it is the truth. */
async function saveReadUntil(trx: Trx, at: Instant): Promise<void> {
  await trx
    .insertInto("instants")
    .values({ name: readUntilName, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute();
}
