/**
 * The decisions of DATC 3.2, 5.B: MOVE, SUPPORT, CONVOY. Each is evaluated from what is known, and is
 * YES or NO only when nothing that is still open could change it.
 */

import { evaluatePassage } from "./canals.js";
import { and, dislodgement, or } from "./fate.js";
import { atAGlance } from "./glance.js";
import type { Laws } from "./laws.js";
import { isImmune } from "./paradox-rules.js";
import { evaluateRoute } from "./routes.js";
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
} from "./strengths.js";
import { evaluateApproach, evaluateLeg, evaluateTrain } from "./trains.js";
import {
  BY_CANAL,
  FREE,
  HOLD,
  MOVE,
  NO,
  NONE,
  SUPPORT,
  TRAIN,
  type Turn,
  UNKNOWN,
  YES,
} from "./turn.js";

/** Decides what can be decided of a unit's order; gives whether that was anything new. */
export function decide(turn: Turn, laws: Laws, unit: number): boolean {
  let news = false;
  if (turn.route[unit] === UNKNOWN) {
    turn.route[unit] = evaluateWay(turn, laws, unit);
    news = turn.route[unit] !== UNKNOWN;
  }
  if (turn.status[unit] !== UNKNOWN) return news;
  turn.status[unit] = evaluate(turn, laws, unit);
  return news || turn.status[unit] !== UNKNOWN;
}

/** Whether something of a unit's order is not decided yet. */
export function isOpen(turn: Turn, unit: number): boolean {
  return turn.status[unit] === UNKNOWN || turn.route[unit] === UNKNOWN;
}

/** Evaluates the order of a unit. A hold has nothing to decide. */
export function evaluate(turn: Turn, laws: Laws, unit: number): number {
  switch (turn.order[unit]) {
    case HOLD:
      return YES;
    case MOVE:
      if (turn.weakness[unit] === TRAIN) return evaluateRailed(turn, laws, unit);
      return atAGlance(turn, unit) || evaluateMove(turn, laws, unit, NONE);
    case SUPPORT:
      return evaluateSupport(turn, laws, unit);
    default:
      return evaluateConvoy(turn, unit);
  }
}

/** Whether the way of a move that is not certain to have one is open. */
function evaluateWay(turn: Turn, laws: Laws, unit: number): number {
  if (turn.mode[unit] === BY_CANAL) return evaluatePassage(turn, unit);
  return unit < turn.count ? evaluateRoute(turn, laws, unit) : evaluateApproach(turn, unit);
}

function evaluateRailed(turn: Turn, laws: Laws, unit: number): number {
  if (unit < turn.count) return evaluateTrain(turn, unit);
  return evaluateLeg(turn, laws, unit, evaluateMove);
}

/**
 * A move succeeds that is stronger than the unit it meets and than every move to the same province, one
 * of which can be left out.
 */
function evaluateMove(turn: Turn, laws: Laws, unit: number, besides: number): number {
  const province = turn.targetProvince[unit]!;
  const occupant = turn.unitIn[province]!;
  const battle = occupant === NONE ? NO : headToHead(turn, unit, occupant);
  const attack = attackAgainst(turn, unit, occupant, battle);
  const strongest = most(attack);
  const weakest = least(attack);
  const opposition = occupant === NONE ? 0 : oppositionOf(turn, occupant, battle);
  if (strongest <= least(opposition)) return NO;
  let succeeds = weakest > most(opposition);
  for (let other = turn.firstMove[province]!; other !== NONE; other = turn.nextMove[other]!) {
    if (other === unit || other === besides) continue;
    const prevent = preventPast(turn, laws, other, occupant);
    if (strongest <= least(prevent)) return NO;
    if (weakest <= most(prevent)) succeeds = false;
  }
  return succeeds ? YES : UNKNOWN;
}

/** A support is cut by an attack from elsewhere than where it is given to, or by dislodgement. */
function evaluateSupport(turn: Turn, laws: Laws, unit: number): number {
  let given = YES;
  const province = turn.province[unit]!;
  for (let other = turn.firstMove[province]!; other !== NONE; other = turn.nextMove[other]!) {
    const cut = cutBy(turn, laws, unit, other);
    if (cut === YES) return NO;
    if (cut === UNKNOWN) given = UNKNOWN;
  }
  return given;
}

/** Whether a move cuts the support given in the province where it goes. */
export function cutBy(turn: Turn, laws: Laws, support: number, attacker: number): number {
  if (turn.power[attacker] === turn.power[support]) return NO;
  if (isImmune(turn, laws, support, attacker)) return NO;
  let attack = pathOf(turn, attacker);
  if (attack === NO) return NO;
  if (turn.weakness[attacker] !== FREE)
    attack = and(attack, weakAttackCuts(turn, support, attacker));
  const exempt = comesFromTarget(turn, laws, support, attacker);
  if (exempt === NO || attack === NO) return attack;
  const dislodged = turn.status[attacker]!;
  if (exempt === YES || dislodged === YES) return dislodged;
  return UNKNOWN;
}

/**
 * A train never cuts. Over a difficult border an attack cuts if it is supported, and not by the power that
 * it is against (DATC 2.4, chapter 10), or comes by convoy after all.
 */
function weakAttackCuts(turn: Turn, support: number, attacker: number): number {
  if (turn.weakness[attacker] === TRAIN) return NO;
  const range = supportsBut(turn, attacker, turn.power[support]!);
  const helped = least(range) > 0 ? YES : most(range) > 0 ? UNKNOWN : NO;
  return or(goesByConvoy(turn, attacker), helped);
}

/** Whether the attack comes from where the support is given to (4.A.4). */
function comesFromTarget(turn: Turn, laws: Laws, support: number, attacker: number): number {
  const fromOrigin = turn.targetProvince[support] === turn.province[attacker] ? YES : NO;
  if (laws.convoyedAttackFrom === "origin") return fromOrigin;
  const convoyed = goesByConvoy(turn, attacker);
  if (convoyed === NO) return fromOrigin;
  const fromWater =
    laws.convoyedAttackFrom === "last-fleet" ? comesFromFleet(turn, support, attacker) : NO;
  if (convoyed === YES) return fromWater;
  return fromOrigin === fromWater ? fromOrigin : UNKNOWN;
}

/** Brannan's rule: the support is given where the only fleet stands that could land the army. */
function comesFromFleet(turn: Turn, support: number, army: number): number {
  const { fleetTouches, locationCount } = turn.tables;
  let from = NO;
  for (let fleet = turn.firstConvoy[army]!; fleet !== NONE; fleet = turn.nextConvoy[fleet]!) {
    const water = turn.province[fleet]!;
    if (fleetTouches[water * locationCount + turn.targetProvince[army]!] === 0) continue;
    if (water !== turn.targetProvince[support]) return NO;
    from = YES;
  }
  return from;
}

/** A convoy is available while its fleet is not dislodged. */
function evaluateConvoy(turn: Turn, fleet: number): number {
  const dislodged = dislodgement(turn, fleet);
  if (dislodged === UNKNOWN) return UNKNOWN;
  return dislodged === YES ? NO : YES;
}
