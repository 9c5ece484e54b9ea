/** The log of what GMs did: it only grows, whatever is rolled back. */
import type { GmLogTable } from "../../judge/ports/index.js";
import { instant } from "../../util/index.js";
import { flag } from "../database/columns.js";
import type { Trx } from "../database/trx.js";

export function gmLogTable(trx: Trx): GmLogTable {
  return {
    async add(game, entries) {
      if (entries.length === 0) return;
      const rows = entries.map(({ at, phase, gm, sentence, discreet }) => {
        return { game, at, phase, gm, sentence, discreet: flag(discreet) };
      });
      await trx.insertInto("gm_log").values(rows).execute();
    },
    async latest(game, count) {
      const rows = await trx
        .selectFrom("gm_log")
        .selectAll()
        .where("game", "=", game)
        .orderBy("id", "desc")
        .limit(count)
        .execute();
      return rows.toReversed().map(({ at, phase, gm, sentence, discreet }) => {
        return { at: instant(at), phase, gm, sentence, discreet: discreet === 1 };
      });
    },
  };
}
