/**
 * Railways (DATC 2.4, 7.B). A journey is a chain of legs, each a move to one station: it attacks where the
 * station is empty or becomes so, bounces and is bounced there, and never dislodges or cuts. Through a
 * unit of its own that stays it passes without attacking. The train halts at the last station entered.
 */

import { and, leaving, not, or, staying } from "../state/fate.js";
import type { Leg } from "../state/journey.js";
import type { Laws } from "../state/laws.js";
import {
  ARMY,
  BY_RAIL,
  DIRECT,
  MOVE,
  NO,
  NONE,
  state,
  TRAIN,
  UNKNOWN,
  YES,
} from "../state/movement-state.js";
import { defendStrength, headToHead, least, most, preventPast } from "../terms/strengths.js";
import { visitStay } from "./canals.js";

/** Lays the legs of all journeys, once the orders are linked. */
export function layLegs(): void {
  for (const [train, journey] of state.journeys) {
    const [first] = journey.stations;
    const opposed = isOpposed(train, first!);
    // Against a unit that comes the opposite way it is a move to the first station, no more.
    const stations = opposed ? [first!] : journey.stations;
    const arrives = stations.length === journey.stations.length;
    state.targetProvince[train] = first!;
    stations.forEach((station, index) => {
      const isLast = index === stations.length - 1;
      const before = index === 0 ? NONE : state.count + state.legs.length - 1;
      const mustStop = journey.captures.includes(station);
      const leg = addLeg({ train, station, before, isLast, mustStop });
      if (isLast && arrives) state.firstSupport[leg] = state.firstSupport[train]!;
    });
    if (stations.length > 1 || !arrives) state.firstSupport[train] = NONE;
    if (opposed) {
      state.mode[train] = DIRECT;
      state.mode[state.count + state.legs.length - 1] = DIRECT;
    }
  }
}

/** Whether the unit in the first station comes the opposite way over the border. */
function isOpposed(train: number, first: number): boolean {
  const other = state.unitIn[first]!;
  if (other === NONE || state.order[other] !== MOVE || state.mode[other] !== DIRECT) return false;
  return state.targetProvince[other] === state.province[train];
}

function addLeg(leg: Leg): number {
  const number = state.count + state.legs.length;
  const { train, station } = leg;
  state.legs.push(leg);
  state.type[number] = ARMY;
  state.power[number] = state.power[train]!;
  state.location[number] = state.location[train]!;
  state.province[number] = state.province[train]!;
  state.order[number] = MOVE;
  state.target[number] = station;
  state.targetProvince[number] = station;
  state.firstSupport[number] = NONE;
  state.firstConvoy[number] = NONE;
  state.mode[number] = BY_RAIL;
  state.weakness[number] = TRAIN;
  state.route[number] = UNKNOWN;
  state.status[number] = UNKNOWN;
  state.ruled[number] = 0;
  state.nextMove[number] = state.firstMove[station]!;
  state.firstMove[station] = number;
  return number;
}

/** The leg with this number, or undefined where it is a unit's. */
export function legOf(number: number): Leg | undefined {
  return number < state.count ? undefined : state.legs[number - state.count];
}

/** The numbers of a train's legs in order. */
export function legsOfTrain(train: number): readonly number[] {
  return state.legs.flatMap((leg, index) => (leg.train === train ? [state.count + index] : []));
}

/** Whether a leg attacks its station: the train comes there, and no own unit stays to be passed. */
export function evaluateApproach(number: number): number {
  const { station, isLast } = legOf(number)!;
  const comes = coming(number);
  const own = ownUnitIn(number, station);
  return own === NONE || isLast ? comes : and(comes, leaving(own));
}

/** Whether the train comes as far as the border of a leg's station. */
function coming(number: number): number {
  const { before } = legOf(number)!;
  if (before === NONE) return YES;
  if (state.ruled[before] === 1) return NO;
  const { station, mustStop } = legOf(before)!;
  const own = ownUnitIn(before, station);
  const passed = own === NONE ? NO : staying(own);
  const entered = mustStop ? NO : state.status[before]!;
  return and(coming(before), or(passed, entered));
}

function ownUnitIn(number: number, station: number): number {
  const unit = state.unitIn[station]!;
  return unit !== NONE && state.power[unit] === state.power[number] ? unit : NONE;
}

/** A move that would succeed but for one other: YES, NO or UNKNOWN. */
type Wins = (laws: Laws, unit: number, besides: number) => number;

/**
 * Whether a train enters a station: it is empty or becomes so, and whoever would move there but for the
 * train is weaker. Where others keep one another out, it slips in between (7.B.6 to 8).
 */
export function evaluateLeg(laws: Laws, number: number, wins: Wins): number {
  const station = state.targetProvince[number]!;
  const occupant = state.unitIn[station]!;
  const vacant = occupant === NONE ? YES : leaving(occupant);
  const opposed = occupant !== NONE && headToHead(number, occupant) === YES;
  let enters = opposed ? NO : and(state.route[number]!, vacant);
  const strength = defendStrength(number);
  for (let other = state.firstMove[station]!; other !== NONE; other = state.nextMove[other]!) {
    if (enters === NO) return NO;
    if (other === number) continue;
    const against = preventPast(laws, other, occupant);
    if (least(strength) > most(against)) continue;
    const stronger = most(strength) <= least(against) ? YES : UNKNOWN;
    enters = and(enters, not(and(stronger, wins(laws, other, number))));
  }
  return enters;
}

/** Whether a train leaves its place: it enters a station. */
export function evaluateTrain(train: number): number {
  return legsOfTrain(train).reduce((left, leg) => or(left, state.status[leg]!), NO);
}

/** The leg at whose station a train halts, or NONE. */
export function haltOf(train: number): number {
  return legsOfTrain(train).findLast((leg) => state.status[leg] === YES) ?? NONE;
}

/** What it depends on whether a leg attacks: how the train fares in the stations before. */
export function visitApproach(number: number, status: (unit: number) => void): void {
  const { station, before } = legOf(number)!;
  const own = ownUnitIn(number, station);
  if (own !== NONE && state.order[own] === MOVE) status(own);
  for (let leg = before; leg !== NONE; leg = legOf(leg)!.before) {
    status(leg);
    const passed = ownUnitIn(leg, legOf(leg)!.station);
    if (passed !== NONE) visitStay(passed, status);
  }
}
