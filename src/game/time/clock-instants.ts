/**
 * Instants as a game's clock allows them: at its time of day, on its days, in its zone. Arithmetic over
 * the calendar; it knows no phase and no game.
 */
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
} from "../../util/index.js";
import type { Clock } from "../model/settings.js";

const noon = 12 * 60;

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

/** The clock's time of day if that was at most an hour before `began`; else `began` itself. */
export function onTheMinute(began: Instant, clockMinute: number, zone: string): Instant {
  if (clockMinute < 0) return began;
  const shown = wallTime(began, zone);
  // Past midnight, the time of day may be yesterday's.
  const minutes = [0, -1].map((days) => instantOf(at(shown, days, clockMinute), zone));
  return minutes.find((minute) => minute <= began && began - minute <= lateStartMs) ?? began;
}

/**
 * So much later. Where deadlines have a time of day, days are days of the calendar: across a change of the
 * clocks, 72 hours from 23:30 are still 23:30, and not a day more because of an hour.
 */
export function later(from: Instant, ms: number, clock: Clock, zone: string): Instant {
  if (clock.clockMinute < 0) return after(from, ms);
  const days = Math.floor(ms / dayMs);
  const shown = wallTime(from, zone);
  return after(instantOf({ ...shown, day: shown.day + days }, zone), ms - days * dayMs);
}
