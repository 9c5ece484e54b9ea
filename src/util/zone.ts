/**
 * Wall clocks: between instants and what the clocks of an IANA zone show. Daylight saving is decided
 * explicitly, never by the day on which the code runs: a time that occurs twice is its first
 * occurrence, a time that is skipped is moved forward by the gap.
 */
import { Temporal } from "temporal-polyfill";
import { type Instant, instant } from "./time.js";

/** What the clocks of a zone show. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** What the clocks of `zone` show at `at`, with the day of the week (0 is Sunday). */
export function wallTime(at: Instant, zone: string): WallTime & { readonly weekday: number } {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const { year, month, day, hour, minute } = shown;
  return { year, month, day, hour, minute, weekday: shown.dayOfWeek % 7 };
}

/** When the clocks of `zone` first show `time`; days and minutes out of range carry over. */
export function instantOf(time: WallTime, zone: string): Instant {
  const midnight = Temporal.PlainDate.from({ year: time.year, month: time.month, day: 1 });
  const date = midnight.add({ days: time.day - 1 + Math.floor(time.hour / 24) });
  const shown = date.toPlainDateTime({ hour: time.hour % 24, minute: time.minute });
  return instant(shown.toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);
}

/** Minutes that `zone` is ahead of UTC at `at`. */
export function offsetMinutes(at: Instant, zone: string): number {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return shown.offsetNanoseconds / 60e9;
}

/** The zone's own spelling if it is a place of the IANA database (`europe/vienna`), or null. */
export function knownZone(name: string): string | null {
  if (!/^(utc|[a-z_]+(\/[a-z0-9_+-]+){1,2})$/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
