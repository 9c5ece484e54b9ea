/**
 * Dates as people write them: `Friday 18:00`, `Mar 4 23:30`, `4.3.2027`, `2027-03-04 23:30 UTC`, `tomorrow`,
 * `+24h`, `in 3 days`. Reading needs neither the clock nor the game; `resolveDate` needs both. English
 * names only, and never a guess: `03/04/2027` is two dates, so it is none.
 */
import { knownZone } from "../../util/index.js";

/** Which day is meant. `any` is the first on which the time is still to come. */
export type Day =
  | { readonly kind: "any" }
  | { readonly kind: "ahead"; readonly days: number }
  /** 0 is Sunday. */
  | { readonly kind: "weekday"; readonly weekday: number }
  | {
      readonly kind: "date";
      readonly year: number | null;
      /** 1 to 12. */
      readonly month: number;
      readonly day: number;
      /** Written beside the date, and checked against it. */
      readonly weekday: number | null;
    };

export type DateExpression =
  /** So long from now: days are calendar days, minutes are exact. */
  | { readonly kind: "after"; readonly days: number; readonly minutes: number }
  | {
      readonly kind: "calendar";
      readonly day: Day;
      readonly minuteOfDay: number | null;
      /** A zone or an offset (`+01:00`) written beside the time; null for the reader's own. */
      readonly zone: string | null;
    };

const dateProblems = [
  "not-a-date",
  "two-meanings",
  "no-such-day",
  "weekday-differs",
  "year-needed",
  "past",
] as const;
/** Why there is no such instant. */
export type DateProblem = (typeof dateProblems)[number];

type DateReading =
  | { readonly kind: "date"; readonly date: DateExpression }
  | {
      readonly kind: "problem";
      readonly problem: DateProblem;
      readonly from: number;
      readonly to: number;
    };

interface Fields {
  days: number;
  minutes: number;
  ahead: number;
  weekday: number;
  year: number;
  month: number;
  day: number;
  minuteOfDay: number;
  zone: string;
}

type Found = Partial<Fields> | DateProblem;

/** What a date can consist of, in the order in which it is tried at each place. */
const parts: readonly (readonly [RegExp, (match: RegExpExecArray) => Found])[] = [
  [/\s+|,|(?:at|on|the|of|to|and|in|by)\b|T(?=\d)|\+(?=\s*\d+(?:\.\d+)?\s*[a-z])/iy, () => ({})],
  [/(20\d\d)(\d\d)(\d\d)\b/y, ([, year, month, day]) => date(year, month, day)],
  [/(\d{4})-(\d{1,2})-(\d{1,2})/y, ([, year, month, day]) => date(year, month, day)],
  [/(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4})\b)?/y, ([, day, month, year]) => date(year, month, day)],
  [/(\d{1,2})\/(\d{1,2})\/(\d{4})/y, ([, first, second, year]) => slashed(year, first, second)],
  [
    /(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(?:\s?([ap])\.?m\b\.?)?/iy,
    ([, h, m, half]) => time(h, m, half),
  ],
  [/(\d{1,2})\s?([ap])\.?m\b\.?/iy, ([, hour, half]) => time(hour, "0", half)],
  [/noon\b/iy, () => ({ minuteOfDay: 720 })],
  [/(\d{1,5}(?:\.\d{1,4})?)\s?(weeks?|w|days?|d|hours?|hrs?|h|minutes?|mins?|m)\b/iy, span],
  [
    /([+-])(\d\d):?(\d\d)\b/y,
    ([, sign, hours, minutes]) => ({ zone: `${sign}${hours}:${minutes}` }),
  ],
  [/(?:utc|gmt|z)\b/iy, () => ({ zone: "UTC" })],
  [/[a-z_]+\/[a-z_]+/iy, ([name]) => zone(name)],
  [/today\b/iy, () => ({ ahead: 0 })],
  [/tomorrow\b/iy, () => ({ ahead: 1 })],
  [/([a-z]{3,9})\b\.?/iy, ([, word]) => named(word ?? "")],
  [/(\d{4})\b/y, ([, year]) => ({ year: Number(year) })],
  [/(\d{1,2})(?:st|nd|rd|th)?\b\.?/iy, ([, day]) => ({ day: Number(day) })],
];

/** Reads a date, which must be all of `text`. */
export function readDate(text: string): DateReading {
  const fields: Partial<Fields> = {};
  for (let at = 0; at < text.length; ) {
    const { found, end } = partAt(text, at);
    const problem = typeof found === "string" ? found : merge(fields, found);
    if (problem !== null) return { kind: "problem", problem, from: at, to: end };
    at = end;
  }
  const made = expression(fields);
  return made === null
    ? { kind: "problem", problem: "not-a-date", from: 0, to: text.length }
    : { kind: "date", date: made };
}

function partAt(text: string, at: number): { found: Found; end: number } {
  for (const [pattern, meaning] of parts) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { found: meaning(match), end: pattern.lastIndex };
  }
  const rest = /\s/.exec(text.slice(at));
  return { found: "not-a-date", end: rest === null ? text.length : at + rest.index };
}

/** Adds the fields found; saying anything twice is no date. */
function merge(fields: Partial<Fields>, found: Partial<Fields>): DateProblem | null {
  if (Object.keys(found).some((key) => key in fields)) return "not-a-date";
  Object.assign(fields, found);
  return null;
}

function expression(fields: Partial<Fields>): DateExpression | null {
  const { days, minutes, ...rest } = fields;
  if (days !== undefined || minutes !== undefined) {
    if (Object.keys(rest).length > 0) return null;
    return { kind: "after", days: days ?? 0, minutes: minutes ?? 0 };
  }
  const day = dayOf(fields);
  const { minuteOfDay = null, zone = null } = fields;
  if (day === null || (day.kind === "any" && minuteOfDay === null)) return null;
  if (zone !== null && minuteOfDay === null) return null;
  return { kind: "calendar", day, minuteOfDay, zone };
}

function dayOf({ ahead, weekday, year, month, day }: Partial<Fields>): Day | null {
  const dated = month !== undefined && day !== undefined;
  if (!dated && (month ?? day ?? year) !== undefined) return null;
  if (ahead !== undefined)
    return dated || weekday !== undefined ? null : { kind: "ahead", days: ahead };
  if (dated) return { kind: "date", year: year ?? null, month, day, weekday: weekday ?? null };
  return weekday === undefined ? { kind: "any" } : { kind: "weekday", weekday };
}

function date(year: string | undefined, month: string | undefined, day: string | undefined): Found {
  const found = { month: Number(month), day: Number(day) };
  if (found.month < 1 || found.month > 12) return "no-such-day";
  return year === undefined ? found : { ...found, year: Number(year) };
}

/** `25/12/2027` can only be Christmas; `03/04/2027` depends on where the writer lives. */
function slashed(year?: string, first?: string, second?: string): Found {
  const [one, two] = [Number(first), Number(second)];
  if (one <= 12 && two <= 12 && one !== two) return "two-meanings";
  return one > 12 ? date(year, second, first) : date(year, first, second);
}

function time(hour: string | undefined, minute: string | undefined, half?: string): Found {
  const hours = Number(hour);
  const afternoon = half?.toLowerCase() === "p" ? 12 : 0;
  const sound = half === undefined ? hours < 24 : hours >= 1 && hours <= 12;
  if (!sound || Number(minute) > 59) return "not-a-date";
  return {
    minuteOfDay: (half === undefined ? hours : (hours % 12) + afternoon) * 60 + Number(minute),
  };
}

function span([, count, unit]: RegExpExecArray): Found {
  const figure = Number(count);
  const perUnit = { w: 7 * 1440, d: 1440, h: 60, m: 1 }[unit?.[0]?.toLowerCase() ?? ""] ?? 0;
  const minutes = Math.round(figure * perUnit);
  const days = perUnit >= 1440 && minutes % 1440 === 0;
  return days ? { days: minutes / 1440 } : { minutes };
}

function zone(name: string): Found {
  const known = knownZone(name);
  return known === null ? "not-a-date" : { zone: known };
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** A weekday or a month, in full or from three letters on. */
function named(word: string): Found {
  const begins = (name: string) => name.startsWith(word.toLowerCase());
  const weekday = weekdays.findIndex(begins);
  if (weekday >= 0) return { weekday };
  const month = months.findIndex(begins);
  return month >= 0 ? { month: month + 1 } : "not-a-date";
}
