/** Why an order of a resolved movement phase ended as it did: read back from the kernel's arrays. */
import { CANAL } from "../../map/index.js";
import {
  BY_CANAL,
  BY_CONVOY,
  cutBy,
  dislodgerOf,
  fleetsOf,
  HOLD,
  headToHead,
  keeperOf,
  legOf,
  MOVE,
  NO,
  NONE,
  SUPPORT,
  state,
  YES,
} from "../kernel/index.js";
import type { MovementOrder } from "../model/order.js";
import type { PlacedUnit } from "../model/position.js";
import type { Dislodgement, Reason, Strength } from "../model/reason.js";
import { reasonForJourney } from "./explain-trains.js";
import { orderOf, placed, type Resolved, strength } from "./resolved.js";

/** The reason for the outcome of a unit's order. */
export function reasonFor(resolved: Resolved, unit: number, order: MovementOrder): Reason {
  const paradox = paradoxOf(resolved, unit);
  if (paradox !== null) return paradox;
  if (order.kind === "hold") return reasonForHold(resolved, unit);
  if (order.kind === "move" && order.railway !== undefined) {
    return reasonForJourney(resolved, unit, order.railway);
  }
  if (state.order[unit] === HOLD) return { kind: "unmatched", unit: helpedBy(resolved, order) };
  if (order.kind === "move") return reasonForMove(resolved, unit);
  const failed = state.status[unit] === NO;
  if (!failed && state.helpedUnit[unit] === NONE)
    return { kind: "unmatched", unit: helpedBy(resolved, order) };
  return state.order[unit] === SUPPORT
    ? reasonForSupport(resolved, unit)
    : reasonForConvoy(resolved, unit);
}

/** How a unit was dislodged, or null. */
export function dislodgementOf(resolved: Resolved, unit: number): Dislodgement | null {
  const attacker = dislodgerOf(unit);
  if (attacker === NONE) return null;
  const attack = strength(resolved, "attack", attacker);
  const battle = headToHead(attacker, unit) === YES;
  return {
    by: placed(resolved, attacker),
    attack,
    hold: strength(resolved, battle ? "defend" : "hold", unit),
  };
}

function helpedBy({ position }: Resolved, order: MovementOrder): PlacedUnit | null {
  if (order.kind !== "support" && order.kind !== "convoy") return null;
  return position.units.find(({ at }) => at === order.of.at) ?? null;
}

/** Set where a backup rule decided this order, or the way of this army. */
function paradoxOf(resolved: Resolved, unit: number): Reason | null {
  const { laws, position } = resolved;
  if (state.ruled[unit] === 0) return null;
  const cycle = state.cycles.find(({ units }) => units.includes(unit)) ?? state.cycles[0];
  if (cycle === undefined) return null;
  const members = [...new Set(cycle.units.map((member) => legOf(member)?.train ?? member))];
  if (cycle.kind === "circular") {
    return { kind: "circular", units: members.map((member) => position.units[member]!) };
  }
  return {
    kind: "paradox",
    rule: laws.backupRule,
    orders: members.map((member) => ({
      unit: placed(resolved, member),
      order: orderOf(resolved, member),
    })),
  };
}

function reasonForHold(resolved: Resolved, unit: number): Reason {
  if (dislodgerOf(unit) !== NONE) return { kind: "overcome" };
  // A train that passes, or never comes so far, does not attack.
  const attackers = movesTo(state.province[unit]!).filter(
    (attacker) => legOf(attacker) === undefined || state.route[attacker] === YES,
  );
  if (attackers.length === 0) return { kind: "stood" };
  return {
    kind: "withstood",
    hold: strength(resolved, "hold", unit),
    attacks: attackers.map((attacker) => strength(resolved, "attack", attacker)),
  };
}

function reasonForMove(resolved: Resolved, unit: number): Reason {
  if (state.status[unit] === YES) return reasonForSuccess(resolved, unit);
  if (state.mode[unit] === BY_CONVOY && state.route[unit] === NO)
    return convoyDisrupted(resolved, unit);
  if (state.adjacent[unit] === CANAL && state.route[unit] === NO)
    return whyNotThrough(resolved, unit);
  if (state.route[unit] === NO) return whyNoPath(resolved, unit);
  const attack = strength(resolved, "attack", unit);
  const occupant = state.unitIn[state.targetProvince[unit]!]!;
  if (occupant !== NONE) {
    const opposed = reasonFromOccupant(resolved, unit, occupant, attack);
    if (opposed !== null) return opposed;
  }
  const strongest = rivalsOf(resolved, unit).toSorted(
    (rival, other) => other.value - rival.value,
  )[0]!;
  const stopped = attack.value > strongest.value ? paradoxOfRival(resolved, unit) : null;
  return stopped ?? { kind: "prevented", attack, by: strongest };
}

/** A rival that a backup rule stopped afterwards no longer shows a strength: the paradox was the reason. */
function paradoxOfRival(resolved: Resolved, unit: number): Reason | null {
  const rivals = movesTo(state.targetProvince[unit]!);
  const ruled = rivals.find((rival) => rival !== unit && state.ruled[rival] === 1);
  return ruled === undefined ? null : paradoxOf(resolved, ruled);
}

function reasonForSuccess(resolved: Resolved, unit: number): Reason {
  const occupant = state.unitIn[state.targetProvince[unit]!]!;
  const stays = occupant !== NONE && dislodgerOf(occupant) === unit;
  const battle = stays && headToHead(unit, occupant) === YES;
  const against = rivalsOf(resolved, unit);
  const occupantStrength = stays ? [strength(resolved, battle ? "defend" : "hold", occupant)] : [];
  return {
    kind: "moved",
    attack: strength(resolved, "attack", unit),
    against: [...occupantStrength, ...against],
  };
}

function whyNoPath({ board }: Resolved, unit: number): Reason {
  const { type, at } = { type: state.type[unit], at: state.province[unit]! };
  const army = type === 0;
  const shores = board.tables.shores;
  const couldSail = army && shores[at] === 1 && shores[state.targetProvince[unit]!] === 1;
  return { kind: couldSail ? "no-convoy" : "impossible" };
}

function whyNotThrough(resolved: Resolved, fleet: number): Reason {
  const { board } = resolved;
  const ends = [state.location[fleet]!, state.target[fleet]!].map((at) => board.locations[at]!);
  const canal = board.canals.find(({ between }) => ends.every((end) => between.includes(end)))!.id;
  const number = keeperOf(fleet);
  const keeper = number === NONE ? null : placed(resolved, number);
  const hadLeave = state.mode[fleet] === BY_CANAL && keeper !== null;
  return hadLeave ? { kind: "keeper-gone", canal, keeper } : { kind: "no-leave", canal, keeper };
}

function convoyDisrupted(resolved: Resolved, army: number): Reason {
  const fleets = fleetsOf(army)
    .filter((fleet) => state.status[fleet] === NO)
    .map((fleet) => {
      const by = dislodgerOf(fleet);
      return { fleet: placed(resolved, fleet), by: by === NONE ? null : placed(resolved, by) };
    });
  const ruled = fleetsOf(army).find((fleet) => state.ruled[fleet] === 1);
  const paradox = ruled === undefined ? null : paradoxOf(resolved, ruled);
  return paradox ?? { kind: "convoy-disrupted", fleets };
}

/** The reason, if it is the unit that stays in the province. */
function reasonFromOccupant(
  resolved: Resolved,
  unit: number,
  occupant: number,
  attack: Strength,
): Reason | null {
  if (state.order[occupant] === MOVE && state.status[occupant] === YES) {
    const battle = headToHead(unit, occupant) === YES;
    return battle
      ? { kind: "head-to-head", attack, by: strength(resolved, "defend", occupant) }
      : null;
  }
  if (state.power[occupant] === state.power[unit]) {
    return { kind: "own-unit", unit: placed(resolved, occupant) };
  }
  const battle = headToHead(unit, occupant) === YES;
  const by = strength(resolved, battle ? "defend" : "hold", occupant);
  if (attack.value > by.value) return null;
  return { kind: battle ? "head-to-head" : "held-off", attack, by };
}

/** What the other moves to the same province had against this one. */
function rivalsOf(resolved: Resolved, unit: number): Strength[] {
  return movesTo(state.targetProvince[unit]!)
    .filter((other) => other !== unit)
    .map((other) => strength(resolved, "prevent", other));
}

function reasonForSupport(resolved: Resolved, unit: number): Reason {
  const { laws } = resolved;
  if (state.status[unit] === YES) return { kind: "given" };
  const attackers = movesTo(state.province[unit]!);
  const cutters = attackers.filter((attacker) => cutBy(laws, unit, attacker) === YES);
  const by = cutters[0] ?? attackers[0]!;
  const fromTarget = state.toHold[unit] === 0 && state.targetProvince[unit] === state.province[by];
  return { kind: fromTarget ? "cut-by-dislodgement" : "cut", by: placed(resolved, by) };
}

function reasonForConvoy(resolved: Resolved, fleet: number): Reason {
  const by = dislodgerOf(fleet);
  return by === NONE ? { kind: "available" } : { kind: "disrupted", by: placed(resolved, by) };
}

function movesTo(province: number): number[] {
  const moves: number[] = [];
  for (let unit = state.firstMove[province]!; unit !== NONE; unit = state.nextMove[unit]!) {
    moves.push(unit);
  }
  return moves;
}
