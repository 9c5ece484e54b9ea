/** What waits to be confirmed, each under the hash of its code: the code itself is in a letter only. */
import { z } from "zod";
import type { Asked, ConfirmationsTable } from "../judge/index.js";
import { instant } from "../util/index.js";
import type { Trx } from "./database.js";
import type { Same } from "./schema/same.js";
import { wish } from "./schema/wish.js";

const ofMember = { game: z.string().min(1), member: z.int().positive() };
const mailbox = z.string().min(1);

const asked = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("resignation"), ...ofMember }),
  z.strictObject({ kind: z.literal("old-address"), ...ofMember, address: mailbox }),
  z.strictObject({ kind: z.literal("lost-address"), ...ofMember, address: mailbox }),
  z.strictObject({ kind: z.literal("new-address"), ...ofMember, address: mailbox }),
  z.strictObject({
    kind: z.literal("takeover"),
    game: z.string().min(1),
    power: z.string().min(1),
    address: mailbox,
  }),
  z.strictObject({ kind: z.literal("standby"), address: mailbox, wish: wish.nullable() }),
]);

export type AskedCheck = Same<z.output<typeof asked>, Asked>;

export function confirmationsTable(trx: Trx): ConfirmationsTable {
  return {
    async add(hash, what, expiresAt) {
      const row = { hash, document: documentOf(what), expires_at: expiresAt };
      await trx.insertInto("confirmations").values(row).execute();
    },
    async take(hash, now) {
      await trx.deleteFrom("confirmations").where("expires_at", "<=", now).execute();
      const row = await trx
        .deleteFrom("confirmations")
        .where("hash", "=", hash)
        .returning("document")
        .executeTakeFirst();
      return row === undefined ? null : asked.parse(JSON.parse(row.document));
    },
    async waits(what, now) {
      const row = await trx
        .selectFrom("confirmations")
        .select("expires_at")
        .where("document", "=", documentOf(what))
        .where("expires_at", ">", now)
        .orderBy("expires_at")
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : instant(row.expires_at);
    },
    async drop(game, member, kind) {
      for (const row of await trx.selectFrom("confirmations").selectAll().execute()) {
        const what = asked.parse(JSON.parse(row.document));
        const isOfSeat = "member" in what && what.game === game && what.member === member;
        if (!isOfSeat || (kind !== undefined && what.kind !== kind)) continue;
        await trx.deleteFrom("confirmations").where("hash", "=", row.hash).execute();
      }
    },
  };
}

/** The same question is always the same text. */
function documentOf(what: Asked): string {
  return JSON.stringify(asked.parse(what));
}
