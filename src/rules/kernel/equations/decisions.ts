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
  type MovementState,
  NO,
  NONE,
  SUPPORT,
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
export function decide(state: MovementState, laws: Laws, unit: number): boolean {
  let news = false;
  if (state.route[unit] === UNKNOWN) {
    state.route[unit] = evaluateWay(state, laws, unit);
    news = state.route[unit] !== UNKNOWN;
  }
  if (state.status[unit] !== UNKNOWN) return news;
  state.status[unit] = evaluate(state, laws, unit);
  return news || state.status[unit] !== UNKNOWN;
}

/** Whether something of a unit's order is not decided yet. */
export function isOpen(state: MovementState, unit: number): boolean {
  return state.status[unit] === UNKNOWN || state.route[unit] === UNKNOWN;
}

/** Evaluates the order of a unit. A hold has nothing to decide. */
function evaluate(state: MovementState, laws: Laws, unit: number): number {
  switch (state.order[unit]) {
    case HOLD:
      return YES;
    case MOVE:
      if (state.weakness[unit] === TRAIN) return evaluateRailed(state, laws, unit);
      return atAGlance(state, unit) || evaluateMove(state, laws, unit, NONE);
    case SUPPORT:
      return evaluateSupport(state, laws, unit);
    default:
      return evaluateConvoy(state, unit);
  }
}

/** Whether the way of a move that is not certain to have one is open. */
function evaluateWay(state: MovementState, laws: Laws, unit: number): number {
  if (state.mode[unit] === BY_CANAL) return evaluatePassage(state, unit);
  return unit < state.count ? evaluateRoute(state, laws, unit) : evaluateApproach(state, unit);
}

function evaluateRailed(state: MovementState, laws: Laws, unit: number): number {
  if (unit < state.count) return evaluateTrain(state, unit);
  return evaluateLeg(state, laws, unit, evaluateMove);
}

/**
 * A move succeeds that is stronger than the unit it meets and than every move to the same province, one
 * of which can be left out.
 */
function evaluateMove(state: MovementState, laws: Laws, unit: number, besides: number): number {
  const province = state.targetProvince[unit]!;
  const occupant = state.unitIn[province]!;
  const battle = occupant === NONE ? NO : headToHead(state, unit, occupant);
  const attack = attackAgainst(state, unit, occupant, battle);
  const strongest = most(attack);
  const weakest = least(attack);
  const opposition = occupant === NONE ? 0 : oppositionOf(state, occupant, battle);
  if (strongest <= least(opposition)) return NO;
  let succeeds = weakest > most(opposition);
  for (let other = state.firstMove[province]!; other !== NONE; other = state.nextMove[other]!) {
    if (other === unit || other === besides) continue;
    const prevent = preventPast(state, laws, other, occupant);
    if (strongest <= least(prevent)) return NO;
    if (weakest <= most(prevent)) succeeds = false;
  }
  return succeeds ? YES : UNKNOWN;
}

/** A support is cut by an attack from elsewhere than where it is given to, or by dislodgement. */
function evaluateSupport(state: MovementState, laws: Laws, unit: number): number {
  let given = YES;
  const province = state.province[unit]!;
  for (let other = state.firstMove[province]!; other !== NONE; other = state.nextMove[other]!) {
    const cut = cutBy(state, laws, unit, other);
    if (cut === YES) return NO;
    if (cut === UNKNOWN) given = UNKNOWN;
  }
  return given;
}

/** Whether a move cuts the support given in the province where it goes. */
export function cutBy(state: MovementState, laws: Laws, support: number, attacker: number): number {
  if (state.power[attacker] === state.power[support]) return NO;
  if (isImmune(state, laws, support, attacker)) return NO;
  let attack = pathOf(state, attacker);
  if (attack === NO) return NO;
  if (state.weakness[attacker] !== FREE)
    attack = and(attack, weakAttackCuts(state, support, attacker));
  const exempt = comesFromTarget(state, laws, support, attacker);
  if (exempt === NO || attack === NO) return attack;
  const dislodged = state.status[attacker]!;
  if (exempt === YES || dislodged === YES) return dislodged;
  return UNKNOWN;
}

/**
 * A train never cuts. Over a difficult border an attack cuts if it is supported, and not by the power that
 * it is against (DATC 2.4, chapter 10), or comes by convoy after all.
 */
function weakAttackCuts(state: MovementState, support: number, attacker: number): number {
  if (state.weakness[attacker] === TRAIN) return NO;
  const range = supportsBut(state, attacker, state.power[support]!);
  const helped = least(range) > 0 ? YES : most(range) > 0 ? UNKNOWN : NO;
  return or(goesByConvoy(state, attacker), helped);
}

/** Whether the attack comes from where the support is given to (4.A.4). */
function comesFromTarget(
  state: MovementState,
  laws: Laws,
  support: number,
  attacker: number,
): number {
  const fromOrigin = state.targetProvince[support] === state.province[attacker] ? YES : NO;
  if (laws.convoyedAttackFrom === "origin") return fromOrigin;
  const convoyed = goesByConvoy(state, attacker);
  if (convoyed === NO) return fromOrigin;
  const fromWater =
    laws.convoyedAttackFrom === "last-fleet" ? comesFromFleet(state, support, attacker) : NO;
  if (convoyed === YES) return fromWater;
  return fromOrigin === fromWater ? fromOrigin : UNKNOWN;
}

/** Brannan's rule: the support is given where the only fleet stands that could land the army. */
function comesFromFleet(state: MovementState, support: number, army: number): number {
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
function evaluateConvoy(state: MovementState, fleet: number): number {
  const dislodged = dislodgement(state, fleet);
  if (dislodged === UNKNOWN) return UNKNOWN;
  return dislodged === YES ? NO : YES;
}
