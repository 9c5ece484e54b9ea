/** Where dislodged units may retreat to, as decided in the movement phase (DATC 3.2, 5.B; 4.A.5). */
import { listOf } from "../map/index.js";
import {
  ARMY,
  goesByConvoy,
  type Laws,
  MOVE,
  NONE,
  preventStrength,
  type Turn,
  YES,
} from "./kernel/index.js";

/** The unit that dislodges this one, or NONE. */
export function dislodgerOf(turn: Turn, unit: number): number {
  if (turn.order[unit] === MOVE && turn.status[unit] === YES) return NONE;
  return arrivalIn(turn, turn.province[unit]!);
}

/** The unit that moves to a province, or NONE. */
function arrivalIn(turn: Turn, province: number): number {
  for (let unit = turn.firstMove[province]!; unit !== NONE; unit = turn.nextMove[unit]!) {
    if (turn.status[unit] === YES) return unit;
  }
  return NONE;
}

/** Provinces that a standoff left vacant, in the board's numbering. */
export function contestedProvinces(turn: Turn, laws: Laws): readonly number[] {
  const contested = new Set<number>();
  for (let unit = 0; unit < turn.count; unit++) {
    if (turn.order[unit] !== MOVE || turn.status[unit] === YES) continue;
    const province = turn.targetProvince[unit]!;
    if (isVacant(turn, province) && preventStrength(turn, laws, unit) > 0) contested.add(province);
  }
  return [...contested];
}

/** Whether nobody stands in a province after the moves. */
function isVacant(turn: Turn, province: number): boolean {
  const before = turn.unitIn[province]!;
  const left = before === NONE || (turn.order[before] === MOVE && turn.status[before] === YES);
  return left && arrivalIn(turn, province) === NONE;
}

/** The locations open to a dislodged unit. */
export function openRetreats(
  turn: Turn,
  laws: Laws,
  unit: number,
  attacker: number,
  contested: readonly number[],
): readonly number[] {
  const { armyNeighbours, fleetNeighbours, provinceOf } = turn.tables;
  const lists = turn.type[unit] === ARMY ? armyNeighbours : fleetNeighbours;
  const origin = turn.province[attacker]!;
  const originOpen = laws.retreatToConvoyedOrigin && goesByConvoy(turn, attacker) === YES;
  return listOf(lists, turn.location[unit]!).filter((location) => {
    const province = provinceOf[location]!;
    if (province === origin && !originOpen) return false;
    return isVacant(turn, province) && !contested.includes(province);
  });
}
