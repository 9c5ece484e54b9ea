/**
 * What depends on itself in a circle: its only solution, if it has just one; otherwise circular
 * movement succeeds and a convoy paradox gets the rulebook's rule (DATC 3.2, 5.C; 4.A.2).
 */
import { decide, isOpen } from "./decisions.js";
import { findCore, type OpenCore } from "./dependencies.js";
import type { Laws } from "./laws.js";
import { evaluateRoute } from "./routes.js";
import { CONVOY, MOVE, NO, NOWHERE, type Turn, UNKNOWN, YES } from "./turn.js";

/** Settles one core, so that the sweeps can go on. */
export function settleCore(turn: Turn, laws: Laws): void {
  const core = findCore(turn);
  const solutions = solve(turn, laws, core);
  const only = solutions.length === 1 ? solutions[0]! : null;
  if (only !== null) restore(turn, only);
  else if (fleetsOf(turn, core).length > 0) settleParadox(turn, laws, core, solutions);
  else settleCircle(turn, core);
}

/** Circular movement succeeds. Anything else that variants bring fails (DATC 3.2, 5.C). */
function settleCircle(turn: Turn, core: OpenCore): void {
  const units = unitsOf(core);
  const circular = units.every((unit) => turn.order[unit] === MOVE);
  turn.cores.push({ kind: circular ? "circular" : "paradox", units });
  for (const unit of core.orders) rule(turn, unit, circular ? YES : NO);
}

function unitsOf({ orders, routes }: OpenCore): readonly number[] {
  return [...new Set([...orders, ...routes])];
}

function fleetsOf(turn: Turn, core: OpenCore): readonly number[] {
  return core.orders.filter((unit) => turn.order[unit] === CONVOY);
}

function rule(turn: Turn, unit: number, status: number): void {
  turn.status[unit] = status;
  turn.ruled[unit] = 1;
}

function settleParadox(
  turn: Turn,
  laws: Laws,
  core: OpenCore,
  solutions: readonly Snapshot[],
): void {
  turn.cores.push({ kind: "paradox", units: unitsOf(core) });
  switch (laws.backupRule) {
    case "all-hold":
      holdAll(turn, core);
      break;
    case "dptg":
      settleByDptg(turn, core, solutions);
      break;
    case "alexander":
      settleByAlexander(turn, laws, core);
      break;
    default:
      disruptConvoys(turn, core);
  }
}

/** Szykman: the fleets do not convoy. */
function disruptConvoys(turn: Turn, core: OpenCore): void {
  for (const fleet of fleetsOf(turn, core)) rule(turn, fleet, NO);
}

/** All-hold: every move of the paradox fails and has no effect where it went. */
function holdAll(turn: Turn, core: OpenCore): void {
  const waters = fleetsOf(turn, core).map((fleet) => turn.province[fleet]!);
  for (const army of armiesOf(turn, core)) stopMove(turn, army);
  for (let unit = 0; unit < turn.count; unit++) {
    const attacks = turn.order[unit] === MOVE && waters.includes(turn.targetProvince[unit]!);
    if (attacks && turn.status[unit] === UNKNOWN) stopMove(turn, unit);
  }
}

function stopMove(turn: Turn, unit: number): void {
  turn.mode[unit] = NOWHERE;
  turn.route[unit] = NO;
  rule(turn, unit, NO);
}

/** The armies that the core's fleets convoy. */
function armiesOf(turn: Turn, core: OpenCore): readonly number[] {
  return [...new Set(fleetsOf(turn, core).map((fleet) => turn.mate[fleet]!))];
}

/** The DPTG: of two solutions the one in which every convoy is disrupted, otherwise all-hold. */
function settleByDptg(turn: Turn, core: OpenCore, solutions: readonly Snapshot[]): void {
  const fleets = fleetsOf(turn, core);
  const disrupted = solutions.find(({ status }) =>
    fleets.every((fleet) => status.get(fleet) === NO),
  );
  if (disrupted === undefined || solutions.length !== 2) {
    holdAll(turn, core);
    return;
  }
  restore(turn, disrupted);
  for (const fleet of fleets) turn.ruled[fleet] = 1;
}

/**
 * Alexander IV.5.f: whether a convoy is disrupted is found as if the armies had no effect, and holds even
 * where their effect then dislodges a convoying fleet.
 */
function settleByAlexander(turn: Turn, laws: Laws, core: OpenCore): void {
  const before = snapshot(turn, core);
  const armies = armiesOf(turn, core);
  const modes = armies.map((army) => turn.mode[army]!);
  const known = armies.map((army) => turn.status[army]!);
  for (const army of armies) stopMove(turn, army);
  propagate(turn, laws, core, new Set(armies));
  const routes = armies.map((army) => evaluateRoute(turn, laws, army));
  restore(turn, before);
  for (const [index, army] of armies.entries()) {
    turn.mode[army] = modes[index]!;
    turn.status[army] = known[index]!;
    turn.route[army] = routes[index] === YES ? YES : NO;
    turn.ruled[army] = 1;
  }
  for (const fleet of fleetsOf(turn, core)) rule(turn, fleet, turn.route[turn.mate[fleet]!]!);
}

/** What is known of a core's units. */
interface Snapshot {
  readonly status: ReadonlyMap<number, number>;
  readonly route: ReadonlyMap<number, number>;
}

function snapshot(turn: Turn, core: OpenCore): Snapshot {
  const units = unitsOf(core);
  return {
    status: new Map(units.map((unit) => [unit, turn.status[unit]!])),
    route: new Map(units.map((unit) => [unit, turn.route[unit]!])),
  };
}

function restore(turn: Turn, saved: Snapshot): void {
  for (const [unit, status] of saved.status) turn.status[unit] = status;
  for (const [unit, route] of saved.route) turn.route[unit] = route;
}

/** Guesses in one search: enough for every real circle, and a bound on hostile ones. */
const maxGuesses = 4096;

/** The solutions of a core, at most three: whether there are none, one, two or more is all that counts. */
function solve(turn: Turn, laws: Laws, core: OpenCore): readonly Snapshot[] {
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

function propagate(turn: Turn, laws: Laws, core: OpenCore, guessed: ReadonlySet<number>): void {
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
