/**
 * Resolves a phase: what partial information decides is decided once and for all (DATC 3.2, 5.E); what
 * then depends on itself in a circle goes to the backup rules.
 */
import { settleCore } from "./backup.js";
import { decide, isOpen } from "./decisions.js";
import type { Laws } from "./laws.js";
import { linkOrders } from "./link.js";
import { FREE, MOVE, NO, NONE, type Turn, UNKNOWN, YES } from "./turn.js";

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
  const { moves, moveCount, open, status, route } = turn;
  let { openCount } = turn;
  for (let index = 0; index < moveCount; index++) {
    const unit = moves[index]!;
    const seen = route[unit] === YES ? atAGlance(turn, unit) : UNKNOWN;
    status[unit] = seen;
    if (seen === UNKNOWN) open[openCount++] = unit;
  }
  turn.openCount = openCount;
}

/**
 * What becomes of a move whose way is open, where no other decision matters: alone to an empty province
 * it succeeds; without support it fails against a unit that stays, and against another move as strong.
 */
function atAGlance(turn: Turn, unit: number): number {
  const { unitIn, targetProvince, firstMove, nextMove, firstSupport, order } = turn;
  const to = targetProvince[unit]!;
  const occupant = unitIn[to]!;
  const first = firstMove[to]!;
  if (occupant === NONE && first === unit && nextMove[unit] === NONE) return YES;
  if (firstSupport[unit] !== NONE) return UNKNOWN;
  if (occupant !== NONE) return order[occupant] === MOVE ? UNKNOWN : NO;
  const other = first === unit ? nextMove[unit]! : first;
  return turn.route[other] === YES && turn.weakness[other] === FREE ? NO : UNKNOWN;
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
