/**
 * Why: the reasons of results and of illegality, as data. `report` turns them into sentences; the words
 * of strengths are those of DATC 3.2, 5.B.
 */
import type { LocationId, PowerId, ProvinceId, UnitType } from "../../map/index.js";
import type { MovementOrder, Order } from "./order.js";
import type { PlacedUnit } from "./position.js";
import type { RulebookValue } from "./rulebook.js";

/** A strength of DATC 3.2, 5.B, and what it was made of. */
export interface Strength {
  readonly kind: "attack" | "hold" | "defend" | "prevent";
  readonly unit: PlacedUnit;
  readonly value: number;
  /** The units whose support counted. */
  readonly supporters: readonly PlacedUnit[];
}

/** An order that a backup rule was applied to. */
interface OrderOfUnit {
  readonly unit: PlacedUnit;
  readonly order: MovementOrder;
}

export type Reason =
  // Moves.
  /** It was stronger than all of `against`; none where nobody opposed it. */
  | { readonly kind: "moved"; readonly attack: Strength; readonly against: readonly Strength[] }
  /** Units moved in a circle: each made room for the one behind. */
  | { readonly kind: "circular"; readonly units: readonly PlacedUnit[] }
  /** The unit in the province stayed and was as strong. */
  | { readonly kind: "held-off"; readonly attack: Strength; readonly by: Strength }
  /** The opposite unit in a head-to-head battle was as strong. */
  | { readonly kind: "head-to-head"; readonly attack: Strength; readonly by: Strength }
  /** Another unit that went there was as strong. */
  | { readonly kind: "prevented"; readonly attack: Strength; readonly by: Strength }
  /** A unit of the same power stayed there, which can never be dislodged. */
  | { readonly kind: "own-unit"; readonly unit: PlacedUnit }
  /** No complete convoy was ordered. */
  | { readonly kind: "no-convoy" }
  /** The train halted at `at`, or never left where it is null: it could not get past `before`. */
  | {
      readonly kind: "train-stopped";
      readonly at: ProvinceId | null;
      readonly before: ProvinceId;
      /** Who stands or goes there; null where a backup rule decided. */
      readonly by: PlacedUnit | null;
    }
  /** The train had to stop at a center that its power does not own. */
  | { readonly kind: "train-captures"; readonly at: ProvinceId }
  /** Several trains on one railway: none runs. */
  | { readonly kind: "railway-crowded"; readonly railway: string }
  /** The fleet had no leave to pass the canal; nobody keeps it where `keeper` is null. */
  | { readonly kind: "no-leave"; readonly canal: string; readonly keeper: PlacedUnit | null }
  /** The unit that let it pass did not stay. */
  | { readonly kind: "keeper-gone"; readonly canal: string; readonly keeper: PlacedUnit }
  /** No border, and nothing could ever make one; legal only under some rulebooks (DATC 4.E.1). */
  | { readonly kind: "impossible" }
  | {
      readonly kind: "convoy-disrupted";
      readonly fleets: readonly { readonly fleet: PlacedUnit; readonly by: PlacedUnit | null }[];
    }
  // Supports.
  | { readonly kind: "given" }
  /** The supported unit did not do what the support names. */
  | { readonly kind: "unmatched"; readonly unit: PlacedUnit | null }
  | { readonly kind: "cut"; readonly by: PlacedUnit }
  | { readonly kind: "cut-by-dislodgement"; readonly by: PlacedUnit }
  // Convoys.
  | { readonly kind: "available" }
  | { readonly kind: "disrupted"; readonly by: PlacedUnit }
  // Holds.
  /** Nobody came. */
  | { readonly kind: "stood" }
  /** Attacked, and not overcome. */
  | { readonly kind: "withstood"; readonly hold: Strength; readonly attacks: readonly Strength[] }
  /** The hold of a unit that was dislodged: see `OrderResult.dislodged`. */
  | { readonly kind: "overcome" }
  /** The rules have no or several outcomes here; `rule` decided. */
  | {
      readonly kind: "paradox";
      readonly rule: RulebookValue<"paradox">;
      readonly orders: readonly OrderOfUnit[];
    }
  // Retreats.
  | { readonly kind: "retreated" }
  | { readonly kind: "disbanded-by-order" }
  | { readonly kind: "disbanded-without-order" }
  | { readonly kind: "retreat-collision"; readonly with: readonly PlacedUnit[] }
  | { readonly kind: "no-retreat" }
  // Adjustments.
  | { readonly kind: "built" }
  | { readonly kind: "removed" }
  | { readonly kind: "converted" }
  | { readonly kind: "waived" }
  /** Civil disorder: the unit was the first to go. Null distance: it could never reach. */
  | {
      readonly kind: "civil-disorder";
      readonly distance: number | null;
      readonly from: RulebookValue<"removalFrom">;
    }
  | { readonly kind: "illegal"; readonly reason: IllegalReason };

/** How a unit came to be dislodged. */
export interface Dislodgement {
  readonly by: PlacedUnit;
  readonly attack: Strength;
  readonly hold: Strength;
}

export type IllegalReason =
  | { readonly kind: "wrong-phase" }
  /** No unit there, or none that could be meant. */
  | { readonly kind: "no-unit"; readonly at: LocationId }
  | { readonly kind: "foreign-unit"; readonly unit: PlacedUnit }
  | { readonly kind: "missing-type"; readonly unit: PlacedUnit | null }
  | { readonly kind: "wrong-type"; readonly unit: PlacedUnit }
  | { readonly kind: "missing-nationality"; readonly unit: PlacedUnit }
  | { readonly kind: "wrong-nationality"; readonly unit: PlacedUnit }
  /** A coast that the province does not have, or that means nothing here. */
  | { readonly kind: "bad-coast"; readonly at: LocationId; readonly coasts: readonly LocationId[] }
  /** The unit is on another coast. */
  | { readonly kind: "wrong-own-coast"; readonly unit: PlacedUnit }
  /** A coast must be given. */
  | { readonly kind: "missing-coast"; readonly coasts: readonly LocationId[] }
  | {
      readonly kind: "unreachable";
      readonly unit: PlacedUnit;
      readonly to: LocationId;
      readonly destinations: readonly LocationId[];
    }
  | { readonly kind: "to-itself"; readonly unit: PlacedUnit }
  /** An army could only go there by convoy, and no fleets are there that could carry it. */
  | { readonly kind: "no-fleets"; readonly unit: PlacedUnit; readonly to: LocationId }
  | { readonly kind: "route-missing"; readonly unit: PlacedUnit; readonly to: LocationId }
  /** Fleets of the route that do not make a chain. */
  | { readonly kind: "bad-route"; readonly route: readonly ProvinceId[] }
  | { readonly kind: "support-itself"; readonly unit: PlacedUnit }
  | {
      readonly kind: "support-unreachable";
      readonly unit: PlacedUnit;
      readonly to: LocationId;
      readonly destinations: readonly LocationId[];
    }
  /** The supported unit cannot go there. */
  | { readonly kind: "support-impossible"; readonly unit: PlacedUnit; readonly to: LocationId }
  /** The supported army could go there only with a convoy by the supporting fleet. */
  | { readonly kind: "support-needs-own-convoy"; readonly unit: PlacedUnit }
  /** Only a fleet at sea convoys. */
  | { readonly kind: "cannot-convoy"; readonly unit: PlacedUnit }
  | { readonly kind: "convoy-of-fleet"; readonly unit: PlacedUnit }
  /** No route from there to there can use this fleet. */
  | { readonly kind: "convoy-impossible"; readonly unit: PlacedUnit; readonly to: LocationId }
  /** The unit has another order that counts (DATC 4.D.3). */
  | { readonly kind: "double-order" }
  /** Of the unit's different orders none counts (DATC 4.D.3 c). */
  | { readonly kind: "contradictory-orders" }
  | { readonly kind: "not-dislodged"; readonly at: LocationId }
  | {
      readonly kind: "retreat-closed";
      readonly unit: PlacedUnit;
      readonly to: LocationId;
      readonly open: readonly LocationId[];
    }
  | { readonly kind: "no-build-due"; readonly due: number }
  | { readonly kind: "no-removal-due"; readonly due: number }
  | { readonly kind: "not-a-home"; readonly at: LocationId; readonly sites: readonly LocationId[] }
  | { readonly kind: "not-owned"; readonly at: LocationId; readonly owner: PowerId | null }
  | { readonly kind: "occupied"; readonly unit: PlacedUnit }
  | { readonly kind: "cannot-stand"; readonly type: UnitType; readonly at: LocationId }
  | { readonly kind: "too-many" }
  /** The province is ice in this season. */
  | { readonly kind: "ice"; readonly at: ProvinceId }
  /** The railway belongs to others. */
  | {
      readonly kind: "foreign-railway";
      readonly railway: string;
      readonly powers: readonly PowerId[];
    }
  /** The railway does not lead from there to there, or takes no such unit. */
  | {
      readonly kind: "off-railway";
      readonly railway: string;
      readonly stations: readonly ProvinceId[];
    }
  /** Only the unit in this province lets others pass the canal, and only through it. */
  | { readonly kind: "not-keeper"; readonly canal: string; readonly at: ProvinceId }
  /** A unit changes only in a center that its power owns, and only once. */
  | { readonly kind: "no-conversion"; readonly at: LocationId }
  | { readonly kind: "waiving-forbidden" };

export type Legality =
  | { readonly kind: "legal"; readonly order: Order }
  | { readonly kind: "illegal"; readonly reason: IllegalReason };
