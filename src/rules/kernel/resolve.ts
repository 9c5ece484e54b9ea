/**
 * Resolves a phase: what partial information decides is decided once and for all (DATC 3.2, 5.E); what
 * then depends on itself in a circle goes to the backup rules.
 */
import { settleCycle } from "./cycles/backup-rule.js";
import { decide, isOpen } from "./equations/decisions.js";
import { linkOrders } from "./equations/link.js";
import type { Laws } from "./state/laws.js";
import { type MovementState, NONE, UNKNOWN, YES } from "./state/movement-state.js";
import { atAGlance } from "./terms/glance.js";

/** Decides every order of the turn. */
export function resolveMovement(state: MovementState, laws: Laws): void {
  linkOrders(state, laws);
  openDecisions(state);
  decideAll(state, laws);
  while (state.openCount > 0) {
    settleCycle(state, laws);
    decideAll(state, laws);
  }
}

/** Moves first: what else is decided follows from them. What can be seen at a glance is not opened. */
function openDecisions(state: MovementState): void {
  state.openCount = 0;
  openMoves(state);
  openIfAttacked(state, state.supports, state.supportCount);
  openIfAttacked(state, state.convoys, state.convoyCount);
  if (state.journeys.size > 0) openJourneys(state);
}

function openJourneys(state: MovementState): void {
  for (const train of state.journeys.keys()) state.open[state.openCount++] = train;
  for (const index of state.legs.keys()) state.open[state.openCount++] = state.count + index;
}

function openMoves(state: MovementState): void {
  const { moves, moveCount, open, status } = state;
  let { openCount } = state;
  for (let index = 0; index < moveCount; index++) {
    const unit = moves[index]!;
    const seen = atAGlance(state, unit);
    status[unit] = seen;
    if (seen === UNKNOWN) open[openCount++] = unit;
  }
  state.openCount = openCount;
}

function openIfAttacked(state: MovementState, units: Int16Array, count: number): void {
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
function decideAll(state: MovementState, laws: Laws): void {
  let changed = true;
  while (changed) {
    changed = false;
    const before = state.openCount;
    let kept = 0;
    for (let index = 0; index < before; index++) {
      const unit = state.open[index]!;
      if (decide(state, laws, unit)) changed = true;
      if (isOpen(state, unit)) state.open[kept++] = unit;
    }
    state.openCount = kept;
  }
}
