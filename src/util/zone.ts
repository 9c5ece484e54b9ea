/**
 * Wall clocks: between instants and what the clocks of an IANA zone show. Daylight saving is decided
 * explicitly, never by the day on which the code runs: a time that occurs twice is its first
 * occurrence, a time that is skipped is moved forward by the gap.
 */
import { Temporal } from "temporal-polyfill";
import { type Instant, instant, secondMs } from "./time.js";

/** What the clocks of a zone show. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The clocks of winter and those of daylight saving. */
export type HalfYear = "standard" | "daylight";

/** What the clocks of `zone` show at `at`, with the day of the week (0 is Sunday). */
export function wallTime(at: Instant, zone: string): WallTime & { readonly weekday: number } {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const { year, month, day, hour, minute } = shown;
  return { year, month, day, hour, minute, weekday: shown.dayOfWeek % 7 };
}

/**
 * When the clocks of `zone` show `time`: those of this half of the year, or else first. Months, days, hours and
 * minutes out of range carry over.
 */
export function instantOf(time: WallTime, zone: string, clock: HalfYear | null = null): Instant {
  const january = Temporal.PlainDateTime.from({ year: time.year, month: 1, day: 1 });
  const midnight = january.add({ months: time.month - 1 }).add({ days: time.day - 1 });
  const shown = midnight.add({ minutes: 60 * time.hour + time.minute });
  // Daylight saving is the first of two where clocks are turned back, and what they showed on where they skip an hour.
  const disambiguation = clock === null ? "compatible" : clock === "daylight" ? "earlier" : "later";
  return instant(shown.toZonedDateTime(zone, { disambiguation }).epochMilliseconds);
}

/** Minutes that `zone` is ahead of UTC at `at`. */
function offsetMinutes(at: Instant, zone: string): number {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return shown.offsetNanoseconds / 60e9;
}

/** The day that the clocks of `zone` show at `at`: `2027-03-05`. Days in this form sort as they follow. */
export function dayAt(at: Instant, zone: string): string {
  const { year, month, day } = wallTime(at, zone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** From the first to the last day, both included, each as `2027-03-05`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The names of days and months in all that is printed, from Sunday and from January. */
export const weekdayNames = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
export const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `Fri Mar 05 2027 22:31 UTC`: the minute that a zone's clocks show, with the zone's name. */
export function formatInZone(at: Instant, zone: string): string {
  const time = wallTime(at, zone);
  return `${date(time)} ${two(time.hour)}:${two(time.minute)} ${zone}`;
}

/** `Fri Mar 05 2027 23:31:00 +0100`: the form that mapping tools read. */
export function formatWithOffset(at: Instant, zone: string): string {
  const time = wallTime(at, zone);
  const offset = offsetMinutes(at, zone);
  const ahead = Math.abs(offset);
  const sign = offset < 0 ? "-" : "+";
  const seconds = Math.floor(at / secondMs) % 60;
  const clock = `${two(time.hour)}:${two(time.minute)}:${two(seconds)}`;
  return `${date(time)} ${clock} ${sign}${two(Math.floor(ahead / 60))}${two(ahead % 60)}`;
}

function date(time: ReturnType<typeof wallTime>): string {
  const month = monthNames[time.month - 1];
  return `${weekdayNames[time.weekday]} ${month} ${two(time.day)} ${time.year}`;
}

function two(figure: number): string {
  return String(figure).padStart(2, "0");
}
