/**
 * What a resolved turn leaves behind: who is dislodged by whom, which provinces a standoff closed, and
 * where the dislodged may go (DATC 3.2, 5.B; 4.A.5).
 */
import type { Laws } from "../state/laws.js";
import { ARMY, NONE, state, YES } from "../state/movement-state.js";
import { goesByConvoy, preventStrength } from "../terms/strengths.js";
import { haltOf } from "../variants/trains.js";

/** Finds where every unit stands after the moves, and what is open to those that must retreat. */
export function findOutcome(laws: Laws): void {
  moveUnits();
  if (state.journeys.size > 0) moveTrains();
  dislodgeUnits();
  markContested(laws);
  state.retreatCount = 0;
  for (let index = 0; index < state.dislodgedCount; index++) {
    state.retreatStart[index] = state.retreatCount;
    listRetreats(laws, state.dislodged[index]!);
  }
  state.retreatStart[state.dislodgedCount] = state.retreatCount;
}

function moveUnits(): void {
  const { count, moves, moveCount, status, target, targetProvince, unitIn } = state;
  const { location, after, arrival, failed, dislodged } = state;
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
  state.failedCount = failedCount;
  state.dislodgedCount = enteredCount;
}

/** A train stands where it halted. A station that it did not enter is attacked all the same. */
function moveTrains(): void {
  for (const train of state.journeys.keys()) {
    const halt = haltOf(train);
    if (halt === NONE) continue;
    const station = state.targetProvince[halt]!;
    state.after[train] = station;
    state.arrival[station] = train;
  }
  for (const index of state.legs.keys()) {
    const leg = state.count + index;
    if (state.status[leg] !== YES) state.failed[state.failedCount++] = leg;
  }
}

/** Of the units whose province is entered, those that stay are dislodged. */
function dislodgeUnits(): void {
  const { location, after, dislodged, dislodgedCount: enteredCount } = state;
  let dislodgedCount = 0;
  for (let index = 0; index < enteredCount; index++) {
    const unit = dislodged[index]!;
    if (after[unit] !== location[unit]) continue;
    after[unit] = NONE;
    dislodged[dislodgedCount++] = unit;
  }
  state.dislodgedCount = dislodgedCount;
}

/** The unit that dislodges this one, or NONE. */
export function dislodgerOf(unit: number): number {
  return state.after[unit] === NONE ? state.arrival[state.province[unit]!]! : NONE;
}

/** A vacant province is contested where a move with any effect failed. */
function markContested(laws: Laws): void {
  const { failed, failedCount, targetProvince } = state;
  state.contestedCount = 0;
  for (let index = 0; index < failedCount; index++) {
    const unit = failed[index]!;
    const province = targetProvince[unit]!;
    if (state.contested[province] === 1 || !isVacant(province)) continue;
    if (preventStrength(laws, unit) === 0) continue;
    state.contested[province] = 1;
    state.contestedList[state.contestedCount++] = province;
  }
}

/** Whether nobody stands in a province after the moves. */
function isVacant(province: number): boolean {
  const { arrival, unitIn, after, location } = state;
  if (arrival[province] !== NONE) return false;
  const before = unitIn[province]!;
  return before === NONE || after[before] !== location[before];
}

function listRetreats(laws: Laws, unit: number): void {
  const { armyNeighbours, fleetNeighbours, provinceOf } = state.tables;
  const lists = state.type[unit] === ARMY ? armyNeighbours : fleetNeighbours;
  const attacker = state.arrival[state.province[unit]!]!;
  const originOpen = laws.retreatToConvoyedOrigin && goesByConvoy(attacker) === YES;
  const closed = originOpen ? NONE : state.province[attacker]!;
  const end = lists.starts[state.location[unit]! + 1]!;
  for (let next = lists.starts[state.location[unit]!]!; next < end; next++) {
    const location = lists.items[next]!;
    const province = provinceOf[location]!;
    if (province === closed || state.contested[province] === 1 || !isVacant(province)) continue;
    state.retreats[state.retreatCount++] = location;
  }
}
