/** The beginning of a phase that was played, with the people and settings of today. */
import type { Instant } from "../../util/index.js";
import type { Game } from "../model/game.js";
import type { PhaseRecord } from "../model/history.js";
import { restoredPending } from "../orders/pending.js";
import { emptySubmission } from "../orders/submissions.js";
import { timingOf } from "../time/deadline.js";

/** The orders given for that phase stand again, so that only what went wrong need be changed. */
export function rollBackTo(
  game: Game,
  record: PhaseRecord,
  now: Instant,
): { readonly game: Game; readonly deadline: Instant } {
  const { phase, turn, position, submissions, years } = record.before;
  const timing = timingOf(game.settings, phase, now);
  const waiting = Object.fromEntries(
    Object.entries(submissions).map(([power, { orders, proxies }]) => [
      power,
      // Restored orders are complete: without WAIT they would be processed again at once.
      { ...emptySubmission, orders, proxies, wait: true },
    ]),
  );
  return {
    game: {
      ...game,
      status: "active",
      ending: null,
      endedAt: null,
      phase,
      turn,
      position,
      submissions: waiting,
      pending: restoredPending(record.before, game),
      timing,
      pause: null,
      years,
    },
    deadline: timing.deadline,
  };
}
