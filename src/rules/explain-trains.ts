/** Why a train went as far as it did. */
import { HOLD, haltOf, legOf, legsOfTrain, NONE, type Turn, YES } from "./kernel/index.js";
import type { PlacedUnit } from "./position.js";
import type { Reason } from "./reason.js";
import { placed, type Resolved, strength } from "./resolved.js";

/** The reason for the outcome of an army that was ordered to go by railway. */
export function reasonForJourney(one: Resolved, train: number, railway: string): Reason {
  const { turn, board } = one;
  if (turn.order[train] === HOLD) return { kind: "railway-crowded", railway };
  const halt = haltOf(turn, train);
  if (halt !== NONE && turn.after[train] === turn.target[train]) {
    return { kind: "moved", attack: strength(one, "attack", halt), against: [] };
  }
  const at = halt === NONE ? null : board.locations[turn.targetProvince[halt]!]!;
  if (at !== null && legOf(turn, halt)!.mustStop) return { kind: "train-captures", at };
  const blocked = blockedLeg(turn, train);
  const before = board.locations[turn.targetProvince[blocked]!]!;
  return { kind: "train-stopped", at, before, by: whoBlocks(one, blocked) };
}

/** The last leg at which the train arrived: there it could not go on. */
function blockedLeg(turn: Turn, train: number): number {
  const legs = legsOfTrain(turn, train);
  const failed = (leg: number) => turn.route[leg] === YES && turn.status[leg] !== YES;
  return legs.findLast(failed) ?? legs.at(-1)!;
}

/** The unit that stands in a station or arrives there, or another that went there. */
function whoBlocks(one: Resolved, leg: number): PlacedUnit | null {
  const { turn } = one;
  if (turn.ruled[leg] === 1) return null;
  const station = turn.targetProvince[leg]!;
  const arrived = turn.arrival[station]!;
  if (arrived !== NONE) return placed(one, arrived);
  const occupant = turn.unitIn[station]!;
  if (occupant !== NONE && turn.after[occupant] === turn.location[occupant]) {
    return placed(one, occupant);
  }
  const first = turn.firstMove[station]!;
  const rival = first === leg ? turn.nextMove[first]! : first;
  return rival === NONE ? null : placed(one, rival);
}
