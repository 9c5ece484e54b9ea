/**
 * What could be followed if every other unit helped: borders, and convoys as far as there is water, or
 * there are fleets (DATC 4.E.1). It looks at where units stand, never at their orders.
 */
import { listOf, OPEN } from "../../map/index.js";
import { ARMY, CONVOY, FLEET, HOLD, MOVE, NONE, type Turn } from "./turn.js";

/**
 * Whether a unit could be convoyed over water, or only over water with fleets on it; with `routes`, on
 * detours too, which an army's order may ask for (4.A.6).
 */
export type Convoys = "geography" | "position" | "routes";

export const LEGAL = 0;
export const UNREACHABLE = 1;
export const NO_FLEETS = 2;
export const TO_ITSELF = 3;
export const NO_SUCH_UNIT = 4;
export const SUPPORT_ITSELF = 5;
export const SUPPORT_UNREACHABLE = 6;
export const SUPPORT_IMPOSSIBLE = 7;
export const SUPPORT_NEEDS_OWN_CONVOY = 8;
export const CANNOT_CONVOY = 9;
export const CONVOY_OF_FLEET = 10;
export const CONVOY_IMPOSSIBLE = 11;
export const CONVOY_TO_SEA = 12;

/** Why a unit's order cannot be followed, or LEGAL. */
export function reachOf(turn: Turn, convoys: Convoys, unit: number): number {
  switch (turn.order[unit]) {
    case HOLD:
      return LEGAL;
    case MOVE:
      return reachOfMove(turn, convoys, unit);
    case CONVOY:
      return reachOfConvoy(turn, convoys, unit);
    default:
      return reachOfSupport(turn, convoys, unit);
  }
}

function reachOfMove(turn: Turn, convoys: Convoys, unit: number): number {
  if (turn.adjacent[unit] !== 0) return LEGAL;
  const province = turn.targetProvince[unit]!;
  if (province === turn.province[unit]) return TO_ITSELF;
  if (turn.type[unit] === FLEET || !areShores(turn, turn.province[unit]!, province)) {
    return UNREACHABLE;
  }
  return canBeConvoyed(turn, convoys, turn.province[unit]!, province, NONE) ? LEGAL : NO_FLEETS;
}

function reachOfSupport(turn: Turn, convoys: Convoys, unit: number): number {
  const mate = turn.unitIn[turn.mateProvince[unit]!]!;
  if (mate === NONE) return NO_SUCH_UNIT;
  if (mate === unit) return SUPPORT_ITSELF;
  if (!canTouch(turn, unit, turn.targetProvince[unit]!)) return SUPPORT_UNREACHABLE;
  return turn.toHold[unit] === 1 ? LEGAL : reachOfSupported(turn, convoys, unit, mate);
}

/** Whether the supported unit could move there, though not by the supporter's own convoy (6.D.31). */
function reachOfSupported(turn: Turn, convoys: Convoys, unit: number, mate: number): number {
  const from = turn.province[mate]!;
  const to = turn.targetProvince[unit]!;
  if (from === to) return SUPPORT_IMPOSSIBLE;
  if (canArrive(turn, mate, turn.target[unit]!) || canRide(turn, mate, to)) return LEGAL;
  if (turn.type[mate] === FLEET || !areShores(turn, from, to)) return SUPPORT_IMPOSSIBLE;
  const own = turn.type[unit] === FLEET ? turn.province[unit]! : NONE;
  if (canBeConvoyed(turn, convoys, from, to, own)) return LEGAL;
  const needsOwn = canBeConvoyed(turn, convoys, from, to, NONE);
  return needsOwn ? SUPPORT_NEEDS_OWN_CONVOY : SUPPORT_IMPOSSIBLE;
}

function reachOfConvoy(turn: Turn, convoys: Convoys, unit: number): number {
  const { convoys: convoying } = turn.tables;
  if (turn.type[unit] !== FLEET || convoying[turn.province[unit]!] === 0) return CANNOT_CONVOY;
  const mate = turn.unitIn[turn.mateProvince[unit]!]!;
  if (mate === NONE) return NO_SUCH_UNIT;
  if (turn.type[mate] !== ARMY) return CONVOY_OF_FLEET;
  const from = turn.province[mate]!;
  const to = turn.targetProvince[unit]!;
  if (convoying[to] === 1 && turn.tables.shores[to] === 0) return CONVOY_TO_SEA;
  const isOwn = to === turn.province[unit];
  if (from === to || isOwn || !areShores(turn, from, to)) return CONVOY_IMPOSSIBLE;
  return canTakePart(turn, convoys, from, to, turn.province[unit]!) ? LEGAL : CONVOY_IMPOSSIBLE;
}

function canStep(turn: Turn, unit: number, to: number): boolean {
  const { armySteps, fleetSteps, locationCount } = turn.tables;
  const steps = turn.type[unit] === ARMY ? armySteps : fleetSteps;
  return steps[turn.location[unit]! * locationCount + to] !== 0;
}

/** Whether a unit could go to the province, on any coast, and so support there: not through a canal. */
export function canTouch(turn: Turn, unit: number, province: number): boolean {
  const { armySteps, fleetTouches, locationCount } = turn.tables;
  const touches = turn.type[unit] === ARMY ? armySteps : fleetTouches;
  return touches[turn.location[unit]! * locationCount + province] === OPEN;
}

/** Whether an army could go there by a railway of its power. */
function canRide(turn: Turn, unit: number, to: number): boolean {
  const { tables, type, power, province } = turn;
  return (
    type[unit] === ARMY &&
    tables.railways.some(
      ({ powers, stations }) =>
        powers.includes(power[unit]!) && [province[unit]!, to].every((at) => stations.includes(at)),
    )
  );
}

/** Whether a unit could go there; to a split province as a whole means to any coast. */
function canArrive(turn: Turn, unit: number, to: number): boolean {
  return canStep(turn, unit, to) || (to < turn.tables.provinceCount && canTouch(turn, unit, to));
}

function areShores(turn: Turn, from: number, to: number): boolean {
  const { shores } = turn.tables;
  return shores[from] === 1 && shores[to] === 1;
}

/** Whether a fleet could stand in this water and convoy. */
function hasFleet(turn: Turn, convoys: Convoys, water: number): boolean {
  if (convoys === "geography") return true;
  const fleet = turn.unitIn[water]!;
  return fleet !== NONE && turn.type[fleet] === FLEET;
}

/** Whether waters lead from shore to shore without passing `without`, or the end, where that is one. */
export function canBeConvoyed(
  turn: Turn,
  convoys: Convoys,
  from: number,
  to: number,
  without: number,
): boolean {
  const { waters, fleetTouches, locationCount } = turn.tables;
  const visited = ++turn.stamp;
  let tail = 0;
  turn.queue[tail++] = from;
  for (let head = 0; head < tail; head++) {
    const here = turn.queue[head]!;
    const end = waters.starts[here + 1]!;
    for (let next = waters.starts[here]!; next < end; next++) {
      const water = waters.items[next]!;
      if (turn.mark[water] === visited || water === without || water === to) continue;
      turn.mark[water] = visited;
      if (!hasFleet(turn, convoys, water)) continue;
      if (fleetTouches[water * locationCount + to] === 1) return true;
      turn.queue[tail++] = water;
    }
  }
  return false;
}

/** A convoy from shore to shore in which a fleet wants to take part. */
interface Voyage {
  readonly turn: Turn;
  readonly convoys: Convoys;
  readonly from: number;
  readonly to: number;
  readonly through: number;
}

/** Whether a fleet in this water is on a route that needs it. */
function canTakePart(
  turn: Turn,
  convoys: Convoys,
  from: number,
  to: number,
  through: number,
): boolean {
  if (touches(turn, through, from) && touches(turn, through, to)) return true;
  if (convoys === "routes") {
    return isLinked(turn, convoys, from, through) && isLinked(turn, convoys, to, through);
  }
  if (!canBeConvoyed(turn, convoys, from, to, NONE)) return false;
  return hasProperRoute({ turn, convoys, from, to, through }, [], false);
}

/**
 * Whether the chain goes on to the end through the water: by a route that never goes on to where an
 * earlier water of it could have gone at once (DATC 3.2, 4.E.1; 6.G.19).
 */
function hasProperRoute(voyage: Voyage, chain: readonly number[], used: boolean): boolean {
  const { turn, convoys, from, to, through } = voyage;
  const passed = chain.slice(0, -1);
  return listOf(turn.tables.waters, chain.at(-1) ?? from).some((water) => {
    if (water === to || chain.includes(water) || !hasFleet(turn, convoys, water)) return false;
    if (chain.length > 0 && touches(turn, water, from)) return false;
    if (passed.some((one) => touches(turn, one, water))) return false;
    const uses = used || water === through;
    return touches(turn, water, to) ? uses : hasProperRoute(voyage, [...chain, water], uses);
  });
}

/** Whether a fleet could go from a water to a province. */
function touches({ tables }: Turn, water: number, province: number): boolean {
  return tables.fleetTouches[water * tables.locationCount + province] === 1;
}

/** Whether fleets link a water with a shore. */
function isLinked(turn: Turn, convoys: Convoys, shore: number, water: number): boolean {
  return touches(turn, water, shore) || canBeConvoyed(turn, convoys, shore, water, water);
}
