/** Deadlines that fell into a time in which the judge could not read its mail. */
import { after, hourMs, type Instant } from "../../util/index.js";
import type { Advance } from "../model/decision.js";
import type { Game, Timing } from "../model/game.js";
import { isHeld } from "./readiness.js";

/**
 * The judge could not read its mail from `blindSince` to `now`, and a deadline or the end of a grace
 * period fell into that time: the game gets as long again as it was blind, a day at most.
 */
export function excuseOutage(game: Game, blindSince: Instant, now: Instant): Advance {
  const none = { game, events: [], records: [] };
  if (game.status !== "active" || game.timing === null || game.timing.stalled) return none;
  if (isHeld(game)) return none;
  const end = game.timing.early ?? endOf(game.timing);
  if (game.timing.processing || end <= blindSince || end > now) return none;
  const extension = Math.min(now - blindSince, 24 * hourMs);
  const before = endOf(game.timing);
  const later = after(now, extension);
  // Only the end of a phase that was ready fell into that time: it waits a while longer, the deadline stays.
  if (later <= before) {
    return { ...none, game: { ...game, timing: { ...game.timing, early: later } } };
  }
  const shift = later - before;
  const timing: Timing = {
    ...game.timing,
    deadline: game.timing.lateNoticed ? game.timing.deadline : later,
    graceEnds: after(game.timing.graceEnds, shift),
    early: null,
    // The letter about the outage tells the deadline: nobody needs a second one at once.
    reminded: now,
  };
  return {
    game: { ...game, timing },
    events: [{ kind: "outage", before, after: later }],
    records: [],
  };
}

/** What the players have to keep now: the deadline, or the end of the grace period. */
function endOf({ lateNoticed, deadline, graceEnds }: Timing): Instant {
  return lateNoticed ? graceEnds : deadline;
}
