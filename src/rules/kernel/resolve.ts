/**
 * Resolves a phase: what partial information decides is decided once and for all (DATC 3.2, 5.E); what
 * then depends on itself in a circle goes to the backup rules.
 */
import { settleCycle } from "./cycles/backup-rule.js";
import { decide, isOpen } from "./equations/decisions.js";
import { linkOrders } from "./equations/link.js";
import type { Laws } from "./state/laws.js";
import { NONE, state, UNKNOWN, YES } from "./state/movement-state.js";
import { atAGlance } from "./terms/glance.js";

/** Decides every order of the turn. */
export function resolveMovement(laws: Laws): void {
  linkOrders(laws);
  openDecisions();
  decideAll(laws);
  while (state.openCount > 0) {
    settleCycle(laws);
    decideAll(laws);
  }
}

/** Moves first: what else is decided follows from them. What can be seen at a glance is not opened. */
function openDecisions(): void {
  state.openCount = 0;
  openMoves();
  openIfAttacked(state.supports, state.supportCount);
  openIfAttacked(state.convoys, state.convoyCount);
  if (state.journeys.size > 0) openJourneys();
}

function openJourneys(): void {
  for (const train of state.journeys.keys()) state.open[state.openCount++] = train;
  for (const index of state.legs.keys()) state.open[state.openCount++] = state.count + index;
}

function openMoves(): void {
  const { moves, moveCount, open, status } = state;
  let { openCount } = state;
  for (let index = 0; index < moveCount; index++) {
    const unit = moves[index]!;
    const seen = atAGlance(unit);
    status[unit] = seen;
    if (seen === UNKNOWN) open[openCount++] = unit;
  }
  state.openCount = openCount;
}

function openIfAttacked(units: Int16Array, count: number): void {
  const { status, open, province, firstMove } = state;
  let { openCount } = state;
  for (let index = 0; index < count; index++) {
    const unit = units[index]!;
    const attacked = firstMove[province[unit]!] !== NONE;
    status[unit] = attacked ? UNKNOWN : YES;
    if (attacked) open[openCount++] = unit;
  }
  state.openCount = openCount;
}

/** Sweeps over the open decisions until nothing more can be decided. */
function decideAll(laws: Laws): void {
  let changed = true;
  while (changed) {
    changed = false;
    const before = state.openCount;
    let kept = 0;
    for (let index = 0; index < before; index++) {
      const unit = state.open[index]!;
      if (decide(laws, unit)) changed = true;
      if (isOpen(unit)) state.open[kept++] = unit;
    }
    state.openCount = kept;
  }
}
