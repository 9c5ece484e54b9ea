/**
 * The deadline has passed and orders are missing: who is told, who gets more time, who loses the seat, and
 * when the game goes on regardless. Which of these it is, `Settings.missed` says.
 */
import type { Board, PowerId } from "../../map/index.js";
import { after, hourMs, type Instant, present } from "../../util/index.js";
import type { Event } from "../model/event.js";
import type { Game } from "../model/game.js";
import { changeMember, departPlayer, playerOf, publicMember } from "../model/members.js";
import type { NmrPolicy } from "../model/nmr-policy.js";
import type { Noticed, Timing } from "../model/timing.js";
import {
  changeSubmission,
  duePowers,
  isComplete,
  latePowers,
  submissionOf,
  withoutWishes,
} from "../orders/submissions.js";
import { clockKindOf, extendedDeadline, takenDays } from "./deadline.js";
import { moveDeadline, runningTiming, stall, tellLate } from "./stages.js";

/** What comes of waiting. */
export interface Lateness {
  readonly game: Game;
  readonly events: readonly Event[];
  /** Nobody is waited for any longer. */
  readonly isOver: boolean;
}

/** The late are told once a day. */
const noticeEveryMs = 24 * hourMs;

/** What comes next once the late have been told: the end of the grace period, or the next notice. */
export function afterNotice(
  { graceEnds }: Timing,
  { kind, noticed }: Noticed,
): { readonly at: Instant; readonly what: "grace" | "notice" } {
  const notice = after(noticed, noticeEveryMs);
  return kind === "late" && graceEnds <= notice
    ? { at: graceEnds, what: "grace" }
    : { at: notice, what: "notice" };
}

/**
 * The policy that counts now. A game can protect its first turn: a player who never came costs the others
 * nothing yet, and is worth waiting for or replacing.
 */
export function policyOf({ settings, turn }: Pick<Game, "settings" | "turn">): NmrPolicy {
  return settings.protectFirstTurn && turn === 1 ? { kind: "wait" } : settings.nmr;
}

/** The powers that a game waits for: the late ones, and under NMR WAIT those without a player. */
export function waitedFor(game: Game, board: Board): readonly PowerId[] {
  if (policyOf(game).kind !== "wait") return latePowers(game, board);
  return duePowers(game, board).filter((power) => !isComplete(game, board, power));
}

/** At the deadline late powers get the grace period; if none is late, the phase is over. */
export function passDeadline(game: Game, board: Board, now: Instant): Lateness {
  const powers = waitedFor(game, board);
  const { graceEnds } = runningTiming(game);
  if (powers.length === 0) return { game, events: [], isOver: true };
  const noted = powers.reduce((counted, power) => countLate(counted, power), game);
  const told = tell(noted, powers, tellLate(runningTiming(noted), now), true);
  return graceEnds <= now ? passGrace(told.game, board, now) : told;
}

function countLate(game: Game, power: PowerId): Game {
  const marked = changeSubmission(game, power, { late: true });
  const player = playerOf(game, power);
  if (player === undefined || submissionOf(game, power).late) return marked;
  return changeMember(marked, player.id, { timesLate: player.timesLate + 1 });
}

/** A day later: the late once more, and in a game that waits for them everybody, every other day. */
export function noticeAgain(game: Game, board: Board, now: Instant): Lateness {
  const powers = waitedFor(game, board);
  if (powers.length === 0) return { game, events: [], isOver: true };
  const timing = runningTiming(game);
  const { stage } = timing;
  const isForAll = stage.kind === "stalled" && stage.notices % 2 === 0;
  return tell(game, powers, tellLate(timing, now), isForAll);
}

/** At the end of the grace period. */
export function passGrace(game: Game, board: Board, now: Instant): Lateness {
  const powers = waitedFor(game, board);
  const over = { game, events: [], isOver: true };
  if (powers.length === 0) return over;
  const policy = policyOf(game);
  switch (policy.kind) {
    case "hold":
      return over;
    case "wait":
      return tell(game, powers, stall(runningTiming(game), now), true);
    case "excuse":
      return excuse(game, board, powers, policy.times, now) ?? over;
    case "civil-disorder":
      return vacate(game, powers);
    case "replace": {
      const gone = powers.filter((power) => missesOf(game, power) + 1 >= policy.after);
      return vacate(game, gone);
    }
  }
}

function tell(game: Game, powers: readonly PowerId[], timing: Timing, isForAll: boolean): Lateness {
  const { deadline, graceEnds, stage } = timing;
  const isWaiting = stage.kind === "stalled" || policyOf(game).kind === "wait";
  return {
    game: { ...game, timing },
    events: [{ kind: "late", powers, deadline, graceEnds, isForAll, isWaiting }],
    isOver: false,
  };
}

/** Each late player uses up one excuse, and the phase gets its time once more: once in a phase. */
function excuse(
  game: Game,
  board: Board,
  late: readonly PowerId[],
  times: number,
  now: Instant,
): Lateness | null {
  const timing = runningTiming(game);
  const excused = late.filter((power) => (playerOf(game, power)?.excuses ?? times) < times);
  if (timing.excused || excused.length === 0) return null;
  const { nextHours } = game.settings.clocks[clockKindOf(game.phase)];
  const taken = takenDays(game, duePowers(game, board));
  const { settings, phase } = game;
  const deadline = extendedDeadline(settings, phase, now, nextHours * hourMs, taken);
  const counted = excused.reduce((changed, power) => {
    const player = present(playerOf(changed, power), "The player who is excused");
    return changeMember(changed, player.id, { excuses: player.excuses + 1 });
  }, game);
  return {
    game: { ...counted, timing: { ...moveDeadline(timing, deadline, now), excused: true } },
    events: [{ kind: "excused", powers: excused, before: timing.deadline, after: deadline }],
    isOver: false,
  };
}

/** These seats are free: their players are out, and may come back as long as nobody else has come. */
function vacate(game: Game, powers: readonly PowerId[]): Lateness {
  const events: Event[] = [];
  let current = game;
  for (const power of powers) {
    const player = playerOf(current, power);
    if (player === undefined) continue;
    current = {
      ...withoutWishes(departPlayer(current, player, "vacated"), power),
      former: { ...current.former, [power]: player.address },
    };
    events.push(
      { kind: "vacated", member: publicMember(player), power },
      { kind: "opening", power },
    );
  }
  return { game: current, events, isOver: true };
}

function missesOf(game: Game, power: PowerId): number {
  return playerOf(game, power)?.misses ?? 0;
}

/** The game with its players' phases counted when this one is over, the missed ones in a row. */
export function countMisses(game: Game, board: Board): Game {
  return duePowers(game, board).reduce((duePower, power) => {
    const player = playerOf(duePower, power);
    if (player === undefined) return duePower;
    const isMissed = !isComplete(game, board, power);
    return changeMember(duePower, player.id, {
      misses: isMissed ? player.misses + 1 : 0,
      phasesDue: player.phasesDue + 1,
      phasesMissed: player.phasesMissed + (isMissed ? 1 : 0),
    });
  }, game);
}
