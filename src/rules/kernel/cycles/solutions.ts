/**
 * The solutions of a cycle: what its orders can do without contradicting the equations. They are found by
 * guessing, and following what each guess entails (DATC 3.2, 5.F); cycles are small.
 */
import { decide, isOpen } from "../equations/decisions.js";
import type { Laws } from "../state/laws.js";
import { CONVOY, NO, state, UNKNOWN, YES } from "../state/movement-state.js";
import type { OpenCycle } from "./dependencies.js";

/** All units of a cycle. */
export function unitsOf({ orders, routes }: OpenCycle): readonly number[] {
  return [...new Set([...orders, ...routes])];
}

/** What is known of a cycle's units. */
export interface Snapshot {
  readonly status: ReadonlyMap<number, number>;
  readonly route: ReadonlyMap<number, number>;
}

export function snapshot(cycle: OpenCycle): Snapshot {
  const units = unitsOf(cycle);
  return {
    status: new Map(units.map((unit) => [unit, state.status[unit]!])),
    route: new Map(units.map((unit) => [unit, state.route[unit]!])),
  };
}

/** Takes all decisions of the cycle's units back to what was known. */
export function restore(saved: Snapshot): void {
  for (const [unit, status] of saved.status) state.status[unit] = status;
  for (const [unit, route] of saved.route) state.route[unit] = route;
}

/** Guesses in one search: enough for every real circle, and a bound on hostile ones. */
const manyGuesses = 4096;

/** The solutions of a cycle, at most three: whether there are none, one, two or more is all that counts. */
export interface Solutions {
  readonly found: readonly Snapshot[];
  /** Nothing was left out: a search cut off at its bound proves no solution the only one. */
  readonly areAll: boolean;
}

export function solve(laws: Laws, cycle: OpenCycle, maxGuesses = manyGuesses): Solutions {
  const before = snapshot(cycle);
  const solutions: Snapshot[] = [];
  let guesses = 0;
  const search = (guessed: ReadonlySet<number>): void => {
    propagate(laws, cycle, guessed);
    const next = nextGuess(cycle);
    if (next === null) {
      if (isConsistent(laws, guessed)) solutions.push(snapshot(cycle));
      return;
    }
    const here = snapshot(cycle);
    for (const value of [YES, NO]) {
      if (solutions.length > 2 || ++guesses > maxGuesses) return;
      state.status[next] = value;
      search(new Set([...guessed, next]));
      restore(here);
    }
  };
  search(new Set());
  restore(before);
  return { found: solutions, areAll: guesses <= maxGuesses };
}

/** Convoys first: they decide most. */
function nextGuess(cycle: OpenCycle): number | null {
  const open = cycle.orders.filter((unit) => state.status[unit] === UNKNOWN);
  return open.find((unit) => state.order[unit] === CONVOY) ?? open[0] ?? null;
}

/** Decides what follows within the cycle; the units in `guessed` are left as they are. */
export function propagate(laws: Laws, cycle: OpenCycle, guessed: ReadonlySet<number>): void {
  const units = unitsOf(cycle);
  let changed = true;
  while (changed) {
    changed = false;
    for (const unit of units) {
      if (!guessed.has(unit) && isOpen(unit) && decide(laws, unit)) changed = true;
    }
  }
}

/** Whether the guesses are what the equations give. */
function isConsistent(laws: Laws, guessed: ReadonlySet<number>): boolean {
  for (const unit of guessed) {
    const guess = state.status[unit]!;
    state.status[unit] = UNKNOWN;
    decide(laws, unit);
    const found = state.status[unit];
    state.status[unit] = guess;
    if (found !== guess) return false;
  }
  return true;
}
