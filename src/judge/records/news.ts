/** What happened to a game in one transaction, on its way to letters and records. */
import type { Event, Game } from "../../game/index.js";

/** Something that happened, and the member who caused it, if one did. */
export interface Caused {
  readonly event: Event;
  readonly by: number | null;
}

/** What happened to a game in one transaction. */
export interface News {
  /** Names the cause, so that no letter about it is written twice. */
  readonly cause: string;
  /** Still knows who has just left. */
  readonly before: Game;
  readonly game: Game;
  readonly events: readonly Caused[];
}
