/** What waits to be confirmed, each under the hash of its code: the code itself is in a letter only. */
import type { Asked, ConfirmationsTable, Waiting } from "../../judge/ports/index.js";
import type { Instant } from "../../util/index.js";
import { instantOrNull } from "../database/columns.js";
import type { Trx } from "../database/trx.js";
import { asked } from "../schema/confirmation-schema.js";

export function confirmationsTable(trx: Trx): ConfirmationsTable {
  return {
    add: (hash, question, expiresAt) => add(trx, hash, question, expiresAt),
    take: (hash, now) => take(trx, hash, now),
    look: (hash, now) => look(trx, hash, now),
    waits: (question, now) => waits(trx, question, now),
    ofMember: (game, member, now) => ofMember(trx, game, member, now),
    drop: (game, member, kind) => drop(trx, game, member, kind),
  };
}

async function add(trx: Trx, hash: string, question: Asked, expiresAt: Instant): Promise<void> {
  const row = {
    hash,
    document: documentOf(question),
    kind: question.kind,
    game: "game" in question ? question.game : null,
    member: "member" in question ? question.member : null,
    expires_at: expiresAt,
  };
  await trx.insertInto("confirmations").values(row).execute();
}

async function take(trx: Trx, hash: string, now: Instant): Promise<Asked | null> {
  await trx.deleteFrom("confirmations").where("expires_at", "<=", now).execute();
  const row = await trx
    .deleteFrom("confirmations")
    .where("hash", "=", hash)
    .returning("document")
    .executeTakeFirst();
  return row === undefined ? null : asked.parse(JSON.parse(row.document));
}

async function look(trx: Trx, hash: string, now: Instant): Promise<Asked | null> {
  const row = await trx
    .selectFrom("confirmations")
    .select("document")
    .where("hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row === undefined ? null : asked.parse(JSON.parse(row.document));
}

async function waits(trx: Trx, question: Asked, now: Instant): Promise<Instant | null> {
  const row = await trx
    .selectFrom("confirmations")
    .select("expires_at")
    .where("document", "=", documentOf(question))
    .where("expires_at", ">", now)
    .orderBy("expires_at")
    .limit(1)
    .executeTakeFirst();
  return instantOrNull(row?.expires_at);
}

async function ofMember(
  trx: Trx,
  game: string,
  member: number,
  now: Instant,
): Promise<readonly Waiting[]> {
  const rows = await trx
    .selectFrom("confirmations")
    .select(["hash", "document", "expires_at"])
    .where("game", "=", game)
    .where("member", "=", member)
    .where("expires_at", ">", now)
    .execute();
  const inTurn = rows.toSorted((one, other) => one.expires_at - other.expires_at);
  return inTurn.map(({ hash, document }) => ({ hash, asked: asked.parse(JSON.parse(document)) }));
}

async function drop(
  trx: Trx,
  game: string,
  member: number,
  kind: Asked["kind"] | undefined,
): Promise<void> {
  const ofSeat = trx
    .deleteFrom("confirmations")
    .where("game", "=", game)
    .where("member", "=", member);
  await (kind === undefined ? ofSeat : ofSeat.where("kind", "=", kind)).execute();
}

/** The same question is always the same text. */
function documentOf(question: Asked): string {
  return JSON.stringify(asked.parse(question));
}
