/**
 * Orders. A `WrittenOrder` is what a player wrote, read but not judged: its units may lack a type, name
 * a wrong coast or a nationality. `legality` turns it into an `Order`, whose units are real, or says
 * why it is illegal under the game's rulebook.
 */
import type { LocationId, PowerId, ProvinceId, Unit, UnitType } from "../../map/index.js";

/** A unit as a player names it. The coast in `at` may be missing, wrong, or not exist on the board. */
export interface UnitMention {
  readonly type: UnitType | null;
  readonly at: LocationId;
  /** The nationality, where the player wrote one. */
  readonly power: PowerId | null;
}

/** Leave for a fleet to pass a canal, given with an order of the unit that keeps it (DATC 2.4, 7.C). */
export interface Permit<U> {
  readonly canal: string;
  readonly of: U;
  readonly to: LocationId;
}

/** Orders of a movement phase, over how a unit is named. */
export type MovementOrderOf<U> = { readonly permit?: Permit<U> } & (
  | { readonly kind: "hold"; readonly unit: U }
  | {
      readonly kind: "move";
      readonly unit: U;
      readonly to: LocationId;
      /** The player wrote `VIA CONVOY` (or gave a route): DATC 4.A.3. */
      readonly viaConvoy: boolean;
      /** The fleets' provinces in order, where the player gave them: DATC 4.A.6. */
      readonly route: readonly ProvinceId[];
      /** The railway by which the army goes (DATC 2.4, 7.B). */
      readonly railway?: string;
    }
  | {
      readonly kind: "support";
      readonly unit: U;
      readonly of: U;
      /** Where the supported unit moves, or null for support to hold. */
      readonly to: LocationId | null;
    }
  | { readonly kind: "convoy"; readonly unit: U; readonly of: U; readonly to: LocationId }
);

/** Orders of a retreat phase. */
export type RetreatOrderOf<U> =
  | { readonly kind: "retreat"; readonly unit: U; readonly to: LocationId }
  | { readonly kind: "disband"; readonly unit: U };

/** Orders of an adjustment phase. */
export type AdjustmentOrderOf<U> =
  | { readonly kind: "build"; readonly unit: U }
  | { readonly kind: "remove"; readonly unit: U }
  /** An army becomes a fleet, or the reverse; the location says on which coast. */
  | { readonly kind: "convert"; readonly unit: U; readonly to: LocationId }
  | { readonly kind: "waive" };

export type MovementOrder = MovementOrderOf<Unit>;
export type RetreatOrder = RetreatOrderOf<Unit>;
export type AdjustmentOrder = AdjustmentOrderOf<Unit>;
/** A legal order of any phase. */
export type Order = MovementOrder | RetreatOrder | AdjustmentOrder;

/** An order of any phase as a player wrote it. */
export type WrittenOrder =
  | MovementOrderOf<UnitMention>
  | RetreatOrderOf<UnitMention>
  | AdjustmentOrderOf<UnitMention>;

/** A written order and the power that gave it. */
export interface PowerOrder {
  readonly power: PowerId;
  readonly order: WrittenOrder;
}
