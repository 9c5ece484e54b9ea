/**
 * Stored games, which may be damaged: one that cannot be read is the keeper's
 * business and stops no other. Every game is loaded and saved here.
 */
import { type Game, nextDue } from "../../game/index.js";
import type { Board } from "../../map/index.js";
import { dayMs } from "../../util/index.js";
import type { Context } from "../context.js";
import { type ReadGames, type StoredGame, type Tx, UnreadableGame } from "../ports/store.js";
import { tellKeeper } from "./keeper.js";

export interface LoadedGame extends StoredGame {
  readonly board: Board;
}

/** The game of this name and its board, or null if there is none. Throws `UnreadableGame`. */
export async function loadGame(context: Context, tx: Tx, name: string): Promise<LoadedGame | null> {
  const stored = await tx.games.load(name);
  return stored === null ? null : { ...stored, board: boardOf(context, stored.game) };
}

/** Keeps a game, with the instant at which it is due next; `version` is null for a new one. */
export function saveGame(tx: Tx, game: Game, version: number | null): Promise<void> {
  const dueAt = nextDue(game)?.at ?? null;
  if (version === null) return tx.games.create(game, dueAt);
  return tx.games.save(game, version, dueAt);
}

/** The games that go on and in which somebody has a seat. */
export async function gamesOf(context: Context, tx: Tx, address: string): Promise<readonly Game[]> {
  return readable(context, tx, await tx.games.ongoingWith(address));
}

/** Of games that were read together those that can be; the keeper is told of the others. */
export async function readable(
  context: Context,
  tx: Tx,
  { games, unreadable }: ReadGames,
): Promise<readonly Game[]> {
  const faults = [...unreadable];
  const readable = games.filter((game) => {
    if (context.boards.has(game.variant)) return true;
    faults.push(noBoard(game));
    return false;
  });
  for (const fault of faults) await tellUnreadable(context, tx, fault);
  return readable;
}

/** Tells the keeper, once a day, that a game cannot be read. */
export async function tellUnreadable(
  context: Context,
  tx: Tx,
  fault: UnreadableGame,
): Promise<void> {
  const { game, message: why } = fault;
  context.log.error("game unreadable", { game, why });
  const day = Math.floor(context.clock.now() / dayMs);
  await tellKeeper(context, tx, `unreadable:${game}:${day}`, {
    kind: "game-unreadable",
    game,
    why,
  });
}

/** The board of a game that was loaded. */
export function boardOf(context: Context, game: Game): Board {
  const board = context.boards.get(game.variant);
  if (board === undefined) throw noBoard(game);
  return board;
}

function noBoard({ name, variant }: Game): UnreadableGame {
  return new UnreadableGame(name, `The variant ${variant} of the game ${name} is not here.`);
}
