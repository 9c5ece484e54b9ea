/** What was said in games. It only grows: a rollback takes back moves, but no words. */
import type { PressTable } from "../../judge/ports/index.js";
import { instant } from "../../util/index.js";
import { storable } from "../database/columns.js";
import type { Trx } from "../database/trx.js";
import { decodePress, encodePress } from "../schema/codec.js";

export function pressTable(trx: Trx): PressTable {
  return {
    async add(game, messages) {
      if (messages.length === 0) return;
      const rows = messages.map(({ at, phase, event }) => {
        const said = { ...event, text: storable(event.text) };
        return { game, at, ...encodePress({ phase, event: said }) };
      });
      await trx.insertInto("press").values(rows).execute();
    },
    async of(game) {
      const rows = await trx
        .selectFrom("press")
        .selectAll()
        .where("game", "=", game)
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ at: instant(row.at), ...decodePress(game, row.id, row) }));
    },
  };
}
