/**
 * A movement phase as flat arrays of integers: the units, their orders, and what becomes of them. One
 * turn is made for a board and used again and again; nothing is allocated while a phase is resolved.
 */
import { OPEN, type Tables } from "../../map/index.js";
import { type Journey, type Leg, legsOf } from "./journey.js";

/** Kinds of orders. Every unit has one; the default is to hold. */
export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT = 2;
export const CONVOY = 3;

export const ARMY = 0;
export const FLEET = 1;

/** What is known of a decision: a move succeeds, a support is given, a convoy available, or not. */
export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;

/** How a move goes: over a border, by convoy, by convoy or else over land, or not at all. */
export const DIRECT = 0;
export const BY_CONVOY = 1;
export const CONVOY_OR_LAND = 2;
export const NOWHERE = 3;
/** Of variants only: through a canal, by railway. Their ways are decided with everything else. */
export const BY_CANAL = 4;
export const BY_RAIL = 5;

/** What weakens a move: nothing, a border that is difficult to pass, or that it is a train's. */
export const FREE = 0;
export const STEEP = 1;
export const TRAIN = 2;

/** No unit, no order, the end of a list. */
export const NONE = -1;

/** Orders that depend on each other in a circle, and how they were settled. */
export interface Core {
  readonly kind: "circular" | "paradox";
  readonly units: readonly number[];
}

export interface Turn {
  readonly tables: Tables;
  count: number;

  // Each unit.
  readonly type: Uint8Array;
  readonly power: Uint8Array;
  readonly location: Uint16Array;
  readonly province: Uint16Array;

  // Each unit's order.
  readonly order: Uint8Array;
  /** MOVE: the destination. SUPPORT and CONVOY: where the other unit goes; its province for a hold. */
  readonly target: Uint16Array;
  readonly targetProvince: Uint16Array;
  /** SUPPORT and CONVOY: the province of the other unit. */
  readonly mateProvince: Uint16Array;
  /** 1 for SUPPORT to hold. */
  readonly toHold: Uint8Array;
  /** MOVE: what kind of border it goes over, or 0. */
  readonly adjacent: Uint8Array;
  /** 1 for MOVE with `VIA CONVOY`. */
  readonly via: Uint8Array;
  /** MOVE: the fleets' provinces where they were given and count (DATC 4.A.6). Rare. */
  readonly givenRoutes: Map<number, readonly number[]>;
  /** Whom the keeper of a canal lets pass, by its number: the fleet's province, and where it goes. */
  readonly permits: Map<number, readonly [number, number]>;
  /** The armies that go by railway, by their number. */
  readonly journeys: Map<number, Journey>;
  /** Their ways station by station. Leg `n` is a move of its own, with the number `count + n`. */
  readonly legs: Leg[];

  // The units by order, so that loops over one kind need not ask.
  readonly moves: Int16Array;
  moveCount: number;
  /** How many of the moves may need a convoy, or ask for one. */
  indirectCount: number;
  readonly supports: Int16Array;
  supportCount: number;
  readonly convoys: Int16Array;
  convoyCount: number;

  // How orders meet.
  /** Each province's unit. */
  readonly unitIn: Int16Array;
  /** Whom a SUPPORT or CONVOY fits, or NONE: the order is invalid. */
  readonly mate: Int16Array;
  /** Each province's list of moves to it. */
  readonly firstMove: Int16Array;
  readonly nextMove: Int16Array;
  /** Each unit's list of supports that fit its order. */
  readonly firstSupport: Int16Array;
  readonly nextSupport: Int16Array;
  /** Each army's list of convoys that fit its move. */
  readonly firstConvoy: Int16Array;
  readonly nextConvoy: Int16Array;
  readonly mode: Uint8Array;
  /** FREE, but for moves that some variants have. */
  readonly weakness: Uint8Array;

  // What becomes of them.
  readonly status: Uint8Array;
  /** Whether a move's way is open. UNKNOWN only while the decision is open. */
  readonly route: Uint8Array;
  /** 1 where a backup rule, not the equations, decided. */
  readonly ruled: Uint8Array;
  /** Where backup rules were applied: the units whose orders depended on each other. */
  readonly cores: Core[];
  /** Units whose decision is still UNKNOWN, and how many. */
  readonly open: Int16Array;
  openCount: number;

  // What a resolved turn leaves behind.
  /** The unit that moves to a province, or NONE. */
  readonly arrival: Int16Array;
  /** Where each unit stands after the moves; NONE for the dislodged. */
  readonly after: Int16Array;
  /** The moves that failed. */
  readonly failed: Int16Array;
  failedCount: number;
  readonly contested: Uint8Array;
  readonly contestedList: Uint16Array;
  contestedCount: number;
  readonly dislodged: Uint16Array;
  dislodgedCount: number;
  /** The retreats of the dislodged unit `n` of the list: from `retreatStart[n]` up to the next start. */
  readonly retreatStart: Uint32Array;
  readonly retreats: Uint16Array;
  retreatCount: number;

  // Scratch for searches over provinces.
  readonly queue: Uint16Array;
  readonly mark: Uint32Array;
  stamp: number;
}

/** An empty turn for a board; a province holds at most one unit. */
export function createTurn(tables: Tables): Turn {
  const size = tables.provinceCount + legsOf(tables.railways);
  return {
    tables,
    count: 0,
    type: new Uint8Array(size),
    power: new Uint8Array(size),
    location: new Uint16Array(size),
    province: new Uint16Array(size),
    order: new Uint8Array(size),
    target: new Uint16Array(size),
    targetProvince: new Uint16Array(size),
    mateProvince: new Uint16Array(size),
    toHold: new Uint8Array(size),
    adjacent: new Uint8Array(size),
    via: new Uint8Array(size),
    givenRoutes: new Map(),
    permits: new Map(),
    journeys: new Map(),
    legs: [],
    moves: new Int16Array(size),
    moveCount: 0,
    indirectCount: 0,
    supports: new Int16Array(size),
    supportCount: 0,
    convoys: new Int16Array(size),
    convoyCount: 0,
    unitIn: new Int16Array(size).fill(NONE),
    mate: new Int16Array(size),
    firstMove: new Int16Array(size).fill(NONE),
    nextMove: new Int16Array(size),
    firstSupport: new Int16Array(size),
    nextSupport: new Int16Array(size),
    firstConvoy: new Int16Array(size),
    nextConvoy: new Int16Array(size),
    mode: new Uint8Array(size),
    weakness: new Uint8Array(size),
    status: new Uint8Array(size),
    route: new Uint8Array(size).fill(YES),
    ruled: new Uint8Array(size),
    cores: [],
    open: new Int16Array(size),
    openCount: 0,
    arrival: new Int16Array(size).fill(NONE),
    after: new Int16Array(size),
    failed: new Int16Array(size),
    failedCount: 0,
    contested: new Uint8Array(size),
    contestedList: new Uint16Array(size),
    contestedCount: 0,
    dislodged: new Uint16Array(size),
    dislodgedCount: 0,
    retreatStart: new Uint32Array(size + 1),
    retreats: new Uint16Array(borderCount(tables)),
    retreatCount: 0,
    queue: new Uint16Array(size),
    mark: new Uint32Array(size),
    stamp: 0,
  };
}

function borderCount({ armyNeighbours, fleetNeighbours }: Tables): number {
  return armyNeighbours.items.length + fleetNeighbours.items.length;
}

/** Empties the turn: undoes what the last phase touched, not the whole board. */
export function clearTurn(turn: Turn): void {
  const { count, province, unitIn, moves, targetProvince, firstMove, arrival, contested } = turn;
  for (let unit = 0; unit < count; unit++) unitIn[province[unit]!] = NONE;
  for (let index = 0; index < turn.moveCount; index++) {
    const to = targetProvince[moves[index]!]!;
    firstMove[to] = NONE;
    arrival[to] = NONE;
    contested[to] = 0;
  }
  turn.count = 0;
  turn.moveCount = 0;
  turn.indirectCount = 0;
  turn.supportCount = 0;
  turn.convoyCount = 0;
  if (turn.givenRoutes.size > 0) turn.givenRoutes.clear();
  if (turn.permits.size > 0) turn.permits.clear();
  if (turn.journeys.size > 0) forgetJourneys(turn);
  if (turn.cores.length > 0) forgetCores(turn);
}

function forgetJourneys({ journeys, legs, firstMove, arrival, contested }: Turn): void {
  for (const { station } of legs) {
    firstMove[station] = NONE;
    arrival[station] = NONE;
    contested[station] = 0;
  }
  journeys.clear();
  legs.length = 0;
}

function forgetCores(turn: Turn): void {
  turn.cores.length = 0;
  turn.ruled.fill(0);
}

/** Puts a unit on the board, with the order to hold, and gives its number. */
export function placeUnit(turn: Turn, type: number, power: number, location: number): number {
  const unit = turn.count++;
  const province = turn.tables.provinceOf[location]!;
  turn.type[unit] = type;
  turn.power[unit] = power;
  turn.location[unit] = location;
  turn.province[unit] = province;
  turn.unitIn[province] = unit;
  turn.order[unit] = HOLD;
  turn.firstSupport[unit] = NONE;
  turn.weakness[unit] = FREE;
  return unit;
}

/** Takes back the order that was given last: the unit holds. */
export function takeBack(turn: Turn, unit: number): void {
  if (turn.order[unit] === MOVE) {
    turn.moveCount--;
    if (turn.mode[unit] !== DIRECT) turn.indirectCount--;
    turn.firstMove[turn.targetProvince[unit]!] = turn.nextMove[unit]!;
  } else if (turn.order[unit] === SUPPORT) turn.supportCount--;
  else if (turn.order[unit] === CONVOY) turn.convoyCount--;
  turn.order[unit] = HOLD;
  if (turn.givenRoutes.size > 0) turn.givenRoutes.delete(unit);
}

/** Orders a move to a location, and puts it into the list of moves to that province. */
export function orderMove(turn: Turn, unit: number, to: number, via: boolean): void {
  const { provinceOf, armySteps, fleetSteps, locationCount } = turn.tables;
  const province = provinceOf[to]!;
  const steps = turn.type[unit] === ARMY ? armySteps : fleetSteps;
  const adjacent = steps[turn.location[unit]! * locationCount + to]!;
  const direct = adjacent === OPEN && !via;
  if (!direct) turn.indirectCount++;
  turn.moves[turn.moveCount++] = unit;
  turn.order[unit] = MOVE;
  turn.target[unit] = to;
  turn.targetProvince[unit] = province;
  turn.adjacent[unit] = adjacent;
  turn.via[unit] = via ? 1 : 0;
  turn.nextMove[unit] = turn.firstMove[province]!;
  turn.firstMove[province] = unit;
  turn.firstConvoy[unit] = NONE;
  turn.mode[unit] = direct ? DIRECT : NOWHERE;
  turn.route[unit] = direct ? YES : NO;
  turn.status[unit] = UNKNOWN;
}

/**
 * Orders an army to go by railway. It has no move in the lists of its own: its legs get them when the
 * orders are linked.
 */
export function orderJourney(turn: Turn, unit: number, journey: Journey): void {
  const to = journey.stations.at(-1)!;
  turn.indirectCount++;
  turn.journeys.set(unit, journey);
  turn.order[unit] = MOVE;
  turn.target[unit] = to;
  turn.targetProvince[unit] = to;
  turn.firstConvoy[unit] = NONE;
  turn.mode[unit] = BY_RAIL;
  turn.weakness[unit] = TRAIN;
  turn.route[unit] = YES;
  turn.status[unit] = UNKNOWN;
}

/** Orders support for the unit in a province to hold (`to` NONE) or to move. */
export function orderSupport(turn: Turn, unit: number, of: number, to: number): void {
  turn.supports[turn.supportCount++] = unit;
  turn.order[unit] = SUPPORT;
  turn.mateProvince[unit] = of;
  turn.toHold[unit] = to === NONE ? 1 : 0;
  turn.target[unit] = to === NONE ? of : to;
  turn.targetProvince[unit] = turn.tables.provinceOf[turn.target[unit]!]!;
}

/** Orders a convoy of the army in a province. */
export function orderConvoy(turn: Turn, unit: number, of: number, to: number): void {
  turn.convoys[turn.convoyCount++] = unit;
  turn.order[unit] = CONVOY;
  turn.mateProvince[unit] = of;
  turn.target[unit] = to;
  turn.targetProvince[unit] = turn.tables.provinceOf[to]!;
}
