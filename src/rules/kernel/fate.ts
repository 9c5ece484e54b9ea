/** What becomes of the unit in a province: whether it leaves, and whether it is dislodged. */
import { MOVE, NO, NONE, type Turn, UNKNOWN, YES } from "./turn.js";

/** Whether a unit moves away. */
export function leaving(turn: Turn, unit: number): number {
  return turn.order[unit] === MOVE ? turn.status[unit]! : NO;
}

/** Whether a unit that does not move is dislodged. */
export function dislodgement(turn: Turn, unit: number): number {
  let dislodged = NO;
  const province = turn.province[unit]!;
  for (let other = turn.firstMove[province]!; other !== NONE; other = turn.nextMove[other]!) {
    if (turn.status[other] === YES) return YES;
    if (turn.status[other] === UNKNOWN) dislodged = UNKNOWN;
  }
  return dislodged;
}

/** Whether a unit neither moves away nor is dislodged. */
export function staying(turn: Turn, unit: number): number {
  return not(or(leaving(turn, unit), dislodgement(turn, unit)));
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
