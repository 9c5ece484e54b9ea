/** What a power says of its own orders and votes, as events: nobody else reads of it before its time. */
import type { PowerId } from "../../map/index.js";
import type { IllegalReason, Phase, PlacedUnit } from "../../rules/index.js";
import type { SubmittedOrder } from "./game.js";

/** A legal order that does not count, and why. */
export interface UnusedOrder extends SubmittedOrder {
  readonly reason: IllegalReason;
}

export type SubmissionEvent =
  | {
      readonly kind: "orders-taken";
      readonly power: PowerId;
      readonly taken: readonly SubmittedOrder[];
      /** Orders that do not count beside the others of their set. */
      readonly unused: readonly UnusedOrder[];
    }
  | { readonly kind: "orders-cleared"; readonly power: PowerId }
  | {
      readonly kind: "orders-pending";
      readonly power: PowerId;
      /** Null for perpetual orders. */
      readonly phase: Phase | null;
      readonly lines: readonly string[];
    }
  | {
      readonly kind: "pending-cleared";
      readonly power: PowerId;
      readonly phase: Phase | "perpetual" | null;
    }
  | {
      readonly kind: "proxy-given";
      readonly power: PowerId;
      readonly unit: PlacedUnit;
      readonly to: PowerId;
      /** The rulebook wants the receiver to know. */
      readonly announced: boolean;
    }
  /** Orders for units of other powers are kept. */
  | { readonly kind: "foreign-orders-taken"; readonly power: PowerId; readonly count: number }
  | { readonly kind: "wait-set"; readonly power: PowerId; readonly wait: boolean }
  | {
      readonly kind: "draw-set";
      readonly power: PowerId;
      readonly powers: readonly PowerId[] | null;
    }
  | {
      readonly kind: "draw-size-set";
      readonly power: PowerId;
      /** 0: the power is content to be left out. */
      readonly most: number;
    }
  | { readonly kind: "concession-set"; readonly power: PowerId; readonly to: PowerId | null };

export const submissionEvents = [
  "orders-taken",
  "orders-cleared",
  "orders-pending",
  "pending-cleared",
  "proxy-given",
  "foreign-orders-taken",
  "wait-set",
  "draw-set",
  "draw-size-set",
  "concession-set",
] as const satisfies readonly SubmissionEvent["kind"][];
