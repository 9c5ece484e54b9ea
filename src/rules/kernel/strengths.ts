/**
 * Strengths: ATTACK, HOLD, DEFEND and PREVENT of DATC 3.2, 5.B, under partial information. A strength
 * is a range packed in one integer, `most << 16 | least`, so that nothing is allocated.
 */
import type { Laws } from "./laws.js";
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
  type Turn,
  UNKNOWN,
  YES,
} from "./turn.js";

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
export function pathOf(turn: Turn, unit: number): number {
  return turn.mode[unit] === CONVOY_OR_LAND ? YES : turn.route[unit]!;
}

/** Whether a move goes by convoy. */
export function goesByConvoy(turn: Turn, unit: number): number {
  const mode = turn.mode[unit];
  if (mode === BY_CONVOY) return YES;
  return mode === CONVOY_OR_LAND ? turn.route[unit]! : NO;
}

/** Whether two opposite moves meet on a border: a head-to-head battle. */
export function headToHead(turn: Turn, unit: number, other: number): number {
  if (turn.order[other] !== MOVE || turn.targetProvince[other] !== turn.province[unit]) return NO;
  if (turn.mode[unit] === DIRECT && turn.mode[other] === DIRECT) return YES;
  if (turn.mode[unit]! >= NOWHERE || turn.mode[other]! >= NOWHERE) return NO;
  const one = goesByConvoy(turn, unit);
  const two = goesByConvoy(turn, other);
  if (one === YES || two === YES) return NO;
  return one === NO && two === NO ? YES : UNKNOWN;
}

/** The strength of a unit by itself: less over a border that is difficult to pass. */
function alone(turn: Turn, unit: number): number {
  if (turn.weakness[unit] !== STEEP) return ALONE;
  const convoyed = goesByConvoy(turn, unit);
  if (convoyed === UNKNOWN) return either(ALONE, ONE);
  return convoyed === YES ? ALONE : ONE;
}

/** What a unit's strength is without any support, as the DATC counts it. */
export function ownPoints(turn: Turn, unit: number): number {
  return pointsOf(alone(turn, unit));
}

/** The supports that a unit has from other powers than this one. */
export function supportsBut(turn: Turn, unit: number, power: number): number {
  return supported(turn, unit, power) - alone(turn, unit);
}

/** The unit itself and one for each support, but none by the power that is excepted. */
function supported(turn: Turn, unit: number, exceptPower: number): number {
  let range = turn.weakness[unit] === FREE ? ALONE : alone(turn, unit);
  for (let one = turn.firstSupport[unit]!; one !== NONE; one = turn.nextSupport[one]!) {
    if (turn.power[one] === exceptPower) continue;
    const status = turn.status[one]!;
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
export function attackStrength(turn: Turn, unit: number): number {
  const occupant = turn.unitIn[turn.targetProvince[unit]!]!;
  const battle = occupant === NONE ? NO : headToHead(turn, unit, occupant);
  return attackAgainst(turn, unit, occupant, battle);
}

/** ATTACK STRENGTH where the unit in the province, and whether it comes head-to-head, is known. */
export function attackAgainst(turn: Turn, unit: number, occupant: number, battle: number): number {
  const path = pathOf(turn, unit);
  if (path === NO) return NOTHING;
  const strength = attackOnArrival(turn, unit, occupant, battle);
  return path === YES ? strength : perhaps(strength);
}

function attackOnArrival(turn: Turn, unit: number, occupant: number, battle: number): number {
  if (occupant === NONE) return supported(turn, unit, NONE);
  const leaves = turn.order[occupant] === MOVE && battle !== YES ? turn.status[occupant]! : NO;
  if (leaves === YES && battle === NO) return supported(turn, unit, NONE);
  const power = turn.power[occupant]!;
  const staying = power === turn.power[unit] ? NOTHING : supported(turn, unit, power);
  return leaves === NO ? staying : either(supported(turn, unit, NONE), staying);
}

/** HOLD STRENGTH of a province. */
export function holdStrength(turn: Turn, province: number): number {
  const occupant = turn.unitIn[province]!;
  return occupant === NONE ? NOTHING : holdOf(turn, occupant);
}

/** HOLD STRENGTH of the province in which a unit stands. */
export function holdOf(turn: Turn, occupant: number): number {
  if (turn.order[occupant] !== MOVE) return supported(turn, occupant, NONE);
  const status = turn.status[occupant]!;
  if (status === YES) return NOTHING;
  return status === NO ? ALONE : perhaps(ALONE);
}

/** What a unit in the province sets against a move: its defence in a head-to-head battle, or its hold. */
export function oppositionOf(turn: Turn, occupant: number, battle: number): number {
  if (battle === NO) return holdOf(turn, occupant);
  const defend = defendStrength(turn, occupant);
  return battle === YES ? defend : either(defend, holdOf(turn, occupant));
}

/** DEFEND STRENGTH of a unit in a head-to-head battle. */
export function defendStrength(turn: Turn, unit: number): number {
  return supported(turn, unit, NONE);
}

/** PREVENT STRENGTH: what a move has against other moves to the same province. */
export function preventStrength(turn: Turn, laws: Laws, unit: number): number {
  return preventPast(turn, laws, unit, turn.unitIn[turn.targetProvince[unit]!]!);
}

/** PREVENT STRENGTH where the unit in the province, or NONE, is known. */
export function preventPast(turn: Turn, laws: Laws, unit: number, occupant: number): number {
  const path = pathOf(turn, unit);
  if (path === NO) return NOTHING;
  const beaten = occupant === NONE ? NO : losesTo(turn, laws, unit, occupant);
  if (beaten === YES) return NOTHING;
  const strength = supported(turn, unit, NONE);
  return path === YES && beaten === NO ? strength : perhaps(strength);
}

/** A unit that the opposite one dislodges has no effect where that one came from (4.A.7). */
function losesTo(turn: Turn, laws: Laws, unit: number, opposite: number): number {
  if (turn.order[opposite] !== MOVE) return NO;
  if (turn.targetProvince[opposite] !== turn.province[unit]) return NO;
  const wins = turn.status[opposite]!;
  if (wins === NO) return NO;
  const battle = headToHead(turn, unit, opposite);
  if (battle === YES) return wins;
  const withoutBattle = laws.dislodgedHasNoEffect ? dislodgedBy(turn, unit, wins) : NO;
  if (battle === NO) return withoutBattle;
  return wins === withoutBattle ? wins : UNKNOWN;
}

function dislodgedBy(turn: Turn, unit: number, wins: number): number {
  if (turn.status[unit] === YES) return NO;
  return turn.status[unit] === NO ? wins : UNKNOWN;
}
