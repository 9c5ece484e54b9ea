/**
 * What a resolved turn leaves behind: who is dislodged by whom, which provinces a standoff closed, and
 * where the dislodged may go (DATC 3.2, 5.B; 4.A.5).
 */
import type { Laws } from "./laws.js";
import { goesByConvoy, preventStrength } from "./strengths.js";
import { haltOf } from "./trains.js";
import { ARMY, NONE, type Turn, YES } from "./turn.js";

/** Finds where every unit stands after the moves, and what is open to those that must retreat. */
export function findOutcome(turn: Turn, laws: Laws): void {
  moveUnits(turn);
  if (turn.journeys.size > 0) moveTrains(turn);
  dislodgeUnits(turn);
  markContested(turn, laws);
  turn.retreatCount = 0;
  for (let index = 0; index < turn.dislodgedCount; index++) {
    turn.retreatStart[index] = turn.retreatCount;
    listRetreats(turn, laws, turn.dislodged[index]!);
  }
  turn.retreatStart[turn.dislodgedCount] = turn.retreatCount;
}

function moveUnits(turn: Turn): void {
  const { count, moves, moveCount, status, target, targetProvince, unitIn } = turn;
  const { location, after, arrival, failed, dislodged } = turn;
  for (let unit = 0; unit < count; unit++) after[unit] = location[unit]!;
  let failedCount = 0;
  let enteredCount = 0;
  for (let index = 0; index < moveCount; index++) {
    const unit = moves[index]!;
    if (status[unit] !== YES) {
      failed[failedCount++] = unit;
      continue;
    }
    const province = targetProvince[unit]!;
    after[unit] = target[unit]!;
    arrival[province] = unit;
    if (unitIn[province] !== NONE) dislodged[enteredCount++] = unitIn[province]!;
  }
  turn.failedCount = failedCount;
  turn.dislodgedCount = enteredCount;
}

/** A train stands where it halted. A station that it did not enter is attacked all the same. */
function moveTrains(turn: Turn): void {
  for (const train of turn.journeys.keys()) {
    const halt = haltOf(turn, train);
    if (halt === NONE) continue;
    const station = turn.targetProvince[halt]!;
    turn.after[train] = station;
    turn.arrival[station] = train;
  }
  for (const index of turn.legs.keys()) {
    const leg = turn.count + index;
    if (turn.status[leg] !== YES) turn.failed[turn.failedCount++] = leg;
  }
}

/** Of those whose province is entered, who stays there is dislodged. */
function dislodgeUnits(turn: Turn): void {
  const { location, after, dislodged, dislodgedCount: enteredCount } = turn;
  let dislodgedCount = 0;
  for (let index = 0; index < enteredCount; index++) {
    const unit = dislodged[index]!;
    if (after[unit] !== location[unit]) continue;
    after[unit] = NONE;
    dislodged[dislodgedCount++] = unit;
  }
  turn.dislodgedCount = dislodgedCount;
}

/** The unit that dislodges this one, or NONE. */
export function dislodgerOf(turn: Turn, unit: number): number {
  return turn.after[unit] === NONE ? turn.arrival[turn.province[unit]!]! : NONE;
}

/** A vacant province is contested where a move with any effect failed. */
function markContested(turn: Turn, laws: Laws): void {
  const { failed, failedCount, targetProvince } = turn;
  turn.contestedCount = 0;
  for (let index = 0; index < failedCount; index++) {
    const unit = failed[index]!;
    const province = targetProvince[unit]!;
    if (turn.contested[province] === 1 || !isVacant(turn, province)) continue;
    if (preventStrength(turn, laws, unit) === 0) continue;
    turn.contested[province] = 1;
    turn.contestedList[turn.contestedCount++] = province;
  }
}

/** Whether nobody stands in a province after the moves. */
function isVacant({ arrival, unitIn, after, location }: Turn, province: number): boolean {
  if (arrival[province] !== NONE) return false;
  const before = unitIn[province]!;
  return before === NONE || after[before] !== location[before];
}

function listRetreats(turn: Turn, laws: Laws, unit: number): void {
  const { armyNeighbours, fleetNeighbours, provinceOf } = turn.tables;
  const lists = turn.type[unit] === ARMY ? armyNeighbours : fleetNeighbours;
  const attacker = turn.arrival[turn.province[unit]!]!;
  const originOpen = laws.retreatToConvoyedOrigin && goesByConvoy(turn, attacker) === YES;
  const closed = originOpen ? NONE : turn.province[attacker]!;
  const end = lists.starts[turn.location[unit]! + 1]!;
  for (let next = lists.starts[turn.location[unit]!]!; next < end; next++) {
    const location = lists.items[next]!;
    const province = provinceOf[location]!;
    if (province === closed || turn.contested[province] === 1 || !isVacant(turn, province))
      continue;
    turn.retreats[turn.retreatCount++] = location;
  }
}
