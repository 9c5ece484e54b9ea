/**
 * Which orders meet: moves to the same province, supports and convoys with what they fit, and whether
 * an army goes over land or by convoy (DATC 4.A.3). All of it is known before anything is resolved.
 */
import { CANAL, DIFFICULT, OPEN } from "../../../map/index.js";
import type { Laws } from "../state/laws.js";
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
  state,
  UNKNOWN,
  YES,
} from "../state/movement-state.js";
import {
  hasRoute,
  isOpposed,
  keepFleetsOnRoutes,
  ownFleetConvoys,
} from "../terms/convoy-routes.js";
import { hasLeave } from "../variants/canals.js";
import { layLegs } from "../variants/trains.js";

/** Links all orders of the turn. */
export function linkOrders(laws: Laws): void {
  linkSupports(laws);
  if (state.convoyCount === 0 && state.indirectCount === 0) return;
  linkConvoys();
  for (let index = 0; index < state.moveCount; index++) {
    const unit = state.moves[index]!;
    const mode = modeOf(laws, unit);
    state.mode[unit] = mode;
    state.route[unit] = mode === DIRECT ? YES : mode === NOWHERE ? NO : UNKNOWN;
    const byLand = mode === DIRECT || mode === CONVOY_OR_LAND;
    if (byLand && state.adjacent[unit] === DIFFICULT) state.weakness[unit] = STEEP;
  }
  if (state.journeys.size > 0) layLegs();
}

function linkSupports(laws: Laws): void {
  const { supports, supportCount, unitIn, helpedProvince, helpedUnit, nextSupport, firstSupport } =
    state;
  for (let index = 0; index < supportCount; index++) {
    const unit = supports[index]!;
    const other = unitIn[helpedProvince[unit]!]!;
    helpedUnit[unit] = NONE;
    if (other === NONE || !supportFits(laws, unit, other)) continue;
    helpedUnit[unit] = other;
    nextSupport[unit] = firstSupport[other]!;
    firstSupport[other] = unit;
  }
}

function linkConvoys(): void {
  const { convoys, convoyCount, unitIn, helpedProvince, helpedUnit, nextConvoy, firstConvoy } =
    state;
  for (let index = 0; index < convoyCount; index++) {
    const unit = convoys[index]!;
    const other = unitIn[helpedProvince[unit]!]!;
    helpedUnit[unit] = NONE;
    if (other === NONE || !convoyFits(unit, other)) continue;
    helpedUnit[unit] = other;
    nextConvoy[unit] = firstConvoy[other]!;
    firstConvoy[other] = unit;
  }
}

function supportFits(laws: Laws, unit: number, helpedUnit: number): boolean {
  if (state.toHold[unit] === 1) return state.order[helpedUnit] !== MOVE;
  if (state.order[helpedUnit] !== MOVE) return false;
  if (state.targetProvince[helpedUnit] !== state.targetProvince[unit]) return false;
  return state.target[helpedUnit] === state.target[unit] || coastsAgree(laws, unit, helpedUnit);
}

/** DATC 4.B.4, for a support and a move to the same province that do not name the same coast. */
function coastsAgree(laws: Laws, unit: number, helpedUnit: number): boolean {
  if (laws.supportCoast === "ignored" || state.type[helpedUnit] !== FLEET) return true;
  const province = state.targetProvince[unit]!;
  if (state.target[unit] !== province) return false;
  switch (laws.supportCoast) {
    case "optional":
      return true;
    case "required":
      return false;
    case "default":
      return state.target[helpedUnit] === defaultCoast(helpedUnit, province);
    case "required-for-foreign":
      return (
        state.power[unit] === state.power[helpedUnit] ||
        coastsInReach(helpedUnit, province).length === 1
      );
  }
}

/** The first coast in the fleet's reach, as the map lists them, or NONE. */
function defaultCoast(fleet: number, province: number): number {
  return coastsInReach(fleet, province)[0] ?? NONE;
}

function coastsInReach(fleet: number, province: number): readonly number[] {
  const { fleetSteps, provinceOf, locationCount, provinceCount } = state.tables;
  const coasts: number[] = [];
  for (let location = provinceCount; location < locationCount; location++) {
    const step = state.location[fleet]! * locationCount + location;
    if (provinceOf[location] === province && fleetSteps[step] === OPEN) coasts.push(location);
  }
  return coasts;
}

function convoyFits(unit: number, helpedUnit: number): boolean {
  if (state.type[helpedUnit] !== ARMY || state.order[helpedUnit] !== MOVE) return false;
  if (state.targetProvince[helpedUnit] !== state.targetProvince[unit]) return false;
  const given = state.givenRoutes.get(helpedUnit);
  return given === undefined || given.includes(state.province[unit]!);
}

function modeOf(laws: Laws, unit: number): number {
  if (state.type[unit] === FLEET) return modeOfFleet(unit);
  const adjacent = state.adjacent[unit] !== 0;
  const overWater = state.firstConvoy[unit] !== NONE;
  if (!overWater && state.via[unit] === 0) return adjacent ? DIRECT : NOWHERE;
  // A fleet shows its power's intent even where the route that is ordered does without it (6.G.6).
  const intent = state.via[unit] === 1 || ownFleetConvoys(unit);
  if (laws.everyRouteNeeded) keepFleetsOnRoutes(laws, unit);
  if (!adjacent) return hasRoute(unit) ? BY_CONVOY : NOWHERE;
  return adjacentMode(laws, unit, intent);
}

function modeOfFleet(fleet: number): number {
  if (state.adjacent[fleet] === OPEN) return DIRECT;
  return state.adjacent[fleet] === CANAL && hasLeave(fleet) ? BY_CANAL : NOWHERE;
}

/** Over land or by convoy, where both could be: DATC 4.A.3. */
function adjacentMode(laws: Laws, unit: number, intent: boolean): number {
  const route = hasRoute(unit);
  if (!convoyMeant(laws, unit, route, intent)) return DIRECT;
  if (!route) return laws.landFallback === "none" ? NOWHERE : DIRECT;
  const orLand = laws.landFallback === "disrupted" || laws.adjacentConvoy === "opposed-undisrupted";
  return orLand ? CONVOY_OR_LAND : BY_CONVOY;
}

function convoyMeant(laws: Laws, unit: number, route: boolean, intent: boolean): boolean {
  const via = state.via[unit] === 1;
  switch (laws.adjacentConvoy) {
    case "convoy":
      return route;
    case "opposed":
    case "opposed-undisrupted":
      return route && isOpposed(unit);
    case "intent":
      return via || (route && intent);
    case "explicit":
      return via;
  }
}
