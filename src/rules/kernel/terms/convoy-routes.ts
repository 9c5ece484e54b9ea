/** PATH: chains of convoying fleets from an army to its destination (DATC 3.2, 5.B; 4.A.1; 4.A.6). */
import type { Laws } from "../state/laws.js";
import { CONVOY, MOVE, NO, NONE, state, UNKNOWN, YES } from "../state/movement-state.js";

/** Whether the convoys that fit a move make a complete route, all fleets surviving. */
export function hasRoute(army: number): boolean {
  const given = state.givenRoutes.get(army);
  if (given !== undefined) return isGivenRouteOrdered(army, given);
  return state.firstConvoy[army] !== NONE && routeThrough(army, ALL, NONE);
}

/** Whether every route of the army needs this fleet. */
export function isNecessary(army: number, fleet: number): boolean {
  return state.givenRoutes.has(army) || !routeThrough(army, ALL, fleet);
}

/** Whether the unit at the destination moves the opposite way. */
export function isOpposed(unit: number): boolean {
  const opposite = state.unitIn[state.targetProvince[unit]!]!;
  return (
    opposite !== NONE &&
    state.order[opposite] === MOVE &&
    state.targetProvince[opposite] === state.province[unit]
  );
}

/** Whether a fleet of the army's own power convoys it. */
export function ownFleetConvoys(army: number): boolean {
  for (let fleet = state.firstConvoy[army]!; fleet !== NONE; fleet = state.nextConvoy[fleet]!) {
    if (state.power[fleet] === state.power[army]) return true;
  }
  return false;
}

/** Decides whether the route of a move by convoy is open, as far as its fleets' fate is known. */
export function evaluateRoute(laws: Laws, army: number): number {
  if (laws.everyRouteNeeded || state.givenRoutes.has(army)) return everyFleet(army);
  if (!routeThrough(army, NOT_DISRUPTED, NONE)) return NO;
  return routeThrough(army, AVAILABLE, NONE) ? YES : UNKNOWN;
}

/** Where one disrupted fleet disrupts all (4.A.1 a), or the route was given (4.A.6). */
function everyFleet(army: number): number {
  let open = YES;
  for (let fleet = state.firstConvoy[army]!; fleet !== NONE; fleet = state.nextConvoy[fleet]!) {
    if (state.status[fleet] === NO) return NO;
    if (state.status[fleet] === UNKNOWN) open = UNKNOWN;
  }
  return open;
}

/** Which fleets a search uses: all ordered, all that may be available, or all that surely are. */
const ALL = 0;
const NOT_DISRUPTED = 1;
const AVAILABLE = 2;

/** Whether a chain of such fleets carries the army, without the fleet `skipped`. */
function routeThrough(army: number, fleets: number, skipped: number): boolean {
  const { waters } = state.tables;
  const visited = ++state.stamp;
  let tail = 0;
  state.queue[tail++] = state.province[army]!;
  for (let head = 0; head < tail; head++) {
    const here = state.queue[head]!;
    const end = waters.starts[here + 1]!;
    for (let next = waters.starts[here]!; next < end; next++) {
      const water = waters.items[next]!;
      if (state.mark[water] === visited) continue;
      state.mark[water] = visited;
      const fleet = state.unitIn[water]!;
      if (fleet === NONE || fleet === skipped || !convoysFor(fleet, army)) continue;
      if (fleets === NOT_DISRUPTED && state.status[fleet] === NO) continue;
      if (fleets === AVAILABLE && state.status[fleet] !== YES) continue;
      if (landsAt(water, state.targetProvince[army]!)) return true;
      state.queue[tail++] = water;
    }
  }
  return false;
}

function convoysFor(fleet: number, army: number): boolean {
  return state.order[fleet] === CONVOY && state.helpedUnit[fleet] === army;
}

function landsAt(water: number, province: number): boolean {
  return state.tables.fleetTouches[water * state.tables.locationCount + province] === 1;
}

function isGivenRouteOrdered(army: number, given: readonly number[]): boolean {
  let here = state.province[army]!;
  for (const water of given) {
    const fleet = state.unitIn[water]!;
    if (fleet === NONE || !convoysFor(fleet, army) || !landsAt(water, here)) return false;
    here = water;
  }
  return given.length > 0 && landsAt(here, state.targetProvince[army]!);
}

/**
 * Takes fleets out of an army's list that are on no route (DATC 6.F.12) or, in the DPTG's form, foreign
 * fleets where the army's own make a route (6.F.10). Only needed where every route must hold.
 */
export function keepFleetsOnRoutes(laws: Laws, army: number): void {
  if (state.givenRoutes.has(army)) return;
  const all = fleetsOf(army);
  const own = all.filter((fleet) => state.power[fleet] === state.power[army]);
  const ownOnly = laws.ownFleetsFirst ? fleetsOnRoutes(army, own) : [];
  const kept = ownOnly.length > 0 ? ownOnly : fleetsOnRoutes(army, all);
  state.firstConvoy[army] = NONE;
  for (const fleet of all) state.helpedUnit[fleet] = NONE;
  for (const fleet of kept) {
    state.helpedUnit[fleet] = army;
    state.nextConvoy[fleet] = state.firstConvoy[army]!;
    state.firstConvoy[army] = fleet;
  }
}

/** The fleets that convoy an army. */
export function fleetsOf(army: number): number[] {
  const fleets: number[] = [];
  for (let fleet = state.firstConvoy[army]!; fleet !== NONE; fleet = state.nextConvoy[fleet]!) {
    fleets.push(fleet);
  }
  return fleets;
}

/** Fleets and the two shores as a graph: for each fleet, the fleets in the waters next to it. */
interface Chart {
  readonly links: readonly (readonly number[])[];
  readonly atOrigin: readonly boolean[];
  readonly atTarget: readonly boolean[];
}

/** What is left out of a chart: one of its fleets, or a shore. */
type Gap = number | "origin" | "target" | null;

/**
 * Those of the fleets through which a route runs that passes no water twice and lands where it first can. Two
 * ways lead from such a fleet, to either shore, that share no water: no single gap parts it from both (Menger), and
 * neither shore from the other.
 */
function fleetsOnRoutes(army: number, fleets: readonly number[]): number[] {
  const chart = chartOf(army, fleets);
  const gaps: readonly Gap[] = ["origin", "target", ...fleets.keys()];
  return fleets.filter((_, at) =>
    chart.atTarget[at] === true
      ? reachesShore(chart, at, "target")
      : gaps.every((gap) => gap === at || reachesShore(chart, at, gap)),
  );
}

function chartOf(army: number, fleets: readonly number[]): Chart {
  const waters = fleets.map((fleet) => state.province[fleet]!);
  const touching = (province: number) => waters.map((water) => landsAt(water, province));
  return {
    links: waters.map((water) => [...waters.keys()].filter((at) => landsAt(waters[at]!, water))),
    atOrigin: touching(state.province[army]!),
    atTarget: touching(state.targetProvince[army]!),
  };
}

/** Whether a way leads from a fleet to a shore without the gap. No way goes on where it could have landed. */
function reachesShore({ links, atOrigin, atTarget }: Chart, from: number, gap: Gap): boolean {
  const seen = new Set([from]);
  for (const at of seen) {
    const lands = atTarget[at] === true && at !== from;
    if (lands && gap !== "target") return true;
    if (lands) continue;
    if (atOrigin[at] === true && gap !== "origin") return true;
    for (const next of links[at]!) if (next !== gap) seen.add(next);
  }
  return false;
}
