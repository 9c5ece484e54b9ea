/** A variant with some provinces closed, as a neutral power's are: those in them can leave. */
import { withWays } from "./freeze.js";
import { type LocationId, type ProvinceId, provinceOf } from "./types.js";
import type { VariantSource } from "./variant.js";

/** The variant without the ways into these provinces. Compile it; the checker would miss the ways. */
export function closeProvinces(
  variant: VariantSource,
  closed: readonly ProvinceId[],
): VariantSource {
  const isOpen = (to: LocationId) => !closed.includes(provinceOf(to));
  const provinces = Object.entries(variant.map.provinces).map(([id, province]) => [
    id,
    withWays(province, isOpen),
  ]);
  return { ...variant, map: { ...variant.map, provinces: Object.fromEntries(provinces) } };
}
