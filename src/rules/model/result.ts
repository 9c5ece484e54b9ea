/**
 * What became of orders. A result carries its reason as data, so that `report` can say it in words;
 * this layer never makes sentences.
 */
import type { LocationId, PowerId, ProvinceId, Unit } from "../../map/index.js";
import type { Order, WrittenOrder } from "./order.js";
import type { Position } from "./position.js";
import type { Dislodgement, Reason } from "./reason.js";

export const resultWords = [
  "succeeds",
  "fails",
  "given",
  "cut",
  "available",
  "disrupted",
  "stands",
  "illegal",
  "invalid",
  "dislodged",
  "destroyed",
] as const;
/** The DATC's words for resolutions (DATC 3.2, 4.E.2). */
export type ResultWord = (typeof resultWords)[number];

/** One line of a phase's results. */
export interface OrderResult {
  readonly power: PowerId;
  /** The legal order that was carried out (a hold for a unit without one), or the illegal one as written. */
  readonly order: Order | WrittenOrder;
  /** The unit concerned; null for a waiver and for an illegal order to no unit. */
  readonly unit: Unit | null;
  /** The words in DESIGN order: `["fails", "dislodged"]`. */
  readonly words: readonly ResultWord[];
  readonly reason: Reason;
  /** Set where the unit was dislodged. */
  readonly dislodged: Dislodgement | null;
  /** Index into the orders given to `adjudicate`, or null where the rules supplied the order. */
  readonly source: number | null;
}

/** A finished phase. */
export interface PhaseResult {
  readonly results: readonly OrderResult[];
  /** The position after the phase; centers change hands after each fall. */
  readonly position: Position;
  /** Dislodged units with nowhere to go, which are gone: for the report. */
  readonly destroyed: readonly {
    readonly power: PowerId;
    readonly unit: Unit;
    readonly from: ProvinceId;
  }[];
  /** Centers that changed hands, empty unless this phase ended a fall. */
  readonly captures: readonly {
    readonly center: ProvinceId;
    readonly from: PowerId | null;
    readonly to: PowerId;
  }[];
}

/** What a unit or power may do: used to teach in complaints and to skip phases. */
export interface Destinations {
  readonly direct: readonly LocationId[];
  readonly byConvoy: readonly LocationId[];
}
