/**
 * The solutions of a core: what its orders can do without contradicting the equations. They are found by
 * guessing, and following what each guess entails (DATC 3.2, 5.F); cores are small.
 */
import { decide, isOpen } from "./decisions.js";
import type { OpenCore } from "./dependencies.js";
import type { Laws } from "./laws.js";
import { CONVOY, NO, type Turn, UNKNOWN, YES } from "./turn.js";

/** All units of a core. */
export function unitsOf({ orders, routes }: OpenCore): readonly number[] {
  return [...new Set([...orders, ...routes])];
}

/** What is known of a core's units. */
export interface Snapshot {
  readonly status: ReadonlyMap<number, number>;
  readonly route: ReadonlyMap<number, number>;
}

export function snapshot(turn: Turn, core: OpenCore): Snapshot {
  const units = unitsOf(core);
  return {
    status: new Map(units.map((unit) => [unit, turn.status[unit]!])),
    route: new Map(units.map((unit) => [unit, turn.route[unit]!])),
  };
}

/** Takes all decisions of the core's units back to what was known. */
export function restore(turn: Turn, saved: Snapshot): void {
  for (const [unit, status] of saved.status) turn.status[unit] = status;
  for (const [unit, route] of saved.route) turn.route[unit] = route;
}

/** Guesses in one search: enough for every real circle, and a bound on hostile ones. */
const maxGuesses = 4096;

/** The solutions of a core, at most three: whether there are none, one, two or more is all that counts. */
export function solve(turn: Turn, laws: Laws, core: OpenCore): readonly Snapshot[] {
  const before = snapshot(turn, core);
  const solutions: Snapshot[] = [];
  let guesses = 0;
  const search = (guessed: ReadonlySet<number>): void => {
    propagate(turn, laws, core, guessed);
    const next = nextGuess(turn, core);
    if (next === null) {
      if (isConsistent(turn, laws, guessed)) solutions.push(snapshot(turn, core));
      return;
    }
    const here = snapshot(turn, core);
    for (const value of [YES, NO]) {
      if (solutions.length > 2 || ++guesses > maxGuesses) return;
      turn.status[next] = value;
      search(new Set([...guessed, next]));
      restore(turn, here);
    }
  };
  search(new Set());
  restore(turn, before);
  return solutions;
}

/** Convoys first: they decide most. */
function nextGuess(turn: Turn, core: OpenCore): number | null {
  const open = core.orders.filter((unit) => turn.status[unit] === UNKNOWN);
  return open.find((unit) => turn.order[unit] === CONVOY) ?? open[0] ?? null;
}

/** Decides what follows within the core; the units in `guessed` are left as they are. */
export function propagate(
  turn: Turn,
  laws: Laws,
  core: OpenCore,
  guessed: ReadonlySet<number>,
): void {
  const units = unitsOf(core);
  let changed = true;
  while (changed) {
    changed = false;
    for (const unit of units) {
      if (!guessed.has(unit) && isOpen(turn, unit) && decide(turn, laws, unit)) changed = true;
    }
  }
}

/** Whether the guesses are what the equations give. */
function isConsistent(turn: Turn, laws: Laws, guessed: ReadonlySet<number>): boolean {
  for (const unit of guessed) {
    const guess = turn.status[unit]!;
    turn.status[unit] = UNKNOWN;
    decide(turn, laws, unit);
    const found = turn.status[unit];
    turn.status[unit] = guess;
    if (found !== guess) return false;
  }
  return true;
}
