/**
 * When a phase ends, by the settings of its clock. Deadlines are computed once and stored as instants;
 * nothing here reads the machine's clock.
 */
import type { PowerId } from "../../map/index.js";
import type { Phase } from "../../rules/index.js";
import { after, type DayRange, dayMs, hourMs, type Instant } from "../../util/index.js";
import type { Game, Timing } from "../model/game.js";
import { playerOf } from "../model/members.js";
import type { ClockKind, Settings } from "../model/settings.js";
import { firstAllowed, later, onTheMinute } from "./clock-instants.js";

/** Which of the three clocks runs in this phase. */
export function clockKindOf(phase: Phase): ClockKind {
  return ({ M: "move", R: "retreat", A: "adjust" } as const)[phase.kind];
}

/** The days on which no deadline should fall: the game's holidays, and absences of these powers' players. */
export function takenDays(game: Game, powers: readonly PowerId[]): readonly DayRange[] {
  const absences = powers.flatMap((power) => playerOf(game, power)?.absences ?? []);
  return [...game.settings.holidays, ...absences];
}

/**
 * The timing of a phase that begins at `began`. What begins up to an hour after the clock's time of day is
 * counted from that time: with NEXT 72, a phase that was processed at 23:31 ends at 23:30 three days later.
 */
export function timingOf(
  settings: Settings,
  phase: Phase,
  began: Instant,
  taken: readonly DayRange[] = settings.holidays,
): Timing {
  const clock = settings.clocks[clockKindOf(phase)];
  const from = onTheMinute(began, clock.clockMinute, settings.zone);
  const soonest = later(from, clock.nextHours * hourMs, clock, settings.zone);
  const deadline = firstAllowed(soonest, clock, settings.zone, taken);
  return {
    began,
    deadline,
    graceEnds: after(deadline, clock.graceHours * hourMs),
    early: null,
    processing: false,
    reminded: null,
    lateNoticed: false,
    noticed: null,
    notices: 0,
    stalled: false,
    held: null,
    excused: false,
    extended: 0,
    paused: 0,
  };
}

/** The deadline so much later, where the clock lets one fall. */
export function extendedDeadline(
  settings: Settings,
  phase: Phase,
  deadline: Instant,
  ms: number,
  taken: readonly DayRange[],
): Instant {
  const clock = settings.clocks[clockKindOf(phase)];
  return firstAllowed(later(deadline, ms, clock, settings.zone), clock, settings.zone, taken);
}

/**
 * The timing with another deadline, moved at `now`. A later deadline pushes the grace period; an earlier
 * one does not pull it. Reminders and late notices begin anew, but none is sent for what is past: the
 * letter about the change has told the deadline. When a phase that is ready ends is found anew, too: never
 * after the deadline that was told.
 */
export function moveDeadline(timing: Timing, deadline: Instant, now: Instant): Timing {
  const grace = Math.max(0, timing.graceEnds - timing.deadline);
  const graceEnds = Math.max(timing.graceEnds, after(deadline, grace)) as Instant;
  const anew = { reminded: now, lateNoticed: false, stalled: false, held: null };
  const early = timing.processing ? timing.early : null;
  return { ...timing, deadline, graceEnds, early, ...anew };
}

/** The farthest deadline that a GM may set: a game must not be lost in the future by a slip. */
export function latestDeadline(now: Instant): Instant {
  return after(now, 366 * dayMs);
}
