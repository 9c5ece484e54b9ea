/**
 * The paradox rules that forbid a convoyed army to cut certain supports, always, not only in a paradox:
 * those of 1971, 1982 and 2000 (DATC 4.A.2 a to c). They override that a dislodged unit's support is cut
 * (6.F.17).
 */
import type { Laws } from "../state/laws.js";
import { CONVOY, DIRECT, FLEET, type MovementState, NONE } from "../state/movement-state.js";
import { isNecessary } from "./convoy-routes.js";

/** Whether the rule protects a support from a move. */
export function isImmune(
  state: MovementState,
  laws: Laws,
  support: number,
  attacker: number,
): boolean {
  if (state.mode[attacker] === DIRECT || state.firstConvoy[attacker] === NONE) return false;
  switch (laws.paradox) {
    case "1971":
      return supportsAttackOrUnneeded(state, support, attacker);
    case "1982":
      return supportsAtConvoy(state, support);
    case "2000":
      return supportsAttackOnNeeded(state, support, attacker);
    default:
      return false;
  }
}

/**
 * 1971: a support of an attack on any fleet that convoys the army. The rule is silent on a support to hold
 * such a fleet: no answer where the convoy needs it (6.F.18), protected where it does not (6.F.20).
 */
function supportsAttackOrUnneeded(state: MovementState, support: number, army: number): boolean {
  if (!supportsAtFleetOf(state, support, army)) return false;
  return state.toHold[support] === 0 || !isNecessaryAt(state, support, army);
}

/** Whether a fleet convoys the army where the support is given to. */
function supportsAtFleetOf(state: MovementState, support: number, army: number): boolean {
  const fleet = state.unitIn[state.targetProvince[support]!]!;
  return fleet !== NONE && state.order[fleet] === CONVOY && state.helpedUnit[fleet] === army;
}

/** 2000: a support of an attack against a fleet that is necessary for the army. */
function supportsAttackOnNeeded(state: MovementState, support: number, army: number): boolean {
  if (state.toHold[support] === 1 || !supportsAtFleetOf(state, support, army)) return false;
  return isNecessaryAt(state, support, army);
}

function isNecessaryAt(state: MovementState, support: number, army: number): boolean {
  return isNecessary(state, army, state.unitIn[state.targetProvince[support]!]!);
}

/** 1982: a fleet's support of any action in a body of water that contains a convoying fleet. */
function supportsAtConvoy(state: MovementState, support: number): boolean {
  if (state.type[support] !== FLEET) return false;
  const fleet = state.unitIn[state.targetProvince[support]!]!;
  return fleet !== NONE && state.order[fleet] === CONVOY && state.helpedUnit[fleet] !== NONE;
}
