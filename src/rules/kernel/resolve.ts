/**
 * Resolves a phase: what partial information decides is decided once and for all (DATC 3.2, 5.E); what
 * then depends on itself in a circle goes to the backup rules.
 */
import { settleCore } from "./backup.js";
import { decide, isOpen } from "./decisions.js";
import type { Laws } from "./laws.js";
import { linkOrders } from "./link.js";
import { NONE, type Turn, YES } from "./turn.js";

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
  if (turn.cores.length > 0) turn.cores.length = 0;
  for (let index = 0; index < turn.moveCount; index++) turn.open[index] = turn.moves[index]!;
  turn.openCount = turn.moveCount;
  openIfAttacked(turn, turn.supports, turn.supportCount);
  openIfAttacked(turn, turn.convoys, turn.convoyCount);
}

function openIfAttacked(turn: Turn, units: Int16Array, count: number): void {
  const { status, open, province, firstMove } = turn;
  let { openCount } = turn;
  for (let index = 0; index < count; index++) {
    const unit = units[index]!;
    if (firstMove[province[unit]!] === NONE) status[unit] = YES;
    else open[openCount++] = unit;
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
