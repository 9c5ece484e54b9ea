/**
 * The paradox rules that forbid a convoyed army to cut certain supports, always, not only in a paradox:
 * those of 1971, 1982 and 2000 (DATC 4.A.2 a to c). They override that a dislodged unit's support is cut
 * (6.F.17).
 */
import type { Laws } from "./laws.js";
import { isNecessary } from "./routes.js";
import { CONVOY, DIRECT, FLEET, NONE, type Turn } from "./turn.js";

/** Whether the rule protects a support from a move. */
export function isImmune(turn: Turn, laws: Laws, support: number, attacker: number): boolean {
  if (turn.mode[attacker] === DIRECT || turn.firstConvoy[attacker] === NONE) return false;
  switch (laws.paradox) {
    case "1971":
      return supportsAttackOn(turn, support, attacker, false);
    case "1982":
      return supportsAtConvoy(turn, support);
    case "2000":
      return supportsAttackOn(turn, support, attacker, true);
    default:
      return false;
  }
}

/** 1971: a support of an attack on one of the convoying fleets; 2000: on one that is necessary. */
function supportsAttackOn(turn: Turn, support: number, army: number, necessary: boolean): boolean {
  if (turn.toHold[support] === 1) return false;
  const fleet = turn.unitIn[turn.targetProvince[support]!]!;
  if (fleet === NONE || turn.order[fleet] !== CONVOY || turn.mate[fleet] !== army) return false;
  return !necessary || isNecessary(turn, army, fleet);
}

/** 1982: a fleet's support of any action in a body of water that contains a convoying fleet. */
function supportsAtConvoy(turn: Turn, support: number): boolean {
  if (turn.type[support] !== FLEET) return false;
  const fleet = turn.unitIn[turn.targetProvince[support]!]!;
  return fleet !== NONE && turn.order[fleet] === CONVOY && turn.mate[fleet] !== NONE;
}
