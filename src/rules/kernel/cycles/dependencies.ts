/**
 * Which open decisions a decision reads, and the cycle: a smallest set of open decisions that depends on
 * nothing open but itself. A node is a unit's number for its order (or a train's leg's), or as many more as
 * there are of these for its route.
 */

import type { Laws } from "../state/laws.js";
import {
  BY_CANAL,
  CONVOY,
  MOVE,
  NO,
  NONE,
  STEEP,
  SUPPORT,
  state,
  TRAIN,
  UNKNOWN,
} from "../state/movement-state.js";
import { headToHead } from "../terms/strengths.js";
import { visitPassage } from "../variants/canals.js";
import { legsOfTrain, visitApproach } from "../variants/trains.js";

/** A cycle: units whose order is part of it, and units whose route is. */
export interface OpenCycle {
  readonly orders: readonly number[];
  readonly routes: readonly number[];
}

/** A cycle of the open decisions. */
export function findCycle(laws: Laws): OpenCycle {
  const nodes = firstComponent(laws);
  return {
    orders: nodes.filter((node) => node < orderCount()),
    routes: nodes.flatMap((node) => (node < orderCount() ? [] : [node - orderCount()])),
  };
}

/** The orders of units and the legs of trains. */
function orderCount(): number {
  const { count, legs } = state;
  return count + legs.length;
}

/** The strongly connected component that a depth-first search (Tarjan's) completes first. */
function firstComponent(laws: Laws): readonly number[] {
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const visit = (node: number): readonly number[] | null => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of dependencies(laws, node)) {
      if (!index.has(next)) {
        const cycle = visit(next);
        if (cycle !== null) return cycle;
      }
      low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    return low.get(node) === index.get(node) ? stack.slice(stack.indexOf(node)) : null;
  };
  return visit(firstOpenNode()) ?? stack;
}

function firstOpenNode(): number {
  const unit = state.open[0]!;
  return state.status[unit] === UNKNOWN ? unit : unit + orderCount();
}

/** The open decisions that a node's decision reads. */
function dependencies(laws: Laws, node: number): readonly number[] {
  const found: number[] = [];
  const status = (unit: number) => {
    if (state.status[unit] === UNKNOWN) found.push(unit);
  };
  const route = (unit: number) => {
    if (state.route[unit] === UNKNOWN) found.push(unit + orderCount());
  };
  if (node >= orderCount()) ofWay(node - orderCount(), status);
  else if (state.weakness[node] === TRAIN && node < state.count) {
    for (const leg of legsOfTrain(node)) status(leg);
  } else if (state.order[node] === MOVE) ofMove(laws, node, status, route);
  else if (state.order[node] === SUPPORT) ofSupport(node, status, route);
  else if (state.order[node] === CONVOY) forMovesTo(state.province[node]!, status);
  return found;
}

type Read = (unit: number) => void;

function ofWay(unit: number, status: Read): void {
  if (state.mode[unit] === BY_CANAL) visitPassage(unit, status);
  else if (unit >= state.count) visitApproach(unit, status);
  else forConvoys(unit, status);
}

function ofMove(laws: Laws, unit: number, status: Read, route: Read): void {
  const province = state.targetProvince[unit]!;
  const occupant = state.unitIn[province]!;
  forMovesTo(province, (mover) => {
    route(mover);
    forSupports(mover, status);
    if (mover === unit || occupant === NONE) return;
    if (headToHead(mover, occupant) !== NO) status(occupant);
    // What it prevents depends on whether it is dislodged itself (4.A.7 a).
    if (laws.dislodgedHasNoEffect) status(mover);
  });
  if (occupant === NONE) return;
  if (state.order[occupant] === MOVE) {
    status(occupant);
    route(occupant);
  }
  forSupports(occupant, status);
}

function ofSupport(unit: number, status: Read, route: Read): void {
  forMovesTo(state.province[unit]!, (attacker) => {
    if (state.power[attacker] === state.power[unit]) return;
    route(attacker);
    status(attacker);
    if (state.weakness[attacker] === STEEP) forSupports(attacker, status);
  });
}

function forMovesTo(province: number, visit: Read): void {
  for (let unit = state.firstMove[province]!; unit !== NONE; unit = state.nextMove[unit]!)
    visit(unit);
}

function forSupports(unit: number, visit: Read): void {
  for (
    let supporter = state.firstSupport[unit]!;
    supporter !== NONE;
    supporter = state.nextSupport[supporter]!
  )
    visit(supporter);
}

function forConvoys(army: number, visit: Read): void {
  for (let fleet = state.firstConvoy[army]!; fleet !== NONE; fleet = state.nextConvoy[fleet]!)
    visit(fleet);
}
