/**
 * Resolves a phase: what partial information decides is decided once and for all (DATC 3.2, 5.E); what
 * then depends on itself in a circle goes to the backup rules.
 */
import { settleCore } from "./backup.js";
import { decide, isOpen } from "./decisions.js";
import { atAGlance } from "./glance.js";
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

/** Moves first: what else is decided follows from them. What can be seen at a glance is not opened. */
function openDecisions(turn: Turn): void {
  turn.openCount = 0;
  openMoves(turn);
  openIfAttacked(turn, turn.supports, turn.supportCount);
  openIfAttacked(turn, turn.convoys, turn.convoyCount);
  if (turn.journeys.size > 0) openJourneys(turn);
}

function openJourneys(turn: Turn): void {
  for (const train of turn.journeys.keys()) turn.open[turn.openCount++] = train;
  for (const index of turn.legs.keys()) turn.open[turn.openCount++] = turn.count + index;
}

function openMoves(turn: Turn): void {
  const { moves, moveCount, open, status } = turn;
  let { openCount } = turn;
  for (let index = 0; index < moveCount; index++) {
    const unit = moves[index]!;
    const seen = atAGlance(turn, unit);
    status[unit] = seen;
    if (seen === UNKNOWN) open[openCount++] = unit;
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
