/** The values of a game's clocks as commands write them, or the place of one that cannot be meant. */
import type { Clock } from "../../game/index.js";
import type { Place } from "../text/lines.js";
import type { Slice } from "./words.js";

export interface BadClock extends Place {
  readonly kind: "bad-clock";
  /** What stood there and cannot be read as what this says. */
  readonly wanted: "minute-of-day" | "hours" | "days";
}

/** A setting of a clock, or the place of a value that cannot be one. */
export type ClockPart = Partial<Clock> | BadClock;

export function clockMinute(time: Slice): ClockPart {
  const half = /^(\d+)(?::(\d\d))? ?([ap])/i.exec(time.text);
  if (half !== null) return halfDayMinute(time, half);
  const [hours = "", minutes] = time.text.split(":");
  const minute = minutes === undefined ? Number(hours) : Number(hours) * 60 + Number(minutes);
  if (minute < -1 || minute >= 24 * 60 || Number(minutes ?? 0) > 59) {
    return badClock(time, "minute-of-day");
  }
  return { clockMinute: minute };
}

/** `8:30 pm`: the half of the day that begins with its twelfth hour. */
function halfDayMinute(
  time: Slice,
  [, hours, minutes = "0", half = ""]: RegExpExecArray,
): ClockPart {
  const hour = Number(hours);
  if (hour < 1 || hour > 12 || Number(minutes) > 59) return badClock(time, "minute-of-day");
  const noon = half.toLowerCase() === "p" ? 12 : 0;
  return { clockMinute: ((hour % 12) + noon) * 60 + Number(minutes) };
}

/** The minute of the day at which something comes every day: `any` is none. */
export function dailyMinute(time: Slice): number | BadClock {
  const part = clockMinute(time);
  if ("kind" in part) return part;
  const { clockMinute: minute = -1 } = part;
  return minute < 0 ? badClock(time, "minute-of-day") : minute;
}

type SpanKey = Exclude<keyof Clock, "clockMinute" | "days">;

/** A span of time as it was written, in hours. */
export interface Span {
  readonly hours: number;
  readonly figure: Slice;
  /** Whether a unit was written. */
  readonly isUnit: boolean;
}

/** No phase is longer than a year: such a figure is a slip. */
const hoursMax = 366 * 24;

export function span(figure: Slice, unit: "h" | "d" | "m" | null): Span {
  const figures = Number(figure.text);
  const isUnit = unit !== null;
  return {
    figure,
    isUnit,
    hours: unit === "d" ? figures * 24 : unit === "m" ? figures / 60 : figures,
  };
}

/** The hours of a span that can be meant. */
export function hoursOf({ hours, figure }: Span): number | BadClock {
  return hours > hoursMax ? badClock(figure, "hours") : hours;
}

export function clockHours(key: SpanKey, written: Span): ClockPart {
  const hours = hoursOf(written);
  return typeof hours === "number" ? { [key]: hours } : hours;
}

const week = "SMTWTFS";

/** The letters must be the weekdays' from Sunday on, and one day must be left. */
export function clockDays(days: Slice): ClockPart {
  const signs = [...days.text];
  const ofWeek = signs.every((sign, at) => sign === "-" || sign.toUpperCase() === week[at]);
  return ofWeek && signs.some((sign) => sign !== "-")
    ? { days: days.text }
    : badClock(days, "days");
}

export function badClock({ text, from }: Slice, wanted: BadClock["wanted"]): BadClock {
  return { kind: "bad-clock", wanted, from, to: from + text.length };
}
