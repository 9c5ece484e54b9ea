/** Scenes: what letters about a game, or about none, are made from. */
import {
  type Game,
  type GameView,
  type PublishedRecord,
  publishedRecord,
  viewFor,
} from "../../game/index.js";
import type { Scene } from "../../report/index.js";
import { present } from "../../util/index.js";
import { type Context, defaultVariant } from "../context.js";
import type { Tx } from "../ports/store.js";
import { boardOf } from "./games.js";

/** A scene within a game. */
export interface SceneOfGame extends Scene {
  readonly view: GameView;
}

/** The scene of a letter about `game` to a member of it, or to a stranger (null). */
export function sceneOf(context: Context, game: Game, viewer: number | null): SceneOfGame {
  const board = boardOf(context, game);
  return {
    judge: context.judge,
    board,
    now: context.clock.now(),
    view: viewFor(game, board, viewer),
  };
}

/** The scene of a letter about no game. */
export function strangersScene(context: Context): Scene {
  const board = present(context.boards.get(defaultVariant), "The standard board");
  return { judge: context.judge, board, now: context.clock.now(), view: null };
}

/** The phases of a game as they were published. */
export async function pastOf(tx: Tx, game: Game): Promise<readonly PublishedRecord[]> {
  const records = await tx.games.phases(game.name);
  return records.map(publishedRecord);
}
