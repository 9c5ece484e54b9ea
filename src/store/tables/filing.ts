/**
 * What games are found by without their documents being read: who sits and who has played in them, whether they
 * are listed, whether they may have a free seat. It says nothing that the documents do not say.
 */
import { type Game, hasEnded, isUnderWay, playerOf } from "../../game/index.js";
import { UnreadableGame } from "../../judge/ports/index.js";
import { flag, type Tables } from "../database/columns.js";
import type { Trx } from "../database/trx.js";
import { decodeGame } from "../schema/codec.js";

/** The columns of a game that is stored under this version. */
export function filingOf(game: Game, version: number) {
  const { settings, invitation } = game;
  return {
    filed: version,
    status: game.status,
    listing: settings.listed ? flag(hasEnded(game)) : null,
    open: flag(settings.listed && invitation === null && mayHaveSeat(game)),
  };
}

/** Forming, or running with a power that has units or centers and no player. */
function mayHaveSeat(game: Game): boolean {
  if (hasEnded(game)) return false;
  if (game.status === "forming") return true;
  const { units, dislodged, owners } = game.position;
  const alive = new Set([
    ...[...units, ...dislodged].map(({ power }) => power),
    ...Object.values(owners),
  ]);
  return [...alive].some((power) => playerOf(game, power) === undefined);
}

/** Brings the seats and careers of a game in line with its document. */
export async function fileMembers(trx: Trx, game: Game): Promise<void> {
  await keep(trx, "seats", game.name, seatsIn(game));
  await keep(trx, "careers", game.name, careersIn(game));
}

/** Who sits in a game that goes on. */
function seatsIn(game: Game) {
  if (hasEnded(game)) return [];
  return game.members.map(({ id, address }) => ({ game: game.name, member: id, address }));
}

function careersIn(game: Game) {
  const { name, members, departed } = game;
  const players = members.filter(({ role }) => role === "player");
  const careers = new Map<string, { game: string; address: string; plays: 0 | 1 }>();
  for (const { address } of departed) careers.set(address, { game: name, address, plays: 0 });
  for (const { address } of players)
    careers.set(address, { game: name, address, plays: flag(isUnderWay(game)) });
  return [...careers.values()];
}

/** Writes only where something has changed. */
async function keep(
  trx: Trx,
  table: "seats" | "careers",
  game: string,
  rows: readonly (Tables["seats"] | Tables["careers"])[],
): Promise<void> {
  const kept = await trx.selectFrom(table).selectAll().where("game", "=", game).execute();
  const known = new Set(kept.map(print));
  if (known.size === rows.length && rows.every((row) => known.has(print(row)))) return;
  await trx.deleteFrom(table).where("game", "=", game).execute();
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
}

function print(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted());
}

/** Games that are filed in one transaction. */
const batch = 100;

/**
 * Files a few games behind this name that another release has saved. The last of their names; null if there are
 * no more. What cannot be read stays as it is.
 */
export async function fileSome(trx: Trx, after: string): Promise<string | null> {
  const rows = await trx
    .selectFrom("games")
    .selectAll()
    .whereRef("filed", "<>", "version")
    .where("name", ">", after)
    .orderBy("name")
    .limit(batch)
    .execute();
  for (const row of rows) {
    try {
      const game = decodeGame(row.name, row);
      const filing = filingOf(game, row.version);
      await trx.updateTable("games").set(filing).where("name", "=", row.name).execute();
      await fileMembers(trx, game);
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
    }
  }
  return rows.at(-1)?.name ?? null;
}
