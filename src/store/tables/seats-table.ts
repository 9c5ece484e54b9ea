/** Who sits in games that go on: what their documents say of it, where it is found by address. */
import { type Game, hasEnded } from "../../game/index.js";
import type { Trx } from "../database/trx.js";

/** Brings the seats of a game in line with its document, which was just stored. */
export async function keepSeats(trx: Trx, game: Game): Promise<void> {
  const seats = seatsOf(game);
  const kept = await trx.selectFrom("seats").selectAll().where("game", "=", game.name).execute();
  const isKept = ({ member, address }: Seat) =>
    kept.some((row) => row.member === member && row.address === address);
  if (seats.length === kept.length && seats.every(isKept)) return;
  await trx.deleteFrom("seats").where("game", "=", game.name).execute();
  if (seats.length > 0) await trx.insertInto("seats").values(seats).execute();
}

interface Seat {
  readonly game: string;
  readonly member: number;
  readonly address: string;
}

function seatsOf(game: Game): Seat[] {
  if (hasEnded(game)) return [];
  return game.members.map(({ id, address }) => ({ game: game.name, member: id, address }));
}
