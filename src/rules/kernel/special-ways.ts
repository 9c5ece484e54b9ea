/**
 * Backup rules of canals and railways (DATC 2.4, chapter 7): in a paradox a fleet does not pass and has no
 * effect; a train fails where the paradox ends for it, but bounces others there. All rules apply at once.
 */
import { keeperOf } from "./canals.js";
import type { OpenCore } from "./dependencies.js";
import type { Laws } from "./laws.js";
import { type Snapshot, unitsOf } from "./solutions.js";
import { legOf } from "./trains.js";
import { BY_CANAL, CONVOY, MOVE, NO, NOWHERE, type Turn, YES } from "./turn.js";

/** Whether what is open includes a passage or a journey. */
export function hasSpecialWay(turn: Turn, core: OpenCore): boolean {
  return passagesIn(turn, core).length > 0 || lastLegsIn(turn, core).length > 0;
}

/** Whether every order and every way of the core works. */
export function allWorks({ orders, routes }: OpenCore, { status, route }: Snapshot): boolean {
  return (
    orders.every((unit) => status.get(unit) === YES) &&
    routes.every((unit) => route.get(unit) === YES)
  );
}

/** Lets the passages and journeys of a paradox fail. */
export function failSpecialWays(turn: Turn, laws: Laws, core: OpenCore): void {
  const holds = laws.backupRule === "all-hold" && hasConvoy(turn, core);
  for (const fleet of passagesIn(turn, core)) {
    const keeper = keeperOf(turn, fleet);
    if (holds && turn.order[keeper] === MOVE) stopMove(turn, keeper);
    stopMove(turn, fleet);
  }
  for (const leg of lastLegsIn(turn, core)) {
    turn.route[leg] = YES;
    rule(turn, leg, NO);
  }
}

/** Lays down an outcome against the equations. */
export function rule(turn: Turn, unit: number, status: number): void {
  turn.status[unit] = status;
  turn.ruled[unit] = 1;
}

/** A move that fails and has no effect where it went. */
export function stopMove(turn: Turn, unit: number): void {
  turn.mode[unit] = NOWHERE;
  turn.route[unit] = NO;
  rule(turn, unit, NO);
}

function hasConvoy(turn: Turn, { orders }: OpenCore): boolean {
  return orders.some((unit) => turn.order[unit] === CONVOY);
}

/** The fleets whose passage through a canal is open. */
function passagesIn(turn: Turn, { routes }: OpenCore): readonly number[] {
  return routes.filter((unit) => turn.mode[unit] === BY_CANAL);
}

/** For each train of the core the last of its legs there. */
function lastLegsIn(turn: Turn, core: OpenCore): readonly number[] {
  if (turn.legs.length === 0) return [];
  const last = new Map<number, number>();
  for (const unit of unitsOf(core).toSorted((one, two) => one - two)) {
    const leg = legOf(turn, unit);
    if (leg !== undefined) last.set(leg.train, unit);
  }
  return [...last.values()];
}
