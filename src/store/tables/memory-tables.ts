/**
 * What the judge must remember beside mail and games: how far each mailbox was read, the instant up to which
 * no mail is missing, and the secrets that it made for itself.
 */
import type { KeysTable, MailboxTable } from "../../judge/ports/index.js";
import type { Instant } from "../../util/index.js";
import { instantOrNull } from "../database/columns.js";
import type { Trx } from "../database/trx.js";

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

export function keysTable(trx: Trx): KeysTable {
  return { get: (name, make) => key(trx, name, make) };
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
  return instantOrNull(row?.at);
}

/** An instant before the stored one is taken too: after a wrong clock was set right, it is the truth. */
async function saveReadUntil(trx: Trx, at: Instant): Promise<void> {
  await trx
    .insertInto("instants")
    .values({ name: readUntilName, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute();
}

async function key(trx: Trx, name: string, make: () => string): Promise<string> {
  const kept = await trx
    .selectFrom("keys")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  if (kept !== undefined) return kept.value;
  const row = await trx
    .insertInto("keys")
    .values({ name, value: make() })
    // Two processes may make it at the same time: the first one counts.
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return row.value;
}
