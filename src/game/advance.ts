/**
 * Time passes: reminders, late notices and the turning of a phase, each when it is due. The only path
 * that turns a phase, whether the clock, the last order or the master asked for it.
 */
import type { Board, PowerId } from "../map/index.js";
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
} from "../rules/index.js";
import { after, hourMs, type Instant, instant, present } from "../util/index.js";
import { takenDays, timingOf } from "./deadline.js";
import { agreedEnding, endGame, postalPress, survivors } from "./ending.js";
import type { EndReason, Event } from "./event.js";
import { formingDue, keepForming } from "./forming.js";
import type { Ending, Game, Timing } from "./game.js";
import type { PhaseRecord } from "./history.js";
import {
  afterNotice,
  countMisses,
  type Lateness,
  noticeAgain,
  passDeadline,
  passGrace,
} from "./lateness.js";
import { playerOf } from "./members.js";
import { proxiedOrders, proxyResults } from "./proxies.js";
import { settleReadiness } from "./readiness.js";
import { pauseGame, remindOfRest, restDue, resumeGame } from "./rest.js";
import { rulebookFor } from "./rules.js";
import { duePowers, emptySheet, latePowers, sheetOf } from "./sheets.js";

/** What the clock will bring next, and when. */
export interface Due {
  readonly at: Instant;
  readonly what:
    | "reminder"
    | "deadline"
    | "grace"
    | "notice"
    | "turn"
    | "resume"
    | "rest"
    | "forming";
}

export interface Advance {
  readonly game: Game;
  readonly events: readonly Event[];
  /** One record for each phase that was played, skipped ones included. */
  readonly records: readonly PhaseRecord[];
}

/** What is due next for this game; null if it is over. */
export function nextDue(game: Game): Due | null {
  const { timing, rest } = game;
  if (game.status === "forming") {
    const at = formingDue(game);
    return at === null ? null : { at, what: "forming" };
  }
  if (rest !== null) return restDue(rest);
  if (game.status !== "active" || timing === null) return null;
  const end: Due =
    timing.early !== null
      ? { at: timing.early, what: "turn" }
      : timing.lateNoticed
        ? afterNotice(timing)
        : { at: timing.deadline, what: "deadline" };
  const reminder = reminderAt(game, timing);
  return reminder !== null && reminder < end.at ? { at: reminder, what: "reminder" } : end;
}

/**
 * The next reminder. What would have come before the phase began, or before the last one, is not made up
 * for: whoever was told of the deadline since then needs no second letter.
 */
function reminderAt({ settings }: Game, timing: Timing): Instant | null {
  if (timing.lateNoticed) return null;
  const since = timing.reminded ?? timing.began;
  const leads = settings.reminderHours.filter((hours) => hours > 0);
  const times = leads.map((hours) => after(timing.deadline, -hours * hourMs));
  const coming = times.filter((at) => at > since);
  return coming.length === 0 ? null : instant(Math.min(...coming));
}

/** Does what is due at `now`; the same game, and no events, if nothing is. */
export function advance(game: Game, board: Board, now: Instant): Advance {
  const due = nextDue(game);
  if (due === null || due.at > now) return { game, events: [], records: [] };
  if (due.what === "reminder") return remind(game, board, now);
  if (due.what === "forming") return { ...keepForming(game, board, now), records: [] };
  if (due.what === "resume" || isRested(game, now)) return goOn(game, board, now);
  if (due.what === "rest") return told(remindOfRest(game, now));
  if (due.what === "turn") return turn(game, board, now);
  if (board.powers.every(({ id }) => playerOf(game, id) === undefined)) return stop(game, now);
  return goOnWithout(lateness[due.what](game, board, now), board, now);
}

const lateness = { deadline: passDeadline, grace: passGrace, notice: noticeAgain } as const;

/** The phase turns, unless somebody is waited for. */
function goOnWithout({ game, events, isOver }: Lateness, board: Board, now: Instant): Advance {
  if (!isOver) return { game, events, records: [] };
  const turned = turn(game, board, now);
  return { ...turned, events: [...events, ...turned.events] };
}

/** With nobody left to play, years would pass for nobody. */
function stop(game: Game, now: Instant): Advance {
  return told(pauseGame(game, now, null, "judge"));
}

function changeTiming(game: Game, change: Partial<Timing>): Game {
  return {
    ...game,
    timing: { ...present(game.timing, "The timing of an active game"), ...change },
  };
}

/** Has the pause ended meanwhile? What was slept through needs no reminder. */
function isRested({ rest }: Game, now: Instant): boolean {
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
  const { deadline } = present(game.timing, "The timing of an active game");
  const events: Event[] = powers.length === 0 ? [] : [{ kind: "reminder", powers, deadline }];
  return { game: changeTiming(game, { reminded: now }), events, records: [] };
}

/** Phases that nobody can act in are played at once; more than this in a row would be our mistake. */
const skippedPhasesMax = 8;

/** Plays the current phase, and every following one in which there is nothing to decide. */
function turn(game: Game, board: Board, now: Instant): Advance {
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

function playPhase(game: Game, board: Board, now: Instant): Played {
  const rulebook = rulebookFor(game.settings);
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
  const champion = winner(board, rulebook, result.position);
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
    sheetOf(game, power).orders.map(({ order }) => ({ power, order })),
  );
  return [...own, ...proxiedOrders(game, powers)];
}

/** The game at the beginning of its next phase: everything that was said for the old one is gone. */
function moveOn(game: Game, board: Board, position: Position, phase: Phase, now: Instant): Game {
  const isNewYear = phase.year > game.phase.year;
  const moved = {
    ...game,
    position,
    phase,
    turn: game.turn + 1,
    sheets: game.settings.standingVotes ? votesOf(game) : {},
    postal: [],
    years: isNewYear ? [...game.years, position.owners] : game.years,
  };
  const taken = takenDays(moved, duePowers(moved, board));
  return { ...moved, timing: timingOf(game.settings, phase, now, taken) };
}

/** The votes alone, where these stand until they are taken back. */
function votesOf({ sheets }: Game): Game["sheets"] {
  const votes = Object.entries(sheets).map(([power, { draw, drawSize, concede }]) => {
    return [power, { ...emptySheet, draw, drawSize, concede }] as const;
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
  const timing = present(moved.timing, "The timing of a game that moved on");
  return {
    kind: "phase-turned",
    phase: before.phase,
    turn: before.turn,
    result,
    proxies: proxyResults(before, powersOf(board)),
    missing: missingPowers(before, board),
    eliminated: survivors(before, board).filter((power) => !alive.has(power)),
    next: next === null ? null : { phase: next, deadline: timing.deadline },
  };
}

function powersOf(board: Board): readonly PowerId[] {
  return board.powers.map(({ id }) => id);
}

function missingPowers(game: Game, board: Board): readonly PowerId[] {
  const due = actors(board, rulebookFor(game.settings), game.phase, game.position);
  return due.filter((power) => {
    const { orders, proxies } = sheetOf(game, power);
    return orders.length === 0 && !proxies.some(({ kind }) => kind === "given");
  });
}

/**
 * The judge could not read its mail from `blindSince` to `now`, and a deadline or the end of a grace
 * period fell into that time: the game gets as long again as it was blind, a day at most.
 */
export function excuseOutage(game: Game, blindSince: Instant, now: Instant): Advance {
  const none = { game, events: [], records: [] };
  if (game.status !== "active" || game.timing === null || game.timing.stalled) return none;
  const end = game.timing.early ?? endOf(game.timing);
  if (game.timing.processing || end <= blindSince || end > now) return none;
  const extension = Math.min(now - blindSince, 24 * hourMs);
  const before = endOf(game.timing);
  const later = after(now, extension);
  const shift = later - before;
  const timing: Timing = {
    ...game.timing,
    deadline: game.timing.lateNoticed ? game.timing.deadline : later,
    graceEnds: after(game.timing.graceEnds, shift),
    early: null,
  };
  return {
    game: { ...game, timing },
    events: [{ kind: "outage", before, after: later }],
    records: [],
  };
}

/** What the players have to keep now: the deadline, or the end of the grace period. */
function endOf({ lateNoticed, deadline, graceEnds }: Timing): Instant {
  return lateNoticed ? graceEnds : deadline;
}
