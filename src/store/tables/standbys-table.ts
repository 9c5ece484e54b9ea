/** The standby list: players who would take over powers in any game. */
import type { Selectable } from "kysely";
import type { Standby, StandbyWish } from "../../game/index.js";
import type { StandbysTable } from "../../judge/ports/index.js";
import { type Instant, instant } from "../../util/index.js";
import { instantOrNull, type Tables } from "../database/columns.js";
import type { Trx } from "../database/trx.js";
import { wish as wishSchema } from "../schema/confirmation-schema.js";

export function standbysTable(trx: Trx): StandbysTable {
  return {
    all: () => all(trx),
    put: (address, wish, at) => put(trx, address, wish, at),
    remove: (address) => remove(trx, address),
    noteAsked: (address, at) => update(trx, address, { asked_at: at }),
    noteAnswer: (address) => update(trx, address, { unanswered: 0 }),
    noteSilence: (address) => noteSilence(trx, address),
  };
}

async function all(trx: Trx): Promise<readonly Standby[]> {
  const rows = await trx.selectFrom("standbys").selectAll().orderBy("address").execute();
  return rows.map(standbyOf);
}

/** A changed wish leaves them their place. */
async function put(trx: Trx, address: string, wanted: StandbyWish, since: Instant): Promise<void> {
  const wish = JSON.stringify(wanted);
  await trx
    .insertInto("standbys")
    .values({ address, wish, since, asked_at: null, unanswered: 0 })
    .onConflict((conflict) => conflict.column("address").doUpdateSet({ wish, unanswered: 0 }))
    .execute();
}

async function remove(trx: Trx, address: string): Promise<void> {
  await trx.deleteFrom("standbys").where("address", "=", address).execute();
}

async function update(
  trx: Trx,
  address: string,
  change: { readonly asked_at: number } | { readonly unanswered: number },
): Promise<void> {
  await trx.updateTable("standbys").set(change).where("address", "=", address).execute();
}

async function noteSilence(trx: Trx, address: string): Promise<number> {
  const row = await trx
    .updateTable("standbys")
    .set((standby) => ({ unanswered: standby("unanswered", "+", 1) }))
    .where("address", "=", address)
    .returning("unanswered")
    .executeTakeFirst();
  return row?.unanswered ?? 0;
}

function standbyOf(row: Selectable<Tables["standbys"]>): Standby {
  return {
    ...wishSchema.parse(JSON.parse(row.wish)),
    address: row.address,
    since: instant(row.since),
    askedAt: instantOrNull(row.asked_at),
    unanswered: row.unanswered,
  };
}
