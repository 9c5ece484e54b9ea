/** Letters: written in the transaction that caused them, claimed one at a time, settled when sent. */

import { randomBytes } from "node:crypto";
import { type Selectable, sql } from "kysely";
import {
  type LetterEnd,
  type LetterWish,
  letterId,
  type NewLetter,
  type OutboxRow,
  type OutboxTable,
} from "../../judge/ports/index.js";
import { type Instant, instant, unreachable } from "../../util/index.js";
import { flag, instantOrNull, storable, type Tables } from "../database/columns.js";
import type { Trx } from "../database/trx.js";
import { firstReady, holds } from "./claims.js";
import { emptyOld } from "./emptied.js";

// The partial indexes' own words (migrations/).
const isWaiting = sql<boolean>`state = 'waiting'`;
const hasText = sql<boolean>`length(body) > 0`;

const ended = { claimed_until: null, failing_since: null };

/** A letter without its text. Its row keeps the keys, so that it is not written again. */
export const emptyLetter = {
  body: "",
  subject: "",
  html: null,
  attachments: "[]",
  pictures: "[]",
  reference_ids: "[]",
};

export function outboxTable(trx: Trx): OutboxTable {
  return {
    add: (letters, domain, at) => add(trx, letters, domain, at),
    claim: (now, leaseUntil, wish) => claim(trx, now, leaseUntil, wish),
    holds: (held) => holds(trx, "outbox", held),
    free: (now) => free(trx, now),
    hasten: (latest, now) => hasten(trx, latest, now),
    settle: (id, end, at) => settle(trx, id, end, at),
    comeBack: (id, detail, at) => comeBack(trx, id, detail, at),
    release: (address, detail, at) => release(trx, address, detail, at),
    countOthersSent: (address, kinds, since) => countOthersSent(trx, address, kinds, since),
    before: (address, kind, ids, kinds) => before(trx, address, kind, ids, kinds),
    texts: (address, ids, most) => texts(trx, address, ids, most),
    replyAddressOf: (ids) => replyAddressOf(trx, ids),
    prune: (before, most) => emptyOld(trx, "outbox", emptyLetter, hasText, before, most),
    nextAttempt: () => nextAttempt(trx),
    byId: (id) => byId(trx, id),
    countAbout: (game, kinds, since) => countAbout(trx, game, kinds, since),
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
        ...columnsOf(letter),
        message_id: letterId(randomBytes(12).toString("hex"), domain),
        created_at: at,
        state: "waiting",
        attempts: 0,
        not_before: at,
      })
      .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
      .execute();
  }
}

async function claim(
  trx: Trx,
  now: Instant,
  leaseUntil: Instant,
  wish: LetterWish = {},
): Promise<OutboxRow | null> {
  const row = await trx
    .updateTable("outbox")
    .set((letter) => ({
      not_before: leaseUntil,
      claimed_until: leaseUntil,
      attempts: letter("attempts", "+", 1),
    }))
    .where("id", "=", firstReady(trx, now, wish))
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : letterOf(row);
}

async function free(trx: Trx, now: Instant): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ not_before: now, claimed_until: null })
    .where(isWaiting)
    .where("claimed_until", "is not", null)
    .execute();
}

async function hasten(trx: Trx, latest: Instant, now: Instant): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ not_before: now, failing_since: null })
    .where(isWaiting)
    .where("not_before", ">", latest)
    .execute();
}

/** A retry never revives a letter that has ended: a worker that outlived its lease may come late. */
async function settle(trx: Trx, id: number, end: LetterEnd, at: Instant): Promise<void> {
  const row = trx.updateTable("outbox").where("id", "=", id);
  switch (end.kind) {
    case "sent":
      await row.set({ ...ended, state: "sent", detail: null, ended_at: at }).execute();
      return;
    case "dead":
      await row
        .set({ ...ended, state: "dead", detail: storable(end.detail), ended_at: at })
        .execute();
      return;
    case "retry":
      await row
        .set({
          not_before: end.at,
          detail: storable(end.detail),
          claimed_until: null,
          failing_since: end.failingSince,
        })
        .where(isWaiting)
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
    .where(isWaiting)
    .where("detail", "=", detail)
    .execute();
}

async function nextAttempt(trx: Trx): Promise<Instant | null> {
  const row = await trx
    .selectFrom("outbox")
    .select("not_before")
    .where(isWaiting)
    .orderBy("not_before")
    .limit(1)
    .executeTakeFirst();
  return instantOrNull(row?.not_before);
}

async function byId(trx: Trx, id: number): Promise<OutboxRow | null> {
  const row = await trx.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : letterOf(row);
}

async function countOthersSent(
  trx: Trx,
  address: string,
  kinds: readonly string[],
  since: Instant,
): Promise<number> {
  const sent = lettersTo(trx, address, since).where("state", "=", "sent");
  return count(kinds.length === 0 ? sent : sent.where("kind", "not in", kinds));
}

async function countTo(
  trx: Trx,
  address: string,
  kinds: readonly string[],
  since: Instant,
): Promise<number> {
  const letters = lettersTo(trx, address, since);
  return count(kinds.length === 0 ? letters : letters.where("kind", "in", kinds));
}

function countAbout(
  trx: Trx,
  game: string,
  kinds: readonly string[],
  since: Instant,
): Promise<number> {
  const letters = trx.selectFrom("outbox").where("created_at", ">=", since);
  return count(letters.where("game", "=", game).where("kind", "in", kinds));
}

function lettersTo(trx: Trx, address: string, since: Instant) {
  return trx.selectFrom("outbox").where("recipient", "=", address).where("created_at", ">=", since);
}

async function count(letters: ReturnType<typeof lettersTo>): Promise<number> {
  const counted = letters.select((letter) => letter.fn.countAll<number>().as("letters"));
  return Number((await counted.executeTakeFirstOrThrow()).letters);
}

async function before(
  trx: Trx,
  address: string,
  kind: string,
  messageIds: readonly string[],
  kinds: readonly string[],
): Promise<readonly string[]> {
  if (messageIds.length === 0) return [];
  const answered = await trx
    .selectFrom("outbox")
    .select("created_at")
    .where("message_id", "in", messageIds)
    .where("recipient", "=", address)
    .where("kind", "in", kinds)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (answered === undefined) return [];
  const rows = await trx
    .selectFrom("outbox")
    .select("dedupe_key")
    .where("recipient", "=", address)
    .where("kind", "=", kind)
    .where("created_at", "<=", answered.created_at)
    .orderBy("id", "desc")
    .limit(questionsLooked)
    .execute();
  return rows.map(({ dedupe_key }) => dedupe_key);
}

async function texts(
  trx: Trx,
  address: string,
  messageIds: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const all = trx.selectFrom("outbox").select(["id", "body"]).where("recipient", "=", address);
  const named =
    messageIds.length === 0
      ? []
      : await all.where("message_id", "in", messageIds).limit(most).execute();
  // The newest first: that is the one which is answered. They are few, and sorted here.
  named.sort((one, other) => other.id - one.id);
  const last = () => all.orderBy("created_at", "desc").limit(most).execute();
  const rows = named.length > 0 ? named : await last();
  return rows.map(({ body }) => body).filter((body) => body !== "");
}

async function replyAddressOf(trx: Trx, messageIds: readonly string[]): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const named = trx.selectFrom("outbox").where("message_id", "in", messageIds);
  const rows = await named.select(["id", "reply_to"]).execute();
  return rows.sort((a, b) => b.id - a.id)[0]?.reply_to ?? null;
}

/** An address is asked three times a day, and a question lives a week. */
const questionsLooked = 21;

function columnsOf(letter: NewLetter) {
  return {
    dedupe_key: letter.dedupeKey,
    kind: letter.kind,
    recipient: letter.to,
    reply_to: letter.replyTo,
    in_reply_to: letter.inReplyTo,
    reference_ids: JSON.stringify(letter.references),
    subject: storable(letter.subject),
    body: storable(letter.text),
    html: letter.html === null ? null : storable(letter.html),
    attachments: JSON.stringify(letter.attachments),
    pictures: JSON.stringify(letter.pictures),
    game: letter.game,
    is_reply: flag(letter.isReply),
    unsubscribe: letter.unsubscribe.length === 0 ? null : letter.unsubscribe.join(" "),
  };
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
    html: row.html,
    attachments: JSON.parse(row.attachments) as OutboxRow["attachments"],
    pictures: JSON.parse(row.pictures) as OutboxRow["pictures"],
    game: row.game,
    isReply: row.is_reply === 1,
    failingSince: instantOrNull(row.failing_since),
    unsubscribe: row.unsubscribe?.split(" ") ?? [],
    createdAt: instant(row.created_at),
  };
}
