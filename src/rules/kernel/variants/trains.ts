/**
 * Railways (DATC 2.4, 7.B). A journey is a chain of legs, each a move to one station: it attacks where the
 * station is empty or becomes so, bounces and is bounced there, and never dislodges or cuts. Through a
 * unit of its own that stays it passes without attacking. The train halts at the last station entered.
 */

import { and, leaving, not, or, staying } from "../state/fate.js";
import type { Laws } from "../state/laws.js";
import {
  ARMY,
  BY_RAIL,
  DIRECT,
  MOVE,
  type MovementState,
  NO,
  NONE,
  TRAIN,
  UNKNOWN,
  YES,
} from "../state/movement-state.js";
import { defendStrength, headToHead, least, most, preventPast } from "../terms/strengths.js";
import { visitStay } from "./canals.js";

/** Lays the legs of all journeys, once the orders are linked. */
export function layLegs(state: MovementState): void {
  for (const [train, journey] of state.journeys) {
    const [first] = journey.stations;
    const opposed = isOpposed(state, train, first!);
    // Against a unit that comes the opposite way it is a move to the first station, no more.
    const stations = opposed ? [first!] : journey.stations;
    const arrives = stations.length === journey.stations.length;
    state.targetProvince[train] = first!;
    stations.forEach((station, index) => {
      const isLast = index === stations.length - 1;
      const before = index === 0 ? NONE : state.count + state.legs.length - 1;
      const mustStop = journey.captures.includes(station);
      const leg = addLeg(state, { train, station, before, isLast, mustStop });
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
function isOpposed(state: MovementState, train: number, first: number): boolean {
  const other = state.unitIn[first]!;
  if (other === NONE || state.order[other] !== MOVE || state.mode[other] !== DIRECT) return false;
  return state.targetProvince[other] === state.province[train];
}

function addLeg(state: MovementState, leg: MovementState["legs"][number]): number {
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
export function legOf(
  state: MovementState,
  number: number,
): MovementState["legs"][number] | undefined {
  return number < state.count ? undefined : state.legs[number - state.count];
}

/** The numbers of a train's legs in order. */
export function legsOfTrain(state: MovementState, train: number): readonly number[] {
  return state.legs.flatMap((leg, index) => (leg.train === train ? [state.count + index] : []));
}

/** Whether a leg attacks its station: the train comes there, and no own unit stays to be passed. */
export function evaluateApproach(state: MovementState, number: number): number {
  const { station, isLast } = legOf(state, number)!;
  const comes = coming(state, number);
  const own = ownUnitIn(state, number, station);
  return own === NONE || isLast ? comes : and(comes, leaving(state, own));
}

/** Whether the train comes as far as the border of a leg's station. */
function coming(state: MovementState, number: number): number {
  const { before } = legOf(state, number)!;
  if (before === NONE) return YES;
  if (state.ruled[before] === 1) return NO;
  const { station, mustStop } = legOf(state, before)!;
  const own = ownUnitIn(state, before, station);
  const passed = own === NONE ? NO : staying(state, own);
  const entered = mustStop ? NO : state.status[before]!;
  return and(coming(state, before), or(passed, entered));
}

function ownUnitIn(state: MovementState, number: number, station: number): number {
  const unit = state.unitIn[station]!;
  return unit !== NONE && state.power[unit] === state.power[number] ? unit : NONE;
}

/** A move that would succeed but for one other: YES, NO or UNKNOWN. */
type Wins = (state: MovementState, laws: Laws, unit: number, besides: number) => number;

/**
 * Whether a train enters a station: it is empty or becomes so, and whoever would move there but for the
 * train is weaker. Where others keep one another out, it slips in between (7.B.6 to 8).
 */
export function evaluateLeg(state: MovementState, laws: Laws, number: number, wins: Wins): number {
  const station = state.targetProvince[number]!;
  const occupant = state.unitIn[station]!;
  const vacant = occupant === NONE ? YES : leaving(state, occupant);
  const opposed = occupant !== NONE && headToHead(state, number, occupant) === YES;
  let enters = opposed ? NO : and(state.route[number]!, vacant);
  const strength = defendStrength(state, number);
  for (let other = state.firstMove[station]!; other !== NONE; other = state.nextMove[other]!) {
    if (enters === NO) return NO;
    if (other === number) continue;
    const against = preventPast(state, laws, other, occupant);
    if (least(strength) > most(against)) continue;
    const stronger = most(strength) <= least(against) ? YES : UNKNOWN;
    enters = and(enters, not(and(stronger, wins(state, laws, other, number))));
  }
  return enters;
}

/** Whether a train leaves its place: it enters a station. */
export function evaluateTrain(state: MovementState, train: number): number {
  return legsOfTrain(state, train).reduce((left, leg) => or(left, state.status[leg]!), NO);
}

/** The leg at whose station a train halts, or NONE. */
export function haltOf(state: MovementState, train: number): number {
  return legsOfTrain(state, train).findLast((leg) => state.status[leg] === YES) ?? NONE;
}

/** What it depends on whether a leg attacks: how the train fares in the stations before. */
export function visitApproach(
  state: MovementState,
  number: number,
  status: (unit: number) => void,
): void {
  const { station, before } = legOf(state, number)!;
  const own = ownUnitIn(state, number, station);
  if (own !== NONE && state.order[own] === MOVE) status(own);
  for (let leg = before; leg !== NONE; leg = legOf(state, leg)!.before) {
    status(leg);
    const passed = ownUnitIn(state, leg, legOf(state, leg)!.station);
    if (passed !== NONE) visitStay(state, passed, status);
  }
}
