/**
 * From a date as it was written to the instant that it means, for a writer in a zone at an instant. Pure:
 * now is an argument. What daylight saving skips or repeats is decided by `instantOf`.
 */
import {
  after,
  dayMs,
  type HalfYear,
  type Instant,
  instantOf,
  minuteMs,
  type WallTime,
  wallTime,
} from "../../util/index.js";
import type { DateExpression, DateProblem, Day } from "./read-date.js";

export type Resolution =
  | { readonly kind: "instant"; readonly at: Instant }
  | { readonly kind: "problem"; readonly problem: DateProblem };

/** A date without a year that is farther away than this was more likely a slip (nJudge's 120 days). */
const farWithoutYear = 120 * dayMs;

/** 23:30, the hour of nJudge's deadlines. */
const defaultMinute = 1410;

/**
 * The instant that `expression` means to a writer whose clocks show the time of `zone`, always later than
 * `now`. A date without a time gets `minuteOfDay`; one without a year that is farther away than `far` has a problem.
 */
export function resolveDate(
  expression: DateExpression,
  now: Instant,
  zone: string,
  minuteOfDay = defaultMinute,
  far = farWithoutYear,
): Resolution {
  const resolution =
    expression.kind === "after"
      ? found(afterNow(expression.days, expression.minutes, now, zone))
      : onCalendar(
          expression.day,
          expression.minuteOfDay ?? minuteOfDay,
          now,
          clocksOf(expression, zone),
          far,
        );
  return resolution.kind === "instant" && resolution.at <= now ? problem("past") : resolution;
}

/** The clocks that a date is read on: a zone's, and which of its two where an hour occurs twice. */
interface Clocks {
  readonly zone: string;
  readonly clock: HalfYear | null;
}

function clocksOf(
  { zone, clock }: Extract<DateExpression, { kind: "calendar" }>,
  own: string,
): Clocks {
  return { zone: zone ?? own, clock: clock ?? null };
}

/** When these clocks show a time: its second occurrence where the first is over. */
function shownAt(time: WallTime, { zone, clock }: Clocks, now: Instant): Instant {
  const first = instantOf(time, zone, clock);
  return first > now ? first : instantOf(time, zone, clock ?? "standard");
}

/**
 * The latest instant until `now` that `expression` can mean: a span is so long ago, a weekday the last one. A
 * date without a time is its first minute.
 */
export function resolvePast(expression: DateExpression, now: Instant, zone: string): Resolution {
  if (expression.kind === "after") {
    return found(afterNow(-expression.days, -expression.minutes, now, zone));
  }
  const { day } = expression;
  const minute = expression.minuteOfDay ?? 0;
  const clocks = clocksOf(expression, zone);
  if (day.kind === "date") return onPastDate(day, minute, now, clocks);
  const shown = wallTime(now, clocks.zone);
  const inDays = (days: number) =>
    instantOf(atMinute({ ...shown, day: shown.day + days }, minute), clocks.zone, clocks.clock);
  if (day.kind === "ahead") return found(inDays(day.days));
  const back = day.kind === "any" ? 0 : (shown.weekday - day.weekday + 7) % 7;
  const week = day.kind === "any" ? 1 : 7;
  return found(inDays(inDays(-back) <= now ? -back : -back - week));
}

type CalendarDate = Day & { readonly kind: "date" };

/** Without a year it is the last such day. */
function onPastDate(date: CalendarDate, minute: number, now: Instant, clocks: Clocks): Resolution {
  const { zone, clock } = clocks;
  const instants = timesOn(date, -1, minute, now, zone).map((time) => instantOf(time, zone, clock));
  const at = instants.find((candidate) => candidate <= now) ?? instants[0];
  return at === undefined ? problem("no-such-day") : onWeekday(at, date.weekday, zone);
}

/** Days keep the time of day over a change of the clocks, minutes do not. */
function afterNow(days: number, minutes: number, now: Instant, zone: string): Instant {
  const shown = wallTime(now, zone);
  const later = days === 0 ? now : instantOf({ ...shown, day: shown.day + days }, zone);
  return after(later, minutes * minuteMs);
}

function onCalendar(
  day: Day,
  minuteOfDay: number,
  now: Instant,
  clocks: Clocks,
  far: number,
): Resolution {
  const shown = wallTime(now, clocks.zone);
  const inDays = (days: number) =>
    shownAt(atMinute({ ...shown, day: shown.day + days }, minuteOfDay), clocks, now);
  switch (day.kind) {
    case "ahead":
      return found(inDays(day.days));
    case "any":
      return found(inDays(inDays(0) > now ? 0 : 1));
    case "weekday": {
      const days = (day.weekday - shown.weekday + 7) % 7;
      if (day.isNext) return found(inDays(7 - fromMonday(shown.weekday) + fromMonday(day.weekday)));
      const first = inDays(days) > now ? days : days + 7;
      return found(inDays(day.isWeekLater ? first + 7 : first));
    }
    case "date":
      return onDate(day, minuteOfDay, now, clocks, far);
  }
}

/** How far a weekday is into its week. */
function fromMonday(weekday: number): number {
  return (weekday + 6) % 7;
}

function onDate(
  date: CalendarDate,
  minute: number,
  now: Instant,
  clocks: Clocks,
  far: number,
): Resolution {
  const { zone } = clocks;
  const instants = timesOn(date, 1, minute, now, zone).map((time) => shownAt(time, clocks, now));
  const at = instants.find((candidate) => candidate > now) ?? instants[0];
  if (at === undefined) return problem("no-such-day");
  if (date.year === null && at > after(now, far)) return problem("year-needed");
  return onWeekday(at, date.weekday, zone);
}

/** The day in its year; without one, in this year and the one before or behind, as far as these have it. */
function timesOn(
  { year: named, month: written, day }: CalendarDate,
  otherYear: 1 | -1,
  minuteOfDay: number,
  now: Instant,
  zone: string,
): readonly WallTime[] {
  const { year: thisYear, month: thisMonth } = wallTime(now, zone);
  const years = named === null ? [thisYear, thisYear + otherYear] : [named];
  const months =
    written === null
      ? [0, otherYear, 2 * otherYear].map((later) => monthFrom(thisYear, thisMonth + later))
      : years.map((year) => ({ year, month: written }));
  return months
    .filter(({ year, month }) => exists(year, month, day))
    .map((month) => atMinute({ ...month, day, hour: 0, minute: 0 }, minuteOfDay));
}

/** Month 13 is the first of the next year. */
function monthFrom(year: number, month: number): { year: number; month: number } {
  const years = Math.floor((month - 1) / 12);
  return { year: year + years, month: month - 12 * years };
}

function onWeekday(at: Instant, weekday: number | null, zone: string): Resolution {
  if (weekday !== null && wallTime(at, zone).weekday !== weekday) return problem("weekday-differs");
  return found(at);
}

function exists(year: number, month: number, day: number): boolean {
  const shown = wallTime(instantOf({ year, month, day, hour: 12, minute: 0 }, "UTC"), "UTC");
  return shown.month === month && shown.day === day;
}

function atMinute(time: WallTime, minuteOfDay: number): WallTime {
  return { ...time, hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
}

function found(at: Instant): Resolution {
  return { kind: "instant", at };
}

function problem(of: DateProblem): Resolution {
  return { kind: "problem", problem: of };
}
