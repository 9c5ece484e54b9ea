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
      return supportsAttackOrUnneeded(turn, support, attacker);
    case "1982":
      return supportsAtConvoy(turn, support);
    case "2000":
      return supportsAttackOnNeeded(turn, support, attacker);
    default:
      return false;
  }
}

/**
 * 1971: a support of an attack on any fleet that convoys the army. The rule is silent on a support to hold
 * such a fleet: no answer where the convoy needs it (6.F.18), protected where it does not (6.F.20).
 */
function supportsAttackOrUnneeded(turn: Turn, support: number, army: number): boolean {
  if (!supportsAtFleetOf(turn, support, army)) return false;
  return turn.toHold[support] === 0 || !isNecessaryAt(turn, support, army);
}

/** Whether a fleet convoys the army where the support is given to. */
function supportsAtFleetOf(turn: Turn, support: number, army: number): boolean {
  const fleet = turn.unitIn[turn.targetProvince[support]!]!;
  return fleet !== NONE && turn.order[fleet] === CONVOY && turn.mate[fleet] === army;
}

/** 2000: a support of an attack against a fleet that is necessary for the army. */
function supportsAttackOnNeeded(turn: Turn, support: number, army: number): boolean {
  if (turn.toHold[support] === 1 || !supportsAtFleetOf(turn, support, army)) return false;
  return isNecessaryAt(turn, support, army);
}

function isNecessaryAt(turn: Turn, support: number, army: number): boolean {
  return isNecessary(turn, army, turn.unitIn[turn.targetProvince[support]!]!);
}

/** 1982: a fleet's support of any action in a body of water that contains a convoying fleet. */
function supportsAtConvoy(turn: Turn, support: number): boolean {
  if (turn.type[support] !== FLEET) return false;
  const fleet = turn.unitIn[turn.targetProvince[support]!]!;
  return fleet !== NONE && turn.order[fleet] === CONVOY && turn.mate[fleet] !== NONE;
}
