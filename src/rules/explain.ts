/** Why an order of a resolved movement phase ended as it did: read back from the kernel's arrays. */
import { CANAL } from "../map/index.js";
import { reasonForJourney } from "./explain-trains.js";
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
  type Turn,
  YES,
} from "./kernel/index.js";
import type { MovementOrder } from "./order.js";
import type { PlacedUnit } from "./position.js";
import type { Dislodgement, Reason, Strength } from "./reason.js";
import { orderOf, placed, type Resolved, strength } from "./resolved.js";

/** The reason for the outcome of a unit's order. */
export function reasonFor(one: Resolved, unit: number, order: MovementOrder): Reason {
  const paradox = paradoxOf(one, unit);
  if (paradox !== null) return paradox;
  const { turn } = one;
  if (order.kind === "hold") return reasonForHold(one, unit);
  if (order.kind === "move" && order.railway !== undefined) {
    return reasonForJourney(one, unit, order.railway);
  }
  if (turn.order[unit] === HOLD) return { kind: "unmatched", unit: helpedBy(one, order) };
  if (order.kind === "move") return reasonForMove(one, unit);
  const failed = turn.status[unit] === NO;
  if (!failed && turn.mate[unit] === NONE) return { kind: "unmatched", unit: helpedBy(one, order) };
  return turn.order[unit] === SUPPORT ? reasonForSupport(one, unit) : reasonForConvoy(one, unit);
}

/** How a unit was dislodged, or null. */
export function dislodgementOf(one: Resolved, unit: number): Dislodgement | null {
  const attacker = dislodgerOf(one.turn, unit);
  if (attacker === NONE) return null;
  const attack = strength(one, "attack", attacker);
  const battle = headToHead(one.turn, attacker, unit) === YES;
  return {
    by: placed(one, attacker),
    attack,
    hold: strength(one, battle ? "defend" : "hold", unit),
  };
}

function helpedBy({ position }: Resolved, order: MovementOrder): PlacedUnit | null {
  if (order.kind !== "support" && order.kind !== "convoy") return null;
  return position.units.find(({ at }) => at === order.of.at) ?? null;
}

/** Set where a backup rule decided this order, or the way of this army. */
function paradoxOf(one: Resolved, unit: number): Reason | null {
  const { turn, laws, position } = one;
  if (turn.ruled[unit] === 0) return null;
  const core = turn.cores.find(({ units }) => units.includes(unit)) ?? turn.cores[0];
  if (core === undefined) return null;
  const members = [...new Set(core.units.map((member) => legOf(turn, member)?.train ?? member))];
  if (core.kind === "circular") {
    return { kind: "circular", units: members.map((member) => position.units[member]!) };
  }
  return {
    kind: "paradox",
    rule: laws.backupRule,
    orders: members.map((member) => ({
      unit: placed(one, member),
      order: orderOf(one, member),
    })),
  };
}

function reasonForHold(one: Resolved, unit: number): Reason {
  if (dislodgerOf(one.turn, unit) !== NONE) return { kind: "overcome" };
  // A train that passes, or never comes so far, does not attack.
  const attackers = movesTo(one.turn, one.turn.province[unit]!).filter(
    (attacker) => legOf(one.turn, attacker) === undefined || one.turn.route[attacker] === YES,
  );
  if (attackers.length === 0) return { kind: "stood" };
  return {
    kind: "withstood",
    hold: strength(one, "hold", unit),
    attacks: attackers.map((attacker) => strength(one, "attack", attacker)),
  };
}

function reasonForMove(one: Resolved, unit: number): Reason {
  const { turn } = one;
  if (turn.status[unit] === YES) return reasonForSuccess(one, unit);
  if (turn.mode[unit] === BY_CONVOY && turn.route[unit] === NO) return convoyDisrupted(one, unit);
  if (turn.adjacent[unit] === CANAL && turn.route[unit] === NO) return whyNotThrough(one, unit);
  if (turn.route[unit] === NO) return whyNoPath(one, unit);
  const attack = strength(one, "attack", unit);
  const occupant = turn.unitIn[turn.targetProvince[unit]!]!;
  if (occupant !== NONE) {
    const opposed = reasonFromOccupant(one, unit, occupant, attack);
    if (opposed !== null) return opposed;
  }
  const strongest = rivalsOf(one, unit).toSorted((one, two) => two.value - one.value)[0]!;
  const stopped = attack.value > strongest.value ? paradoxOfRival(one, unit) : null;
  return stopped ?? { kind: "prevented", attack, by: strongest };
}

/** A rival that a backup rule stopped afterwards shows no strength any more: the paradox was why. */
function paradoxOfRival(one: Resolved, unit: number): Reason | null {
  const rivals = movesTo(one.turn, one.turn.targetProvince[unit]!);
  const ruled = rivals.find((rival) => rival !== unit && one.turn.ruled[rival] === 1);
  return ruled === undefined ? null : paradoxOf(one, ruled);
}

function reasonForSuccess(one: Resolved, unit: number): Reason {
  const { turn } = one;
  const occupant = turn.unitIn[turn.targetProvince[unit]!]!;
  const stays = occupant !== NONE && dislodgerOf(turn, occupant) === unit;
  const battle = stays && headToHead(turn, unit, occupant) === YES;
  const against = rivalsOf(one, unit);
  const occupantStrength = stays ? [strength(one, battle ? "defend" : "hold", occupant)] : [];
  return {
    kind: "moved",
    attack: strength(one, "attack", unit),
    against: [...occupantStrength, ...against],
  };
}

function whyNoPath({ turn, board }: Resolved, unit: number): Reason {
  const { type, at } = { type: turn.type[unit], at: turn.province[unit]! };
  const army = type === 0;
  const shores = board.tables.shores;
  const couldSail = army && shores[at] === 1 && shores[turn.targetProvince[unit]!] === 1;
  return { kind: couldSail ? "no-convoy" : "impossible" };
}

function whyNotThrough(one: Resolved, fleet: number): Reason {
  const { turn, board } = one;
  const ends = [turn.location[fleet]!, turn.target[fleet]!].map((at) => board.locations[at]!);
  const canal = board.canals.find(({ between }) => ends.every((end) => between.includes(end)))!.id;
  const number = keeperOf(turn, fleet);
  const keeper = number === NONE ? null : placed(one, number);
  const hadLeave = turn.mode[fleet] === BY_CANAL && keeper !== null;
  return hadLeave ? { kind: "keeper-gone", canal, keeper } : { kind: "no-leave", canal, keeper };
}

function convoyDisrupted(one: Resolved, army: number): Reason {
  const { turn } = one;
  const fleets = fleetsOf(turn, army)
    .filter((fleet) => turn.status[fleet] === NO)
    .map((fleet) => {
      const by = dislodgerOf(turn, fleet);
      return { fleet: placed(one, fleet), by: by === NONE ? null : placed(one, by) };
    });
  const ruled = fleetsOf(turn, army).find((fleet) => turn.ruled[fleet] === 1);
  const paradox = ruled === undefined ? null : paradoxOf(one, ruled);
  return paradox ?? { kind: "convoy-disrupted", fleets };
}

/** The reason, if it is the unit that stays in the province. */
function reasonFromOccupant(
  one: Resolved,
  unit: number,
  occupant: number,
  attack: Strength,
): Reason | null {
  const { turn } = one;
  if (turn.order[occupant] === MOVE && turn.status[occupant] === YES) {
    const battle = headToHead(turn, unit, occupant) === YES;
    return battle ? { kind: "head-to-head", attack, by: strength(one, "defend", occupant) } : null;
  }
  if (turn.power[occupant] === turn.power[unit]) {
    return { kind: "own-unit", unit: placed(one, occupant) };
  }
  const battle = headToHead(turn, unit, occupant) === YES;
  const by = strength(one, battle ? "defend" : "hold", occupant);
  if (attack.value > by.value) return null;
  return { kind: battle ? "head-to-head" : "held-off", attack, by };
}

/** What the other moves to the same province had against this one. */
function rivalsOf(one: Resolved, unit: number): Strength[] {
  return movesTo(one.turn, one.turn.targetProvince[unit]!)
    .filter((other) => other !== unit)
    .map((other) => strength(one, "prevent", other));
}

function reasonForSupport(one: Resolved, unit: number): Reason {
  const { turn, laws } = one;
  if (turn.status[unit] === YES) return { kind: "given" };
  const attackers = movesTo(turn, turn.province[unit]!);
  const cutters = attackers.filter((attacker) => cutBy(turn, laws, unit, attacker) === YES);
  const by = cutters[0] ?? attackers[0]!;
  const fromTarget = turn.toHold[unit] === 0 && turn.targetProvince[unit] === turn.province[by];
  return { kind: fromTarget ? "cut-by-dislodgement" : "cut", by: placed(one, by) };
}

function reasonForConvoy(one: Resolved, fleet: number): Reason {
  const by = dislodgerOf(one.turn, fleet);
  return by === NONE ? { kind: "available" } : { kind: "disrupted", by: placed(one, by) };
}

function movesTo(turn: Turn, province: number): number[] {
  const moves: number[] = [];
  for (let unit = turn.firstMove[province]!; unit !== NONE; unit = turn.nextMove[unit]!) {
    moves.push(unit);
  }
  return moves;
}
