/**
 * One letter a day, for members who want that, and for all about who comes and goes while a game fills: what may wait
 * for it, and when it goes out. Whatever a player may have to act upon never waits.
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
function canWait(event: Event): event is WaitingEvent {
  if (event.kind === "press") return event.to.kind === "all";
  return waiting.has(event.kind);
}

/**
 * Is a member told of this in one letter a day? Seven who join within an hour would write twenty letters to one
 * another; GMs, who answer for their game, hear at once.
 */
export function waits(game: Game, member: Member, event: Event): event is WaitingEvent {
  if (!canWait(event)) return false;
  return member.digest !== null || (member.role !== "gm" && isFilling(game, event));
}

/** Somebody comes or goes while seats are free. All are told in the letter about the start who plays in the end. */
export function isFilling(game: Game, event: Event): boolean {
  return game.status === "forming" && (event.kind === "joined" || event.kind === "resigned");
}

/** When a member is told of something that waits; of the player for whom all wait at once, with all who came before. */
export function dueAt(game: Game, member: Member, event: WaitingEvent, now: Instant): Instant {
  const fillsTable =
    event.kind === "joined" && event.member.role === "player" && event.seatsLeft === 0;
  return fillsTable ? now : nextDigest(game, member, now);
}

/** When a member is next told what waits, if nothing more happens: at the hour of their digest, or at the usual one. */
export function nextDigest(game: Game, member: Member, now: Instant): Instant {
  const minute = member.digest ?? usualDigestMinute;
  const zone = member.zone ?? game.settings.zone;
  const today = onDay(now, 0, minute, zone);
  return today > now ? today : onDay(now, 1, minute, zone);
}

/** The minute of the day, so many days after the day that the zone's clocks show at `at`. */
function onDay(at: Instant, days: number, minuteOfDay: number, zone: string): Instant {
  const { year, month, day } = wallTime(at, zone);
  const hour = Math.floor(minuteOfDay / 60);
  return instantOf({ year, month, day: day + days, hour, minute: minuteOfDay % 60 }, zone);
}
