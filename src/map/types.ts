/**
 * The vocabulary of the board. Identifiers are upper-case text so that positions and orders can be
 * stored, printed and compared without a board; `Board` numbers them for adjudication.
 */

/** Three upper-case letters, as in the map file: `PAR`, `NTH`. */
export type ProvinceId = string;

/** A province, or one coast of it: `PAR`, `SPA/SC`. What a fleet on a split coast stands on. */
export type LocationId = string;

/** The upper-case name of a power: `FRANCE`. */
export type PowerId = string;

export const unitTypes = ["A", "F"] as const;
/** Army or fleet. */
export type UnitType = (typeof unitTypes)[number];

export const terrains = ["inland", "coastal", "sea"] as const;
export type Terrain = (typeof terrains)[number];

export const iceSeasons = ["S", "F"] as const;
/** The seasons in which a province can be ice: those with movement. */
export type IceSeason = (typeof iceSeasons)[number];

export const buildRules = ["homes", "owned"] as const;
/** Where units are built: in owned homes, or in every owned center. */
export type BuildRule = (typeof buildRules)[number];

/** A unit and where it stands. A fleet in a province with two coasts stands on one of them. */
export interface Unit {
  readonly type: UnitType;
  readonly at: LocationId;
}

/** The province a location belongs to: `SPA/SC` gives `SPA`. */
export function provinceOf(location: LocationId): ProvinceId {
  const slash = location.indexOf("/");
  return slash < 0 ? location : location.slice(0, slash);
}

/** The coast of a location in upper case, or null: `SPA/SC` gives `SC`. */
export function coastOf(location: LocationId): string | null {
  const slash = location.indexOf("/");
  return slash < 0 ? null : location.slice(slash + 1);
}
