/**
 * Backup rules of canals and railways (DATC 2.4, chapter 7): in a paradox a fleet does not pass and has no
 * effect; a train fails where the paradox ends for it, but bounces others there. All rules apply at once.
 */

import type { Laws } from "../state/laws.js";
import {
  BY_CANAL,
  CONVOY,
  MOVE,
  type MovementState,
  NO,
  NOWHERE,
  YES,
} from "../state/movement-state.js";
import { keeperOf } from "../variants/canals.js";
import { legOf } from "../variants/trains.js";
import type { OpenCycle } from "./dependencies.js";
import { type Snapshot, unitsOf } from "./solutions.js";

/** Whether what is open includes a passage or a journey. */
export function hasSpecialWay(state: MovementState, cycle: OpenCycle): boolean {
  return passagesIn(state, cycle).length > 0 || lastLegsIn(state, cycle).length > 0;
}

/** Whether every order and every way of the cycle works. */
export function allWorks({ orders, routes }: OpenCycle, { status, route }: Snapshot): boolean {
  return (
    orders.every((unit) => status.get(unit) === YES) &&
    routes.every((unit) => route.get(unit) === YES)
  );
}

/** Lets the passages and journeys of a paradox fail. */
export function failSpecialWays(state: MovementState, laws: Laws, cycle: OpenCycle): void {
  const holds = laws.backupRule === "all-hold" && hasConvoy(state, cycle);
  for (const fleet of passagesIn(state, cycle)) {
    const keeper = keeperOf(state, fleet);
    if (holds && state.order[keeper] === MOVE) stopMove(state, keeper);
    stopMove(state, fleet);
  }
  for (const leg of lastLegsIn(state, cycle)) {
    state.route[leg] = YES;
    rule(state, leg, NO);
  }
}

/** Lays down an outcome against the equations. */
export function rule(state: MovementState, unit: number, status: number): void {
  state.status[unit] = status;
  state.ruled[unit] = 1;
}

/** A move that fails and has no effect where it went. */
export function stopMove(state: MovementState, unit: number): void {
  state.mode[unit] = NOWHERE;
  state.route[unit] = NO;
  rule(state, unit, NO);
}

function hasConvoy(state: MovementState, { orders }: OpenCycle): boolean {
  return orders.some((unit) => state.order[unit] === CONVOY);
}

/** The fleets whose passage through a canal is open. */
function passagesIn(state: MovementState, { routes }: OpenCycle): readonly number[] {
  return routes.filter((unit) => state.mode[unit] === BY_CANAL);
}

/** For each train of the cycle the last of its legs there. */
function lastLegsIn(state: MovementState, cycle: OpenCycle): readonly number[] {
  if (state.legs.length === 0) return [];
  const last = new Map<number, number>();
  for (const unit of unitsOf(cycle).toSorted((unit, other) => unit - other)) {
    const leg = legOf(state, unit);
    if (leg !== undefined) last.set(leg.train, unit);
  }
  return [...last.values()];
}
