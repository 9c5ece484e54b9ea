/** Land bridges: borders that a variant leaves to those who play it, in named sets of which one is laid. */
import type { ProvinceId } from "./types.js";
import type { MapSource, ProvinceSource, VariantSource } from "./variant.js";

/** Two provinces, between which armies and, where neither is split, fleets can go. */
export type Bridge = readonly [ProvinceId, ProvinceId];

/** `SAK - VLA` gives the two, or null. */
export function readBridge(text: string): Bridge | null {
  const match = /^([A-Z]{3}) - ([A-Z]{3})$/.exec(text);
  return match === null ? null : [match[1]!, match[2]!];
}

/**
 * The variants that a file stands for: its own name with the first set of bridges, and one more for
 * each other set, as `colonial-moulmein`.
 */
export function layouts(variant: VariantSource): readonly VariantSource[] {
  const { name, bridges } = variant.map;
  const sets = Object.entries(bridges);
  if (sets.length === 0) return [variant];
  return sets.map(([set, laid], index) =>
    layBridges(variant, index === 0 ? name : `${name}-${set}`, laid),
  );
}

function layBridges(variant: VariantSource, name: string, laid: readonly string[]): VariantSource {
  const provinces = { ...variant.map.provinces };
  for (const bridge of laid.map(readBridge)) {
    if (bridge === null) continue;
    const [first, other] = [provinces[bridge[0]], provinces[bridge[1]]];
    if (first === undefined || other === undefined) continue;
    const sails = isWhole(first) && isWhole(other);
    provinces[bridge[0]] = withBorder(first, bridge[1], sails);
    provinces[bridge[1]] = withBorder(other, bridge[0], sails);
  }
  const map: MapSource = { ...variant.map, name, provinces, bridges: {} };
  return { ...variant, map };
}

/** Whether a fleet stands in the province as such, not on one of several coasts. */
function isWhole({ terrain, coasts }: ProvinceSource): boolean {
  return terrain === "coastal" && Object.keys(coasts).length === 0;
}

function withBorder(province: ProvinceSource, to: ProvinceId, sails: boolean): ProvinceSource {
  const { army, fleet } = province;
  return { ...province, army: [...army, to], fleet: sails ? [...fleet, to] : fleet };
}
