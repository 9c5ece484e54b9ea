/** Where everything stands. Positions are values: no function changes one in place. */
import type { LocationId, PowerId, ProvinceId, Unit } from "../../map/index.js";

export interface PlacedUnit extends Unit {
  readonly power: PowerId;
}

/** A unit that must retreat. With no retreat open it is destroyed and does not outlive its phase. */
export interface DislodgedUnit extends PlacedUnit {
  /** Where the attacker came from. */
  readonly from: ProvinceId;
  /** Every location open to it. */
  readonly retreats: readonly LocationId[];
}

export interface Position {
  /** At most one per province; the dislodged are not among them. */
  readonly units: readonly PlacedUnit[];
  readonly dislodged: readonly DislodgedUnit[];
  /** Owned supply centers; an unowned center has no entry. */
  readonly owners: Readonly<Record<ProvinceId, PowerId>>;
  /** Provinces left vacant by a standoff: closed to retreats. */
  readonly contested: readonly ProvinceId[];
}
