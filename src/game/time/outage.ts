/** Deadlines that fell into a time in which the judge could not read its mail. */
import { after, hourMs, type Instant } from "../../util/index.js";
import type { Advance } from "../model/decision.js";
import type { Game } from "../model/game.js";
import { endOf, hasLimit, promisedEnd, putOff } from "./stages.js";

/**
 * The judge could not read its mail from `blindSince` to `now`, and a deadline or the end of a grace
 * period fell into that time: the game gets as long again as it was blind, a day at most.
 */
export function excuseOutage(game: Game, blindSince: Instant, now: Instant): Advance {
  const none = { game, events: [], records: [] };
  const { status, timing } = game;
  if (status !== "active" || timing === null || !hasLimit(timing)) return none;
  const end = endOf(timing);
  if (end <= blindSince || end > now) return none;
  const later = after(now, Math.min(now - blindSince, 24 * hourMs));
  const excused = { ...game, timing: putOff(timing, later, now) };
  const before = promisedEnd(timing);
  // Where only the end of a phase that was ready is later, nobody was told another one.
  if (later <= before) return { ...none, game: excused };
  return { game: excused, events: [{ kind: "outage", before, after: later }], records: [] };
}
