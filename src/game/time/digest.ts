/**
 * One letter a day, for members who want that: what may wait for it, and when it goes out. Whatever a
 * player may have to act upon never waits.
 */
import { type Instant, instantOf, wallTime } from "../../util/index.js";
import type { Event } from "../model/event.js";
import type { Game, Member } from "../model/game.js";

/** When digests go out, for who does not say: after work. */
export const usualDigestMinute = 18 * 60;

/** An event that may be told a day later. */
export type WaitingEvent = Extract<
  Event,
  { readonly kind: "press" | "joined" | "took-over" | "admitted" | "resigned" | "setting-changed" }
>;

const waiting: ReadonlySet<Event["kind"]> = new Set<WaitingEvent["kind"]>([
  "press",
  "joined",
  "took-over",
  "admitted",
  "resigned",
  "setting-changed",
]);

/** May a member who wants digests be told of this in the next one? Press to some wants an answer. */
export function canWait(event: Event): event is WaitingEvent {
  if (event.kind === "press") return event.to.kind === "all";
  return waiting.has(event.kind);
}

/** When the member's next digest goes out: at once if nothing more is collected. */
export function nextDigest(game: Game, member: Member, now: Instant): Instant {
  if (member.digest === null) return now;
  const zone = member.zone ?? game.settings.zone;
  const today = onDay(now, 0, member.digest, zone);
  return today > now ? today : onDay(now, 1, member.digest, zone);
}

/** The minute of the day, so many days after the day that the zone's clocks show at `at`. */
function onDay(at: Instant, days: number, minuteOfDay: number, zone: string): Instant {
  const { year, month, day } = wallTime(at, zone);
  const hour = Math.floor(minuteOfDay / 60);
  return instantOf({ year, month, day: day + days, hour, minute: minuteOfDay % 60 }, zone);
}
