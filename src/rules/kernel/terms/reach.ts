/**
 * What could be followed if every other unit helped: borders, and convoys as far as there is water, or
 * there are fleets (DATC 4.E.1). It looks at where units stand, never at their orders.
 */
import { listOf, OPEN } from "../../../map/index.js";
import { ARMY, CONVOY, FLEET, HOLD, MOVE, NONE, state } from "../state/movement-state.js";

/**
 * Whether a unit could be convoyed over water, or only over water with fleets on it; with `routes`, on
 * detours too, which an army's order may ask for (4.A.6).
 */
export type Convoys = "geography" | "position" | "routes";

export const LEGAL = 0;
const UNREACHABLE = 1;
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
export function reachOf(convoys: Convoys, unit: number): number {
  switch (state.order[unit]) {
    case HOLD:
      return LEGAL;
    case MOVE:
      return reachOfMove(convoys, unit);
    case CONVOY:
      return reachOfConvoy(convoys, unit);
    default:
      return reachOfSupport(convoys, unit);
  }
}

function reachOfMove(convoys: Convoys, unit: number): number {
  if (state.adjacent[unit] !== 0) return LEGAL;
  const province = state.targetProvince[unit]!;
  if (province === state.province[unit]) return TO_ITSELF;
  if (state.type[unit] === FLEET || !areShores(state.province[unit]!, province)) {
    return UNREACHABLE;
  }
  return canBeConvoyed(convoys, state.province[unit]!, province, NONE) ? LEGAL : NO_FLEETS;
}

function reachOfSupport(convoys: Convoys, unit: number): number {
  const helpedUnit = state.unitIn[state.helpedProvince[unit]!]!;
  if (helpedUnit === NONE) return NO_SUCH_UNIT;
  if (helpedUnit === unit) return SUPPORT_ITSELF;
  if (!canTouch(unit, state.targetProvince[unit]!)) return SUPPORT_UNREACHABLE;
  return state.toHold[unit] === 1 ? LEGAL : reachOfSupported(convoys, unit, helpedUnit);
}

/** Whether the supported unit could move there, though not by the supporter's own convoy (6.D.31). */
function reachOfSupported(convoys: Convoys, unit: number, helpedUnit: number): number {
  const from = state.province[helpedUnit]!;
  const to = state.targetProvince[unit]!;
  if (from === to) return SUPPORT_IMPOSSIBLE;
  if (canArrive(helpedUnit, state.target[unit]!) || canRide(helpedUnit, to)) return LEGAL;
  if (state.type[helpedUnit] === FLEET || !areShores(from, to)) return SUPPORT_IMPOSSIBLE;
  const own = state.type[unit] === FLEET ? state.province[unit]! : NONE;
  if (canBeConvoyed(convoys, from, to, own)) return LEGAL;
  const needsOwn = canBeConvoyed(convoys, from, to, NONE);
  return needsOwn ? SUPPORT_NEEDS_OWN_CONVOY : SUPPORT_IMPOSSIBLE;
}

function reachOfConvoy(convoys: Convoys, unit: number): number {
  const { convoys: convoying } = state.tables;
  if (state.type[unit] !== FLEET || convoying[state.province[unit]!] === 0) return CANNOT_CONVOY;
  const helpedUnit = state.unitIn[state.helpedProvince[unit]!]!;
  if (helpedUnit === NONE) return NO_SUCH_UNIT;
  if (state.type[helpedUnit] !== ARMY) return CONVOY_OF_FLEET;
  const from = state.province[helpedUnit]!;
  const to = state.targetProvince[unit]!;
  if (convoying[to] === 1 && state.tables.shores[to] === 0) return CONVOY_TO_SEA;
  const isOwn = to === state.province[unit];
  if (from === to || isOwn || !areShores(from, to)) return CONVOY_IMPOSSIBLE;
  return canTakePart(convoys, from, to, state.province[unit]!) ? LEGAL : CONVOY_IMPOSSIBLE;
}

function canStep(unit: number, to: number): boolean {
  const { armySteps, fleetSteps, locationCount } = state.tables;
  const steps = state.type[unit] === ARMY ? armySteps : fleetSteps;
  return steps[state.location[unit]! * locationCount + to] !== 0;
}

/** Whether a unit could go to the province, on any coast, and so support there: not through a canal. */
function canTouch(unit: number, province: number): boolean {
  const { armySteps, fleetTouches, locationCount } = state.tables;
  const touches = state.type[unit] === ARMY ? armySteps : fleetTouches;
  return touches[state.location[unit]! * locationCount + province] === OPEN;
}

/** Whether an army could go there by a railway of its power. */
function canRide(unit: number, to: number): boolean {
  const { tables, type, power, province } = state;
  return (
    type[unit] === ARMY &&
    tables.railways.some(
      ({ powers, stations }) =>
        powers.includes(power[unit]!) && [province[unit]!, to].every((at) => stations.includes(at)),
    )
  );
}

/** Whether a unit could go there; to a split province as a whole means to any coast. */
function canArrive(unit: number, to: number): boolean {
  return canStep(unit, to) || (to < state.tables.provinceCount && canTouch(unit, to));
}

function areShores(from: number, to: number): boolean {
  const { shores } = state.tables;
  return shores[from] === 1 && shores[to] === 1;
}

/** Whether a fleet could stand in this water and convoy. */
function hasFleet(convoys: Convoys, water: number): boolean {
  if (convoys === "geography") return true;
  const fleet = state.unitIn[water]!;
  return fleet !== NONE && state.type[fleet] === FLEET;
}

/** Whether waters lead from shore to shore without passing `without`, or the end, where that is one. */
export function canBeConvoyed(
  convoys: Convoys,
  from: number,
  to: number,
  without: number,
): boolean {
  const { waters, fleetTouches, locationCount } = state.tables;
  const visited = ++state.stamp;
  let tail = 0;
  state.queue[tail++] = from;
  for (let head = 0; head < tail; head++) {
    const here = state.queue[head]!;
    const end = waters.starts[here + 1]!;
    for (let next = waters.starts[here]!; next < end; next++) {
      const water = waters.items[next]!;
      if (state.mark[water] === visited || water === without || water === to) continue;
      state.mark[water] = visited;
      if (!hasFleet(convoys, water)) continue;
      if (fleetTouches[water * locationCount + to] === 1) return true;
      state.queue[tail++] = water;
    }
  }
  return false;
}

/** A convoy from shore to shore in which a fleet wants to take part. */
interface Voyage {
  readonly convoys: Convoys;
  readonly from: number;
  readonly to: number;
  readonly through: number;
  /** Waters that the search may still enter. */
  left: number;
}

/**
 * Whether a route without detours leads through a given water is a hard question (an induced path through a vertex),
 * but on real boards a few hundred steps answer it. Beyond this bound a fleet counts as one that can take part.
 */
const stepsMax = 20_000;

/** Whether a fleet in this water is on a route that needs it. */
function canTakePart(convoys: Convoys, from: number, to: number, through: number): boolean {
  if (touches(through, from) && touches(through, to)) return true;
  if (convoys === "routes") {
    return isLinked(convoys, from, through) && isLinked(convoys, to, through);
  }
  if (!canBeConvoyed(convoys, from, to, NONE)) return false;
  return hasProperRoute({ convoys, from, to, through, left: stepsMax }, [], false);
}

/**
 * Whether the chain goes on to the end through the water: by a route that never goes on to where an
 * earlier water of it could have gone at once (DATC 3.2, 4.E.1; 6.G.19).
 */
function hasProperRoute(voyage: Voyage, chain: readonly number[], used: boolean): boolean {
  const { convoys, from, to, through } = voyage;
  const passed = chain.slice(0, -1);
  return listOf(state.tables.waters, chain.at(-1) ?? from).some((water) => {
    if (voyage.left-- <= 0) return true;
    if (water === to || chain.includes(water) || !hasFleet(convoys, water)) return false;
    if (chain.length > 0 && touches(water, from)) return false;
    if (passed.some((earlier) => touches(earlier, water))) return false;
    const uses = used || water === through;
    return touches(water, to) ? uses : hasProperRoute(voyage, [...chain, water], uses);
  });
}

/** Whether a fleet could go from a water to a province. */
function touches(water: number, province: number): boolean {
  const { tables } = state;
  return tables.fleetTouches[water * tables.locationCount + province] === 1;
}

/** Whether fleets link a water with a shore. */
function isLinked(convoys: Convoys, shore: number, water: number): boolean {
  return touches(water, shore) || canBeConvoyed(convoys, shore, water, water);
}
