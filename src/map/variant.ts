/**
 * A variant as a keeper writes it: the plain data of `map.yaml` and `names.yaml`, nothing computed.
 * `readVariant` makes it from parsed files; `compileBoard` makes a board from it.
 */
import type { LocationId, PowerId, ProvinceId, Terrain } from "./types.js";

export interface ProvinceSource {
  readonly name: string;
  readonly terrain: Terrain;
  readonly center: boolean;
  /** Where an army can go from here. */
  readonly army: readonly ProvinceId[];
  /** Where a fleet can go from here; empty for a split province. */
  readonly fleet: readonly LocationId[];
  /** For a split province: where a fleet can go from each coast. */
  readonly coasts: Readonly<Record<string, readonly LocationId[]>>;
}

export interface PowerSource {
  readonly name: string;
  readonly adjective: string;
  readonly letter: string;
  readonly homes: readonly ProvinceId[];
  /** Centers owned at the start: the homes, unless the file says otherwise. */
  readonly centers: readonly ProvinceId[];
  /** As in orders: `F STP/SC`. */
  readonly units: readonly string[];
}

/** The data of `map.yaml`. */
export interface MapSource {
  readonly name: string;
  readonly victory: number;
  readonly start: string;
  readonly provinces: Readonly<Record<ProvinceId, ProvinceSource>>;
  readonly powers: Readonly<Record<PowerId, PowerSource>>;
}

/** The data of `names.yaml`: spellings beside the ids and printed names. */
export interface NamesSource {
  readonly provinces: Readonly<Record<LocationId, readonly string[]>>;
  readonly coasts: Readonly<Record<string, readonly string[]>>;
  readonly powers: Readonly<Record<PowerId, readonly string[]>>;
  readonly ambiguous: Readonly<Record<string, readonly LocationId[]>>;
}

export interface VariantSource {
  readonly map: MapSource;
  readonly names: NamesSource;
}
