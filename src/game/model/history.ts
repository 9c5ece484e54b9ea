/** The append-only past of a game: one record per phase played, enough to report, replay and roll back. */
import type { Phase, PhaseResult, PowerOrder } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import type { Game } from "./game.js";

export interface PhaseRecord {
  readonly turn: number;
  readonly phase: Phase;
  /** The game as it stood when the phase was processed, its orders included. */
  readonly before: Game;
  /** The orders in the order in which they were given to adjudication. */
  readonly orders: readonly PowerOrder[];
  readonly result: PhaseResult;
  readonly turnedAt: Instant;
}
