/**
 * The compiled board: a variant's map as numbers and flat arrays. Made once by `compileBoards`, never
 * changed. Locations are numbered so that number `p` below `provinces.length` is province `p` as a
 * whole, and the coasts of split provinces follow.
 */
import type { Tables } from "./arrays.js";
import type {
  BuildRule,
  IceSeason,
  LocationId,
  PowerId,
  ProvinceId,
  Terrain,
  Unit,
  UnitType,
} from "./types.js";

export interface Province {
  readonly id: ProvinceId;
  /** As it is printed: `St Petersburg`. */
  readonly name: string;
  /** In English, if the board is in another language. */
  readonly english: string;
  readonly terrain: Terrain;
  readonly isCenter: boolean;
  /** The coasts of a split province (`SPA/NC`, `SPA/SC`), otherwise empty. */
  readonly coasts: readonly LocationId[];
  /** Powers for which the center is none. */
  readonly uncountedBy: readonly PowerId[];
}

interface Railway {
  /** As in orders: `A MOS - TSR - VLA`. */
  readonly id: string;
  readonly name: string;
  readonly powers: readonly PowerId[];
  readonly stations: readonly ProvinceId[];
}

interface Canal {
  /** As in orders: `A EGY H SC F MED - RED`. */
  readonly id: string;
  readonly name: string;
  readonly keeper: ProvinceId;
  readonly between: readonly LocationId[];
}

export interface Power {
  readonly id: PowerId;
  /** As it is printed: `France`. */
  readonly name: string;
  /** `French`. */
  readonly adjective: string;
  /** One character, as in `SIGNON Fparis`. */
  readonly letter: string;
  readonly homes: readonly ProvinceId[];
}

export interface Board {
  readonly name: string;
  /** What letters call it, where that is not the name with a capital. */
  readonly title: string | null;
  readonly provinces: readonly Province[];
  readonly powers: readonly Power[];
  readonly locations: readonly LocationId[];
  readonly victoryCenters: number;
  readonly builds: BuildRule;
  /** Whether units in owned centers can change between army and fleet in winter. */
  readonly conversion: boolean;
  /** By how many years the date grows after each season of movement. */
  readonly calendar: { readonly spring: number; readonly fall: number };
  readonly railways: readonly Railway[];
  readonly canals: readonly Canal[];
  /** Every accepted spelling, normalised by `spelling`, with the locations it can mean. */
  readonly names: ReadonlyMap<string, readonly LocationId[]>;
  /** Every accepted spelling of a power, normalised by `spelling`. */
  readonly powerNames: ReadonlyMap<string, readonly PowerId[]>;
  /** Every accepted spelling of railways and canals with their ids. */
  readonly railwayNames: ReadonlyMap<string, string>;
  readonly canalNames: ReadonlyMap<string, string>;
  /** Words for coasts (`north coast`) and the coast they mean (`NC`). */
  readonly coastNames: ReadonlyMap<string, string>;
  /** The same board as numbers, for adjudication. */
  readonly tables: Tables;
  readonly start: {
    readonly phase: string;
    readonly units: readonly (Unit & { readonly power: PowerId })[];
    readonly owners: Readonly<Record<ProvinceId, PowerId>>;
  };
  /** The provinces that are ice: none of them has a way in or out on this board. */
  readonly ice: readonly ProvinceId[];
  /** The board as it is in a season: itself where the season freezes nothing. */
  during(season: IceSeason | "W"): Board;
  /** The province with this id, or undefined. A location's id finds its province. */
  province(id: LocationId): Province | undefined;
  power(id: PowerId): Power | undefined;
  /** The number of a power, in the order of `powers`, or -1. */
  powerNumber(id: PowerId): number;
  /** The number of a location, or -1. */
  locationNumber(id: LocationId): number;
  /** Where a unit there could go in one step; a fleet's destinations are coasts where these exist. */
  neighbours(type: UnitType, from: LocationId): readonly LocationId[];
  /** May such a unit stand there? A fleet may not stand on a split province as a whole. */
  canStand(type: UnitType, at: LocationId): boolean;
}
