/**
 * Games as they lie in the database, which may be damaged: one that cannot be read is the keeper's
 * business and stops no other. Every game is loaded and saved here.
 */
import { type Game, nextDue } from "../game/index.js";
import type { Board } from "../map/index.js";
import { dayMs } from "../util/index.js";
import type { Desk } from "./desk.js";
import { tellKeeper } from "./keeper.js";
import { type StoredGame, type Tx, UnreadableGame } from "./store.js";

export interface LoadedGame extends StoredGame {
  readonly board: Board;
}

/** The game of this name and its board, or null if there is none. Throws `UnreadableGame`. */
export async function loadGame(desk: Desk, tx: Tx, name: string): Promise<LoadedGame | null> {
  const stored = await tx.games.load(name);
  return stored === null ? null : { ...stored, board: boardOf(desk, stored.game) };
}

/** Keeps a game, with the instant at which it is due next; `version` is null for a new one. */
export function saveGame(tx: Tx, game: Game, version: number | null): Promise<void> {
  const dueAt = nextDue(game)?.at ?? null;
  if (version === null) return tx.games.create(game, dueAt);
  return tx.games.save(game, version, dueAt);
}

/** All games that can be read; the keeper is told of the others. */
export async function readableGames(desk: Desk, tx: Tx): Promise<readonly Game[]> {
  const { games, unreadable } = await tx.games.list();
  const faults = [...unreadable];
  const playable = games.filter((game) => {
    if (desk.boards.has(game.variant)) return true;
    faults.push(noBoard(game));
    return false;
  });
  for (const fault of faults) await tellUnreadable(desk, tx, fault);
  return playable;
}

/** Tells the keeper, once a day, that a game cannot be read. */
export async function tellUnreadable(desk: Desk, tx: Tx, fault: UnreadableGame): Promise<void> {
  const { game, message: why } = fault;
  desk.log.error("game unreadable", { game, why });
  const day = Math.floor(desk.clock.now() / dayMs);
  await tellKeeper(desk, tx, `unreadable:${game}:${day}`, { kind: "game-unreadable", game, why });
}

/** The board of a game that was loaded. */
export function boardOf(desk: Desk, game: Game): Board {
  const board = desk.boards.get(game.variant);
  if (board === undefined) throw noBoard(game);
  return board;
}

function noBoard({ name, variant }: Game): UnreadableGame {
  return new UnreadableGame(name, `The variant ${variant} of the game ${name} is not here.`);
}
