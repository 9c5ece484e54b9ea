/**
 * Strengths: ATTACK, HOLD, DEFEND and PREVENT of DATC 3.2, 5.B, under partial information. A strength
 * is a range packed in one integer, `most << 16 | least`, so that nothing is allocated.
 */
import type { Laws } from "../state/laws.js";
import {
  BY_CONVOY,
  CONVOY_OR_LAND,
  DIRECT,
  FREE,
  MOVE,
  NO,
  NONE,
  NOWHERE,
  STEEP,
  state,
  UNKNOWN,
  YES,
} from "../state/movement-state.js";

const RANGE = 16;
const ONE_AT_MOST = 1 << RANGE;
const ONE = ONE_AT_MOST | 1;
/** A unit by itself counts 2, so that a move over a difficult border can count 1 and still be a move. */
const ALONE = 2 * ONE;
const NOTHING = 0;

/** The least that the strength can turn out to be. */
export function least(range: number): number {
  return range & 0xffff;
}

/** The most that the strength can turn out to be. */
export function most(range: number): number {
  return range >> RANGE;
}

/** A strength that is certain, as the DATC counts it. */
export function pointsOf(range: number): number {
  return Math.max(0, most(range) - most(ONE));
}

/** Whether a move can arrive at all: over a border always, by convoy while its route is open. */
export function pathOf(unit: number): number {
  return state.mode[unit] === CONVOY_OR_LAND ? YES : state.route[unit]!;
}

/** Whether a move goes by convoy. */
export function goesByConvoy(unit: number): number {
  const mode = state.mode[unit];
  if (mode === BY_CONVOY) return YES;
  return mode === CONVOY_OR_LAND ? state.route[unit]! : NO;
}

/** Whether two opposite moves meet on a border: a head-to-head battle. */
export function headToHead(unit: number, other: number): number {
  if (state.order[other] !== MOVE || state.targetProvince[other] !== state.province[unit])
    return NO;
  if (state.mode[unit] === DIRECT && state.mode[other] === DIRECT) return YES;
  if (state.mode[unit]! >= NOWHERE || state.mode[other]! >= NOWHERE) return NO;
  const one = goesByConvoy(unit);
  const two = goesByConvoy(other);
  if (one === YES || two === YES) return NO;
  return one === NO && two === NO ? YES : UNKNOWN;
}

/** The strength of a unit by itself: less over a border that is difficult to pass. */
function alone(unit: number): number {
  if (state.weakness[unit] !== STEEP) return ALONE;
  const convoyed = goesByConvoy(unit);
  if (convoyed === UNKNOWN) return either(ALONE, ONE);
  return convoyed === YES ? ALONE : ONE;
}

/** What a unit's strength is without any support, as the DATC counts it. */
export function ownPoints(unit: number): number {
  return pointsOf(alone(unit));
}

/** The supports that a unit has from other powers than this one. */
export function supportsBut(unit: number, power: number): number {
  return supported(unit, power) - alone(unit);
}

/** The unit itself and one for each support, but none by the power that is excepted. */
function supported(unit: number, exceptPower: number): number {
  let range = state.weakness[unit] === FREE ? ALONE : alone(unit);
  for (
    let supporter = state.firstSupport[unit]!;
    supporter !== NONE;
    supporter = state.nextSupport[supporter]!
  ) {
    if (state.power[supporter] === exceptPower) continue;
    const status = state.status[supporter]!;
    if (status === YES) range += ONE;
    else if (status === UNKNOWN) range += ONE_AT_MOST;
  }
  return range;
}

function perhaps(range: number): number {
  return range & ~0xffff;
}

function either(one: number, two: number): number {
  return (Math.max(most(one), most(two)) << RANGE) | Math.min(least(one), least(two));
}

/** ATTACK STRENGTH: what the move can bring against a unit that stays. */
export function attackStrength(unit: number): number {
  const occupant = state.unitIn[state.targetProvince[unit]!]!;
  const battle = occupant === NONE ? NO : headToHead(unit, occupant);
  return attackAgainst(unit, occupant, battle);
}

/** ATTACK STRENGTH where the unit in the province, and whether it comes head-to-head, is known. */
export function attackAgainst(unit: number, occupant: number, battle: number): number {
  const path = pathOf(unit);
  if (path === NO) return NOTHING;
  const strength = attackOnArrival(unit, occupant, battle);
  return path === YES ? strength : perhaps(strength);
}

function attackOnArrival(unit: number, occupant: number, battle: number): number {
  if (occupant === NONE) return supported(unit, NONE);
  const leaves = state.order[occupant] === MOVE && battle !== YES ? state.status[occupant]! : NO;
  if (leaves === YES && battle === NO) return supported(unit, NONE);
  const power = state.power[occupant]!;
  const staying = power === state.power[unit] ? NOTHING : supported(unit, power);
  return leaves === NO ? staying : either(supported(unit, NONE), staying);
}

/** HOLD STRENGTH of a province. */
export function holdStrength(province: number): number {
  const occupant = state.unitIn[province]!;
  return occupant === NONE ? NOTHING : holdOf(occupant);
}

/** HOLD STRENGTH of the province in which a unit stands. */
function holdOf(occupant: number): number {
  if (state.order[occupant] !== MOVE) return supported(occupant, NONE);
  const status = state.status[occupant]!;
  if (status === YES) return NOTHING;
  return status === NO ? ALONE : perhaps(ALONE);
}

/** What a unit in the province sets against a move: its defence in a head-to-head battle, or its hold. */
export function oppositionOf(occupant: number, battle: number): number {
  if (battle === NO) return holdOf(occupant);
  const defend = defendStrength(occupant);
  return battle === YES ? defend : either(defend, holdOf(occupant));
}

/** DEFEND STRENGTH of a unit in a head-to-head battle. */
export function defendStrength(unit: number): number {
  return supported(unit, NONE);
}

/** PREVENT STRENGTH: what a move has against other moves to the same province. */
export function preventStrength(laws: Laws, unit: number): number {
  return preventPast(laws, unit, state.unitIn[state.targetProvince[unit]!]!);
}

/** PREVENT STRENGTH where the unit in the province, or NONE, is known. */
export function preventPast(laws: Laws, unit: number, occupant: number): number {
  const path = pathOf(unit);
  if (path === NO) return NOTHING;
  const beaten = occupant === NONE ? NO : losesTo(laws, unit, occupant);
  if (beaten === YES) return NOTHING;
  const strength = supported(unit, NONE);
  return path === YES && beaten === NO ? strength : perhaps(strength);
}

/** A unit that the opposite one dislodges has no effect where that one came from (4.A.7). */
function losesTo(laws: Laws, unit: number, opposite: number): number {
  if (state.order[opposite] !== MOVE) return NO;
  if (state.targetProvince[opposite] !== state.province[unit]) return NO;
  const wins = state.status[opposite]!;
  if (wins === NO) return NO;
  const battle = headToHead(unit, opposite);
  if (battle === YES) return wins;
  const withoutBattle = laws.dislodgedHasNoEffect ? dislodgedBy(unit, wins) : NO;
  if (battle === NO) return withoutBattle;
  return wins === withoutBattle ? wins : UNKNOWN;
}

function dislodgedBy(unit: number, wins: number): number {
  if (state.status[unit] === YES) return NO;
  return state.status[unit] === NO ? wins : UNKNOWN;
}
