/** Letters: written in the transaction that caused them, claimed one at a time, settled when sent. */
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import {
  type LetterEnd,
  letterId,
  type NewLetter,
  type OutboxRow,
  type OutboxTable,
} from "../judge/index.js";
import { type Instant, instant, unreachable } from "../util/index.js";
import type { Trx } from "./database.js";
import { pruneOutbox } from "./pruning.js";
import type { Tables } from "./tables.js";
import { storable } from "./text.js";

export function outboxTable(trx: Trx): OutboxTable {
  return {
    add: (letters, domain, at) => add(trx, letters, domain, at),
    claim: (now, leaseUntil) => claim(trx, now, leaseUntil),
    settle: (id, end, at) => settle(trx, id, end, at),
    comeBack: (id, detail, at) => comeBack(trx, id, detail, at),
    release: (address, detail, at) => release(trx, address, detail, at),
    countOthersSent: (address, kinds, since) => countOthersSent(trx, address, kinds, since),
    prune: (before, most) => pruneOutbox(trx, before, most),
    nextAttempt: () => nextAttempt(trx),
    byId: (id) => byId(trx, id),
    countTo: (address, kinds, since) => countTo(trx, address, kinds, since),
  };
}

async function add(
  trx: Trx,
  letters: readonly NewLetter[],
  domain: string,
  at: Instant,
): Promise<void> {
  for (const letter of letters) {
    await trx
      .insertInto("outbox")
      .values({
        dedupe_key: letter.dedupeKey,
        kind: letter.kind,
        message_id: letterId(randomBytes(12).toString("hex"), domain),
        recipient: letter.to,
        reply_to: letter.replyTo,
        in_reply_to: letter.inReplyTo,
        reference_ids: JSON.stringify(letter.references),
        subject: storable(letter.subject),
        body: storable(letter.text),
        attachments: JSON.stringify(letter.attachments),
        game: letter.game,
        is_reply: letter.isReply ? 1 : 0,
        created_at: at,
        state: "waiting",
        attempts: 0,
        not_before: at,
      })
      .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
      .execute();
  }
}

async function claim(trx: Trx, now: Instant, leaseUntil: Instant): Promise<OutboxRow | null> {
  const row = await trx
    .updateTable("outbox")
    .set((letter) => ({ not_before: leaseUntil, attempts: letter("attempts", "+", 1) }))
    .where("id", "=", (ready) =>
      ready
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "waiting")
        .where("not_before", "<=", now)
        .orderBy("id")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : letterOf(row);
}

/** A retry never revives a letter that has ended: a worker that outlived its lease may come late. */
async function settle(trx: Trx, id: number, end: LetterEnd, at: Instant): Promise<void> {
  const row = trx.updateTable("outbox").where("id", "=", id);
  switch (end.kind) {
    case "sent":
      await row.set({ state: "sent", detail: null, ended_at: at }).execute();
      return;
    case "dead":
      await row.set({ state: "dead", detail: storable(end.detail), ended_at: at }).execute();
      return;
    case "retry":
      await row
        .set({ not_before: end.at, detail: storable(end.detail) })
        .where("state", "=", "waiting")
        .execute();
      return;
    default:
      unreachable(end);
  }
}

async function comeBack(trx: Trx, id: number, detail: string, at: Instant): Promise<string | null> {
  const row = await trx
    .updateTable("outbox")
    .set({ state: "dead", detail: storable(detail), ended_at: at })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .returning("recipient")
    .executeTakeFirst();
  return row?.recipient ?? null;
}

async function release(trx: Trx, address: string, detail: string, at: Instant): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ not_before: at, detail: null })
    .where("recipient", "=", address)
    .where("state", "=", "waiting")
    .where("detail", "=", detail)
    .execute();
}

async function countOthersSent(
  trx: Trx,
  address: string,
  kinds: readonly string[],
  since: Instant,
): Promise<number> {
  const others = countedTo(trx, address, since).where("kind", "not in", kinds);
  return Number((await others.where("state", "=", "sent").executeTakeFirstOrThrow()).letters);
}

async function nextAttempt(trx: Trx): Promise<Instant | null> {
  const row = await trx
    .selectFrom("outbox")
    .select("not_before")
    .where("state", "=", "waiting")
    .orderBy("not_before")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : instant(row.not_before);
}

async function byId(trx: Trx, id: number): Promise<OutboxRow | null> {
  const row = await trx.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : letterOf(row);
}

async function countTo(
  trx: Trx,
  address: string,
  kinds: readonly string[],
  since: Instant,
): Promise<number> {
  const letters = countedTo(trx, address, since);
  const counted = kinds.length === 0 ? letters : letters.where("kind", "in", kinds);
  return Number((await counted.executeTakeFirstOrThrow()).letters);
}

/** How many letters were written to an address: to be narrowed. */
function countedTo(trx: Trx, address: string, since: Instant) {
  return trx
    .selectFrom("outbox")
    .select((row) => row.fn.countAll<number>().as("letters"))
    .where("recipient", "=", address)
    .where("created_at", ">=", since);
}

function letterOf(row: Selectable<Tables["outbox"]>): OutboxRow {
  return {
    id: row.id,
    kind: row.kind,
    attempts: row.attempts,
    messageId: row.message_id,
    to: row.recipient,
    replyTo: row.reply_to,
    inReplyTo: row.in_reply_to,
    references: JSON.parse(row.reference_ids) as string[],
    subject: row.subject,
    text: row.body,
    attachments: JSON.parse(row.attachments) as OutboxRow["attachments"],
    game: row.game,
    isReply: row.is_reply === 1,
    createdAt: instant(row.created_at),
  };
}
