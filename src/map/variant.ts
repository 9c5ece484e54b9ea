/**
 * A variant as a keeper writes it: the plain data of `map.yaml` and `names.yaml`, nothing computed.
 * `readVariant` makes it from parsed files; `compileBoards` makes a board from it.
 */
import type { BuildRule, IceSeason, LocationId, PowerId, ProvinceId, Terrain } from "./types.js";

export interface ProvinceSource {
  readonly name: string;
  /** The name in English, where the board is not: civil disorder can go by either alphabet. */
  readonly english: string;
  readonly terrain: Terrain;
  readonly center: boolean;
  /** Where an army can go from here. */
  readonly army: readonly ProvinceId[];
  /** Where a fleet can go from here; empty for a split province. */
  readonly fleet: readonly LocationId[];
  /** For a split province: where a fleet can go from each coast. */
  readonly coasts: Readonly<Record<string, readonly LocationId[]>>;
  /** Where an army can go at one support less, and no support reaches (DATC 2.4, chapter 10). */
  readonly difficult: readonly ProvinceId[];
  /** A fleet can convoy although it stands on a coast (DATC 2.4, chapter 9). */
  readonly convoys: boolean;
  /** When the province is ice: nobody goes in or out, or helps into or out of it (chapter 8). */
  readonly ice: readonly IceSeason[];
  /** Powers for which the center is none (DATC 2.4, 7.A). */
  readonly uncountedBy: readonly PowerId[];
}

/** A railway on which one army of its powers can go any way in a turn (DATC 2.4, 7.B). */
export interface RailwaySource {
  readonly name: string;
  readonly powers: readonly PowerId[];
  /** In order from one end to the other. */
  readonly stations: readonly ProvinceId[];
}

/** A canal that one fleet passes while the unit in its keeper's province lets it (DATC 2.4, 7.C). */
export interface CanalSource {
  readonly name: string;
  readonly keeper: ProvinceId;
  readonly between: readonly LocationId[];
}

/** By how many years the date grows after each season of movement. */
export interface CalendarSource {
  readonly spring: number;
  readonly fall: number;
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
  /** What letters call it, where that is not the name with a capital. */
  readonly title: string | null;
  readonly victory: number;
  readonly start: string;
  readonly builds: BuildRule;
  /** A unit in an owned center can change between army and fleet in winter. */
  readonly conversion: boolean;
  readonly calendar: CalendarSource;
  /** Sets of land bridges by name, as `SAK - VLA`; the first is played where a game names none. */
  readonly bridges: Readonly<Record<string, readonly string[]>>;
  readonly railways: Readonly<Record<string, RailwaySource>>;
  readonly canals: Readonly<Record<string, CanalSource>>;
  readonly provinces: Readonly<Record<ProvinceId, ProvinceSource>>;
  readonly powers: Readonly<Record<PowerId, PowerSource>>;
}

/** The data of `names.yaml`: spellings beside the ids and printed names. */
export interface NamesSource {
  readonly provinces: Readonly<Record<LocationId, readonly string[]>>;
  readonly coasts: Readonly<Record<string, readonly string[]>>;
  readonly powers: Readonly<Record<PowerId, readonly string[]>>;
  readonly railways: Readonly<Record<string, readonly string[]>>;
  readonly canals: Readonly<Record<string, readonly string[]>>;
  readonly ambiguous: Readonly<Record<string, readonly LocationId[]>>;
}

export interface VariantSource {
  readonly map: MapSource;
  readonly names: NamesSource;
}
