/**
 * The turn of a phase: its orders adjudicated, its record, what is told of it, and the game at the beginning of
 * the next one, or at its end. When it happens is not known here.
 */

import type { Board, PowerId } from "../../map/index.js";
import {
  actors,
  adjudicate,
  endgame,
  nextPhase,
  type Phase,
  type PhaseResult,
  type Position,
  type PowerOrder,
  winner,
} from "../../rules/index.js";
import { type Instant, present } from "../../util/index.js";
import { agreedEnding, endGame, postalPress, survivors } from "../ends/ending.js";
import type { Advance } from "../model/decision.js";
import type { EndReason, Event } from "../model/event.js";
import type { Ending, Game } from "../model/game.js";
import type { PhaseRecord } from "../model/history.js";
import { playerOf } from "../model/members.js";
import { rulebookFor } from "../model/settings.js";
import { proxiedOrders, proxyResults } from "../orders/proxies.js";
import { duePowers, emptySubmission, submissionOf } from "../orders/submissions.js";
import { takenDays, timingOf } from "../time/deadline.js";
import { countMisses } from "../time/late-orders.js";

/** Phases that nobody can act in are played at once; more than this in a row would be our mistake. */
const skippedPhasesMax = 8;

/** Plays the current phase, and every following one in which there is nothing to decide. */
export function processPhase(game: Game, board: Board, now: Instant): Advance {
  const events: Event[] = [];
  const records: PhaseRecord[] = [];
  let current = game;
  for (let skipped = 0; skipped <= skippedPhasesMax; skipped++) {
    const played = playPhase(current, board, now);
    records.push(played.record);
    events.push(...played.events);
    current = played.game;
    if (current.status !== "active" || isPlayed(current, board)) break;
  }
  return { game: current, events, records };
}

/**
 * Does this phase have to wait for its time? Retreats and builds of powers that nobody plays do not; their
 * movement does, since a new player may come until then.
 */
function isPlayed(game: Game, board: Board): boolean {
  const due = duePowers(game, board);
  return due.some((power) => game.phase.kind === "M" || playerOf(game, power) !== undefined);
}

interface Played {
  readonly game: Game;
  readonly events: readonly Event[];
  readonly record: PhaseRecord;
}

/** What the orders given so far would do. */
export function foresee(game: Game, board: Board): PhaseResult {
  const rulebook = rulebookFor(game.settings);
  return adjudicate(board, rulebook, game.phase, game.position, ordersOf(game, board));
}

/** One phase played, whatever follows it. */
export function playPhase(game: Game, board: Board, now: Instant): Played {
  const orders = ordersOf(game, board);
  const result = foresee(game, board);
  const record: PhaseRecord = {
    turn: game.turn,
    phase: game.phase,
    before: game,
    orders,
    result,
    turnedAt: now,
  };
  const champion = winner(board, result.position);
  const next = nextPhase(board, game.phase, result.position);
  const moved = moveOn(countMisses(game, board), board, result.position, next, now);
  const over = champion === null ? endOfPhase(moved, board) : soloOf(champion);
  const after = over === null ? next : null;
  const turned = turnedEvent(game, board, result, moved, after);
  const events = [turned, ...postalPress(game)];
  if (over === null) return { game: moved, events, record };
  const ended = endGame({ ...moved, phase: game.phase }, over.ending, over.why, now);
  return { game: ended.game, events: [...events, ...ended.events], record };
}

interface Over {
  readonly ending: Ending;
  readonly why: EndReason;
}

function soloOf(power: PowerId): Over {
  return { ending: { kind: "solo", power }, why: { kind: "centers" } };
}

/** Does the game end without a victor: by its rulebook, or because who refused a draw is out of it? */
function endOfPhase(game: Game, board: Board): Over | null {
  const why = endgame(rulebookFor(game.settings), game.years);
  if (why !== null) return { ending: { kind: "draw", powers: survivors(game, board) }, why };
  const agreed = agreedEnding(game, board);
  return agreed === null ? null : { ending: agreed, why: { kind: "votes" } };
}

/** All orders of the phase, by power in the board's order: what is adjudicated cannot depend on mails. */
function ordersOf(game: Game, board: Board): readonly PowerOrder[] {
  const powers = powersOf(board);
  const own = powers.flatMap((power) =>
    submissionOf(game, power).orders.map(({ order }) => ({ power, order })),
  );
  return [...own, ...proxiedOrders(game, powers)];
}

/** The game at the beginning of its next phase: everything that was said for the old one is gone. */
function moveOn(game: Game, board: Board, position: Position, phase: Phase, now: Instant): Game {
  // Some calendars count a year or two from spring to fall: what ends with a fall is one year of the game.
  const isNewYear = phase.season === "S" && game.phase.season !== "S";
  const moved = {
    ...game,
    position,
    phase,
    turn: game.turn + 1,
    submissions: game.settings.standingVotes ? votesOf(game) : {},
    postal: [],
    years: isNewYear ? [...game.years, position.owners] : game.years,
  };
  const taken = takenDays(moved, duePowers(moved, board));
  return { ...moved, timing: timingOf(game.settings, phase, now, taken) };
}

/** The votes alone, where these stand until they are taken back. */
function votesOf({ submissions }: Game): Game["submissions"] {
  const votes = Object.entries(submissions).map(([power, { draw, drawSize, concede }]) => {
    return [power, { ...emptySubmission, draw, drawSize, concede }] as const;
  });
  return Object.fromEntries(votes);
}

function turnedEvent(
  before: Game,
  board: Board,
  result: PhaseResult,
  moved: Game,
  next: Phase | null,
): Event {
  const alive = new Set(survivors(moved, board));
  const played = present(before.timing, "The timing of a game that is processed");
  const timing = present(moved.timing, "The timing of a game that moved on");
  return {
    kind: "phase-turned",
    phase: before.phase,
    deadline: played.deadline,
    turn: before.turn,
    result,
    proxies: proxyResults(before, powersOf(board)),
    missing: silentIn(before, board),
    eliminated: survivors(before, board).filter((power) => !alive.has(power)),
    next: next === null ? null : { phase: next, deadline: timing.deadline },
  };
}

function powersOf(board: Board): readonly PowerId[] {
  return board.powers.map(({ id }) => id);
}

/** Who had something to order, and sent nothing for it. */
export function silentIn(game: Game, board: Board): readonly PowerId[] {
  const due = actors(board, game.phase, game.position);
  return due.filter((power) => {
    const { orders, proxies } = submissionOf(game, power);
    return orders.length === 0 && !proxies.some(({ kind }) => kind === "given");
  });
}
