/** The commands that a GM's wishes come to in their game as it stands, and what cannot be had so. */
import { clockKindOf } from "../../../../game/index.js";
import { type GmWish, type Moment, readDate } from "../../../../language/index.js";
import { after, dayAt, hourMs, type Instant, wallTime } from "../../../../util/index.js";
import { dateOf, dayAfter, dayMeant, deadlineMeant, weekAfter } from "../../../session/dates.js";
import {
  deadlinesText,
  hourText,
  noon,
  spanOf,
  weekdays,
  weekFrom,
} from "../../../session/said-times.js";
import type { Session, Speaker } from "../../../session/session.js";

export interface Meant {
  readonly commands: readonly string[];
  readonly at?: Instant;
  /** What such a wish is told instead. */
  readonly told?:
    | "one-hour"
    | "no-broadcasts"
    | "later-phase"
    | "uninvited"
    | "invited-again"
    | "invitation-note"
    | "not-paused"
    | "begin"
    | "deadline-met"
    | "signature"
    | "press-so";
}

/** Null where the game as it stands makes nothing of the wish. */
export function meantBy(session: Session, speaker: Speaker, wish: GmWish): Meant | null {
  const { game } = speaker.game;
  const runs = game.status === "active" || game.status === "paused";
  if (wish.kind === "deadline" && game.status === "forming")
    return ahead(session, speaker, "SET FIRST DEADLINE", wish.at);
  if (ofTurns.has(wish.kind) && !runs) return null;
  switch (wish.kind) {
    case "schedule":
      return scheduled(speaker, wish);
    case "phase-days": {
      const letters = [..."SMTWTFS"].map((each, day) => (wish.days.includes(day) ? each : "-"));
      return one(`SET ${wish.of.toUpperCase()} DAYS ${letters.join("")}`);
    }
    case "days-off":
      return one(
        `SET no deadlines on ${weekFrom(wish.days)
          .map((day) => `${weekdays[day]}s`)
          .join(" and ")}`,
      );
    case "deadline":
      return ending(session, speaker, wish);
    case "extend":
      return wish.hours < 0 ? forward(speaker, wish.hours) : one(`EXTEND ${spanOf(wish.hours)}`);
    case "pause":
      return resting(session, speaker, wish.until);
    case "rest":
      return freeDays(session, speaker, wish);
    case "break":
      return freeDays(session, speaker, { first: wish.first, last: wish.goesOn }, -1);
    case "resume":
      return game.status === "paused" ? one("RESUME") : { commands: [], told: "not-paused" };
    case "reminder":
      return one(
        wish.hours.length === 1
          ? `SET REMINDER ${wish.hours[0]} HOURS`
          : `SET REMINDER ${[...wish.hours].sort((a, b) => b - a).join(" ")}`,
      );
    case "grace":
      return one(wish.hours === 0 ? "SET NO GRACE" : `SET GRACE ${spanOf(wish.hours)}`);
    case "no-broadcasts":
      return { commands: [], told: "no-broadcasts" };
    case "no-early":
      return one("SET NO EARLY");
    case "start":
      if (game.status !== "forming") return { commands: [], told: "begin" };
      return ahead(session, speaker, "SET START", wish.at);
  }
}

const ofTurns: ReadonlySet<GmWish["kind"]> = new Set<GmWish["kind"]>([
  ...(["deadline", "extend", "pause", "resume"] as const),
]);

const one = (command: string): Meant => ({ commands: [command] });

function scheduled(
  speaker: Speaker,
  { days, hours, zone, isWeekly }: Extract<GmWish, { kind: "schedule" }>,
): Meant {
  const times = [...new Set(hours.map((hour) => clockTime(speaker, hour)))];
  const [time, other] = times;
  if (other !== undefined) return { commands: [], told: "one-hour" };
  return one(`SET ${deadlinesText(days, time, zone, isWeekly)}`);
}

/** `At six` is in the evening where the game's deadlines are. */
export function clockTime(
  { game: { game } }: Speaker,
  { minute, isBare }: { readonly minute: number; readonly isBare: boolean },
): string {
  const { clockMinute } = game.settings.clocks[clockKindOf(game.phase)];
  const isLate = isBare && minute < noon && (clockMinute < 0 || clockMinute >= noon);
  const all = minute + (isLate ? noon : 0);
  return hourText(Math.floor(all / 60), all % 60);
}

function ending(
  session: Session,
  speaker: Speaker,
  { at, season, isPutOff, isGiven }: Extract<GmWish, { kind: "deadline" }>,
): Meant | null {
  const { game } = speaker.game;
  const isNow = season === "R" ? game.phase.kind === "R" : season === game.phase.season;
  if (season !== null && !isNow) return { commands: [], told: "later-phase" };
  const end = isPutOff ? behindPresent(session, speaker, at) : instantOf(session, speaker, at);
  if (end === null) return null;
  // `The deadline is still Friday at nine`
  if (end === game.timing?.deadline) return null;
  // `Give Italy until tomorrow`, who has until Thursday
  if (isGiven && game.timing !== null && end < game.timing.deadline)
    return { commands: [], told: "deadline-met" };
  return { commands: [`SET DEADLINE ${dateOf(speaker, end, at.zone)}`], at: end };
}

/** `Put it off to Tuesday`, where the deadline is on Thursday: the Tuesday behind it. */
function behindPresent(session: Session, speaker: Speaker, at: Moment): Instant | null {
  const end = instantOf(session, speaker, at);
  const present = speaker.game.game.timing?.deadline;
  if (end === null || present === undefined || end >= present) return end;
  const next = instantOf(session, speaker, { ...at, date: `next ${at.date}` });
  return next !== null && next > present ? next : end;
}

/** The deadline so many hours before where it is. */
function forward(speaker: Speaker, hours: number): Meant | null {
  const { timing } = speaker.game.game;
  if (timing === null) return null;
  const end = after(timing.deadline, hours * hourMs);
  return { commands: [`SET DEADLINE ${dateOf(speaker, end)}`], at: end };
}

function resting(session: Session, speaker: Speaker, until: Moment | number): Meant | null {
  const end =
    typeof until === "number"
      ? after(session.now, until * hourMs)
      : instantOf(session, speaker, until);
  return end === null ? null : one(`PAUSE UNTIL ${dateOf(speaker, end)}`);
}

/** When somebody means; `the same hour` is that of the deadline. */
function instantOf(session: Session, speaker: Speaker, at: Moment): Instant | null {
  const { timing } = speaker.game.game;
  const hour = at.hour === null ? null : clockTime(speaker, at.hour);
  const same = at.isSameHour && timing !== null ? wallTime(timing.deadline, "UTC") : null;
  const kept = same === null ? "" : `${hourText(same.hour, same.minute)} UTC`;
  const time = hour === null ? kept : `${hour} ${at.zone ?? ""}`;
  const read = readDate(`${at.date} ${time}`.trim());
  return read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
}

/** A command for that moment, at the hour of the one before where it names none; null where there is no such moment. */
export function momentCommand(
  session: Session,
  speaker: Speaker,
  head: string,
  at: Moment,
  before = "",
): string | null {
  const end = instantOf(session, speaker, at);
  if (end === null) return null;
  const date = dateOf(speaker, end, at.zone);
  const isKept = at.hour === null && !at.isSameHour && before !== "";
  return `${head} ${isKept ? `${date.split(" ")[0]} ${before}` : date}`;
}

function freeDays(
  session: Session,
  speaker: Speaker,
  { first, last }: { readonly first: string; readonly last: string },
  more = 0,
): Meant | null {
  const [begin, end] = [readDate(first), readDate(last)];
  if (begin.kind !== "date" || end.kind !== "date") return null;
  const day = dayMeant(session, speaker, begin.date);
  if (day === null) return null;
  const isToday = day === dayAt(session.now, speaker.game.game.settings.zone);
  if (isToday && first === "today" && last === first) return freeToday(speaker, day);
  // `Monday is a holiday`, `from Monday to Friday`, said on a Monday
  const from = isToday && /(?<!to)day$/.test(first) ? weekAfter(day) : day;
  const named = dayMeant(session, speaker, end.date, from);
  const to = named === null ? null : dayAfter(named, more);
  return to === null || to < from ? null : one(`SET ABSENCE ${from} TO ${to}`);
}

/** What is due today is due tomorrow; where nothing is, that is so already. */
function freeToday(speaker: Speaker, today: string): Meant | null {
  const { timing, settings } = speaker.game.game;
  if (timing === null) return null;
  if (dayAt(timing.deadline, settings.zone) !== today)
    return { commands: [], told: "deadline-met" };
  const end = after(timing.deadline, 24 * hourMs);
  return { commands: [`SET DEADLINE ${dateOf(speaker, end)}`], at: end };
}

/** The command for a day before a game begins; without an hour, it has that of the game's deadlines. */
function ahead(session: Session, speaker: Speaker, head: string, at: Moment): Meant | null {
  const { settings, status } = speaker.game.game;
  const when = status === "forming" ? instantOf(session, speaker, at) : null;
  if (when === null) return null;
  const zone = at.zone ?? settings.zone;
  const { hour, minute } = wallTime(when, zone);
  const time = at.hour === null && !at.isSameHour ? "" : ` ${hourText(hour, minute)} ${zone}`;
  return one(`${head} ${dayAt(when, zone)}${time}`);
}
