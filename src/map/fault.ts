/** What can be wrong with a variant's files. A fault is data and names its place: `map: provinces.PAR.army`. */
import type { LocationId, ProvinceId, UnitType } from "./types.js";

export type Fault = { readonly place: string } & (
  | { readonly kind: "malformed"; readonly expected: string }
  | { readonly kind: "unknown-key"; readonly key: string }
  | { readonly kind: "bad-id"; readonly id: string }
  /** A border, home, center or spelling of something that the map does not have. */
  | { readonly kind: "dangling"; readonly id: string }
  /** The border does not stand on the other side. */
  | {
      readonly kind: "one-way";
      readonly unit: UnitType;
      readonly from: LocationId;
      readonly to: LocationId;
    }
  /** A fleet's border with a split province that does not say which coast. */
  | { readonly kind: "coastless"; readonly to: ProvinceId; readonly coasts: readonly LocationId[] }
  /** An army's border with a sea or a coast, a fleet's border inland. */
  | { readonly kind: "wrong-terrain"; readonly unit: UnitType; readonly to: LocationId }
  | { readonly kind: "repeated"; readonly id: string }
  /** A railway's stations that do not border each other. */
  | { readonly kind: "no-border"; readonly from: ProvinceId; readonly to: ProvinceId }
  /** A border with the province itself. */
  | { readonly kind: "own-border"; readonly id: ProvinceId }
  /** No unit can ever come here. */
  | { readonly kind: "isolated" }
  | { readonly kind: "not-a-center"; readonly province: ProvinceId }
  | { readonly kind: "two-owners"; readonly province: ProvinceId }
  | { readonly kind: "no-homes" }
  | { readonly kind: "bad-unit"; readonly unit: string }
  | { readonly kind: "two-units"; readonly province: ProvinceId }
  | { readonly kind: "bad-phase"; readonly phase: string }
  | { readonly kind: "bad-victory"; readonly victory: number; readonly centers: number }
  /** One spelling, several meanings, and not listed under `ambiguous`. */
  | {
      readonly kind: "collision";
      readonly spelling: string;
      readonly meanings: readonly string[];
    }
);
