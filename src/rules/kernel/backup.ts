/**
 * What depends on itself in a circle: its only solution, if it has just one; otherwise circular
 * movement succeeds and a convoy paradox gets the rulebook's rule (DATC 3.2, 5.C; 4.A.2).
 */
import { findCore, type OpenCore } from "./dependencies.js";
import type { Laws } from "./laws.js";
import { evaluateRoute } from "./routes.js";
import { propagate, restore, type Snapshot, snapshot, solve, unitsOf } from "./solutions.js";
import { allWorks, failSpecialWays, hasSpecialWay, rule, stopMove } from "./special-ways.js";
import { CONVOY, MOVE, NO, type Turn, UNKNOWN, YES } from "./turn.js";

/** Settles one core, so that the sweeps can go on. */
export function settleCore(turn: Turn, laws: Laws): void {
  const core = findCore(turn, laws);
  const solutions = solve(turn, laws, core);
  const only = solutions.length === 1 ? solutions[0]! : null;
  if (only !== null) restore(turn, only);
  else if (fleetsOf(turn, core).length > 0) settleParadox(turn, laws, core, solutions);
  else if (hasSpecialWay(turn, core)) settleSpecial(turn, laws, core, solutions);
  else settleCircle(turn, core, solutions);
}

/** Circular movement may lead through a canal or over a railway: then everything in it works at once. */
function settleSpecial(
  turn: Turn,
  laws: Laws,
  core: OpenCore,
  solutions: readonly Snapshot[],
): void {
  const circular = solutions.find((solution) => allWorks(core, solution));
  if (circular === undefined) {
    settleParadox(turn, laws, core, solutions);
    return;
  }
  turn.cores.push({ kind: "circular", units: unitsOf(core) });
  restore(turn, circular);
}

/** Circular movement succeeds. Anything else that variants bring fails (DATC 3.2, 5.C). */
function settleCircle(turn: Turn, core: OpenCore, solutions: readonly Snapshot[]): void {
  const moves = core.orders.every((unit) => turn.order[unit] === MOVE);
  const circular = moves ? mostMoves(core, solutions) : [];
  const fails = circular.length === 0;
  turn.cores.push({
    kind: fails ? "paradox" : "circular",
    units: fails ? unitsOf(core) : circular,
  });
  for (const unit of fails ? core.orders : circular) rule(turn, unit, fails ? NO : YES);
}

/** The moves that succeed in the solution where the most do: who only wants to follow is not of the circle. */
function mostMoves({ orders }: OpenCore, solutions: readonly Snapshot[]): readonly number[] {
  const succeeding = solutions.map(({ status }) =>
    orders.filter((unit) => status.get(unit) === YES),
  );
  return succeeding.toSorted((one, two) => two.length - one.length)[0] ?? [];
}

function fleetsOf(turn: Turn, core: OpenCore): readonly number[] {
  return core.orders.filter((unit) => turn.order[unit] === CONVOY);
}

function settleParadox(
  turn: Turn,
  laws: Laws,
  core: OpenCore,
  solutions: readonly Snapshot[],
): void {
  turn.cores.push({ kind: "paradox", units: unitsOf(core) });
  const special = hasSpecialWay(turn, core);
  if (special) failSpecialWays(turn, laws, core);
  // Rules that only protect supports have done so; a paradox that is left comes back here.
  if (special && laws.protectsSupports) return;
  if (special && laws.backupRule === "dptg") holdAll(turn, core);
  else settleConvoys(turn, laws, core, solutions);
}

function settleConvoys(
  turn: Turn,
  laws: Laws,
  core: OpenCore,
  solutions: readonly Snapshot[],
): void {
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
