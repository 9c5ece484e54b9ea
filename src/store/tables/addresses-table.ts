/** What is known of mail addresses: who answers there, and what comes back from there. */
import { type Selectable, sql } from "kysely";
import type { AddressesTable, KnownAddress } from "../../judge/ports/index.js";
import type { Instant } from "../../util/index.js";
import { instantOrNull, type Tables } from "../database/columns.js";
import type { Trx } from "../database/trx.js";

export function addressesTable(trx: Trx): AddressesTable {
  return {
    of: (address) => known(trx, address),
    hear: (address, isProof, at) => hear(trx, address, isProof, at),
    wantInvitations: (address, isWanted) => wantInvitations(trx, address, isWanted),
    countBounce: (address) => countBounce(trx, address),
    bouncing: (least) => bouncing(trx, least),
    prune: (before, most) => prune(trx, before, most),
  };
}

const unknown: KnownAddress = {
  provedAt: null,
  heardAt: null,
  bounces: 0,
  wantsInvitations: true,
};

async function known(trx: Trx, address: string): Promise<KnownAddress> {
  const row = await trx
    .selectFrom("addresses")
    .selectAll()
    .where("address", "=", address)
    .executeTakeFirst();
  return row === undefined ? unknown : knownOf(row);
}

async function hear(
  trx: Trx,
  address: string,
  isProof: boolean,
  at: Instant,
): Promise<KnownAddress> {
  const before = await known(trx, address);
  const proved_at = before.provedAt ?? (isProof ? at : null);
  const row = { proved_at, heard_at: at, bounces: 0 };
  await trx
    .insertInto("addresses")
    .values({ address, ...row })
    .onConflict((conflict) => conflict.column("address").doUpdateSet(row))
    .execute();
  return before;
}

async function wantInvitations(trx: Trx, address: string, isWanted: boolean): Promise<void> {
  const uninvited = isWanted ? 0 : 1;
  await trx
    .insertInto("addresses")
    .values({ address, proved_at: null, heard_at: null, bounces: 0, uninvited })
    .onConflict((conflict) => conflict.column("address").doUpdateSet({ uninvited }))
    .execute();
}

async function countBounce(trx: Trx, address: string): Promise<number> {
  const row = await trx
    .insertInto("addresses")
    .values({ address, proved_at: null, heard_at: null, bounces: 1 })
    .onConflict((conflict) =>
      conflict
        .column("address")
        .doUpdateSet((update) => ({ bounces: update("addresses.bounces", "+", 1) })),
    )
    .returning("bounces")
    .executeTakeFirstOrThrow();
  return row.bounces;
}

async function bouncing(trx: Trx, least: number): ReturnType<AddressesTable["bouncing"]> {
  const rows = await trx
    .selectFrom("addresses")
    .selectAll()
    .where("bounces", ">=", least)
    .orderBy("address")
    .execute();
  return rows.map((row) => ({ address: row.address, ...knownOf(row) }));
}

/** Addresses from which letters come back stay: else letters would go there again. */
async function prune(trx: Trx, before: Instant, most: number): Promise<number> {
  const rows = await trx
    .deleteFrom("addresses")
    .where("address", "in", (old) =>
      old
        .selectFrom("addresses")
        .select("address")
        .where(sql<boolean>`bounces = 0`)
        .where("uninvited", "=", 0)
        .where("heard_at", "<", before)
        .orderBy("heard_at")
        .limit(most),
    )
    .returning("address")
    .execute();
  return rows.length;
}

function knownOf(row: Selectable<Tables["addresses"]>): KnownAddress {
  return {
    provedAt: instantOrNull(row.proved_at),
    heardAt: instantOrNull(row.heard_at),
    bounces: row.bounces,
    wantsInvitations: row.uninvited === 0,
  };
}
