/** Orders for later phases: kept until their phase begins, then taken out and used. */
import type { Board, PowerId } from "../../map/index.js";
import { type Phase, phaseKinds, seasons } from "../../rules/index.js";
import type { Game, PendingOrders } from "../model/game.js";

/** Less than 0 where `one` comes before `two`, 0 for the same phase. */
export function comparePhases(phase: Phase, two: Phase): number {
  return (
    phase.year - two.year ||
    seasons.indexOf(phase.season) - seasons.indexOf(two.season) ||
    phaseKinds.indexOf(phase.kind) - phaseKinds.indexOf(two.kind)
  );
}

export function pendingOf(game: Game, power: PowerId): readonly PendingOrders[] {
  return game.pending[power] ?? [];
}

export function changePending(
  game: Game,
  power: PowerId,
  sections: readonly PendingOrders[],
): Game {
  return { ...game, pending: { ...game.pending, [power]: sections } };
}

/** What a power wrote for the phase that has begun, and for phases that the game has passed over. */
interface DuePending {
  readonly power: PowerId;
  /** The perpetual orders first, since those for one phase override them. */
  readonly due: readonly PendingOrders[];
  readonly lapsed: readonly PendingOrders[];
}

/** Takes out what was written for the current phase or an earlier one; perpetual orders stay. */
export function takePending(
  game: Game,
  board: Board,
): { readonly game: Game; readonly taken: readonly DuePending[] } {
  const taken: DuePending[] = [];
  let current = game;
  for (const { id: power } of board.powers) {
    const all = pendingOf(game, power);
    const perpetual = all.filter(({ phase }) => phase === null && game.phase.kind === "M");
    const now = all.filter(({ phase }) => distanceTo(game, phase) === 0);
    const lapsed = all.filter(({ phase }) => distanceTo(game, phase) < 0);
    const due = [...perpetual, ...now];
    if (due.length + lapsed.length === 0) continue;
    taken.push({ power, due, lapsed });
    const rest = all.filter((section) => !now.includes(section) && !lapsed.includes(section));
    current = changePending(current, power, rest);
  }
  return { game: current, taken };
}

function distanceTo(game: Game, phase: Phase | null): number {
  return phase === null ? Number.POSITIVE_INFINITY : comparePhases(phase, game.phase);
}

/** The game without a perpetual order that has become impossible. */
export function dropPending(game: Game, power: PowerId, section: PendingOrders): Game {
  return changePending(
    game,
    power,
    pendingOf(game, power).filter((pendingOrders) => pendingOrders !== section),
  );
}

/** What was pending at the beginning of a phase, with what has been written since. */
export function restoredPending(before: Game, game: Game): Game["pending"] {
  const powers = new Set([...Object.keys(before.pending), ...Object.keys(game.pending)]);
  return Object.fromEntries(
    [...powers].map((power) => {
      const old = pendingOf(before, power);
      const known = new Set(old.map((section) => JSON.stringify(section)));
      const added = pendingOf(game, power).filter(
        (pendingOrders) => !known.has(JSON.stringify(pendingOrders)),
      );
      return [power, [...old, ...added]];
    }),
  );
}
