/**
 * Dates as people write them: `Friday 6pm CET`, `Mar 4 23:30`, `4.3.2027`, `2027-03-04 23:30 UTC`, `tomorrow`,
 * `next Friday at midnight`, `+24h`, `in 3 days`. Reading needs neither the clock nor the game; `resolveDate`
 * needs both. English names only, and never a guess: `03/04/2027` is two dates, so it is none.
 */

import type { HalfYear } from "../../util/index.js";
import { regex } from "../../util/index.js";
import {
  countGap,
  countPattern,
  hoursInFigures,
  monthNamed,
  spanMinutes,
  weekdayNamed,
  zoneAt,
} from "./date-words.js";
import { hourNamed, hourWords } from "./hour-words.js";

/** Which day is meant. `any` is the first on which the time is still to come. */
export type Day =
  | { readonly kind: "any" }
  | { readonly kind: "ahead"; readonly days: number }
  /** 0 is Sunday. The next one is that of the week after this, which begins on Monday; `Friday week`, a week later. */
  | {
      readonly kind: "weekday";
      readonly weekday: number;
      readonly isNext?: true;
      readonly isWeekLater?: true;
    }
  | {
      readonly kind: "date";
      readonly year: number | null;
      /** 1 to 12; null for this month or the next: `the 8th`. */
      readonly month: number | null;
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
      /** `CET` or `CEST`, where clocks show the time twice. */
      readonly clock?: HalfYear;
    };

const dateProblems = [
  "not-a-date",
  "two-meanings",
  "span",
  "no-such-day",
  "weekday-differs",
  "year-needed",
  "past",
] as const;
/** Why there is no such instant. A span says how long, where a time of the day was asked for. */
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
  /** The weekday of the week after this one. */
  next: true;
  /** A week behind the weekday. */
  weekLater: true;
  year: number;
  month: number;
  day: number;
  /** The day was written as `8th`. */
  isOrdinal: true;
  minuteOfDay: number;
  /** Of a span `18h`, which is a time of the day beside a day. */
  clockHour: number;
  zone: string;
  clock: HalfYear;
}

type Found = Partial<Fields> | DateProblem;

/** What a date can consist of, in the order in which it is tried at each place; null goes on trying. */
const parts: readonly (readonly [RegExp, (match: RegExpExecArray) => Found | null])[] = [
  [
    /(\d{1,2})(?::(\d\d))?(?: ?o'?clock)? (?:in the (m)orning|in the (?:afternoon|evening)|at night)\b/iy,
    ([, h, m = "0", morning]) => time(h, m, morning === undefined ? "p" : "a"),
  ],
  // `Friday evening at eight`: the hour behind its part of the day.
  [
    regex("iy")`
      (?:(m)orning|afternoon|evening|night),?\s+(?:at\s+)?(?:(?:about|around)\s+)?
        (\d{1,2}|${hourWords})(?::(\d\d))?(?: ?o'?clock|(?= |,|$))(?! ?[ap]\.?m\b)
    `,
    ([, morning, h, m = "0"]) =>
      Number(h) > 12 ? time(h, m) : time(hourOf(h), m, morning === undefined ? "p" : "a"),
  ],
  [
    regex("iy")`
      \s+|[,()]
      |(?:
        at|on|the|of|to|and|in|by|this|coming|from now|am|um|den|dem|le|el|il|alle|las|de|del|op
      )\b
      |T(?=\d)|\+(?=\s*\d+(?:\.\d+)?\s*[a-z])
    `,
    () => ({}),
  ],
  [/christmas eve\b/iy, () => ({ month: 12, day: 24 })],
  [/christmas(?: day)?\b/iy, () => ({ month: 12, day: 25 })],
  [/boxing day\b/iy, () => ({ month: 12, day: 26 })],
  [/new year'?s eve\b/iy, () => ({ month: 12, day: 31 })],
  [/new year'?s(?: day)?\b/iy, () => ({ month: 1, day: 1 })],
  [/(20\d\d)(\d\d)(\d\d)\b/y, ([, year, month, day]) => date(year, month, day)],
  [/(\d{4})-(\d{1,2})-(\d{1,2})/y, ([, year, month, day]) => date(year, month, day)],
  [/(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4})\b)?/y, ([, day, month, year]) => date(year, month, day)],
  [/(\d{1,2})\/(\d{1,2})\/(\d{4})/y, ([, first, second, year]) => slashed(year, first, second)],
  [
    /(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(?:\s?([ap])\.?m\b\.?|\s?(?:h|hrs?|hours|uhr|uur)\b)?/iy,
    ([, h, m, half]) => time(h, m, half),
  ],
  [
    /(\d{1,2})\.(\d\d)(?![.\d])(?:\s?([ap])\.?m\b\.?|\s?(h|hrs?|hours|uhr|uur)\b)?/iy,
    ([, h, m, half, unit]) => dotted(h, m, half, unit),
  ],
  [/(\d{1,2})h(\d\d)\b/iy, ([, h, m]) => time(h, m)],
  [/(\d\d)(\d\d)\s?(?:hrs?|hours|h)\b/iy, ([, h, m]) => time(h, m)],
  [/(\d\d)(\d\d)(?=\s(?:utc|gmt|z)\b)/iy, ([, h, m]) => time(h, m)],
  [/(\d{1,2})\s?([ap])\.?m\b\.?/iy, ([, hour, half]) => time(hour, "0", half)],
  [/(1[3-9]|2[0-3]|0) ?(?:o'?clock|uhr)\b/iy, ([, hour]) => time(hour, "0")],
  [/(?:12 )?noon\b/iy, () => ({ minuteOfDay: 720 })],
  // The end of the day that is named.
  [/(?:12 )?midnight\b/iy, () => ({ minuteOfDay: 1440 })],
  [/(?:an? |one )?week (?:on|from) (?=[a-z]{3})|week\b/iy, () => ({ weekLater: true })],
  [
    new RegExp(
      `(${countPattern})${countGap}(weeks?|w|days?|d|hours?|hrs?|h|minutes?|mins?|m)\\b`,
      "iy",
    ),
    span,
  ],
  [/([+-])(\d\d):?(\d\d)\b/y, ([, sign, hours, minutes]) => offset(sign, hours, minutes)],
  [
    /(?:utc|gmt)\s?([+\u2212-])(\d{1,2})(?::?(\d\d))?\b/iy,
    ([, sign, hours, minutes]) => offset(sign, hours, minutes),
  ],
  [/(?:today|tonight|heute|aujourd'hui|hoy|oggi)(?![a-z])/iy, () => ({ ahead: 0 })],
  [
    /(?:day after tomorrow|\u00fcbermorgen|pasado mañana|dopodomani|overmorgen)(?![a-z])/iy,
    () => ({ ahead: 2 }),
  ],
  [/(?:tomorrow|morgen|demain|mañana|domani)(?![a-z])/iy, () => ({ ahead: 1 })],
  [/next(?: week\b| (?=[a-z]))/iy, () => ({ next: true })],
  [/([a-z\u00e0-\u00ff]{3,10})(?![a-z\u00e0-\u00ff])\.?/iy, ([, word]) => named(word ?? "")],
  [/(\d{4})\b/y, ([, year]) => ({ year: Number(year) })],
  [/(\d{1,2})(?:st|nd|rd|th)\b\.?/iy, ([, day]) => ({ day: Number(day), isOrdinal: true })],
  [/(\d{1,2})\b\.?/y, ([, day]) => ({ day: Number(day) })],
];

/** `donderdagavond 21.00`, `Wednesday evening, 8 pm`: an evening whose hour is told so is no more than its day. */
const evening = regex("i")`
  (?<=tag|dag|day|tomorrow|morgen) ?(?:abend|avond|evening|night|nachmittag|middag|afternoon)s?(?=
    ,? (?:um |om |at )?(?:(?:1[2-9]|2[0-3])[.:h ]|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b)
  )
`;

/** Reads a date, which must be all of `text`. */
export function readDate(written: string): DateReading {
  const text = hoursInFigures(written.replace(evening, ""));
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
    const found = match === null ? null : meaning(match);
    if (found !== null) return { found, end: pattern.lastIndex };
  }
  const place = zoneAt(text, at);
  if (place !== null) {
    const { zone, clock, end } = place;
    return { found: { zone, ...(clock && { clock }) }, end };
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

function expression(written: Partial<Fields>): DateExpression | null {
  const { days, minutes, clockHour, ...rest } = written;
  const isSpan = days !== undefined || minutes !== undefined;
  if (isSpan && Object.keys(rest).length === 0) {
    return { kind: "after", days: days ?? 0, minutes: minutes ?? 0 };
  }
  if (isSpan && (clockHour === undefined || rest.minuteOfDay !== undefined)) return null;
  const day = dayOf(rest);
  const {
    zone = null,
    clock,
    minuteOfDay = clockHour === undefined ? null : clockHour * 60,
  } = rest;
  if (day === null || (day.kind === "any" && minuteOfDay === null)) return null;
  return { kind: "calendar", day, minuteOfDay, zone, ...(clock && { clock }) };
}

function dayOf(fields: Partial<Fields>): Day | null {
  const { ahead, weekday, next, weekLater, isOrdinal, ...rest } = fields;
  const { year, month, day } = rest;
  const isOfMonth = isOrdinal && month === undefined && year === undefined;
  const dated = day !== undefined && (month !== undefined || isOfMonth === true);
  if (!dated && (month ?? day ?? year) !== undefined) return null;
  if ((next || weekLater) && (weekday === undefined || dated)) return null;
  if (ahead !== undefined)
    return dated || weekday !== undefined ? null : { kind: "ahead", days: ahead };
  if (dated) {
    const named = { year: year ?? null, month: month ?? null, day, weekday: weekday ?? null };
    return { kind: "date", ...named };
  }
  if (weekday === undefined) return { kind: "any" };
  const isNext = next === true && ({ isNext: true } as const);
  const isWeekLater = weekLater === true && ({ isWeekLater: true } as const);
  return { kind: "weekday", weekday, ...isNext, ...isWeekLater };
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

function hourOf(word = ""): string {
  return String(hourNamed(word.toLowerCase()));
}

function time(hour: string | undefined, minute: string | undefined, half?: string): Found {
  const hours = Number(hour);
  const afternoon = half?.toLowerCase() === "p" ? 12 : 0;
  const isEnd = hours === 24 && Number(minute) === 0;
  const sound = half === undefined ? hours < 24 || isEnd : hours >= 1 && hours <= 12;
  if (!sound || Number(minute) > 59) return "not-a-date";
  return {
    minuteOfDay: (half === undefined ? hours : (hours % 12) + afternoon) * 60 + Number(minute),
  };
}

/** Clocks are ahead of UTC by so much: by 14 hours at most, anywhere. */
function offset(sign: string | undefined, hours: string | undefined, minutes = "00"): Found {
  if (60 * Number(hours) + Number(minutes) > 14 * 60 || Number(minutes) > 59) return "not-a-date";
  return { zone: `${sign === "+" ? "+" : "-"}${hours?.padStart(2, "0")}:${minutes}` };
}

/** `18.30` is a time of the day; `4.12` could be the fourth of December. */
function dotted(hour?: string, minute?: string, half?: string, unit?: string): Found {
  const isTime = (half ?? unit) !== undefined || Number(minute) === 0 || Number(minute) > 12;
  return isTime ? time(hour, minute, half) : "two-meanings";
}

function span([, count = "", unit = ""]: RegExpExecArray): Found {
  const minutes = spanMinutes(count, unit);
  if (/^[wd]/i.test(unit) && minutes % 1440 === 0) return { days: minutes / 1440 };
  const isClockHour = /^h$/i.test(unit) && /^\d+$/.test(count) && Number(count) < 24;
  return isClockHour ? { minutes, clockHour: Number(count) } : { minutes };
}

/** A weekday or a month, in full or from three letters on. */
function named(word: string): Found | null {
  const weekday = weekdayNamed(word);
  if (weekday !== null) return { weekday };
  const month = monthNamed(word);
  return month === null ? null : { month };
}
