/** The beginning of a phase that was played, with the people and settings of today. */
import type { Instant } from "../util/index.js";
import { timingOf } from "./deadline.js";
import type { Game } from "./game.js";
import type { PhaseRecord } from "./history.js";
import { restoredPending } from "./pending.js";
import { emptySheet } from "./sheets.js";

/** The orders given for that phase stand again, so that only what went wrong need be changed. */
export function restore(
  game: Game,
  record: PhaseRecord,
  now: Instant,
): { readonly game: Game; readonly deadline: Instant } {
  const { phase, turn, position, sheets, years } = record.before;
  const timing = timingOf(game.settings, phase, now);
  const waiting = Object.fromEntries(
    Object.entries(sheets).map(([power, { orders, proxies }]) => [
      power,
      // Restored orders are complete: without WAIT they would be processed again at once.
      { ...emptySheet, orders, proxies, wait: true },
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
      sheets: waiting,
      pending: restoredPending(record.before, game),
      timing,
      rest: null,
      years,
    },
    deadline: timing.deadline,
  };
}
