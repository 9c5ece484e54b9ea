/**
 * What the commands about time and missed turns mean: dates, spans, days off. Like command-tree.ts, this is
 * called by grammar/commands.ne with slices of the line.
 */
import type { Missed } from "../game/index.js";
import { hoursOf, type Span } from "./command-clock.js";
import type { Built } from "./command-tree.js";
import type { Slice } from "./command-words.js";
import { readDate } from "./dates.js";
import type { FlagName, LimitName } from "./setting-statement.js";
import type { Statement } from "./statement.js";

export function deadline(date: Slice): Built {
  const reading = readDate(date.text);
  if (reading.kind !== "date") return badDate(date, reading);
  const { date: when } = reading;
  // A sign says that the deadline is what counts from: `in 24 hours` counts from now.
  const isExtension = date.text.startsWith("+") && when.kind === "after";
  return isExtension
    ? { kind: "extend", hours: when.days * 24 + when.minutes / 60 }
    : { kind: "set-deadline", when };
}

export function grace(date: Slice): Built {
  const reading = readDate(date.text);
  if (reading.kind === "date") return { kind: "set-grace", when: reading.date };
  return badDate(date, reading);
}

function badDate(
  date: Slice,
  reading: Extract<ReturnType<typeof readDate>, { kind: "problem" }>,
): Built {
  const { problem, from, to } = reading;
  return { kind: "bad-date", problem, from: date.from + from, to: date.from + to };
}

/** Null takes the vote back. */
export function extend(by: Span | null): Built {
  const hours = by === null ? null : hoursOf(by);
  return typeof hours === "object" && hours !== null ? hours : { kind: "extend", hours };
}

/** One day, or two with `TO` between them. */
export function absence(days: Slice): Built {
  const { first, last } = rangeOf(days.text);
  const from = readDate(first);
  if (from.kind === "problem") return badDate(days, from);
  const to = last === undefined ? null : readDate(last);
  if (to?.kind === "problem") {
    return badDate({ ...days, from: days.from + days.text.length - (last?.length ?? 0) }, to);
  }
  return { kind: "set-absence", first: from.date, last: to?.date ?? null };
}

/** `Dec 24 to Jan 2`, `24 Dec - 2 Jan`; a dash between figures alone is part of a date. */
function rangeOf(days: string): { readonly first: string; readonly last: string | undefined } {
  const parts = days.split(/ (?:to|until|till|through|-) /i);
  const ends = parts.length === 1 && /^[^-]+-[^-]+$/.test(days) ? days.split("-") : parts;
  const [first = "", ...rest] = ends;
  return { first, last: rest.length === 0 ? undefined : rest.join(" - ").trim() };
}

/** Null for all of them. */
export function noAbsence(day: Slice | null): Built {
  if (day === null) return { kind: "set-no-absence", when: null };
  const reading = readDate(day.text);
  if (reading.kind === "problem") return badDate(day, reading);
  return { kind: "set-no-absence", when: reading.date };
}

/** Absences are counted in days; a figure without a unit is one of those. */
export function limit(limitName: LimitName, written: Span): Built {
  const hours = hoursOf(written);
  if (typeof hours !== "number") return hours;
  const isDays = limitName !== "maxExtension";
  const value = isDays && !written.isUnit ? hours : isDays ? hours / 24 : hours;
  return { kind: "set-limit", limit: limitName, value };
}

export function noEscalation(): Statement {
  return { kind: "set-limit", limit: "escalationDays", value: 0 };
}

/** Per cent, or how many. */
export function atLeast(limitName: LimitName, figure: Slice): Statement {
  return { kind: "set-limit", limit: limitName, value: Number(figure.text) };
}

/** nJudge's ratios: 0.9 is 90 per cent. */
export function ratio(limitName: LimitName, figure: Slice): Statement {
  return { kind: "set-limit", limit: limitName, value: Math.round(Number(figure.text) * 100) };
}

export function missed(policy: Missed): Statement {
  return { kind: "set-missed", missed: policy };
}

export function excuse(times: Slice): Statement {
  return missed({ kind: "excuse", times: Number(times.text) });
}

/** Two phases in a row, where nobody says how many. */
export function replace(phases: Slice | null): Statement {
  return missed({ kind: "replace", after: Math.max(1, Number(phases?.text ?? 2)) });
}

export function flag(flagName: FlagName, on: boolean): Statement {
  return { kind: "set-flag", flag: flagName, on };
}

/** Null where no end is said. */
export function pause(until: Slice | null): Built {
  if (until === null) return { kind: "pause", until: null };
  const reading = readDate(until.text);
  if (reading.kind === "problem") return badDate(until, reading);
  return { kind: "pause", until: reading.date };
}

/** The spans before the deadline: the first, and the others behind what parts them. */
export function reminders(first: Span, others: readonly (readonly [unknown, Span])[]): Built {
  const hours: number[] = [];
  for (const each of [first, ...others.map(([, other]) => other)].map(hoursOf)) {
    if (typeof each !== "number") return each;
    if (each > 0) hours.push(each);
  }
  return { kind: "set-reminder", hours };
}

export function noReminder(): Statement {
  return { kind: "set-reminder", hours: [] };
}
