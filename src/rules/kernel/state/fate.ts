/** What becomes of the unit in a province: whether it leaves, and whether it is dislodged. */
import { MOVE, NO, NONE, state, UNKNOWN, YES } from "./movement-state.js";

/** Whether a unit moves away. */
export function leaving(unit: number): number {
  return state.order[unit] === MOVE ? state.status[unit]! : NO;
}

/** Whether a unit that does not move is dislodged. */
export function dislodgement(unit: number): number {
  let dislodged = NO;
  const province = state.province[unit]!;
  for (let other = state.firstMove[province]!; other !== NONE; other = state.nextMove[other]!) {
    if (state.status[other] === YES) return YES;
    if (state.status[other] === UNKNOWN) dislodged = UNKNOWN;
  }
  return dislodged;
}

/** Whether a unit neither moves away nor is dislodged. */
export function staying(unit: number): number {
  return not(or(leaving(unit), dislodgement(unit)));
}

export function not(one: number): number {
  if (one === UNKNOWN) return UNKNOWN;
  return one === YES ? NO : YES;
}

export function or(one: number, two: number): number {
  if (one === YES || two === YES) return YES;
  return one === NO && two === NO ? NO : UNKNOWN;
}

export function and(one: number, two: number): number {
  return not(or(not(one), not(two)));
}
