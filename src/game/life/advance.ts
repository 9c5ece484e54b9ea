/**
 * Time passes: reminders, late notices and the turning of a phase, each when it is due. The only path
 * that turns a phase, whether the clock, the last order or the GM asked for it.
 */
import type { Board } from "../../map/index.js";
import type { Instant } from "../../util/index.js";
import type { Advance } from "../model/decision.js";
import type { Event } from "../model/event.js";
import type { Game } from "../model/game.js";
import { playerOf } from "../model/members.js";
import { latePowers } from "../orders/submissions.js";
import { lapseCandidates, settleCandidates } from "../seats/candidates.js";
import { type Lateness, noticeAgain, passDeadline, passGrace } from "../time/late-orders.js";
import { pauseGame, remindOfPause, resumeGame } from "../time/pause.js";
import { processesByHand, settleReadiness } from "../time/readiness.js";
import { hold, reminded, runningTiming } from "../time/stages.js";
import { startInTime } from "./create.js";
import { type Due, nextDue } from "./due.js";
import { keepEscalation, settleEscalation } from "./escalation.js";
import { processPhase } from "./process-phase.js";
import { keepForming } from "./recruitment.js";

/** Does what is due at `now`; the same game, and no events, if nothing is. */
export function advance(game: Game, board: Board, now: Instant): Advance {
  const due = nextDue(game);
  if (due === null || due.at > now) return { game, events: [], records: [] };
  const advanced = bring(due, game, board, now);
  const settled = settleCandidates(advanced.game);
  return {
    ...advanced,
    game: settleEscalation(settled.game, board, now, false),
    events: [...advanced.events, ...settled.events],
  };
}

function bring(due: Due, game: Game, board: Board, now: Instant): Advance {
  if (due.what === "candidates") return { ...lapseCandidates(game, now), records: [] };
  if (due.what === "escalation") return goOnWithout(keepEscalation(game, board, now), board, now);
  if (due.what === "reminder") return remind(game, board, now);
  if (due.what === "start") return { ...startInTime(game, board, now), records: [] };
  if (due.what === "forming") return { ...keepForming(game, board, now), records: [] };
  if (due.what === "resume" || isRested(game, now)) return goOn(game, board, now);
  if (due.what === "pause") return told(remindOfPause(game, now));
  if (due.what === "turn") return turnOrHold(game, board, now);
  if (board.powers.every(({ id }) => playerOf(game, id) === undefined)) return stop(game, now);
  return goOnWithout(lateness[due.what](game, board, now), board, now);
}

const lateness = { deadline: passDeadline, grace: passGrace, notice: noticeAgain } as const;

/** The phase turns, unless somebody is still waited for. */
function goOnWithout({ game, events, isOver }: Lateness, board: Board, now: Instant): Advance {
  if (!isOver) return { game, events, records: [] };
  const turned = turnOrHold(game, board, now);
  return { ...turned, events: [...events, ...turned.events] };
}

/** With nobody left to play, years would pass for nobody. */
function stop(game: Game, now: Instant): Advance {
  return told(pauseGame(game, now, null, "judge"));
}

/** Has the pause ended meanwhile? What was slept through needs no reminder. */
function isRested({ pause: rest }: Game, now: Instant): boolean {
  return rest !== null && rest.until !== null && rest.until <= now;
}

/** The pause is over. */
function goOn(game: Game, board: Board, now: Instant): Advance {
  const { game: resumed, event } = resumeGame(game, board, now, "judge");
  return told({ game: settleReadiness(resumed, board, now), event });
}

function told({ game, event }: { readonly game: Game; readonly event: Event }): Advance {
  return { game, events: [event], records: [] };
}

function remind(game: Game, board: Board, now: Instant): Advance {
  const powers = latePowers(game, board);
  const timing = runningTiming(game);
  const { deadline } = timing;
  const events: Event[] = powers.length === 0 ? [] : [{ kind: "reminder", powers, deadline }];
  return { game: { ...game, timing: reminded(timing, now) }, events, records: [] };
}

/** The phase is processed; under MANUAL PROCESS the GM is told that all is ready. */
function turnOrHold(game: Game, board: Board, now: Instant): Advance {
  if (!processesByHand(game)) return processPhase(game, board, now);
  const event: Event = { kind: "turn-waiting", phase: game.phase };
  const timing = hold(runningTiming(game), now);
  return { game: { ...game, timing }, events: [event], records: [] };
}
