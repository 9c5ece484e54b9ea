/**
 * A movement phase as flat arrays of integers: the units, their orders, and what becomes of them. They are used
 * again for each phase on whatever board; nothing is allocated while a phase is resolved.
 */
import { OPEN, type Tables } from "../../../map/index.js";
import { assert } from "../../../util/index.js";
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
interface Cycle {
  readonly kind: "circular" | "paradox";
  readonly units: readonly number[];
}

/** There is room for so many units: one for each province, and a move for each leg of a journey. */
const size = 1 << 12;

/** And for as many retreats as there are ways over borders. */
const mostBorders = 1 << 16;

class MovementState {
  /** The board. */
  tables!: Tables;
  count = 0;

  // Each unit.
  readonly type = new Uint8Array(size);
  readonly power = new Uint8Array(size);
  readonly location = new Uint16Array(size);
  readonly province = new Uint16Array(size);

  // Each unit's order.
  readonly order = new Uint8Array(size);
  /** MOVE: the destination. SUPPORT and CONVOY: where the other unit goes; its province for a hold. */
  readonly target = new Uint16Array(size);
  readonly targetProvince = new Uint16Array(size);
  /** SUPPORT and CONVOY: the province of the other unit. */
  readonly helpedProvince = new Uint16Array(size);
  /** 1 for SUPPORT to hold. */
  readonly toHold = new Uint8Array(size);
  /** MOVE: what kind of border it goes over, or 0. */
  readonly adjacent = new Uint8Array(size);
  /** 1 for MOVE with `VIA CONVOY`. */
  readonly via = new Uint8Array(size);
  /** MOVE: the fleets' provinces where they were given and count (DATC 4.A.6). Rare. */
  readonly givenRoutes = new Map<number, readonly number[]>();
  /** Whom the keeper of a canal lets pass, by its number: the fleet's province, and where it goes. */
  readonly permits = new Map<number, readonly [number, number]>();
  /** The armies that go by railway, by their number. */
  readonly journeys = new Map<number, Journey>();
  /** Their ways station by station. Leg `n` is a move of its own, with the number `count + n`. */
  readonly legs: Leg[] = [];

  // The units by order, so that loops over one kind need not ask.
  readonly moves = new Int16Array(size);
  moveCount = 0;
  /** How many of the moves may need a convoy, or ask for one. */
  indirectCount = 0;
  readonly supports = new Int16Array(size);
  supportCount = 0;
  readonly convoys = new Int16Array(size);
  convoyCount = 0;

  // How orders meet.
  /** Each province's unit. */
  readonly unitIn = new Int16Array(size).fill(NONE);
  /** Whom a SUPPORT or CONVOY fits, or NONE: the order is invalid. */
  readonly helpedUnit = new Int16Array(size);
  /** Each province's list of moves to it. */
  readonly firstMove = new Int16Array(size).fill(NONE);
  readonly nextMove = new Int16Array(size);
  /** Each unit's list of supports that fit its order. */
  readonly firstSupport = new Int16Array(size);
  readonly nextSupport = new Int16Array(size);
  /** Each army's list of convoys that fit its move. */
  readonly firstConvoy = new Int16Array(size);
  readonly nextConvoy = new Int16Array(size);
  readonly mode = new Uint8Array(size);
  /** FREE, but for moves that some variants have. */
  readonly weakness = new Uint8Array(size);

  // What becomes of them.
  readonly status = new Uint8Array(size);
  /** Whether a move's way is open. UNKNOWN only while the decision is open. */
  readonly route = new Uint8Array(size).fill(YES);
  /** 1 where a backup rule, not the equations, decided. */
  readonly ruled = new Uint8Array(size);
  /** Where backup rules were applied: the units whose orders depended on each other. */
  readonly cycles: Cycle[] = [];
  /** Units whose decision is still UNKNOWN, and how many. */
  readonly open = new Int16Array(size);
  openCount = 0;

  // What a resolved phase leaves behind.
  /** The unit that moves to a province, or NONE. */
  readonly arrival = new Int16Array(size).fill(NONE);
  /** Where each unit stands after the moves; NONE for the dislodged. */
  readonly after = new Int16Array(size);
  /** The moves that failed. */
  readonly failed = new Int16Array(size);
  failedCount = 0;
  readonly contested = new Uint8Array(size);
  readonly contestedList = new Uint16Array(size);
  contestedCount = 0;
  readonly dislodged = new Uint16Array(size);
  dislodgedCount = 0;
  /** The retreats of the dislodged unit `n` of the list: from `retreatStart[n]` up to the next start. */
  readonly retreatStart = new Uint32Array(size + 1);
  readonly retreats = new Uint16Array(mostBorders);
  retreatCount = 0;

  // Scratch for searches over provinces.
  readonly queue = new Uint16Array(size);
  readonly mark = new Uint32Array(size);
  stamp = 0;
}

/** The only one: V8 puts what a constant of a module holds into the code that it makes, which is a third faster. */
export const state = new MovementState();

/** Empties the state for a phase on this board: undoes what the last one touched, not all. */
export function clearState(tables: Tables): void {
  const { count, province, unitIn, moves, targetProvince, firstMove, arrival, contested } = state;
  for (let unit = 0; unit < count; unit++) unitIn[province[unit]!] = NONE;
  for (let index = 0; index < state.moveCount; index++) {
    const to = targetProvince[moves[index]!]!;
    firstMove[to] = NONE;
    arrival[to] = NONE;
    contested[to] = 0;
  }
  state.count = 0;
  state.moveCount = 0;
  state.indirectCount = 0;
  state.supportCount = 0;
  state.convoyCount = 0;
  if (state.givenRoutes.size > 0) state.givenRoutes.clear();
  if (state.permits.size > 0) state.permits.clear();
  if (state.journeys.size > 0) forgetJourneys();
  if (state.cycles.length > 0) forgetCycles();
  if (state.tables !== tables) useBoard(tables);
}

function useBoard(tables: Tables): void {
  const units = tables.provinceCount + legsOf(tables.railways);
  const borders = tables.armyNeighbours.items.length + tables.fleetNeighbours.items.length;
  assert(
    units <= size && borders <= mostBorders,
    "The board is larger than any that can be played.",
  );
  state.tables = tables;
}

function forgetJourneys(): void {
  const { journeys, legs, firstMove, arrival, contested } = state;
  for (const { station } of legs) {
    firstMove[station] = NONE;
    arrival[station] = NONE;
    contested[station] = 0;
  }
  journeys.clear();
  legs.length = 0;
}

function forgetCycles(): void {
  state.cycles.length = 0;
  state.ruled.fill(0);
}

/** Puts a unit on the board, with the order to hold, and gives its number. */
export function placeUnit(type: number, power: number, location: number): number {
  const unit = state.count++;
  const province = state.tables.provinceOf[location]!;
  state.type[unit] = type;
  state.power[unit] = power;
  state.location[unit] = location;
  state.province[unit] = province;
  state.unitIn[province] = unit;
  state.order[unit] = HOLD;
  state.firstSupport[unit] = NONE;
  state.weakness[unit] = FREE;
  return unit;
}

/** Takes back the order that was given last: the unit holds. */
export function takeBack(unit: number): void {
  if (state.order[unit] === MOVE) {
    state.moveCount--;
    if (state.mode[unit] !== DIRECT) state.indirectCount--;
    state.firstMove[state.targetProvince[unit]!] = state.nextMove[unit]!;
  } else if (state.order[unit] === SUPPORT) state.supportCount--;
  else if (state.order[unit] === CONVOY) state.convoyCount--;
  state.order[unit] = HOLD;
  if (state.givenRoutes.size > 0) state.givenRoutes.delete(unit);
}

/** Orders a move to a location, and puts it into the list of moves to that province. */
export function orderMove(unit: number, to: number, via: boolean): void {
  const { provinceOf, armySteps, fleetSteps, locationCount } = state.tables;
  const province = provinceOf[to]!;
  const steps = state.type[unit] === ARMY ? armySteps : fleetSteps;
  const adjacent = steps[state.location[unit]! * locationCount + to]!;
  const direct = adjacent === OPEN && !via;
  if (!direct) state.indirectCount++;
  state.moves[state.moveCount++] = unit;
  state.order[unit] = MOVE;
  state.target[unit] = to;
  state.targetProvince[unit] = province;
  state.adjacent[unit] = adjacent;
  state.via[unit] = via ? 1 : 0;
  state.nextMove[unit] = state.firstMove[province]!;
  state.firstMove[province] = unit;
  state.firstConvoy[unit] = NONE;
  state.mode[unit] = direct ? DIRECT : NOWHERE;
  state.route[unit] = direct ? YES : NO;
  state.status[unit] = UNKNOWN;
}

/**
 * Orders an army to go by railway. It has no move in the lists of its own: its legs get them when the
 * orders are linked.
 */
export function orderJourney(unit: number, journey: Journey): void {
  const to = journey.stations.at(-1)!;
  state.indirectCount++;
  state.journeys.set(unit, journey);
  state.order[unit] = MOVE;
  state.target[unit] = to;
  state.targetProvince[unit] = to;
  state.firstConvoy[unit] = NONE;
  state.mode[unit] = BY_RAIL;
  state.weakness[unit] = TRAIN;
  state.route[unit] = YES;
  state.status[unit] = UNKNOWN;
}

/** Orders support for the unit in a province to hold (`to` NONE) or to move. */
export function orderSupport(unit: number, of: number, to: number): void {
  state.supports[state.supportCount++] = unit;
  state.order[unit] = SUPPORT;
  state.helpedProvince[unit] = of;
  state.toHold[unit] = to === NONE ? 1 : 0;
  state.target[unit] = to === NONE ? of : to;
  state.targetProvince[unit] = state.tables.provinceOf[state.target[unit]!]!;
}

/** Orders a convoy of the army in a province. */
export function orderConvoy(unit: number, of: number, to: number): void {
  state.convoys[state.convoyCount++] = unit;
  state.order[unit] = CONVOY;
  state.helpedProvince[unit] = of;
  state.target[unit] = to;
  state.targetProvince[unit] = state.tables.provinceOf[to]!;
}
