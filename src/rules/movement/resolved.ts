/** A resolved turn with the meaning of its numbers, and its strengths as data. */
import type { Board } from "../../map/index.js";
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
  state,
  YES,
} from "../kernel/index.js";
import type { Chosen } from "../legality/choose.js";
import type { MovementOrder } from "../model/order.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { Strength } from "../model/reason.js";

/** A resolved turn and what its numbers mean. */
export interface Resolved {
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
export function placed({ position }: Resolved, unit: number): PlacedUnit {
  return position.units[legOf(unit)?.train ?? unit]!;
}

/** A strength of a unit and what it was made of. */
export function strength(resolved: Resolved, kind: Strength["kind"], unit: number): Strength {
  const value = strengthOf(resolved, kind, unit);
  const own = kind === "hold" ? 1 : ownPoints(unit);
  const counted = countedSupporters(unit, Math.max(0, value - own));
  return {
    kind,
    unit: placed(resolved, unit),
    value,
    supporters: counted.map((supporter) => placed(resolved, supporter)),
  };
}

/** Where not all supports count, those of the power under attack do not. */
function countedSupporters(unit: number, count: number): readonly number[] {
  const supporters = supportersOf(unit);
  if (supporters.length === count) return supporters;
  const victim = state.unitIn[state.targetProvince[unit]!]!;
  return supporters
    .filter((supporter) => state.power[supporter] !== state.power[victim])
    .slice(0, count);
}

function strengthOf({ laws }: Resolved, kind: Strength["kind"], unit: number): number {
  switch (kind) {
    case "attack":
      return pointsOf(attackStrength(unit));
    case "hold":
      return pointsOf(holdStrength(state.province[unit]!));
    case "defend":
      return pointsOf(defendStrength(unit));
    case "prevent":
      return pointsOf(preventStrength(laws, unit));
  }
}

function supportersOf(unit: number): number[] {
  const supporters: number[] = [];
  for (
    let supporter = state.firstSupport[unit]!;
    supporter !== NONE;
    supporter = state.nextSupport[supporter]!
  ) {
    if (state.status[supporter] === YES) supporters.push(supporter);
  }
  return supporters;
}
