/**
 * When a phase ends: arithmetic over the clock settings, the game's zone and the calendar. Deadlines
 * are computed once and stored as instants; nothing here reads the clock.
 */
import type { Phase } from "../rules/index.js";
import {
  after,
  dayMs,
  hourMs,
  type Instant,
  instantOf,
  type WallTime,
  wallTime,
} from "../util/index.js";
import type { Timing } from "./game.js";
import type { Clock, ClockKind, Settings } from "./settings.js";

const noon = 12 * 60;

/** Which of the three clocks runs in this phase. */
export function clockKindOf(phase: Phase): ClockKind {
  return ({ M: "move", R: "retreat", A: "adjust" } as const)[phase.kind];
}

/**
 * The first instant not before `earliest` at which the clock lets a deadline fall: at its minute of the
 * day and on an allowed day, both as the clocks of `zone` show them.
 */
export function firstAllowed(earliest: Instant, clock: Clock, zone: string): Instant {
  const start = wallTime(earliest, zone);
  // A week from now every weekday has come; the eighth day covers a time of day that has passed.
  for (let days = 0; days <= 8; days++) {
    const at = allowedOn(start, days, earliest, clock, zone);
    if (at !== null && at >= earliest) return at;
  }
  return earliest;
}

/** The allowed instant `days` after the day shown by `start`, or null if that day has none. */
function allowedOn(
  start: WallTime & { weekday: number },
  days: number,
  earliest: Instant,
  clock: Clock,
  zone: string,
): Instant | null {
  const letter = clock.days[(start.weekday + days) % 7] ?? "-";
  if (letter === "-") return null;
  const afternoonOnly = letter !== letter.toUpperCase();
  if (clock.clockMinute >= 0) {
    if (afternoonOnly && clock.clockMinute < noon) return null;
    return instantOf(at(start, days, clock.clockMinute), zone);
  }
  const from = instantOf(at(start, days, afternoonOnly ? noon : 0), zone);
  return days === 0 && from < earliest ? earliest : from;
}

function at(start: WallTime, days: number, minuteOfDay: number): WallTime {
  const { year, month, day } = start;
  return {
    year,
    month,
    day: day + days,
    hour: Math.floor(minuteOfDay / 60),
    minute: minuteOfDay % 60,
  };
}

/** The timing of a phase that begins at `began`. */
export function timingOf(settings: Settings, phase: Phase, began: Instant): Timing {
  const clock = settings.clocks[clockKindOf(phase)];
  const deadline = firstAllowed(after(began, clock.nextHours * hourMs), clock, settings.zone);
  return {
    began,
    deadline,
    graceEnds: after(deadline, clock.graceHours * hourMs),
    early: null,
    processing: false,
    reminded: false,
    lateNoticed: false,
  };
}

/**
 * The timing with another deadline. A later deadline pushes the grace period; an earlier one does not
 * pull it. Reminders and late notices begin anew.
 */
export function moveDeadline(timing: Timing, deadline: Instant): Timing {
  const grace = Math.max(0, timing.graceEnds - timing.deadline);
  const graceEnds = Math.max(timing.graceEnds, after(deadline, grace)) as Instant;
  return { ...timing, deadline, graceEnds, reminded: false, lateNoticed: false };
}

/** The farthest deadline that a master may set: a game must not be lost in the future by a slip. */
export function latestDeadline(now: Instant): Instant {
  return after(now, 366 * dayMs);
}
