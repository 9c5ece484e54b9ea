/** Pausing a game and going on: no deadline runs meanwhile, and the phase begins anew afterwards. */
import type { Board } from "../map/index.js";
import { type Instant, present } from "../util/index.js";
import { takenDays, timingOf } from "./deadline.js";
import type { Event } from "./event.js";
import type { Game } from "./game.js";
import { duePowers } from "./sheets.js";

interface Changed {
  readonly game: Game;
  readonly event: Event;
}

/** The game at rest, until then or until the master resumes it (null). */
export function pauseGame(game: Game, until: Instant | null): Changed {
  const { deadline } = present(game.timing, "The timing of an active game");
  return {
    game: { ...game, status: "paused", timing: null, rest: { until, deadline } },
    event: { kind: "paused", until },
  };
}

/** The game going on at `now`, with all the time that the phase had when it began. */
export function resumeGame(game: Game, board: Board, now: Instant): Changed {
  const taken = takenDays(game, duePowers(game, board));
  const timing = timingOf(game.settings, game.phase, now, taken);
  const before = game.rest?.deadline ?? null;
  return {
    game: { ...game, status: "active", timing, rest: null },
    event: { kind: "resumed", before, deadline: timing.deadline },
  };
}
