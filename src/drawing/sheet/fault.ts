/** What can be wrong with a drawing. Data, not sentences. */
import type { LocationId, ProvinceId } from "../../map/index.js";
import type { AreaId } from "./sheet.js";

export type DrawingFault =
  /** Is not of the documented form. */
  | { readonly kind: "malformed"; readonly place: string; readonly expected: string }
  | { readonly kind: "not-drawn"; readonly province: ProvinceId }
  | { readonly kind: "not-on-board"; readonly area: AreaId }
  /** The board has the border, the drawing does not, or too short to be seen. */
  | { readonly kind: "border-missing"; readonly a: ProvinceId; readonly b: ProvinceId }
  /** The areas touch, and no unit passes. */
  | { readonly kind: "border-too-many"; readonly a: ProvinceId; readonly b: ProvinceId }
  /** A fleet passes along the coast on the board only, or in the drawing only. */
  | { readonly kind: "coast-missing"; readonly from: LocationId; readonly to: ProvinceId }
  | { readonly kind: "coast-too-many"; readonly from: LocationId; readonly to: ProvinceId }
  /** A stretch of shore that fits none of the province's coasts. */
  | {
      readonly kind: "coast-unclear";
      readonly province: ProvinceId;
      readonly to: readonly AreaId[];
    }
  /** An exception that the drawing does not need. */
  | { readonly kind: "needless"; readonly a: ProvinceId; readonly b: ProvinceId }
  | { readonly kind: "gap"; readonly area: AreaId }
  | { readonly kind: "too-small"; readonly province: ProvinceId }
  | { readonly kind: "outside"; readonly province: ProvinceId; readonly sign: string }
  | { readonly kind: "sign-missing"; readonly province: ProvinceId; readonly sign: string }
  /** Shapes, or two signs of a province, lie on one another. */
  | { readonly kind: "overlap"; readonly a: string; readonly b: string };
