/** What was said in games. It only grows: a rollback takes back moves, and no words. */
import type { PressTable, SentPress } from "../judge/index.js";
import { instant } from "../util/index.js";
import { checkedDocument } from "./codec.js";
import type { Trx } from "./database.js";
import { sentPress } from "./schema/press.js";
import { storable } from "./text.js";

export function pressTable(trx: Trx): PressTable {
  return {
    async add(game, messages) {
      if (messages.length === 0) return;
      const rows = messages.map(({ at, phase, event }) => {
        const document = JSON.stringify({ phase, event: { ...event, text: storable(event.text) } });
        return { game, at, document };
      });
      await trx.insertInto("press").values(rows).execute();
    },
    async of(game): Promise<readonly SentPress[]> {
      const rows = await trx
        .selectFrom("press")
        .selectAll()
        .where("game", "=", game)
        .orderBy("id")
        .execute();
      return rows.map((row) => {
        const what = { game, what: `message ${row.id} of game "${game}"` };
        return { at: instant(row.at), ...checkedDocument(what, sentPress, row.document) };
      });
    },
  };
}
