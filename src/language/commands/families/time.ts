/** Time: clocks, deadlines, reminders, extensions, absences and pauses. */
import type { Clock, ClockKind } from "../../../game/index.js";
import { hourMs, minuteMs } from "../../../util/index.js";
import type { DateExpression } from "../../dates/read-date.js";
import { type BadClock, badClock, type ClockPart, hoursOf, type Span } from "../clock.js";
import { type BadDate, dateIn } from "../dates.js";
import type { Forms } from "../form.js";
import { commanded, type GameCommand, setting } from "../game-command.js";
import type { Slice } from "../words.js";

export const forms = {
  "set-clock": {
    starts: `set_move|set_moves|set_movement|set_retreat|set_retreats|set_adjust|set_adjusts|
      set_adjustment|set_adjustments|set_build|set_builds`,
  },
  "set-deadline": { starts: "set_deadline" },
  "set-grace": { starts: "set_grace" },
  "set-reminder": { starts: "set_reminder|set_reminders|set_no_reminder|set_no_reminders" },
  extend: { starts: "extend|set_extend|set_no_extend|no extend" },
  "set-absence": {
    starts: "set_absence|set_absences|set_holiday|set_holidays|set_vacation|set_vacations",
  },
  "set-no-absence": {
    starts: `set_no_absence|set_no_absences|set_no_holiday|set_no_holidays|set_no_vacation|
      set_no_vacations`,
  },
  pause: { starts: "pause|suspend|vote pause|vote for pause|vote for a pause" },
  "no-pause": { starts: "no pause|set_no_pause" },
  resume: { starts: "resume|vote resume" },
  "no-resume": { starts: "no resume" },
} as const satisfies Forms;

/** What needs the clocks of a game, or of a reader, to become an instant or a day. */
export type TimeStatement =
  | { readonly kind: "set-deadline"; readonly when: DateExpression }
  | { readonly kind: "set-grace"; readonly when: DateExpression }
  /** Null for an absence of one day. `whose` are a GM's words for the power that is away, null for none. */
  | {
      readonly kind: "set-absence";
      readonly first: DateExpression;
      readonly last: DateExpression | null;
      readonly whose: string | null;
    }
  /** Null for all of them. */
  | {
      readonly kind: "set-no-absence";
      readonly when: DateExpression | null;
      readonly whose: string | null;
    }
  | { readonly kind: "pause"; readonly until: DateExpression };

/** All parts of a clock, of which a later one wins; the first wrong value is complained of. */
export function clock(kind: ClockKind, parts: readonly ClockPart[]): GameCommand | BadClock {
  let change: Partial<Clock> = {};
  for (const part of parts) {
    if ("kind" in part) return part;
    change = { ...change, ...part };
  }
  return commanded({ kind: "set-clock", clock: kind, change });
}

export function deadline(words: Slice): TimeStatement | GameCommand | BadDate {
  const read = dateIn(words);
  if (read.kind !== "date") return read;
  const { date: when } = read;
  if (when.kind !== "after") return { kind: "set-deadline", when };
  // A sign says that the deadline is what counts from: `in 24 hours` counts from now.
  const hours = when.days * 24 + when.minutes / 60;
  if (words.text.startsWith("+"))
    return isNothing(hours) ? noTime(words, "not-a-date") : extension(hours);
  if (/^in\b|\bfrom now$/i.test(words.text)) return { kind: "set-deadline", when };
  return noTime(words, "span");
}

/** Until when; a span is that of every phase, which a set-up says. */
export function grace(words: Slice): TimeStatement | BadDate {
  const read = dateIn(words);
  if (read.kind !== "date") return read;
  return read.date.kind === "after"
    ? noTime(words, "span")
    : { kind: "set-grace", when: read.date };
}

function noTime({ text, from }: Slice, problem: BadDate["problem"]): BadDate {
  return { kind: "bad-date", problem, from, to: from + text.length };
}

function extension(hours: number): GameCommand {
  return commanded({ kind: "extend", ms: hours * hourMs });
}

export function extend(by: Span): GameCommand | BadClock {
  const hours = hoursOf(by);
  if (typeof hours !== "number") return hours;
  return isNothing(hours) ? badClock(by.figure, "hours") : extension(hours);
}

/** More time that is none: everybody would be told of nothing. */
function isNothing(hours: number): boolean {
  return hours * hourMs < minuteMs;
}

/** Takes the vote for more time back. */
export function noExtend(): GameCommand {
  return commanded({ kind: "extend", ms: null });
}

/** One day, or two with `TO` between them. */
export function absence(words: Slice): TimeStatement | BadDate {
  const { days, whose } = whoseDays(words);
  const { first, last } = rangeOf(days.text);
  const from = dateIn({ ...days, text: first });
  if (from.kind !== "date") return from;
  if (last === undefined) return { kind: "set-absence", first: from.date, last: null, whose };
  const to = dateIn({ text: last, from: days.from + days.text.length - last.length });
  return to.kind === "date" ? { kind: "set-absence", first: from.date, last: to.date, whose } : to;
}

/** `Dec 24 TO Dec 26 FOR ITALY`, `FOR ITALY Dec 24`: days, and who is away then. */
function whoseDays(words: Slice): { readonly days: Slice; readonly whose: string | null } {
  const { text, from } = words;
  const [said = "", ahead] = /^for (\p{L}[\p{L}'-]+):? +(?=\S)/iu.exec(text) ?? [];
  if (ahead !== undefined)
    return { days: { text: text.slice(said.length), from: from + said.length }, whose: ahead };
  const behind = / +for (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?)$/iu.exec(text);
  if (behind === null) return { days: words, whose: null };
  return { days: { text: text.slice(0, behind.index), from }, whose: behind[1]! };
}

/** `Dec 24 to Jan 2`, `24 Dec - 2 Jan`; a dash between figures alone is part of a date. */
function rangeOf(days: string): { readonly first: string; readonly last: string | undefined } {
  const parts = days.split(/ (?:to|until|till|through|-) /i);
  const ends = parts.length === 1 && /^[^-]+-[^-]+$/.test(days) ? days.split("-") : parts;
  const [first = "", ...rest] = ends;
  return { first, last: rest.length === 0 ? undefined : rest.join(" - ").trim() };
}

export function noAbsence(words: Slice): TimeStatement | BadDate {
  const [, all] = /^for (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?)$/iu.exec(words.text) ?? [];
  if (all !== undefined) return { kind: "set-no-absence", when: null, whose: all };
  const { days, whose } = whoseDays(words);
  const read = dateIn(days);
  return read.kind === "date" ? { kind: "set-no-absence", when: read.date, whose } : read;
}

/** Takes all of them back. */
export function noAbsences(): TimeStatement {
  return { kind: "set-no-absence", when: null, whose: null };
}

export function pauseUntil(words: Slice): TimeStatement | BadDate {
  const read = dateIn(words);
  return read.kind === "date" ? { kind: "pause", until: read.date } : read;
}

/** A pause without an end, or the usual one of a player's vote. */
export function pause(): GameCommand {
  return commanded({ kind: "pause", until: null });
}

/** The spans before the deadline: the first, and the others behind what parts them. */
export function reminders(
  first: Span,
  others: readonly (readonly [unknown, Span])[],
): GameCommand | BadClock {
  const hours: number[] = [];
  for (const each of [first, ...others.map(([, other]) => other)].map(hoursOf)) {
    if (typeof each !== "number") return each;
    if (each > 0) hours.push(each);
  }
  return setting({ reminderHours: hours });
}
