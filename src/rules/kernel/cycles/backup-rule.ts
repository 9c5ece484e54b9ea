/**
 * What depends on itself in a circle: its only solution, if it has just one; otherwise circular
 * movement succeeds and a convoy paradox gets the rulebook's rule (DATC 3.2, 5.C; 4.A.2).
 */

import type { Laws } from "../state/laws.js";
import { CONVOY, MOVE, NO, state, UNKNOWN, YES } from "../state/movement-state.js";
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
export function settleCycle(laws: Laws): void {
  const cycle = findCycle(laws);
  const solutions = solve(laws, cycle);
  const { found, areAll } = solutions;
  const only = areAll && found.length === 1 ? found[0]! : null;
  if (only !== null) restore(only);
  else if (fleetsOf(cycle).length > 0) settleParadox(laws, cycle, solutions);
  else if (hasSpecialWay(cycle)) settleSpecial(laws, cycle, solutions);
  else settleCircle(cycle, found);
}

/** Circular movement may lead through a canal or over a railway: then everything in it works at once. */
function settleSpecial(laws: Laws, cycle: OpenCycle, solutions: Solutions): void {
  const circular = solutions.found.find((solution) => allWorks(cycle, solution));
  if (circular === undefined) {
    settleParadox(laws, cycle, solutions);
    return;
  }
  state.cycles.push({ kind: "circular", units: unitsOf(cycle) });
  restore(circular);
}

/** Circular movement succeeds. Anything else that variants bring fails (DATC 3.2, 5.C). */
function settleCircle(cycle: OpenCycle, solutions: readonly Snapshot[]): void {
  const moves = cycle.orders.every((unit) => state.order[unit] === MOVE);
  const circular = moves ? mostMoves(cycle, solutions) : [];
  const fails = circular.length === 0;
  state.cycles.push({
    kind: fails ? "paradox" : "circular",
    units: fails ? unitsOf(cycle) : circular,
  });
  for (const unit of fails ? cycle.orders : circular) rule(unit, fails ? NO : YES);
}

/** The moves that succeed in the solution where the most do: a unit that only follows is not in the circle. */
function mostMoves({ orders }: OpenCycle, solutions: readonly Snapshot[]): readonly number[] {
  const succeeding = solutions.map(({ status }) =>
    orders.filter((unit) => status.get(unit) === YES),
  );
  return succeeding.toSorted((units, other) => other.length - units.length)[0] ?? [];
}

function fleetsOf(cycle: OpenCycle): readonly number[] {
  return cycle.orders.filter((unit) => state.order[unit] === CONVOY);
}

function settleParadox(laws: Laws, cycle: OpenCycle, solutions: Solutions): void {
  state.cycles.push({ kind: "paradox", units: unitsOf(cycle) });
  const special = hasSpecialWay(cycle);
  if (special) failSpecialWays(laws, cycle);
  // What the older rules protect is decided; a paradox that is left comes back here. By 2000 its convoys fail too.
  if (special && laws.protectsSupports && laws.paradox !== "2000") return;
  if (special && laws.backupRule === "dptg") holdAll(cycle);
  else settleConvoys(laws, cycle, solutions);
}

function settleConvoys(laws: Laws, cycle: OpenCycle, solutions: Solutions): void {
  switch (laws.backupRule) {
    case "all-hold":
      holdAll(cycle);
      break;
    case "dptg":
      settleByDptg(cycle, solutions);
      break;
    case "alexander":
      settleByAlexander(laws, cycle);
      break;
    default:
      disruptConvoys(cycle);
  }
}

/** Szykman: the fleets do not convoy. */
function disruptConvoys(cycle: OpenCycle): void {
  for (const fleet of fleetsOf(cycle)) rule(fleet, NO);
}

/** All-hold: every move of the paradox fails and has no effect where it went. */
function holdAll(cycle: OpenCycle): void {
  const waters = fleetsOf(cycle).map((fleet) => state.province[fleet]!);
  for (const army of armiesOf(cycle)) stopMove(army);
  for (let unit = 0; unit < state.count; unit++) {
    const attacks = state.order[unit] === MOVE && waters.includes(state.targetProvince[unit]!);
    if (attacks && state.status[unit] === UNKNOWN) stopMove(unit);
  }
}

/** The armies that the cycle's fleets convoy. */
function armiesOf(cycle: OpenCycle): readonly number[] {
  return [...new Set(fleetsOf(cycle).map((fleet) => state.helpedUnit[fleet]!))];
}

/** The DPTG: of two solutions the one in which every convoy is disrupted, otherwise all-hold. */
function settleByDptg(cycle: OpenCycle, { found, areAll }: Solutions): void {
  const fleets = fleetsOf(cycle);
  const disrupted = found.find(({ status }) => fleets.every((fleet) => status.get(fleet) === NO));
  if (disrupted === undefined || !areAll || found.length !== 2) {
    holdAll(cycle);
    return;
  }
  restore(disrupted);
  for (const fleet of fleets) state.ruled[fleet] = 1;
}

/**
 * Alexander IV.5.f: whether a convoy is disrupted is found as if the armies had no effect, and holds even
 * where their effect then dislodges a convoying fleet.
 */
function settleByAlexander(laws: Laws, cycle: OpenCycle): void {
  const before = snapshot(cycle);
  const armies = armiesOf(cycle);
  const modes = armies.map((army) => state.mode[army]!);
  const known = armies.map((army) => state.status[army]!);
  for (const army of armies) stopMove(army);
  propagate(laws, cycle, new Set(armies));
  const routes = armies.map((army) => evaluateRoute(laws, army));
  restore(before);
  for (const [index, army] of armies.entries()) {
    state.mode[army] = modes[index]!;
    state.status[army] = known[index]!;
    state.route[army] = routes[index] === YES ? YES : NO;
    state.ruled[army] = 1;
  }
  for (const fleet of fleetsOf(cycle)) rule(fleet, state.route[state.helpedUnit[fleet]!]!);
}
