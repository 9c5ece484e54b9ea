/**
 * When a phase may be processed before its deadline: all who must order have ordered everything, no
 * power is without a player, and nobody asked to wait.
 */
import type { Board } from "../../map/index.js";
import { after, hourMs, type Instant, instant } from "../../util/index.js";
import type { Game } from "../model/game.js";
import { playerOf } from "../model/members.js";
import type { Timing } from "../model/timing.js";
import { duePowers, isComplete, submissionOf } from "../orders/submissions.js";
import { clockKindOf } from "./deadline.js";
import { policyOf } from "./late-orders.js";
import { awaitAgain, getReady } from "./stages.js";

/** Does this phase, once it is ready, wait for the GM's word? */
export function processesByHand({ settings, timing }: Game): boolean {
  return settings.manualProcess && timing !== null && timing.stage.kind !== "called";
}

/** Is only the GM's word missing? */
export function isHeld({ timing }: Pick<Game, "timing">): boolean {
  return timing?.stage.kind === "held";
}

/** The game ready or not, as its sheets and settings now ask. */
export function settleReadiness(game: Game, board: Board, now: Instant): Game {
  if (game.timing === null) return game;
  const timing = settled(game, game.timing, board, now);
  return timing === game.timing ? game : { ...game, timing };
}

function settled(game: Game, timing: Timing, board: Board, now: Instant): Timing {
  const { stage } = timing;
  if (stage.kind === "called") return timing;
  const isLate = now >= timing.deadline;
  const isReady = everybodyIsReady(game, board, isLate);
  if (stage.kind === "held") {
    // The phase waits again for a power that takes back an order before the deadline; after it, the GM decides.
    if (processesByHand(game) && (isReady || isLate)) return timing;
    return isReady ? getReady(timing, stage.since) : awaitAgain(timing, now);
  }
  if (!isReady) return awaitAgain(timing, now);
  const isEarly = stage.kind === "ready" && stage.ends < timing.deadline;
  const isSettled = stage.kind === "ready" && (isLate || isEarly === game.settings.earlyProcessing);
  return isSettled ? timing : getReady(timing, earliestEnd(game, timing, now));
}

/** Past the deadline nobody is waited for but the late: wishes to wait no longer count. */
function everybodyIsReady(game: Game, board: Board, pastDeadline: boolean): boolean {
  return duePowers(game, board).every((power) => {
    const played = playerOf(game, power) !== undefined;
    const isDone = isComplete(game, board, power);
    if (!played) return isDone || !isWaitedFor(game, pastDeadline);
    return isDone && (pastDeadline || !submissionOf(game, power).wait);
  });
}

/** A new player may come for a power until the deadline, to move its units; later only where all wait. */
function isWaitedFor(game: Game, pastDeadline: boolean): boolean {
  return pastDeadline ? policyOf(game).kind === "wait" : game.phase.kind === "M";
}

function earliestEnd(game: Game, timing: Timing, now: Instant): Instant {
  if (now >= timing.deadline) return now;
  const { clocks, earlyProcessing } = game.settings;
  if (!earlyProcessing) return timing.deadline;
  const { delayHours, minHours } = clocks[clockKindOf(game.phase)];
  const soonest = Math.max(after(now, delayHours * hourMs), after(timing.began, minHours * hourMs));
  return instant(Math.min(soonest, timing.deadline));
}
