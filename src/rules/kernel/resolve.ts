/**
 * Resolves a phase: what partial information decides is decided once and for all (DATC 3.2, 5.E); what
 * then depends on itself in a circle goes to the backup rules.
 */
import { settleCore } from "./backup.js";
import { decide, isOpen } from "./decisions.js";
import type { Laws } from "./laws.js";
import { linkOrders } from "./link.js";
import { HOLD, MOVE, NONE, type Turn, UNKNOWN, YES } from "./turn.js";

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

/** Moves first: what else is decided follows from them. A support that nobody attacks is given. */
function openDecisions(turn: Turn): void {
  turn.openCount = 0;
  turn.cores.length = 0;
  for (let unit = 0; unit < turn.count; unit++) {
    if (turn.order[unit] === MOVE) turn.open[turn.openCount++] = unit;
    else if (turn.order[unit] === HOLD || turn.firstMove[turn.province[unit]!] === NONE) {
      turn.status[unit] = YES;
    }
  }
  for (let unit = 0; unit < turn.count; unit++) {
    if (turn.order[unit] !== MOVE && turn.status[unit] === UNKNOWN) {
      turn.open[turn.openCount++] = unit;
    }
  }
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
