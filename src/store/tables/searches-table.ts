/** The powers for which players are sought. */
import type { Selectable } from "kysely";
import type { Search, SearchesTable } from "../../judge/ports/index.js";
import type { Instant } from "../../util/index.js";
import { instantOrNull, type Tables } from "../database/columns.js";
import { skippingLocked } from "../database/locks.js";
import type { Trx } from "../database/trx.js";
import { addresses } from "../schema/confirmation-schema.js";
import { hasten, nextDue } from "./agenda.js";

export function searchesTable(trx: Trx): SearchesTable {
  return {
    find: (game, power) => find(trx, game, power),
    save: (search) => save(trx, search),
    remove: (game, power) => remove(trx, game, power),
    wake: (at) => wake(trx, at),
    due: (now) => due(trx, now),
    hasten: (latest, now) => hasten(trx, "searches", latest, now),
    nextDue: () => nextDue(trx, "searches"),
  };
}

async function find(trx: Trx, game: string, power: string): Promise<Search | null> {
  const row = await trx
    .selectFrom("searches")
    .selectAll()
    .where("game", "=", game)
    .where("power", "=", power)
    .executeTakeFirst();
  return row === undefined ? null : searchOf(row);
}

async function save(trx: Trx, search: Search): Promise<void> {
  const { game, power, asked, waitingFor, dueAt } = search;
  const change = { asked: JSON.stringify(asked), waiting_for: waitingFor, due_at: dueAt };
  await trx
    .insertInto("searches")
    .values({ game, power, ...change })
    .onConflict((conflict) => conflict.columns(["game", "power"]).doUpdateSet(change))
    .execute();
}

async function remove(trx: Trx, game: string, power: string): Promise<void> {
  await trx.deleteFrom("searches").where("game", "=", game).where("power", "=", power).execute();
}

async function wake(trx: Trx, at: Instant): Promise<void> {
  await trx.updateTable("searches").set({ due_at: at }).where("due_at", "is", null).execute();
}

async function due(trx: Trx, now: Instant): Promise<Search | null> {
  const row = await trx
    .selectFrom("searches")
    .selectAll()
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("game")
    .limit(1)
    .modifyEnd(skippingLocked(trx))
    .executeTakeFirst();
  return row === undefined ? null : searchOf(row);
}

function searchOf(row: Selectable<Tables["searches"]>): Search {
  return {
    game: row.game,
    power: row.power,
    asked: addresses.parse(JSON.parse(row.asked)),
    waitingFor: row.waiting_for,
    dueAt: instantOrNull(row.due_at),
  };
}
