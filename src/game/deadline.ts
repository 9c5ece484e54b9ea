/**
 * When a phase ends: arithmetic over the clock settings, the game's zone and the calendar. Deadlines
 * are computed once and stored as instants; nothing here reads the clock.
 */

import type { PowerId } from "../map/index.js";
import type { Phase } from "../rules/index.js";
import {
  after,
  type DayRange,
  dayAt,
  dayMs,
  hourMs,
  type Instant,
  instantOf,
  type WallTime,
  wallTime,
} from "../util/index.js";
import type { Game, Timing } from "./game.js";
import { playerOf } from "./members.js";
import type { Clock, ClockKind, Settings } from "./settings.js";

const noon = 12 * 60;

/** Which of the three clocks runs in this phase. */
export function clockKindOf(phase: Phase): ClockKind {
  return ({ M: "move", R: "retreat", A: "adjust" } as const)[phase.kind];
}

/** A game that is never free within two months is free at once: absences must not stop it for ever. */
const freeDaysSought = 60;

/**
 * The first instant not before `earliest` at which the clock lets a deadline fall: at its minute of the
 * day, on an allowed day and on none of `taken`, all as the clocks of `zone` show them.
 */
export function firstAllowed(
  earliest: Instant,
  clock: Clock,
  zone: string,
  taken: readonly DayRange[] = [],
): Instant {
  const start = wallTime(earliest, zone);
  let first: Instant | null = null;
  for (let days = 0; days <= freeDaysSought; days++) {
    const at = allowedOn(start, days, earliest, clock, zone);
    if (at === null || at < earliest) continue;
    first ??= at;
    if (!isTaken(dayAt(at, zone), taken)) return at;
  }
  return first ?? earliest;
}

function isTaken(day: string, taken: readonly DayRange[]): boolean {
  return taken.some(({ from, to }) => from <= day && day <= to);
}

/** The days on which no deadline should fall: the game's holidays, and absences of these powers' players. */
export function takenDays(game: Game, powers: readonly PowerId[]): readonly DayRange[] {
  const absences = powers.flatMap((power) => playerOf(game, power)?.absences ?? []);
  return [...game.settings.holidays, ...absences];
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

/** Results that are a little late must not cost the next phase a day. */
const lateStartMs = hourMs;

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

/** The clock's time of day if that was at most an hour before `began`; else `began` itself. */
function onTheMinute(began: Instant, clockMinute: number, zone: string): Instant {
  if (clockMinute < 0) return began;
  const shown = wallTime(began, zone);
  const minute = instantOf(at(shown, 0, clockMinute), zone);
  return minute <= began && began - minute <= lateStartMs ? minute : began;
}

/**
 * So much later. Where deadlines have a time of day, days are days of the calendar: across a change of the
 * clocks, 72 hours from 23:30 are still 23:30, and not a day more because of an hour.
 */
function later(from: Instant, ms: number, clock: Clock, zone: string): Instant {
  if (clock.clockMinute < 0) return after(from, ms);
  const days = Math.floor(ms / dayMs);
  const shown = wallTime(from, zone);
  return after(instantOf({ ...shown, day: shown.day + days }, zone), ms - days * dayMs);
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
 * letter about the change has told the deadline.
 */
export function moveDeadline(timing: Timing, deadline: Instant, now: Instant): Timing {
  const grace = Math.max(0, timing.graceEnds - timing.deadline);
  const graceEnds = Math.max(timing.graceEnds, after(deadline, grace)) as Instant;
  const anew = { reminded: now, lateNoticed: false, stalled: false, held: null };
  return { ...timing, deadline, graceEnds, ...anew };
}

/** The farthest deadline that a master may set: a game must not be lost in the future by a slip. */
export function latestDeadline(now: Instant): Instant {
  return after(now, 366 * dayMs);
}
