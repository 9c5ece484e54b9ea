/** Deadlines that fell into a time in which the judge could not read its mail, or were set by a wrong clock. */
import type { Board } from "../../map/index.js";
import { after, dayMs, hourMs, type Instant } from "../../util/index.js";
import type { Advance } from "../model/decision.js";
import type { Game, Pause } from "../model/game.js";
import type { Stage } from "../model/timing.js";
import { duePowers } from "../orders/submissions.js";
import { takenDays, timingOf } from "./deadline.js";
import { settleReadiness } from "./readiness.js";
import { call, endOf, hasLimit, openPhase, promisedEnd, putOff } from "./stages.js";

/**
 * The judge could not read its mail from `blindSince` to `now`, and a deadline or the end of a grace
 * period fell into that time: the game gets as long again as it was blind, a day at most.
 */
export function excuseOutage(game: Game, blindSince: Instant, now: Instant): Advance {
  const none = { game, events: [], records: [] };
  const { status, timing } = game;
  if (status !== "active" || timing === null || !hasLimit(timing)) return none;
  const end = endOf(timing);
  if (end <= blindSince || end > now) return none;
  const later = after(now, Math.min(now - blindSince, 24 * hourMs));
  const excused = { ...game, timing: putOff(timing, later, now) };
  const before = promisedEnd(timing);
  // Where only the end of a phase that was ready is later, nobody was told another one.
  if (later <= before) return { ...none, game: excused };
  return { game: excused, events: [{ kind: "outage", before, after: later }], records: [] };
}

/**
 * The clock is right again, and was days ahead: a phase whose players heard of its deadline on a day that is still
 * to come ends no later than one that begins now; a pause that began then begins now.
 */
export function mendClock(game: Game, board: Board, now: Instant): Advance {
  const none = { game, events: [], records: [] };
  const { status, timing, settings, phase, pause } = game;
  if (pause !== null) return mendPause(game, pause, now);
  if (status !== "active" || timing === null) return none;
  if (heardAt(timing.stage) <= after(now, dayMs)) return none;
  const { excused, extended, paused } = timing;
  const fresh = timingOf(settings, phase, now, takenDays(game, duePowers(game, board)));
  const isSooner = fresh.deadline < timing.deadline;
  const mended = { ...(isSooner ? fresh : openPhase(timing, now)), excused, extended, paused };
  if (timing.stage.kind === "called")
    return { ...none, game: { ...game, timing: call(mended, now) } };
  const [before, until] = [timing.deadline, mended.deadline];
  const event = { kind: "outage", before, after: until, ofClock: true } as const;
  return {
    game: settleReadiness({ ...game, timing: mended }, board, now),
    events: isSooner ? [event] : [],
    records: [],
  };
}

/** A pause that began on a day that is still to come begins now, and everybody is told until when it lasts. */
function mendPause(game: Game, pause: Pause, now: Instant): Advance {
  const { by, since, until, schedule } = pause;
  if (since <= after(now, dayMs)) return { game, events: [], records: [] };
  const back = (at: Instant) => (at > since ? after(at, now - since) : at);
  const mended: Pause = {
    ...pause,
    since: now,
    until: until === null ? null : back(until),
    schedule: schedule && {
      ...schedule,
      deadline: back(schedule.deadline),
      graceEnds: back(schedule.graceEnds),
    },
    reminders: 0,
  };
  const event = { kind: "still-paused", by, since: now, until: mended.until } as const;
  return { game: { ...game, pause: mended }, events: [event], records: [] };
}

function heardAt(stage: Stage): Instant {
  switch (stage.kind) {
    case "open":
      return stage.told;
    case "late":
    case "stalled":
      return stage.noticed;
    case "called":
      return stage.at;
    case "ready":
    case "held":
      return heardAt(stage.before);
  }
}
