/**
 * Pausing a game and going on. No deadline runs meanwhile, and a pause takes no time from anybody: what was
 * left of the phase comes back, and its deadline never moves to an earlier instant.
 */
import type { Board } from "../../map/index.js";
import { after, dayMs, hourMs, type Instant, instant, present } from "../../util/index.js";
import type { Event } from "../model/event.js";
import type { Game, Pause, Pauser, Submission } from "../model/game.js";
import type { Schedule, Timing } from "../model/timing.js";
import { duePowers } from "../orders/submissions.js";
import { clockKindOf, extendedDeadline, takenDays, timingOf } from "./deadline.js";
import { moveDeadline, openPhase, runningTiming, scheduleOf } from "./stages.js";

interface Changed {
  readonly game: Game;
  readonly event: Event;
}

/** Everybody is told that a game still rests, so that nobody forgets it. */
const reminderEveryMs = 3 * dayMs;

/** For so long only the GM can end a GM's pause; after that the GM may have forgotten it, or gone. */
const gmsOwnMs = 7 * dayMs;

/** The game at rest from `now`, until then or until somebody says so (null). */
export function pauseGame(game: Game, now: Instant, until: Instant | null, by: Pauser): Changed {
  const schedule = scheduleOf(runningTiming(game));
  const pause: Pause = { by, since: now, until, schedule, votes: [], reminders: 0 };
  const left = leftOf(game, schedule, now);
  const submissions = withoutVotes(game.submissions);
  return {
    game: { ...game, status: "paused", timing: null, pause, submissions },
    event: { kind: "paused", by, until, deadline: schedule.deadline, left },
  };
}

/** One vote pauses a game once. */
function withoutVotes(submissions: Game["submissions"]): Game["submissions"] {
  const entries = Object.entries(submissions);
  return Object.fromEntries(
    entries.map(([power, submission]) => [power, { ...submission, ...noPause }]),
  );
}

const noPause: Pick<Submission, "pause"> = { pause: null };

/** The game going on at `now`. */
export function resumeGame(game: Game, board: Board, now: Instant, by: Pauser): Changed {
  const timing = timingAfter(game, board, now);
  const before = game.pause?.schedule?.deadline ?? null;
  return {
    game: { ...game, status: "active", timing, pause: null },
    event: { kind: "resumed", by, before, deadline: timing.deadline },
  };
}

/** What the phase had left, and at least a day: nobody looks at a game that rests. */
function leftOf({ settings, phase }: Game, { deadline }: Schedule, since: Instant): number {
  const { nextHours } = settings.clocks[clockKindOf(phase)];
  return Math.max(deadline - since, Math.min(dayMs, nextHours * hourMs));
}

function timingAfter(game: Game, board: Board, now: Instant): Timing {
  const { settings, phase } = game;
  const taken = takenDays(game, duePowers(game, board));
  const { schedule, since, by } = present(game.pause, "The pause of a paused game");
  if (schedule === null) return timingOf(settings, phase, now, taken);
  const left = leftOf(game, schedule, since);
  const earliest = extendedDeadline(settings, phase, now, left, taken);
  const deadline = instant(Math.max(schedule.deadline, earliest));
  const paused = schedule.paused + (by === "players" ? now - since : 0);
  return moveDeadline(openPhase({ ...schedule, began: now, paused }, now), deadline, now);
}

/** What the clock will bring to a game at rest: its end, or a reminder before. */
export function pauseDue(pause: Pause): {
  readonly at: Instant;
  readonly what: "resume" | "pause";
} {
  const reminder = after(pause.since, (pause.reminders + 1) * reminderEveryMs);
  const isOver = pause.until !== null && pause.until <= reminder;
  return isOver ? { at: pause.until, what: "resume" } : { at: reminder, what: "pause" };
}

/** Tells that the game still rests. After an outage one letter is enough for all that were due. */
export function remindOfPause(game: Game, now: Instant): Changed {
  const pause = present(game.pause, "The pause of a paused game");
  const reminders = Math.floor((now - pause.since) / reminderEveryMs);
  const { by, since, until } = pause;
  return {
    game: { ...game, pause: { ...pause, reminders } },
    event: { kind: "still-paused", by, since, until },
  };
}

/** From when the players may vote a pause over. */
export function votesFrom({ by, since }: Pause): Instant {
  return by === "gm" ? after(since, gmsOwnMs) : since;
}
