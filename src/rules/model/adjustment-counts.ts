/** What each power may build or must remove, and where it can build. */
import { type Board, type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import { centersOf, unitsOf } from "./centers.js";
import type { PlacedUnit, Position } from "./position.js";

/** A power's account in winter. */
export interface Adjustment {
  readonly power: PowerId;
  readonly centers: number;
  readonly units: number;
  /** Units to build, or to remove where negative. It may exceed the sites. */
  readonly change: number;
  /** Vacant owned homes, or all vacant centers of its own where the variant has it so. */
  readonly sites: readonly ProvinceId[];
}

/** The account of one power. */
export function adjustmentOf(board: Board, position: Position, power: PowerId): Adjustment {
  const centers = centersOf(board, position, power);
  const units = unitsOf(position, power).length;
  const occupied = new Set(position.units.map(({ at }) => provinceOf(at)));
  const homes = board.power(power)?.homes ?? [];
  const places = board.builds === "owned" ? centers : homes;
  return {
    power,
    centers: centers.length,
    units,
    change: centers.length - units,
    sites: places.filter((home) => position.owners[home] === power && !occupied.has(home)),
  };
}

/** The units that a power can change from army to fleet or the reverse, where the variant has it so. */
export function convertible(
  board: Board,
  position: Position,
  power: PowerId,
): readonly PlacedUnit[] {
  if (!board.conversion) return [];
  return unitsOf(position, power).filter(({ at }) => {
    const { id, isCenter, terrain } = board.province(at)!;
    return isCenter && terrain === "coastal" && position.owners[id] === power;
  });
}

/** How many units a power can build, or must remove where negative. Zero: nothing to decide. */
export function work({ change, sites }: Adjustment): number {
  return Math.min(change, sites.length);
}
