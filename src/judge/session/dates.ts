/** The dates of a mail: what they mean to the seat that it speaks for, or what is wrong with them. */
import { clockKindOf } from "../../game/index.js";
import {
  type DateExpression,
  type Resolution,
  resolveDate,
  resolvePast,
} from "../../language/index.js";
import {
  after,
  dayAt,
  dayMs,
  type Instant,
  instant,
  instantOf,
  monthNames,
  wallTime,
  weekdayNames,
} from "../../util/index.js";
import { complainOf } from "./outcomes.js";
import type { Session, Speaker } from "./session.js";
import { memberOf } from "./speaker.js";

/**
 * The instant that a date means to the speaker, by their own clocks, counted from when the mail came; null, with a
 * complaint, if none. A date without a time has that of the game's deadlines.
 */
export function instantFor(
  session: Session,
  speaker: Speaker,
  when: DateExpression,
  line: string,
): Instant | null {
  const meant = resolveDate(when, session.mail.receivedAt, zoneOf(speaker), minuteOf(speaker));
  const near = meant.kind === "problem" ? daysNear(when, session.mail.receivedAt) : [];
  return resolved(session, meant, line, near);
}

/** The time of the game's deadlines; undefined where they have none. */
function minuteOf({ game: { game } }: Speaker): number | undefined {
  const { clockMinute } = game.settings.clocks[clockKindOf(game.phase)];
  return clockMinute < 0 ? undefined : clockMinute;
}

/** When a pause ends: `until Monday`, said on a Monday, is a week away and not this evening. */
export function pauseEndFor(
  session: Session,
  speaker: Speaker,
  when: DateExpression,
  line: string,
): Instant | null {
  const at = instantFor(session, speaker, when, line);
  if (at === null || when.kind !== "calendar" || when.minuteOfDay !== null) return at;
  const { day } = when;
  const zone = zoneOf(speaker);
  const isToday = dayAt(at, zone) === dayAt(session.mail.receivedAt, zone);
  if (day.kind !== "weekday" || !isToday) return at;
  return instantFor(session, speaker, { ...when, day: { ...day, isNext: true } }, line);
}

/** The zone of the speaker's clocks: their own, or that of the game. */
export function zoneOf(speaker: Speaker): string {
  return memberOf(speaker)?.zone ?? speaker.game.game.settings.zone;
}

/** The deadline that a date means, as `instantFor`: `Monday`, said on a Monday, is a week away and not this evening. */
export function deadlineFor(
  session: Session,
  speaker: Speaker,
  when: DateExpression,
  line: string,
): Instant | null {
  return instantFor(session, speaker, notToday(session, speaker, when), line);
}

/** The deadline that a date would mean that is only spoken of: null, without a complaint, for none. */
export function deadlineMeant(
  session: Session,
  speaker: Speaker,
  when: DateExpression,
): Instant | null {
  return instantMeant(session, speaker, notToday(session, speaker, when));
}

/** A weekday that would be today, and before the deadline as it is or before any, is that of the next week. */
function notToday(session: Session, speaker: Speaker, when: DateExpression): DateExpression {
  if (when.kind !== "calendar" || when.day.kind !== "weekday") return when;
  const at = instantMeant(session, speaker, when);
  const { timing } = speaker.game.game;
  const zone = zoneOf(speaker);
  const isToday = at !== null && dayAt(at, zone) === dayAt(session.mail.receivedAt, zone);
  if (!isToday || (timing !== null && timing.deadline <= at)) return when;
  return { ...when, day: { ...when.day, isNext: true } };
}

/** An instant as a date that can be sent: by the clocks that were named, or else by the speaker's. */
export function dateOf(speaker: Speaker, at: Instant, named: string | null = null): string {
  const own = zoneOf(speaker);
  const zone = named ?? own;
  const { hour, minute } = wallTime(at, zone);
  const time = [hour, minute].map((each) => String(each).padStart(2, "0")).join(":");
  return `${dayAt(at, zone)} ${time}${zone === own ? "" : ` ${zone}`}`;
}

/** The instant that a date would mean to the speaker; null, without a complaint, for none. */
function instantMeant(session: Session, speaker: Speaker, when: DateExpression): Instant | null {
  const meant = resolveDate(when, session.mail.receivedAt, zoneOf(speaker), minuteOf(speaker));
  return meant.kind === "instant" ? meant.at : null;
}

/**
 * The day that a date names, not before the `first` of several, which is a day of the game's calendar wherever
 * the speaker is.
 */
export function dayFor(
  session: Session,
  speaker: Speaker,
  when: DateExpression,
  line: string,
  first: string | null = null,
): string | null {
  const { zone } = speaker.game.game.settings;
  const at = resolved(session, endOf(session, speaker, when, first), line);
  return at === null ? null : dayAt(at, zone);
}

/** The day that a date would name that is only spoken of: null, without a complaint, for none. */
export function dayMeant(
  session: Session,
  speaker: Speaker,
  when: DateExpression,
  first: string | null = null,
): string | null {
  const end = endOf(session, speaker, when, first);
  return end.kind === "instant" ? dayAt(end.at, speaker.game.game.settings.zone) : null;
}

/** The day so many days later, of days as `2026-03-09`. */
export function dayAfter(day: string, days: number): string {
  return new Date(after(instant(Date.parse(day)), days * dayMs)).toISOString().slice(0, 10);
}

/** The day a week later, of such days. */
export function weekAfter(day: string): string {
  return dayAfter(day, 7);
}

/**
 * `Friday to Monday`, said on a Monday, ends on the Monday after; a span counts from the first day, and so does a date
 * that is too far away to be without a year.
 */
function endOf(
  { mail }: Session,
  { game }: Speaker,
  when: DateExpression,
  first: string | null,
): Resolution {
  const { zone } = game.game.settings;
  const end = resolveDate(when, mail.receivedAt, zone, endOfDay, aheadMax);
  if (first === null) return end;
  const fromFirst = resolveDate(when, instant(Date.parse(first)), zone, endOfDay);
  if (when.kind === "after") return when.days > 0 ? fromFirst : end;
  if (end.kind === "problem") return end.problem === "year-needed" ? fromFirst : end;
  return dayAt(end.at, zone) < first && isCounted(when.day) ? fromFirst : end;
}

/** Of `Friday to Monday` and `December 24th to 27th`, the end is counted from the first day. */
function isCounted(day: Extract<DateExpression, { kind: "calendar" }>["day"]): boolean {
  return day.kind === "weekday" || (day.kind === "date" && day.month === null);
}

function resolved(
  session: Session,
  date: Resolution,
  line: string,
  near: readonly string[] = [],
): Instant | null {
  if (date.kind === "instant") return date.at;
  const nearest = near.length === 0 ? {} : { nearest: near };
  complainOf(session, line, null, { kind: "bad-date", problem: date.problem, ...nearest });
  return null;
}

/** `November 31st` lies between the last of its month and the first of the next. */
function daysNear(when: DateExpression, now: Instant): readonly string[] {
  if (when.kind !== "calendar" || when.day.kind !== "date" || when.day.month === null) return [];
  const { month, day } = when.day;
  const year = when.day.year ?? wallTime(now, "UTC").year;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day <= last) return weekdaysNear(year, month, day, when.day.weekday);
  return [`${monthNames[month - 1]} ${last}`, `${monthNames[month % 12]} 1`];
}

/** `Thursday the 1st of April`, which is a Wednesday: that day, and the Thursday nearest to it. */
function weekdaysNear(
  year: number,
  month: number,
  day: number,
  weekday: number | null,
): readonly string[] {
  const said = new Date(Date.UTC(year, month - 1, day));
  const ahead = ((weekday ?? said.getUTCDay()) - said.getUTCDay() + 7) % 7;
  if (ahead === 0) return [];
  const other = new Date(Date.UTC(year, month - 1, day + (ahead > 3 ? ahead - 7 : ahead)));
  return [said, other].map(
    (date) =>
      `${weekdayNames[date.getUTCDay()]} ${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}`,
  );
}

/** Holidays are planned long ahead; a day that was within the last two months is over, and not a year away. */
const aheadMax = 305 * dayMs;

/** The last minute of a day: an absence may begin today. */
const endOfDay = 24 * 60 - 1;

/** When the part of the past begins, or ends, that a date bounds; null, with a complaint, if nowhere. */
export function pastFor(
  session: Session,
  zone: string,
  { when, edge }: { readonly when: DateExpression; readonly edge: "since" | "until" },
  line: string,
): Instant | null {
  const at = resolved(session, resolvePast(when, session.mail.receivedAt, zone), line);
  const isWholeDay = when.kind === "calendar" && when.minuteOfDay === null;
  if (at === null || edge === "since" || !isWholeDay) return at;
  const { day, ...shown } = wallTime(at, zone);
  return after(instantOf({ ...shown, day: day + 1, hour: 0, minute: 0 }, zone), -1);
}
