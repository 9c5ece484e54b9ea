/**
 * The decisions of DATC 3.2, 5.B: MOVE, SUPPORT, CONVOY. Each is evaluated from what is known, and is
 * YES or NO only when nothing that is still open could change it.
 */

import { and, dislodgement, or } from "../state/fate.js";
import type { Laws } from "../state/laws.js";
import {
  BY_CANAL,
  FREE,
  HOLD,
  MOVE,
  NO,
  NONE,
  SUPPORT,
  state,
  TRAIN,
  UNKNOWN,
  YES,
} from "../state/movement-state.js";
import { evaluateRoute } from "../terms/convoy-routes.js";
import { atAGlance } from "../terms/glance.js";
import { isImmune } from "../terms/paradox-rules.js";
import {
  attackAgainst,
  goesByConvoy,
  headToHead,
  least,
  most,
  oppositionOf,
  pathOf,
  preventPast,
  supportsBut,
} from "../terms/strengths.js";
import { evaluatePassage } from "../variants/canals.js";
import { evaluateApproach, evaluateLeg, evaluateTrain } from "../variants/trains.js";

/** Decides what can be decided of a unit's order; gives whether that was anything new. */
export function decide(laws: Laws, unit: number): boolean {
  let news = false;
  if (state.route[unit] === UNKNOWN) {
    state.route[unit] = evaluateWay(laws, unit);
    news = state.route[unit] !== UNKNOWN;
  }
  if (state.status[unit] !== UNKNOWN) return news;
  state.status[unit] = evaluate(laws, unit);
  return news || state.status[unit] !== UNKNOWN;
}

/** Whether something of a unit's order is not decided yet. */
export function isOpen(unit: number): boolean {
  return state.status[unit] === UNKNOWN || state.route[unit] === UNKNOWN;
}

/** Evaluates the order of a unit. A hold has nothing to decide. */
function evaluate(laws: Laws, unit: number): number {
  switch (state.order[unit]) {
    case HOLD:
      return YES;
    case MOVE:
      if (state.weakness[unit] === TRAIN) return evaluateRailed(laws, unit);
      return atAGlance(unit) || evaluateMove(laws, unit, NONE);
    case SUPPORT:
      return evaluateSupport(laws, unit);
    default:
      return evaluateConvoy(unit);
  }
}

/** Whether the way of a move that is not certain to have one is open. */
function evaluateWay(laws: Laws, unit: number): number {
  if (state.mode[unit] === BY_CANAL) return evaluatePassage(unit);
  return unit < state.count ? evaluateRoute(laws, unit) : evaluateApproach(unit);
}

function evaluateRailed(laws: Laws, unit: number): number {
  if (unit < state.count) return evaluateTrain(unit);
  return evaluateLeg(laws, unit, evaluateMove);
}

/**
 * A move succeeds that is stronger than the unit it meets and than every move to the same province, one
 * of which can be left out.
 */
function evaluateMove(laws: Laws, unit: number, besides: number): number {
  const province = state.targetProvince[unit]!;
  const occupant = state.unitIn[province]!;
  const battle = occupant === NONE ? NO : headToHead(unit, occupant);
  const attack = attackAgainst(unit, occupant, battle);
  const strongest = most(attack);
  const weakest = least(attack);
  const opposition = occupant === NONE ? 0 : oppositionOf(occupant, battle);
  if (strongest <= least(opposition)) return NO;
  let succeeds = weakest > most(opposition);
  for (let other = state.firstMove[province]!; other !== NONE; other = state.nextMove[other]!) {
    if (other === unit || other === besides) continue;
    const prevent = preventPast(laws, other, occupant);
    if (strongest <= least(prevent)) return NO;
    if (weakest <= most(prevent)) succeeds = false;
  }
  return succeeds ? YES : UNKNOWN;
}

/** A support is cut by an attack from elsewhere than where it is given to, or by dislodgement. */
function evaluateSupport(laws: Laws, unit: number): number {
  let given = YES;
  const province = state.province[unit]!;
  for (let other = state.firstMove[province]!; other !== NONE; other = state.nextMove[other]!) {
    const cut = cutBy(laws, unit, other);
    if (cut === YES) return NO;
    if (cut === UNKNOWN) given = UNKNOWN;
  }
  return given;
}

/** Whether a move cuts the support given in the province where it goes. */
export function cutBy(laws: Laws, support: number, attacker: number): number {
  if (state.power[attacker] === state.power[support]) return NO;
  if (isImmune(laws, support, attacker)) return NO;
  let attack = pathOf(attacker);
  if (attack === NO) return NO;
  if (state.weakness[attacker] !== FREE) attack = and(attack, weakAttackCuts(support, attacker));
  const exempt = comesFromTarget(laws, support, attacker);
  if (exempt === NO || attack === NO) return attack;
  const dislodged = state.status[attacker]!;
  if (exempt === YES || dislodged === YES) return dislodged;
  return UNKNOWN;
}

/**
 * A train never cuts. Over a difficult border an attack cuts if it is supported, and not by the power that
 * it is against (DATC 2.4, chapter 10), or comes by convoy after all.
 */
function weakAttackCuts(support: number, attacker: number): number {
  if (state.weakness[attacker] === TRAIN) return NO;
  const range = supportsBut(attacker, state.power[support]!);
  const helped = least(range) > 0 ? YES : most(range) > 0 ? UNKNOWN : NO;
  return or(goesByConvoy(attacker), helped);
}

/** Whether the attack comes from where the support is given to (4.A.4). */
function comesFromTarget(laws: Laws, support: number, attacker: number): number {
  const fromOrigin = state.targetProvince[support] === state.province[attacker] ? YES : NO;
  if (laws.convoyedAttackFrom === "origin") return fromOrigin;
  const convoyed = goesByConvoy(attacker);
  if (convoyed === NO) return fromOrigin;
  const fromWater =
    laws.convoyedAttackFrom === "last-fleet" ? comesFromFleet(support, attacker) : NO;
  if (convoyed === YES) return fromWater;
  return fromOrigin === fromWater ? fromOrigin : UNKNOWN;
}

/** Brannan's rule: the support is given where the only fleet stands that could land the army. */
function comesFromFleet(support: number, army: number): number {
  const { fleetTouches, locationCount } = state.tables;
  let from = NO;
  for (let fleet = state.firstConvoy[army]!; fleet !== NONE; fleet = state.nextConvoy[fleet]!) {
    const water = state.province[fleet]!;
    if (fleetTouches[water * locationCount + state.targetProvince[army]!] === 0) continue;
    if (water !== state.targetProvince[support]) return NO;
    from = YES;
  }
  return from;
}

/** A convoy is available while its fleet is not dislodged. */
function evaluateConvoy(fleet: number): number {
  const dislodged = dislodgement(fleet);
  if (dislodged === UNKNOWN) return UNKNOWN;
  return dislodged === YES ? NO : YES;
}
