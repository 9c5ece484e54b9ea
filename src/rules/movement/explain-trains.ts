/** Why a train went as far as it did. */
import { HOLD, haltOf, legOf, legsOfTrain, NONE, state, YES } from "../kernel/index.js";
import type { PlacedUnit } from "../model/position.js";
import type { Reason } from "../model/reason.js";
import { placed, type Resolved, strength } from "./resolved.js";

/** The reason for the outcome of an army that was ordered to go by railway. */
export function reasonForJourney(resolved: Resolved, train: number, railway: string): Reason {
  const { board } = resolved;
  if (state.order[train] === HOLD) return { kind: "railway-crowded", railway };
  const halt = haltOf(train);
  if (halt !== NONE && state.after[train] === state.target[train]) {
    return { kind: "moved", attack: strength(resolved, "attack", halt), against: [] };
  }
  const at = halt === NONE ? null : board.locations[state.targetProvince[halt]!]!;
  if (at !== null && legOf(halt)!.mustStop) return { kind: "train-captures", at };
  const blocked = blockedLeg(train);
  const before = board.locations[state.targetProvince[blocked]!]!;
  return { kind: "train-stopped", at, before, by: whoBlocks(resolved, blocked) };
}

/** The last leg at which the train arrived: there it could not go on. */
function blockedLeg(train: number): number {
  const legs = legsOfTrain(train);
  const failed = (leg: number) => state.route[leg] === YES && state.status[leg] !== YES;
  return legs.findLast(failed) ?? legs.at(-1)!;
}

/** The unit that stands in a station or arrives there, or another that went there. */
function whoBlocks(resolved: Resolved, leg: number): PlacedUnit | null {
  if (state.ruled[leg] === 1) return null;
  const station = state.targetProvince[leg]!;
  const arrived = state.arrival[station]!;
  if (arrived !== NONE) return placed(resolved, arrived);
  const occupant = state.unitIn[station]!;
  if (occupant !== NONE && state.after[occupant] === state.location[occupant]) {
    return placed(resolved, occupant);
  }
  const first = state.firstMove[station]!;
  const rival = first === leg ? state.nextMove[first]! : first;
  return rival === NONE ? null : placed(resolved, rival);
}
