/**
 * Which orders meet: moves to the same province, supports and convoys with what they fit, and whether
 * an army goes over land or by convoy (DATC 4.A.3). All of it is known before anything is resolved.
 */
import { CANAL, DIFFICULT, OPEN } from "../../map/index.js";
import { hasLeave } from "./canals.js";
import type { Laws } from "./laws.js";
import { hasRoute, isOpposed, keepFleetsOnRoutes, ownFleetConvoys } from "./routes.js";
import { layLegs } from "./trains.js";
import {
  ARMY,
  BY_CANAL,
  BY_CONVOY,
  CONVOY_OR_LAND,
  DIRECT,
  FLEET,
  MOVE,
  NO,
  NONE,
  NOWHERE,
  STEEP,
  type Turn,
  UNKNOWN,
  YES,
} from "./turn.js";

/** Links all orders of the turn. */
export function linkOrders(turn: Turn, laws: Laws): void {
  linkSupports(turn, laws);
  if (turn.convoyCount === 0 && turn.indirectCount === 0) return;
  linkConvoys(turn);
  for (let index = 0; index < turn.moveCount; index++) {
    const unit = turn.moves[index]!;
    const mode = modeOf(turn, laws, unit);
    turn.mode[unit] = mode;
    turn.route[unit] = mode === DIRECT ? YES : mode === NOWHERE ? NO : UNKNOWN;
    const byLand = mode === DIRECT || mode === CONVOY_OR_LAND;
    if (byLand && turn.adjacent[unit] === DIFFICULT) turn.weakness[unit] = STEEP;
  }
  if (turn.journeys.size > 0) layLegs(turn);
}

function linkSupports(turn: Turn, laws: Laws): void {
  const { supports, supportCount, unitIn, mateProvince, mate, nextSupport, firstSupport } = turn;
  for (let index = 0; index < supportCount; index++) {
    const unit = supports[index]!;
    const other = unitIn[mateProvince[unit]!]!;
    mate[unit] = NONE;
    if (other === NONE || !supportFits(turn, laws, unit, other)) continue;
    mate[unit] = other;
    nextSupport[unit] = firstSupport[other]!;
    firstSupport[other] = unit;
  }
}

function linkConvoys(turn: Turn): void {
  const { convoys, convoyCount, unitIn, mateProvince, mate, nextConvoy, firstConvoy } = turn;
  for (let index = 0; index < convoyCount; index++) {
    const unit = convoys[index]!;
    const other = unitIn[mateProvince[unit]!]!;
    mate[unit] = NONE;
    if (other === NONE || !convoyFits(turn, unit, other)) continue;
    mate[unit] = other;
    nextConvoy[unit] = firstConvoy[other]!;
    firstConvoy[other] = unit;
  }
}

function supportFits(turn: Turn, laws: Laws, unit: number, mate: number): boolean {
  if (turn.toHold[unit] === 1) return turn.order[mate] !== MOVE;
  if (turn.order[mate] !== MOVE) return false;
  if (turn.targetProvince[mate] !== turn.targetProvince[unit]) return false;
  return turn.target[mate] === turn.target[unit] || coastsAgree(turn, laws, unit, mate);
}

/** DATC 4.B.4, for a support and a move to the same province that do not name the same coast. */
function coastsAgree(turn: Turn, laws: Laws, unit: number, mate: number): boolean {
  if (laws.supportCoast === "ignored" || turn.type[mate] !== FLEET) return true;
  const province = turn.targetProvince[unit]!;
  if (turn.target[unit] !== province) return false;
  switch (laws.supportCoast) {
    case "optional":
      return true;
    case "required":
      return false;
    case "default":
      return turn.target[mate] === defaultCoast(turn, mate, province);
    case "required-for-foreign":
      return (
        turn.power[unit] === turn.power[mate] || coastsInReach(turn, mate, province).length === 1
      );
  }
}

/** The first coast in the fleet's reach, as the map lists them, or NONE. */
function defaultCoast(turn: Turn, fleet: number, province: number): number {
  return coastsInReach(turn, fleet, province)[0] ?? NONE;
}

function coastsInReach(turn: Turn, fleet: number, province: number): readonly number[] {
  const { fleetSteps, provinceOf, locationCount, provinceCount } = turn.tables;
  const coasts: number[] = [];
  for (let location = provinceCount; location < locationCount; location++) {
    const step = turn.location[fleet]! * locationCount + location;
    if (provinceOf[location] === province && fleetSteps[step] === OPEN) coasts.push(location);
  }
  return coasts;
}

function convoyFits(turn: Turn, unit: number, mate: number): boolean {
  if (turn.type[mate] !== ARMY || turn.order[mate] !== MOVE) return false;
  if (turn.targetProvince[mate] !== turn.targetProvince[unit]) return false;
  const given = turn.givenRoutes.get(mate);
  return given === undefined || given.includes(turn.province[unit]!);
}

function modeOf(turn: Turn, laws: Laws, unit: number): number {
  if (turn.type[unit] === FLEET) return modeOfFleet(turn, unit);
  const adjacent = turn.adjacent[unit] !== 0;
  const overWater = turn.firstConvoy[unit] !== NONE;
  if (!overWater && turn.via[unit] === 0) return adjacent ? DIRECT : NOWHERE;
  // A fleet shows its power's intent even where the route that is ordered does without it (6.G.6).
  const intent = turn.via[unit] === 1 || ownFleetConvoys(turn, unit);
  if (laws.everyRouteNeeded) keepFleetsOnRoutes(turn, laws, unit);
  if (!adjacent) return hasRoute(turn, unit) ? BY_CONVOY : NOWHERE;
  return adjacentMode(turn, laws, unit, intent);
}

function modeOfFleet(turn: Turn, fleet: number): number {
  if (turn.adjacent[fleet] === OPEN) return DIRECT;
  return turn.adjacent[fleet] === CANAL && hasLeave(turn, fleet) ? BY_CANAL : NOWHERE;
}

/** Over land or by convoy, where both could be: DATC 4.A.3. */
function adjacentMode(turn: Turn, laws: Laws, unit: number, intent: boolean): number {
  const route = hasRoute(turn, unit);
  if (!convoyMeant(turn, laws, unit, route, intent)) return DIRECT;
  if (!route) return laws.landFallback === "none" ? NOWHERE : DIRECT;
  const orLand = laws.landFallback === "disrupted" || laws.adjacentConvoy === "opposed-undisrupted";
  return orLand ? CONVOY_OR_LAND : BY_CONVOY;
}

function convoyMeant(
  turn: Turn,
  laws: Laws,
  unit: number,
  route: boolean,
  intent: boolean,
): boolean {
  const via = turn.via[unit] === 1;
  switch (laws.adjacentConvoy) {
    case "convoy":
      return route;
    case "opposed":
    case "opposed-undisrupted":
      return route && isOpposed(turn, unit);
    case "intent":
      return via || (route && intent);
    case "explicit":
      return via;
  }
}
