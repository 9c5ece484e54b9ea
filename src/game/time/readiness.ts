/**
 * When a phase may be processed before its deadline: all who must order have ordered everything, no
 * power is without a player, and nobody asked to wait.
 */
import type { Board } from "../../map/index.js";
import { after, hourMs, type Instant } from "../../util/index.js";
import type { Game, Timing } from "../model/game.js";
import { playerOf } from "../model/members.js";
import { duePowers, isComplete, submissionOf } from "../orders/submissions.js";
import { clockKindOf } from "./deadline.js";
import { policyOf } from "./late-orders.js";

/** Does this phase, once it is ready, wait for the GM's word? */
export function processesByHand({ settings, timing }: Game): boolean {
  return settings.manualProcess && timing !== null && !timing.processing;
}

/** Is only the GM's word missing? */
export function isHeld(game: Game): boolean {
  return processesByHand(game) && game.timing?.held != null;
}

/** The game with its early processing set, kept or called off, as its sheets now ask. */
export function settleReadiness(game: Game, board: Board, now: Instant): Game {
  if (game.timing === null || game.timing.processing) return game;
  const ready = everybodyIsReady(game, board, now >= game.timing.deadline);
  const early = ready ? (game.timing.early ?? earliestEnd(game, game.timing, now)) : null;
  // The game waits again for a power that takes back an order before the deadline; after it, the GM decides.
  const held = ready || now >= game.timing.deadline ? game.timing.held : null;
  if (early === game.timing.early && held === game.timing.held) return game;
  return { ...game, timing: { ...game.timing, early, held } };
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
  const clock = game.settings.clocks[clockKindOf(game.phase)];
  const soonest = Math.max(
    after(now, clock.delayHours * hourMs),
    after(timing.began, clock.minHours * hourMs),
  );
  return Math.min(soonest, timing.deadline) as Instant;
}
