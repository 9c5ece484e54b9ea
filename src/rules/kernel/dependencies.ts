/**
 * Which open decisions a decision reads, and the core: a smallest set of open decisions that depends on
 * nothing open but itself. A node is a unit's number for its order (or a train's leg's), or as many more as
 * there are of these for its route.
 */

import { visitPassage } from "./canals.js";
import type { Laws } from "./laws.js";
import { headToHead } from "./strengths.js";
import { legsOfTrain, visitApproach } from "./trains.js";
import {
  BY_CANAL,
  CONVOY,
  MOVE,
  NO,
  NONE,
  STEEP,
  SUPPORT,
  TRAIN,
  type Turn,
  UNKNOWN,
} from "./turn.js";

/** A core: units whose order is part of it, and units whose route is. */
export interface OpenCore {
  readonly orders: readonly number[];
  readonly routes: readonly number[];
}

/** A core of the open decisions. */
export function findCore(turn: Turn, laws: Laws): OpenCore {
  const nodes = firstComponent(turn, laws);
  return {
    orders: nodes.filter((node) => node < orderCount(turn)),
    routes: nodes.flatMap((node) => (node < orderCount(turn) ? [] : [node - orderCount(turn)])),
  };
}

/** The orders of units and the legs of trains. */
function orderCount({ count, legs }: Turn): number {
  return count + legs.length;
}

/** The strongly connected component that a depth-first search (Tarjan's) completes first. */
function firstComponent(turn: Turn, laws: Laws): readonly number[] {
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const visit = (node: number): readonly number[] | null => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of dependencies(turn, laws, node)) {
      if (!index.has(next)) {
        const core = visit(next);
        if (core !== null) return core;
      }
      low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    return low.get(node) === index.get(node) ? stack.slice(stack.indexOf(node)) : null;
  };
  return visit(firstOpenNode(turn)) ?? stack;
}

function firstOpenNode(turn: Turn): number {
  const unit = turn.open[0]!;
  return turn.status[unit] === UNKNOWN ? unit : unit + orderCount(turn);
}

/** The open decisions that a node's decision reads. */
function dependencies(turn: Turn, laws: Laws, node: number): readonly number[] {
  const found: number[] = [];
  const status = (unit: number) => {
    if (turn.status[unit] === UNKNOWN) found.push(unit);
  };
  const route = (unit: number) => {
    if (turn.route[unit] === UNKNOWN) found.push(unit + orderCount(turn));
  };
  if (node >= orderCount(turn)) ofWay(turn, node - orderCount(turn), status);
  else if (turn.weakness[node] === TRAIN && node < turn.count) {
    for (const leg of legsOfTrain(turn, node)) status(leg);
  } else if (turn.order[node] === MOVE) ofMove(turn, laws, node, status, route);
  else if (turn.order[node] === SUPPORT) ofSupport(turn, node, status, route);
  else if (turn.order[node] === CONVOY) forMovesTo(turn, turn.province[node]!, status);
  return found;
}

type Read = (unit: number) => void;

function ofWay(turn: Turn, unit: number, status: Read): void {
  if (turn.mode[unit] === BY_CANAL) visitPassage(turn, unit, status);
  else if (unit >= turn.count) visitApproach(turn, unit, status);
  else forConvoys(turn, unit, status);
}

function ofMove(turn: Turn, laws: Laws, unit: number, status: Read, route: Read): void {
  const province = turn.targetProvince[unit]!;
  const occupant = turn.unitIn[province]!;
  forMovesTo(turn, province, (mover) => {
    route(mover);
    forSupports(turn, mover, status);
    if (mover === unit || occupant === NONE) return;
    if (headToHead(turn, mover, occupant) !== NO) status(occupant);
    // What it prevents depends on whether it is dislodged itself (4.A.7 a).
    if (laws.dislodgedHasNoEffect) status(mover);
  });
  if (occupant === NONE) return;
  if (turn.order[occupant] === MOVE) {
    status(occupant);
    route(occupant);
  }
  forSupports(turn, occupant, status);
}

function ofSupport(turn: Turn, unit: number, status: Read, route: Read): void {
  forMovesTo(turn, turn.province[unit]!, (attacker) => {
    if (turn.power[attacker] === turn.power[unit]) return;
    route(attacker);
    status(attacker);
    if (turn.weakness[attacker] === STEEP) forSupports(turn, attacker, status);
  });
}

function forMovesTo(turn: Turn, province: number, visit: Read): void {
  for (let unit = turn.firstMove[province]!; unit !== NONE; unit = turn.nextMove[unit]!)
    visit(unit);
}

function forSupports(turn: Turn, unit: number, visit: Read): void {
  for (let one = turn.firstSupport[unit]!; one !== NONE; one = turn.nextSupport[one]!) visit(one);
}

function forConvoys(turn: Turn, army: number, visit: Read): void {
  for (let one = turn.firstConvoy[army]!; one !== NONE; one = turn.nextConvoy[one]!) visit(one);
}
