/**
 * Resolves a phase: what partial information decides is decided once and for all (DATC 3.2, 5.E); what
 * then depends on itself in a circle goes to the backup rules.
 */
import { settleCore } from "./backup.js";
import { decide, isOpen } from "./decisions.js";
import type { Laws } from "./laws.js";
import { linkOrders } from "./link.js";
import { NONE, type Turn, UNKNOWN, YES } from "./turn.js";

/** Decides every order of the turn. */
export function resolveTurn(turn: Turn, laws: Laws): void {
  linkOrders(turn, laws);
  openDecisions(turn);
  decideAll(turn, laws);
  while (turn.openCount > 0) {
    settleCore(turn, laws);
    decideAll(turn, laws);
  }
}

/** Moves first: what else is decided follows from them. What nobody opposes is not even opened. */
function openDecisions(turn: Turn): void {
  turn.openCount = 0;
  openIfOpposed(turn);
  openIfAttacked(turn, turn.supports, turn.supportCount);
  openIfAttacked(turn, turn.convoys, turn.convoyCount);
  if (turn.journeys.size > 0) openJourneys(turn);
}

function openJourneys(turn: Turn): void {
  for (const train of turn.journeys.keys()) turn.open[turn.openCount++] = train;
  for (const index of turn.legs.keys()) turn.open[turn.openCount++] = turn.count + index;
}

/** A move alone to an empty province succeeds if there is a way. */
function openIfOpposed(turn: Turn): void {
  const { moves, moveCount, open, status, route, targetProvince, unitIn } = turn;
  const { firstMove, nextMove } = turn;
  let { openCount } = turn;
  for (let index = 0; index < moveCount; index++) {
    const unit = moves[index]!;
    const to = targetProvince[unit]!;
    const alone = unitIn[to] === NONE && firstMove[to] === unit && nextMove[unit] === NONE;
    if (alone && route[unit] === YES) status[unit] = YES;
    else open[openCount++] = unit;
  }
  turn.openCount = openCount;
}

function openIfAttacked(turn: Turn, units: Int16Array, count: number): void {
  const { status, open, province, firstMove } = turn;
  let { openCount } = turn;
  for (let index = 0; index < count; index++) {
    const unit = units[index]!;
    const attacked = firstMove[province[unit]!] !== NONE;
    status[unit] = attacked ? UNKNOWN : YES;
    if (attacked) open[openCount++] = unit;
  }
  turn.openCount = openCount;
}

/** Sweeps over the open decisions until nothing more can be decided. */
export function decideAll(turn: Turn, laws: Laws): void {
  let changed = true;
  while (changed) {
    changed = false;
    const before = turn.openCount;
    let kept = 0;
    for (let index = 0; index < before; index++) {
      const unit = turn.open[index]!;
      if (decide(turn, laws, unit)) changed = true;
      if (isOpen(turn, unit)) turn.open[kept++] = unit;
    }
    turn.openCount = kept;
  }
}
