/** The log of what masters did: it only grows, whatever is rolled back. */
import type { DeedsTable } from "../judge/index.js";
import { instant } from "../util/index.js";
import type { Trx } from "./database.js";

export function deedsTable(trx: Trx): DeedsTable {
  return {
    async add(game, deeds) {
      if (deeds.length === 0) return;
      const rows = deeds.map(
        (deed) => ({ ...deed, game, discreet: deed.discreet ? 1 : 0 }) as const,
      );
      await trx.insertInto("deeds").values(rows).execute();
    },
    async latest(game, count) {
      const rows = await trx
        .selectFrom("deeds")
        .select(["at", "phase", "master", "sentence", "discreet"])
        .where("game", "=", game)
        .orderBy("id", "desc")
        .limit(count)
        .execute();
      return rows.toReversed().map((row) => ({
        ...row,
        at: instant(row.at),
        discreet: row.discreet === 1,
      }));
    },
  };
}
