/**
 * What a picture shows, as plain data: a position, and orders with what became of them. A scene is made from a view
 * of a game, so nothing that the view hides can be drawn.
 */
import type { LocationId, PowerId, ProvinceId, UnitType } from "../../map/index.js";

export interface Scene {
  /** Above the picture: the game and its phase. */
  readonly title: string;
  readonly phase: string;
  /** In the order of the board, which is the order of their colors. */
  readonly powers: readonly ScenePower[];
  /** Who owns a center, or holds a province. */
  readonly owners: Readonly<Record<ProvinceId, PowerId>>;
  readonly units: readonly Piece[];
  /** Units that must retreat, or did. */
  readonly dislodged: readonly Piece[];
  readonly orders: readonly DrawnOrder[];
  /** Provinces that are ice in this season. */
  readonly ice: readonly ProvinceId[];
}

export interface ScenePower {
  readonly id: PowerId;
  readonly name: string;
  readonly letter: string;
  readonly homes: readonly ProvinceId[];
}

export interface Piece {
  readonly power: PowerId;
  readonly type: UnitType;
  readonly at: LocationId;
}

/** The words for results, as everywhere: none while nobody knows. */
export type OrderResult =
  | "succeeds"
  | "fails"
  | "given"
  | "cut"
  | "available"
  | "disrupted"
  | "stands"
  | "illegal"
  | "invalid"
  | "dislodged"
  | "destroyed";

interface Ordered {
  readonly unit: Piece;
  readonly results: readonly OrderResult[];
}

export type DrawnOrder = Ordered &
  (
    | { readonly kind: "hold" | "build" | "remove" | "disband" }
    | { readonly kind: "retreat"; readonly to: LocationId }
    /** `through`: the fleets' provinces of a convoy, or the stations of a railway, in their order. */
    | { readonly kind: "move"; readonly to: LocationId; readonly through: readonly ProvinceId[] }
    /** Without `to`, the support is for whatever the other unit does in its place. */
    | { readonly kind: "support"; readonly of: LocationId; readonly to?: LocationId }
    | { readonly kind: "convoy"; readonly of: LocationId; readonly to: LocationId }
    | { readonly kind: "convert"; readonly into: UnitType }
  );
