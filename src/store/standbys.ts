/** Who would take over powers in any game, and for which powers a player is sought. */
import { z } from "zod";
import type { Standby } from "../game/index.js";
import type { Search, SearchesTable, StandbysTable } from "../judge/index.js";
import { type Instant, instant } from "../util/index.js";
import type { Trx } from "./database.js";
import { wish } from "./schema/wish.js";
import type { Tables } from "./tables.js";

const addresses = z.array(z.string()).readonly();

export function standbysTable(trx: Trx): StandbysTable {
  return {
    async all() {
      const rows = await trx.selectFrom("standbys").selectAll().orderBy("address").execute();
      return rows.map(
        (row): Standby => ({
          ...wish.parse(JSON.parse(row.document)),
          address: row.address,
          since: instant(row.since),
          askedAt: row.asked_at === null ? null : instant(row.asked_at),
          unanswered: row.unanswered,
        }),
      );
    },
    async put(address, wanted, since) {
      const document = JSON.stringify(wanted);
      await trx
        .insertInto("standbys")
        .values({ address, document, since, asked_at: null, unanswered: 0 })
        .onConflict((conflict) =>
          conflict.column("address").doUpdateSet({ document, unanswered: 0 }),
        )
        .execute();
    },
    async remove(address) {
      await trx.deleteFrom("standbys").where("address", "=", address).execute();
    },
    async noteAsked(address, at) {
      await trx
        .updateTable("standbys")
        .set({ asked_at: at })
        .where("address", "=", address)
        .execute();
    },
    async noteAnswer(address) {
      await trx
        .updateTable("standbys")
        .set({ unanswered: 0 })
        .where("address", "=", address)
        .execute();
    },
    async noteSilence(address) {
      const row = await trx
        .updateTable("standbys")
        .set((eb) => ({ unanswered: eb("unanswered", "+", 1) }))
        .where("address", "=", address)
        .returning("unanswered")
        .executeTakeFirst();
      return row?.unanswered ?? 0;
    },
  };
}

export function searchesTable(trx: Trx): SearchesTable {
  return {
    async find(game, power) {
      const row = await trx
        .selectFrom("searches")
        .selectAll()
        .where("game", "=", game)
        .where("power", "=", power)
        .executeTakeFirst();
      return row === undefined ? null : searchOf(row);
    },
    async save({ game, power, asked, waitingFor, dueAt }) {
      const change = { asked: JSON.stringify(asked), waiting_for: waitingFor, due_at: dueAt };
      await trx
        .insertInto("searches")
        .values({ game, power, ...change })
        .onConflict((conflict) => conflict.columns(["game", "power"]).doUpdateSet(change))
        .execute();
    },
    async remove(game, power) {
      await trx
        .deleteFrom("searches")
        .where("game", "=", game)
        .where("power", "=", power)
        .execute();
    },
    async wake(at) {
      await trx.updateTable("searches").set({ due_at: at }).where("due_at", "is", null).execute();
    },
    async due(now) {
      const next = await earliest(trx);
      return next !== null && next.due_at <= now ? searchOf(next) : null;
    },
    async nextDue(): Promise<Instant | null> {
      const next = await earliest(trx);
      return next === null ? null : instant(next.due_at);
    },
  };
}

function searchOf(row: Tables["searches"]): Search {
  return {
    game: row.game,
    power: row.power,
    asked: addresses.parse(JSON.parse(row.asked)),
    waitingFor: row.waiting_for,
    dueAt: row.due_at === null ? null : instant(row.due_at),
  };
}

async function earliest(trx: Trx): Promise<(Tables["searches"] & { due_at: number }) | null> {
  const row = await trx
    .selectFrom("searches")
    .selectAll()
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .orderBy("game")
    .limit(1)
    .$narrowType<{ due_at: number }>()
    .executeTakeFirst();
  return row ?? null;
}
