/** The dates of a mail: what they mean to the seat that it speaks for, or what is wrong with them. */
import { clockKindOf, memberById } from "../../game/index.js";
import {
  type DateExpression,
  type Resolution,
  resolveDate,
  resolvePast,
} from "../../language/index.js";
import { after, dayAt, type Instant, instant, instantOf, wallTime } from "../../util/index.js";
import { complainOf } from "./outcomes.js";
import type { Session, Speaker } from "./session.js";

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
  const { game } = speaker.game;
  const zone = zoneOf(speaker);
  const { clockMinute } = game.settings.clocks[clockKindOf(game.phase)];
  const minute = clockMinute < 0 ? undefined : clockMinute;
  return resolved(session, resolveDate(when, session.mail.receivedAt, zone, minute), line);
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

function zoneOf({ game: { game }, member }: Speaker): string {
  return memberById(game, member)?.zone ?? game.settings.zone;
}

/** The day that a date names, not before the `first` of several, which is a day of the game's calendar wherever the speaker is. */
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

/** The same, of days that are only spoken of: null, without a complaint, for none. */
export function dayMeant(
  session: Session,
  speaker: Speaker,
  when: DateExpression,
  first: string | null = null,
): string | null {
  const end = endOf(session, speaker, when, first);
  return end.kind === "instant" ? dayAt(end.at, speaker.game.game.settings.zone) : null;
}

/** `Friday to Monday`, said on a Monday, ends on the Monday after. */
function endOf(
  { mail }: Session,
  { game }: Speaker,
  when: DateExpression,
  first: string | null,
): Resolution {
  const { zone } = game.game.settings;
  const end = resolveDate(when, mail.receivedAt, zone, endOfDay);
  if (first === null || end.kind !== "instant" || dayAt(end.at, zone) >= first) return end;
  if (when.kind !== "calendar" || when.day.kind !== "weekday") return end;
  return resolveDate(when, instant(Date.parse(first)), zone, endOfDay);
}

function resolved(session: Session, date: Resolution, line: string): Instant | null {
  if (date.kind === "instant") return date.at;
  complainOf(session, line, null, { kind: "bad-date", problem: date.problem });
  return null;
}

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
