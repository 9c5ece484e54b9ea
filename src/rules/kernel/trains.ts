/**
 * Railways (DATC 2.4, 7.B). A journey is a chain of legs, each a move to one station: it attacks where the
 * station is empty or becomes so, bounces and is bounced there, and never dislodges or cuts. Through a
 * unit of its own that stays it passes without attacking. The train halts at the last station entered.
 */

import { visitStay } from "./canals.js";
import { and, leaving, not, or, staying } from "./fate.js";
import type { Laws } from "./laws.js";
import { defendStrength, headToHead, least, most, preventPast } from "./strengths.js";
import { ARMY, BY_RAIL, DIRECT, MOVE, NO, NONE, TRAIN, type Turn, UNKNOWN, YES } from "./turn.js";

/** Lays the legs of all journeys, once the orders are linked. */
export function layLegs(turn: Turn): void {
  for (const [train, journey] of turn.journeys) {
    const [first] = journey.stations;
    const opposed = isOpposed(turn, train, first!);
    // Against a unit that comes the opposite way it is a move to the first station, no more.
    const stations = opposed ? [first!] : journey.stations;
    const arrives = stations.length === journey.stations.length;
    turn.targetProvince[train] = first!;
    stations.forEach((station, index) => {
      const isLast = index === stations.length - 1;
      const before = index === 0 ? NONE : turn.count + turn.legs.length - 1;
      const mustStop = journey.captures.includes(station);
      const leg = addLeg(turn, { train, station, before, isLast, mustStop });
      if (isLast && arrives) turn.firstSupport[leg] = turn.firstSupport[train]!;
    });
    if (stations.length > 1 || !arrives) turn.firstSupport[train] = NONE;
    if (opposed) {
      turn.mode[train] = DIRECT;
      turn.mode[turn.count + turn.legs.length - 1] = DIRECT;
    }
  }
}

/** Whether the unit in the first station comes the opposite way over the border. */
function isOpposed(turn: Turn, train: number, first: number): boolean {
  const other = turn.unitIn[first]!;
  if (other === NONE || turn.order[other] !== MOVE || turn.mode[other] !== DIRECT) return false;
  return turn.targetProvince[other] === turn.province[train];
}

function addLeg(turn: Turn, leg: Turn["legs"][number]): number {
  const number = turn.count + turn.legs.length;
  const { train, station } = leg;
  turn.legs.push(leg);
  turn.type[number] = ARMY;
  turn.power[number] = turn.power[train]!;
  turn.location[number] = turn.location[train]!;
  turn.province[number] = turn.province[train]!;
  turn.order[number] = MOVE;
  turn.target[number] = station;
  turn.targetProvince[number] = station;
  turn.firstSupport[number] = NONE;
  turn.firstConvoy[number] = NONE;
  turn.mode[number] = BY_RAIL;
  turn.weakness[number] = TRAIN;
  turn.route[number] = UNKNOWN;
  turn.status[number] = UNKNOWN;
  turn.ruled[number] = 0;
  turn.nextMove[number] = turn.firstMove[station]!;
  turn.firstMove[station] = number;
  return number;
}

/** The leg with this number, or undefined where it is a unit's. */
export function legOf(turn: Turn, number: number): Turn["legs"][number] | undefined {
  return number < turn.count ? undefined : turn.legs[number - turn.count];
}

/** The numbers of a train's legs in order. */
export function legsOfTrain(turn: Turn, train: number): readonly number[] {
  return turn.legs.flatMap((leg, index) => (leg.train === train ? [turn.count + index] : []));
}

/** Whether a leg attacks its station: the train comes there, and no own unit stays to be passed. */
export function evaluateApproach(turn: Turn, number: number): number {
  const { station, isLast } = legOf(turn, number)!;
  const comes = coming(turn, number);
  const own = ownUnitIn(turn, number, station);
  return own === NONE || isLast ? comes : and(comes, leaving(turn, own));
}

/** Whether the train comes as far as the border of a leg's station. */
function coming(turn: Turn, number: number): number {
  const { before } = legOf(turn, number)!;
  if (before === NONE) return YES;
  if (turn.ruled[before] === 1) return NO;
  const { station, mustStop } = legOf(turn, before)!;
  const own = ownUnitIn(turn, before, station);
  const passed = own === NONE ? NO : staying(turn, own);
  const entered = mustStop ? NO : turn.status[before]!;
  return and(coming(turn, before), or(passed, entered));
}

function ownUnitIn(turn: Turn, number: number, station: number): number {
  const unit = turn.unitIn[station]!;
  return unit !== NONE && turn.power[unit] === turn.power[number] ? unit : NONE;
}

/** A move that would succeed but for one other: YES, NO or UNKNOWN. */
type Wins = (turn: Turn, laws: Laws, unit: number, besides: number) => number;

/**
 * Whether a train enters a station: it is empty or becomes so, and whoever would move there but for the
 * train is weaker. Where others keep one another out, it slips in between (7.B.6 to 8).
 */
export function evaluateLeg(turn: Turn, laws: Laws, number: number, wins: Wins): number {
  const station = turn.targetProvince[number]!;
  const occupant = turn.unitIn[station]!;
  const vacant = occupant === NONE ? YES : leaving(turn, occupant);
  const opposed = occupant !== NONE && headToHead(turn, number, occupant) === YES;
  let enters = opposed ? NO : and(turn.route[number]!, vacant);
  const strength = defendStrength(turn, number);
  for (let other = turn.firstMove[station]!; other !== NONE; other = turn.nextMove[other]!) {
    if (enters === NO) return NO;
    if (other === number) continue;
    const against = preventPast(turn, laws, other, occupant);
    if (least(strength) > most(against)) continue;
    const stronger = most(strength) <= least(against) ? YES : UNKNOWN;
    enters = and(enters, not(and(stronger, wins(turn, laws, other, number))));
  }
  return enters;
}

/** Whether a train leaves its place: it enters a station. */
export function evaluateTrain(turn: Turn, train: number): number {
  return legsOfTrain(turn, train).reduce((left, leg) => or(left, turn.status[leg]!), NO);
}

/** The leg at whose station a train halts, or NONE. */
export function haltOf(turn: Turn, train: number): number {
  return legsOfTrain(turn, train).findLast((leg) => turn.status[leg] === YES) ?? NONE;
}

/** What it depends on whether a leg attacks: how the train fares in the stations before. */
export function visitApproach(turn: Turn, number: number, status: (unit: number) => void): void {
  const { station, before } = legOf(turn, number)!;
  const own = ownUnitIn(turn, number, station);
  if (own !== NONE && turn.order[own] === MOVE) status(own);
  for (let leg = before; leg !== NONE; leg = legOf(turn, leg)!.before) {
    status(leg);
    const passed = ownUnitIn(turn, leg, legOf(turn, leg)!.station);
    if (passed !== NONE) visitStay(turn, passed, status);
  }
}
