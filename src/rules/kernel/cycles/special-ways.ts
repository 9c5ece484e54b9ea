/**
 * Backup rules of canals and railways (DATC 2.4, chapter 7): in a paradox a fleet does not pass and has no
 * effect; a train fails where the paradox ends for it, but bounces others there. All rules apply at once.
 */

import type { Laws } from "../state/laws.js";
import { BY_CANAL, CONVOY, MOVE, NO, NOWHERE, state, YES } from "../state/movement-state.js";
import { keeperOf } from "../variants/canals.js";
import { legOf } from "../variants/trains.js";
import type { OpenCycle } from "./dependencies.js";
import { type Snapshot, unitsOf } from "./solutions.js";

/** Whether what is open includes a passage or a journey. */
export function hasSpecialWay(cycle: OpenCycle): boolean {
  return passagesIn(cycle).length > 0 || lastLegsIn(cycle).length > 0;
}

/** Whether every order and every way of the cycle works. */
export function allWorks({ orders, routes }: OpenCycle, { status, route }: Snapshot): boolean {
  return (
    orders.every((unit) => status.get(unit) === YES) &&
    routes.every((unit) => route.get(unit) === YES)
  );
}

/** Lets the passages and journeys of a paradox fail. */
export function failSpecialWays(laws: Laws, cycle: OpenCycle): void {
  const holds = laws.backupRule === "all-hold" && hasConvoy(cycle);
  for (const fleet of passagesIn(cycle)) {
    const keeper = keeperOf(fleet);
    if (holds && state.order[keeper] === MOVE) stopMove(keeper);
    stopMove(fleet);
  }
  for (const leg of lastLegsIn(cycle)) {
    state.route[leg] = YES;
    rule(leg, NO);
  }
}

/** Lays down an outcome against the equations. */
export function rule(unit: number, status: number): void {
  state.status[unit] = status;
  state.ruled[unit] = 1;
}

/** A move that fails and has no effect where it went. */
export function stopMove(unit: number): void {
  state.mode[unit] = NOWHERE;
  state.route[unit] = NO;
  rule(unit, NO);
}

function hasConvoy({ orders }: OpenCycle): boolean {
  return orders.some((unit) => state.order[unit] === CONVOY);
}

/** The fleets whose passage through a canal is open. */
function passagesIn({ routes }: OpenCycle): readonly number[] {
  return routes.filter((unit) => state.mode[unit] === BY_CANAL);
}

/** For each train of the cycle the last of its legs there. */
function lastLegsIn(cycle: OpenCycle): readonly number[] {
  if (state.legs.length === 0) return [];
  const last = new Map<number, number>();
  for (const unit of unitsOf(cycle).toSorted((unit, other) => unit - other)) {
    const leg = legOf(unit);
    if (leg !== undefined) last.set(leg.train, unit);
  }
  return [...last.values()];
}
