/** A resolved turn with the meaning of its numbers, and its strengths as data. */
import type { Board } from "../map/index.js";
import type { Chosen } from "./choose.js";
import {
  attackStrength,
  defendStrength,
  holdStrength,
  type Laws,
  legOf,
  NONE,
  ownPoints,
  pointsOf,
  preventStrength,
  type Turn,
  YES,
} from "./kernel/index.js";
import type { MovementOrder } from "./order.js";
import type { PlacedUnit, Position } from "./position.js";
import type { Strength } from "./reason.js";

/** A resolved turn and what its numbers mean. */
export interface Resolved {
  readonly turn: Turn;
  readonly laws: Laws;
  readonly position: Position;
  readonly board: Board;
  readonly byUnit: Chosen<MovementOrder>["byUnit"];
}

/** The order that a unit carried out. */
export function orderOf({ position, byUnit }: Resolved, unit: number): MovementOrder {
  const chosen = byUnit[unit];
  if (chosen !== undefined) return chosen.order;
  const { type, at } = position.units[unit]!;
  return { kind: "hold", unit: { type, at } };
}

/** The unit with this number; a leg of a journey is its train's. */
export function placed({ turn, position }: Resolved, unit: number): PlacedUnit {
  return position.units[legOf(turn, unit)?.train ?? unit]!;
}

/** A strength of a unit and what it was made of. */
export function strength(one: Resolved, kind: Strength["kind"], unit: number): Strength {
  const value = strengthOf(one, kind, unit);
  const own = kind === "hold" ? 1 : ownPoints(one.turn, unit);
  const counted = countedSupporters(one, unit, Math.max(0, value - own));
  return {
    kind,
    unit: placed(one, unit),
    value,
    supporters: counted.map((supporter) => placed(one, supporter)),
  };
}

/** Where not all supports count, those of the power under attack do not. */
function countedSupporters({ turn }: Resolved, unit: number, count: number): readonly number[] {
  const supporters = supportersOf(turn, unit);
  if (supporters.length === count) return supporters;
  const victim = turn.unitIn[turn.targetProvince[unit]!]!;
  return supporters.filter((one) => turn.power[one] !== turn.power[victim]).slice(0, count);
}

function strengthOf({ turn, laws }: Resolved, kind: Strength["kind"], unit: number): number {
  switch (kind) {
    case "attack":
      return pointsOf(attackStrength(turn, unit));
    case "hold":
      return pointsOf(holdStrength(turn, turn.province[unit]!));
    case "defend":
      return pointsOf(defendStrength(turn, unit));
    case "prevent":
      return pointsOf(preventStrength(turn, laws, unit));
  }
}

function supportersOf(turn: Turn, unit: number): number[] {
  const supporters: number[] = [];
  for (let one = turn.firstSupport[unit]!; one !== NONE; one = turn.nextSupport[one]!) {
    if (turn.status[one] === YES) supporters.push(one);
  }
  return supporters;
}
