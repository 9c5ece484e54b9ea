/**
 * What depends on itself in a circle: its only solution, if it has just one; otherwise circular
 * movement succeeds and a convoy paradox gets the rulebook's rule (DATC 3.2, 5.C; 4.A.2).
 */

import type { Laws } from "../state/laws.js";
import { CONVOY, MOVE, type MovementState, NO, UNKNOWN, YES } from "../state/movement-state.js";
import { evaluateRoute } from "../terms/convoy-routes.js";
import { findCycle, type OpenCycle } from "./dependencies.js";
import {
  propagate,
  restore,
  type Snapshot,
  type Solutions,
  snapshot,
  solve,
  unitsOf,
} from "./solutions.js";
import { allWorks, failSpecialWays, hasSpecialWay, rule, stopMove } from "./special-ways.js";

/** Settles one cycle, so that the sweeps can go on. */
export function settleCycle(state: MovementState, laws: Laws): void {
  const cycle = findCycle(state, laws);
  const solutions = solve(state, laws, cycle);
  const { found, areAll } = solutions;
  const only = areAll && found.length === 1 ? found[0]! : null;
  if (only !== null) restore(state, only);
  else if (fleetsOf(state, cycle).length > 0) settleParadox(state, laws, cycle, solutions);
  else if (hasSpecialWay(state, cycle)) settleSpecial(state, laws, cycle, solutions);
  else settleCircle(state, cycle, found);
}

/** Circular movement may lead through a canal or over a railway: then everything in it works at once. */
function settleSpecial(
  state: MovementState,
  laws: Laws,
  cycle: OpenCycle,
  solutions: Solutions,
): void {
  const circular = solutions.found.find((solution) => allWorks(cycle, solution));
  if (circular === undefined) {
    settleParadox(state, laws, cycle, solutions);
    return;
  }
  state.cycles.push({ kind: "circular", units: unitsOf(cycle) });
  restore(state, circular);
}

/** Circular movement succeeds. Anything else that variants bring fails (DATC 3.2, 5.C). */
function settleCircle(
  state: MovementState,
  cycle: OpenCycle,
  solutions: readonly Snapshot[],
): void {
  const moves = cycle.orders.every((unit) => state.order[unit] === MOVE);
  const circular = moves ? mostMoves(cycle, solutions) : [];
  const fails = circular.length === 0;
  state.cycles.push({
    kind: fails ? "paradox" : "circular",
    units: fails ? unitsOf(cycle) : circular,
  });
  for (const unit of fails ? cycle.orders : circular) rule(state, unit, fails ? NO : YES);
}

/** The moves that succeed in the solution where the most do: a unit that only follows is not in the circle. */
function mostMoves({ orders }: OpenCycle, solutions: readonly Snapshot[]): readonly number[] {
  const succeeding = solutions.map(({ status }) =>
    orders.filter((unit) => status.get(unit) === YES),
  );
  return succeeding.toSorted((units, other) => other.length - units.length)[0] ?? [];
}

function fleetsOf(state: MovementState, cycle: OpenCycle): readonly number[] {
  return cycle.orders.filter((unit) => state.order[unit] === CONVOY);
}

function settleParadox(
  state: MovementState,
  laws: Laws,
  cycle: OpenCycle,
  solutions: Solutions,
): void {
  state.cycles.push({ kind: "paradox", units: unitsOf(cycle) });
  const special = hasSpecialWay(state, cycle);
  if (special) failSpecialWays(state, laws, cycle);
  // What the older rules protect is decided; a paradox that is left comes back here. By 2000 its convoys fail too.
  if (special && laws.protectsSupports && laws.paradox !== "2000") return;
  if (special && laws.backupRule === "dptg") holdAll(state, cycle);
  else settleConvoys(state, laws, cycle, solutions);
}

function settleConvoys(
  state: MovementState,
  laws: Laws,
  cycle: OpenCycle,
  solutions: Solutions,
): void {
  switch (laws.backupRule) {
    case "all-hold":
      holdAll(state, cycle);
      break;
    case "dptg":
      settleByDptg(state, cycle, solutions);
      break;
    case "alexander":
      settleByAlexander(state, laws, cycle);
      break;
    default:
      disruptConvoys(state, cycle);
  }
}

/** Szykman: the fleets do not convoy. */
function disruptConvoys(state: MovementState, cycle: OpenCycle): void {
  for (const fleet of fleetsOf(state, cycle)) rule(state, fleet, NO);
}

/** All-hold: every move of the paradox fails and has no effect where it went. */
function holdAll(state: MovementState, cycle: OpenCycle): void {
  const waters = fleetsOf(state, cycle).map((fleet) => state.province[fleet]!);
  for (const army of armiesOf(state, cycle)) stopMove(state, army);
  for (let unit = 0; unit < state.count; unit++) {
    const attacks = state.order[unit] === MOVE && waters.includes(state.targetProvince[unit]!);
    if (attacks && state.status[unit] === UNKNOWN) stopMove(state, unit);
  }
}

/** The armies that the cycle's fleets convoy. */
function armiesOf(state: MovementState, cycle: OpenCycle): readonly number[] {
  return [...new Set(fleetsOf(state, cycle).map((fleet) => state.helpedUnit[fleet]!))];
}

/** The DPTG: of two solutions the one in which every convoy is disrupted, otherwise all-hold. */
function settleByDptg(state: MovementState, cycle: OpenCycle, { found, areAll }: Solutions): void {
  const fleets = fleetsOf(state, cycle);
  const disrupted = found.find(({ status }) => fleets.every((fleet) => status.get(fleet) === NO));
  if (disrupted === undefined || !areAll || found.length !== 2) {
    holdAll(state, cycle);
    return;
  }
  restore(state, disrupted);
  for (const fleet of fleets) state.ruled[fleet] = 1;
}

/**
 * Alexander IV.5.f: whether a convoy is disrupted is found as if the armies had no effect, and holds even
 * where their effect then dislodges a convoying fleet.
 */
function settleByAlexander(state: MovementState, laws: Laws, cycle: OpenCycle): void {
  const before = snapshot(state, cycle);
  const armies = armiesOf(state, cycle);
  const modes = armies.map((army) => state.mode[army]!);
  const known = armies.map((army) => state.status[army]!);
  for (const army of armies) stopMove(state, army);
  propagate(state, laws, cycle, new Set(armies));
  const routes = armies.map((army) => evaluateRoute(state, laws, army));
  restore(state, before);
  for (const [index, army] of armies.entries()) {
    state.mode[army] = modes[index]!;
    state.status[army] = known[index]!;
    state.route[army] = routes[index] === YES ? YES : NO;
    state.ruled[army] = 1;
  }
  for (const fleet of fleetsOf(state, cycle))
    rule(state, fleet, state.route[state.helpedUnit[fleet]!]!);
}
