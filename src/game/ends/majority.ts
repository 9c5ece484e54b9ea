/** Who decides by votes whether the clock stops, and how many of them it takes. */
import type { Board, PowerId } from "../../map/index.js";
import type { Game } from "../model/game.js";
import { playerOf } from "../model/members.js";
import { survivors } from "./ending.js";

/** The powers that are in the game and have a player. */
export function livingPlayers(game: Game, board: Board): readonly PowerId[] {
  return survivors(game, board).filter((power) => playerOf(game, power) !== undefined);
}

/** Two thirds: more than one alliance, and not everybody, since one of them may be silent. */
export function votesNeeded(voters: number): number {
  return Math.max(1, Math.ceil((voters * 2) / 3));
}
