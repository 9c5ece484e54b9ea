/** The phases that games have played. The past only grows, or is rolled back. */
import type { PhaseRecord } from "../../game/index.js";
import type { Trx } from "../database/trx.js";
import { decodePhase, encodePhase } from "../schema/codec.js";

/** Once a phase is played anew, what was rolled back is another story. */
export async function addPhase(trx: Trx, game: string, record: PhaseRecord): Promise<void> {
  await trx.deleteFrom("undone").where("game", "=", game).execute();
  await trx
    .insertInto("history")
    .values({ game, turn: record.turn, ...encodePhase(game, record) })
    .execute();
}

/** The phases of a game in the order of their turns: those that count, or those that were rolled back. */
export async function phases(
  trx: Trx,
  table: "history" | "undone",
  game: string,
): Promise<readonly PhaseRecord[]> {
  const rows = await trx
    .selectFrom(table)
    .selectAll()
    .where("game", "=", game)
    .orderBy("turn")
    .execute();
  return rows.map((row) => decodePhase(game, row.turn, row));
}

export async function undoPhases(trx: Trx, game: string, fromTurn: number): Promise<void> {
  const dropped = trx.deleteFrom("history").where("game", "=", game).where("turn", ">=", fromTurn);
  const rows = await dropped.returningAll().execute();
  if (rows.length > 0) await trx.insertInto("undone").values(rows).execute();
}

export async function redoPhases(trx: Trx, game: string, toTurn: number): Promise<void> {
  const restored = trx.deleteFrom("undone").where("game", "=", game).where("turn", "<", toTurn);
  const rows = await restored.returningAll().execute();
  if (rows.length > 0) await trx.insertInto("history").values(rows).execute();
}
