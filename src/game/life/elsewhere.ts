/** A game that was played elsewhere: begun where its past begins, its phases played again one by one, then at rest. */
import type { Board } from "../../map/index.js";
import type { Phase, Position } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import type { Game, SubmittedOrder } from "../model/game.js";
import { duePowers, emptySubmission } from "../orders/submissions.js";
import { timingOf } from "../time/deadline.js";
import { pauseGame } from "../time/pause.js";
import { playPhase } from "./process-phase.js";

/** The forming game as it stood elsewhere when this phase began. Nobody plays in it yet. */
export function beginElsewhere(
  forming: Game,
  phase: Phase,
  position: Position,
  now: Instant,
): Game {
  const timing = timingOf(forming.settings, phase, now);
  const years = [position.owners];
  return { ...forming, status: "active", phase, position, timing, forming: null, years };
}

/** The phase played with these orders. */
export function playElsewhere(
  game: Game,
  board: Board,
  orders: Readonly<Record<string, readonly SubmittedOrder[]>>,
  now: Instant,
): ReturnType<typeof playPhase> {
  const submissions = Object.fromEntries(
    Object.entries(orders).map(([power, list]) => [power, { ...emptySubmission, orders: list }]),
  );
  return playPhase({ ...game, submissions }, board, now);
}

/** Is there nothing to decide in this phase, so that other programs pass over it? */
export function isIdle(game: Game, board: Board): boolean {
  return duePowers(game, board).length === 0;
}

/** The game at rest until its GM lets it go on. */
export function atRest(game: Game, now: Instant): Game {
  return game.status === "active" ? pauseGame(game, now, null, "gm").game : game;
}
