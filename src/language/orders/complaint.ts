/** Why a line gives no order, as data: complaints point at the words and say what could be meant. */
import type { LocationId } from "../../map/index.js";
import type { PhaseKind, PlacedUnit, WrittenOrder } from "../../rules/index.js";
import type { Place } from "../text/lines.js";

/** A unit that the line names, and where it could go: what a complaint teaches. */
export interface UnitHelp {
  readonly unit: PlacedUnit;
  readonly destinations: readonly LocationId[];
}

export type OrderComplaint =
  /** Not an order from the place on; `unit` where the line names one of the writer's. */
  | ({
      readonly kind: "not-an-order";
      readonly unit: UnitHelp | null;
      /** It is to be done only if something else happens. */
      readonly because?: "depends";
      /** The orders of which one may be meant in any case. */
      readonly ways?: readonly WrittenOrder[];
    } & Place)
  /** An order begins and its end is missing. */
  | ({
      readonly kind: "order-incomplete";
      readonly unit: UnitHelp | null;
      /** What was begun, where that needs more than a place to go to. */
      readonly begun?: "support" | "convoy";
      /** In winter, where the writer can build. */
      readonly sites?: readonly LocationId[];
    } & Place)
  /** A word that is no name, with the names that come nearest. */
  | ({
      readonly kind: "unknown-name";
      readonly nearest: readonly LocationId[];
      readonly unit: UnitHelp | null;
    } & Place)
  /** Several meanings, all possible. */
  | ({ readonly kind: "ambiguous-order"; readonly meanings: readonly WrittenOrder[] } & Place)
  /** Several meanings, none possible. */
  | ({
      readonly kind: "no-possible-meaning";
      readonly meanings: readonly WrittenOrder[];
      readonly unit: UnitHelp | null;
    } & Place)
  /** An order of another phase. */
  | ({ readonly kind: "other-phase"; readonly phase: PhaseKind } & Place)
  /** A GM's order that could be any power's. */
  | ({ readonly kind: "whose-order" } & Place)
  | ({ readonly kind: "order-too-long"; readonly limit: number } & Place)
  /** Behind more text than is read as orders. */
  | ({ readonly kind: "too-much-talk"; readonly limit: number } & Place);

/** No order was read there, or only a part of one; what else is complained of was read, and does not fit. */
export const leftUnread: ReadonlySet<string> = new Set<OrderComplaint["kind"]>([
  ...(["not-an-order", "order-incomplete", "unknown-name"] as const),
]);

/** Every kind: the compiler misses none. */
export const orderComplaintKinds: Readonly<Record<OrderComplaint["kind"], true>> = {
  "not-an-order": true,
  "order-incomplete": true,
  "unknown-name": true,
  "ambiguous-order": true,
  "no-possible-meaning": true,
  "other-phase": true,
  "whose-order": true,
  "order-too-long": true,
  "too-much-talk": true,
};
