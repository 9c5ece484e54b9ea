/**
 * The paradox rules that forbid a convoyed army to cut certain supports, always, not only in a paradox:
 * those of 1971, 1982 and 2000 (DATC 4.A.2 a to c). They override that a dislodged unit's support is cut
 * (6.F.17).
 */
import type { Laws } from "../state/laws.js";
import { CONVOY, DIRECT, FLEET, NONE, state } from "../state/movement-state.js";
import { isNecessary } from "./convoy-routes.js";

/** Whether the rule protects a support from a move. */
export function isImmune(laws: Laws, support: number, attacker: number): boolean {
  if (state.mode[attacker] === DIRECT || state.firstConvoy[attacker] === NONE) return false;
  switch (laws.paradox) {
    case "1971":
      return supportsAttackOrUnneeded(support, attacker);
    case "1982":
      return supportsAtConvoy(support);
    case "2000":
      return supportsAttackOnNeeded(support, attacker);
    default:
      return false;
  }
}

/**
 * 1971: a support of an attack on any fleet that convoys the army. The rule is silent on a support to hold
 * such a fleet: no answer where the convoy needs it (6.F.18), protected where it does not (6.F.20).
 */
function supportsAttackOrUnneeded(support: number, army: number): boolean {
  if (!supportsAtFleetOf(support, army)) return false;
  return state.toHold[support] === 0 || !isNecessaryAt(support, army);
}

/** Whether a fleet convoys the army where the support is given to. */
function supportsAtFleetOf(support: number, army: number): boolean {
  const fleet = state.unitIn[state.targetProvince[support]!]!;
  return fleet !== NONE && state.order[fleet] === CONVOY && state.helpedUnit[fleet] === army;
}

/** 2000: a support of an attack against a fleet that is necessary for the army. */
function supportsAttackOnNeeded(support: number, army: number): boolean {
  if (state.toHold[support] === 1 || !supportsAtFleetOf(support, army)) return false;
  return isNecessaryAt(support, army);
}

function isNecessaryAt(support: number, army: number): boolean {
  return isNecessary(army, state.unitIn[state.targetProvince[support]!]!);
}

/** 1982: a fleet's support of any action in a body of water that contains a convoying fleet. */
function supportsAtConvoy(support: number): boolean {
  if (state.type[support] !== FLEET) return false;
  const fleet = state.unitIn[state.targetProvince[support]!]!;
  return fleet !== NONE && state.order[fleet] === CONVOY && state.helpedUnit[fleet] !== NONE;
}
