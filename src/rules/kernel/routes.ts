/** PATH: chains of convoying fleets from an army to its destination (DATC 3.2, 5.B; 4.A.1; 4.A.6). */
import type { Laws } from "./laws.js";
import { CONVOY, MOVE, NO, NONE, type Turn, UNKNOWN, YES } from "./turn.js";

/** Whether the convoys that fit a move make a complete route, all fleets surviving. */
export function hasRoute(turn: Turn, army: number): boolean {
  const given = turn.givenRoutes.get(army);
  if (given !== undefined) return isGivenRouteOrdered(turn, army, given);
  return turn.firstConvoy[army] !== NONE && routeThrough(turn, army, ALL, NONE);
}

/** Whether every route of the army needs this fleet. */
export function isNecessary(turn: Turn, army: number, fleet: number): boolean {
  return turn.givenRoutes.has(army) || !routeThrough(turn, army, ALL, fleet);
}

/** Whether the unit at the destination moves the opposite way. */
export function isOpposed(turn: Turn, unit: number): boolean {
  const opposite = turn.unitIn[turn.targetProvince[unit]!]!;
  return (
    opposite !== NONE &&
    turn.order[opposite] === MOVE &&
    turn.targetProvince[opposite] === turn.province[unit]
  );
}

/** Whether a fleet of the army's own power convoys it. */
export function ownFleetConvoys(turn: Turn, army: number): boolean {
  for (let fleet = turn.firstConvoy[army]!; fleet !== NONE; fleet = turn.nextConvoy[fleet]!) {
    if (turn.power[fleet] === turn.power[army]) return true;
  }
  return false;
}

/** Decides whether the route of a move by convoy is open, as far as its fleets' fate is known. */
export function evaluateRoute(turn: Turn, laws: Laws, army: number): number {
  if (laws.everyRouteNeeded || turn.givenRoutes.has(army)) return everyFleet(turn, army);
  if (!routeThrough(turn, army, NOT_DISRUPTED, NONE)) return NO;
  return routeThrough(turn, army, AVAILABLE, NONE) ? YES : UNKNOWN;
}

/** Where one disrupted fleet disrupts all (4.A.1 a), or the route was given (4.A.6). */
function everyFleet(turn: Turn, army: number): number {
  let open = YES;
  for (let fleet = turn.firstConvoy[army]!; fleet !== NONE; fleet = turn.nextConvoy[fleet]!) {
    if (turn.status[fleet] === NO) return NO;
    if (turn.status[fleet] === UNKNOWN) open = UNKNOWN;
  }
  return open;
}

/** Which fleets a search uses: all ordered, all that may be available, or all that surely are. */
const ALL = 0;
const NOT_DISRUPTED = 1;
const AVAILABLE = 2;

/** Whether a chain of such fleets carries the army, without the fleet `skipped`. */
function routeThrough(turn: Turn, army: number, fleets: number, skipped: number): boolean {
  const { waters } = turn.tables;
  const visited = ++turn.stamp;
  let tail = 0;
  turn.queue[tail++] = turn.province[army]!;
  for (let head = 0; head < tail; head++) {
    const here = turn.queue[head]!;
    const end = waters.starts[here + 1]!;
    for (let next = waters.starts[here]!; next < end; next++) {
      const water = waters.items[next]!;
      if (turn.mark[water] === visited) continue;
      turn.mark[water] = visited;
      const fleet = turn.unitIn[water]!;
      if (fleet === NONE || fleet === skipped || !convoysFor(turn, fleet, army)) continue;
      if (fleets === NOT_DISRUPTED && turn.status[fleet] === NO) continue;
      if (fleets === AVAILABLE && turn.status[fleet] !== YES) continue;
      if (landsAt(turn, water, turn.targetProvince[army]!)) return true;
      turn.queue[tail++] = water;
    }
  }
  return false;
}

function convoysFor(turn: Turn, fleet: number, army: number): boolean {
  return turn.order[fleet] === CONVOY && turn.mate[fleet] === army;
}

function landsAt(turn: Turn, water: number, province: number): boolean {
  return turn.tables.fleetTouches[water * turn.tables.locationCount + province] === 1;
}

function isGivenRouteOrdered(turn: Turn, army: number, given: readonly number[]): boolean {
  let here = turn.province[army]!;
  for (const water of given) {
    const fleet = turn.unitIn[water]!;
    if (fleet === NONE || !convoysFor(turn, fleet, army) || !landsAt(turn, water, here))
      return false;
    here = water;
  }
  return given.length > 0 && landsAt(turn, here, turn.targetProvince[army]!);
}

/**
 * Takes fleets out of an army's list that are on no route (DATC 6.F.12) or, in the DPTG's form, foreign
 * fleets where the army's own make a route (6.F.10). Only needed where every route must hold.
 */
export function keepFleetsOnRoutes(turn: Turn, laws: Laws, army: number): void {
  if (turn.givenRoutes.has(army)) return;
  const all = fleetsOf(turn, army);
  const own = all.filter((fleet) => turn.power[fleet] === turn.power[army]);
  const ownOnly = laws.ownFleetsFirst ? fleetsOnRoutes(turn, army, own) : [];
  const kept = ownOnly.length > 0 ? ownOnly : fleetsOnRoutes(turn, army, all);
  turn.firstConvoy[army] = NONE;
  for (const fleet of all) turn.mate[fleet] = NONE;
  for (const fleet of kept) {
    turn.mate[fleet] = army;
    turn.nextConvoy[fleet] = turn.firstConvoy[army]!;
    turn.firstConvoy[army] = fleet;
  }
}

/** The fleets that convoy an army. */
export function fleetsOf(turn: Turn, army: number): number[] {
  const fleets: number[] = [];
  for (let fleet = turn.firstConvoy[army]!; fleet !== NONE; fleet = turn.nextConvoy[fleet]!) {
    fleets.push(fleet);
  }
  return fleets;
}

/** Those of the fleets through which a route runs that passes no water twice. */
function fleetsOnRoutes(turn: Turn, army: number, fleets: readonly number[]): number[] {
  const found = new Set<number>();
  const follow = (chain: readonly number[]): void => {
    const here = chain.length === 0 ? turn.province[army]! : turn.province[chain.at(-1)!]!;
    for (const fleet of fleets) {
      const water = turn.province[fleet]!;
      if (chain.includes(fleet) || !landsAt(turn, water, here)) continue;
      const longer = [...chain, fleet];
      if (landsAt(turn, water, turn.targetProvince[army]!))
        for (const one of longer) found.add(one);
      else follow(longer);
    }
  };
  follow([]);
  return fleets.filter((fleet) => found.has(fleet));
}
