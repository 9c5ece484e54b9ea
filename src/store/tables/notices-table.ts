/** What waits for a member's digest: collected notice by notice, taken all at once. */
import type { Selectable } from "kysely";
import type { NoticesTable, PendingNotice } from "../../judge/ports/index.js";
import { type Instant, instant } from "../../util/index.js";
import { storable, type Tables } from "../database/columns.js";
import { skippingLocked } from "../database/locks.js";
import type { Trx } from "../database/trx.js";
import { hasten, nextDue } from "./agenda.js";

export function noticesTable(trx: Trx): NoticesTable {
  return {
    add: (notices) => add(trx, notices),
    reschedule: (game, member, at) => reschedule(trx, game, member, at),
    hasten: (latest, now) => hasten(trx, "notices", latest, now),
    nextDue: () => nextDue(trx, "notices"),
    due: (now) => due(trx, now),
    take: (game, member) => take(trx, game, member),
  };
}

async function add(trx: Trx, notices: readonly PendingNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ game, member, to, title, text, happenedAt, untilStart, dueAt }) => ({
    game,
    member,
    recipient: to,
    title: storable(title),
    body: storable(text),
    happened_at: happenedAt,
    until_start: untilStart ? 1 : 0,
    due_at: dueAt,
  }));
  await trx.insertInto("notices").values(rows).execute();
}

async function reschedule(trx: Trx, game: string, member: number, at: Instant): Promise<void> {
  await trx
    .updateTable("notices")
    .set({ due_at: at })
    .where("game", "=", game)
    .where("member", "=", member)
    .execute();
}

async function due(trx: Trx, now: Instant): ReturnType<NoticesTable["due"]> {
  const row = await trx
    .selectFrom("notices")
    .select(["game", "member"])
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(1)
    .modifyEnd(skippingLocked(trx))
    .executeTakeFirst();
  return row ?? null;
}

async function take(trx: Trx, game: string, member: number): ReturnType<NoticesTable["take"]> {
  const rows = await trx
    .deleteFrom("notices")
    .where("game", "=", game)
    .where("member", "=", member)
    .returningAll()
    .execute();
  return rows.toSorted((left, right) => left.id - right.id).map(noticeOf);
}

function noticeOf(row: Selectable<Tables["notices"]>): PendingNotice & { readonly id: number } {
  return {
    id: row.id,
    game: row.game,
    member: row.member,
    to: row.recipient,
    title: row.title,
    text: row.body,
    happenedAt: instant(row.happened_at),
    untilStart: row.until_start === 1,
    dueAt: instant(row.due_at),
  };
}
