/** A variant as it is in a season: provinces that are ice have no ways in or out. */
import { type IceSeason, type LocationId, provinceOf } from "./types.js";
import type { MapSource, ProvinceSource, VariantSource } from "./variant.js";

/** The ids of the provinces that are ice in a season. */
export function iceIn({ map }: VariantSource, season: IceSeason): readonly string[] {
  return Object.entries(map.provinces).flatMap(([id, { ice }]) =>
    ice.includes(season) ? [id] : [],
  );
}

/** The variant without any way into or out of its ice. Compile it; the checker saw it in summer. */
export function freeze(variant: VariantSource, frozen: readonly string[]): VariantSource {
  const isOpen = (to: LocationId) => !frozen.includes(provinceOf(to));
  const provinces = Object.entries(variant.map.provinces).map(([id, province]) => [
    id,
    withWays(province, isOpen(id) ? isOpen : () => false),
  ]);
  const canals = Object.entries(variant.map.canals).filter(([, canal]) =>
    canal.between.every(isOpen),
  );
  const map: MapSource = {
    ...variant.map,
    provinces: Object.fromEntries(provinces),
    canals: Object.fromEntries(canals),
  };
  return { ...variant, map };
}

/** The province with only those of its ways. */
function withWays(province: ProvinceSource, isOpen: (to: LocationId) => boolean): ProvinceSource {
  const coasts = Object.entries(province.coasts).map(([coast, ways]) => [
    coast,
    ways.filter(isOpen),
  ]);
  return {
    ...province,
    army: province.army.filter(isOpen),
    fleet: province.fleet.filter(isOpen),
    difficult: province.difficult.filter(isOpen),
    coasts: Object.fromEntries(coasts),
  };
}
