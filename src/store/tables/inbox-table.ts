/** Mail as it came. A row is never deleted, whatever became of it; its bytes are, when they are old. */

import { type Selectable, sql } from "kysely";
import {
  type Claim,
  type InboxEnd,
  type InboxRow,
  type InboxTable,
  laneOf,
  type RawMail,
} from "../../judge/ports/index.js";
import { type Instant, instant, unreachable } from "../../util/index.js";
import { instantOrNull, storable, type Tables } from "../database/columns.js";
import { skippingLocked } from "../database/locks.js";
import type { Trx } from "../database/trx.js";
import { askedOfEach, holds } from "./claims.js";
import { emptyOld } from "./emptied.js";

// The partial indexes' own words (migrations/).
const isWaiting = sql<boolean>`state = 'waiting'`;
const isShunted = sql<boolean>`state = 'shunted'`;
const isAnswered = sql<boolean>`state = 'answered'`;
const hasBytes = sql<boolean>`length(raw) > 0`;

const columns = ["id", "key", "raw", "received_at", "envelope", "attempts", "failures"] as const;

/** A mail without its bytes. By the key and the fingerprint of its row it is known forever. */
export const emptyMail = { raw: new Uint8Array(), envelope: null, lane: "" };

export function inboxTable(trx: Trx): InboxTable {
  return {
    add: (mail) => add(trx, mail),
    oldest: () => oldest(trx),
    claim: (now, leaseUntil) => claim(trx, now, leaseUntil),
    holds: (held) => holds(trx, "inbox", held),
    nextClaim: () => nextClaim(trx),
    fail: (held) => fail(trx, held),
    putOff: (held, until) => putOff(trx, held, until),
    free: () => free(trx),
    end: (id, end, fingerprint, at) => endRow(trx, id, end, fingerprint, at),
    byFingerprint: (fingerprint) => byFingerprint(trx, fingerprint),
    noteWritten: (id, seat, at) => noteWritten(trx, id, seat, at),
    writtenAfter: (seat, at) => writtenAfter(trx, seat, at),
    replaceBytes: (id, raw) => replaceBytes(trx, id, raw),
    forget: (id) => forget(trx, id),
    requeue: (id) => requeue(trx, id),
    shunted: () => shunted(trx),
    prune: (before, most) => emptyOld(trx, "inbox", emptyMail, hasBytes, before, most),
  };
}

async function add(trx: Trx, mail: RawMail): Promise<boolean> {
  const row = await trx
    .insertInto("inbox")
    .values({
      key: storable(mail.key),
      raw: mail.raw,
      received_at: mail.receivedAt,
      envelope: mail.envelope === null ? null : JSON.stringify(mail.envelope),
      lane: laneOf(mail),
      state: "waiting",
      attempts: 0,
      failures: 0,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function oldest(trx: Trx): Promise<InboxRow | null> {
  const row = await trx
    .selectFrom("inbox")
    .select(columns)
    .where(isWaiting)
    .orderBy("received_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** The first mail that nobody has claimed and before which no other of its lane waits. */
async function claim(trx: Trx, now: Instant, leaseUntil: Instant): Promise<InboxRow | null> {
  const row = await trx
    .updateTable("inbox")
    .set((mail) => ({ claimed_until: leaseUntil, attempts: mail("attempts", "+", 1) }))
    .where("id", "=", (free) =>
      free
        .selectFrom("inbox as mail")
        .select("mail.id")
        .where(sql<boolean>`mail.state = 'waiting'`)
        .where("mail.claimed_until", "<=", now)
        .where(
          sql<boolean>`not exists (select 1 from inbox as earlier
            where earlier.state = 'waiting' and earlier.lane = mail.lane
              and (earlier.received_at, earlier.id) < (mail.received_at, mail.id) ${askedOfEach})`,
        )
        .orderBy("mail.received_at")
        .orderBy("mail.id")
        .limit(1)
        .modifyEnd(skippingLocked(trx)),
    )
    .returning(columns)
    .executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

async function nextClaim(trx: Trx): Promise<Instant | null> {
  const row = await trx
    .selectFrom("inbox")
    .select("claimed_until")
    .where(isWaiting)
    .orderBy("claimed_until")
    .limit(1)
    .executeTakeFirst();
  return instantOrNull(row?.claimed_until);
}

/** Another may have claimed the mail since, when the lease had ended: then it is theirs. */
async function fail(trx: Trx, { id, attempts }: Claim): Promise<void> {
  await trx
    .updateTable("inbox")
    .set((row) => ({ failures: row("failures", "+", 1), claimed_until: 0 }))
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** An attempt that ended for no fault of the mail does not count. */
async function putOff(trx: Trx, { id, attempts }: Claim, until: Instant): Promise<void> {
  await trx
    .updateTable("inbox")
    .set({ attempts: attempts - 1, claimed_until: until })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

async function free(trx: Trx): Promise<void> {
  await trx.updateTable("inbox").set({ claimed_until: 0 }).where(isWaiting).execute();
}

function rowOf(row: Pick<Selectable<Tables["inbox"]>, (typeof columns)[number]>): InboxRow {
  return {
    id: row.id,
    key: row.key,
    raw: row.raw,
    receivedAt: instant(row.received_at),
    envelope: row.envelope === null ? null : (JSON.parse(row.envelope) as RawMail["envelope"]),
    attempts: row.attempts,
    failures: row.failures,
  };
}

async function noteWritten(trx: Trx, id: number, seat: string, at: Instant): Promise<void> {
  await trx.updateTable("inbox").set({ seat, written_at: at }).where("id", "=", id).execute();
}

async function writtenAfter(trx: Trx, seat: string, at: Instant): Promise<Instant | null> {
  const row = await trx
    .selectFrom("inbox")
    .select("written_at")
    .where("seat", "=", seat)
    .where("written_at", ">", at)
    .orderBy("written_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return instantOrNull(row?.written_at);
}

async function endRow(
  trx: Trx,
  id: number,
  end: InboxEnd,
  fingerprint: string | null,
  at: Instant,
): Promise<void> {
  // A shunted mail has not ended: it keeps its bytes for the keeper, however old it is.
  const ended_at = end.kind === "shunted" ? null : at;
  await trx
    .updateTable("inbox")
    .set({ ...endColumns(end), state: end.kind, fingerprint, ended_at })
    .where("id", "=", id)
    .execute();
}

function endColumns(end: InboxEnd): { why: string | null; duplicate_of: number | null } {
  switch (end.kind) {
    case "answered":
      return { why: null, duplicate_of: null };
    case "ignored":
    case "shunted":
      return { why: storable(end.why), duplicate_of: null };
    case "duplicate":
      return { why: null, duplicate_of: end.of };
    default:
      return unreachable(end);
  }
}

async function byFingerprint(trx: Trx, fingerprint: string): Promise<number | null> {
  const row = await trx
    .selectFrom("inbox")
    .select("id")
    .where("fingerprint", "=", fingerprint)
    .where(isAnswered)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function replaceBytes(trx: Trx, id: number, raw: Uint8Array): Promise<void> {
  await trx.updateTable("inbox").set({ raw }).where("id", "=", id).execute();
}

async function forget(trx: Trx, id: number): Promise<void> {
  await trx.updateTable("inbox").set(emptyMail).where("id", "=", id).execute();
}

/** Attempts begin anew, since what made the mail fail has presumably been mended. */
async function requeue(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .updateTable("inbox")
    .set({ state: "waiting", attempts: 0, failures: 0, claimed_until: 0, why: null })
    .where("id", "=", id)
    .where(isShunted)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function shunted(trx: Trx): ReturnType<InboxTable["shunted"]> {
  const rows = await trx
    .selectFrom("inbox")
    .select(["id", "received_at", "why"])
    .where(isShunted)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    receivedAt: instant(row.received_at),
    why: row.why ?? "",
  }));
}
