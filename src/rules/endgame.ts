/** Endings that come with the years, where the rulebook has them (Alexander VII.3). */
import type { PowerId, ProvinceId } from "../map/index.js";
import type { Rulebook } from "./rulebook.js";

/** Who owned which center when a game year ended. */
export type YearEnd = Readonly<Record<ProvinceId, PowerId>>;

export type Endgame =
  /** Nobody gained a center for so many years. */
  | { readonly kind: "unchanged-years"; readonly years: number }
  /** The game lasted so many years. */
  | { readonly kind: "last-year"; readonly years: number };

const unchangedYears = { unlimited: Number.POSITIVE_INFINITY, seven: 7 } as const;
const lastYear = { unlimited: Number.POSITIVE_INFINITY, "thirty-five": 35 } as const;

/**
 * Why the game is drawn now, or null. `years` begins with the ownership before the first year and has
 * one entry more for every year that has ended without a victor.
 */
export function endgame(rulebook: Rulebook, years: readonly YearEnd[]): Endgame | null {
  const still = yearsWithoutGain(years);
  if (still >= unchangedYears[rulebook.unchangedYears]) {
    return { kind: "unchanged-years", years: still };
  }
  const played = years.length - 1;
  return played >= lastYear[rulebook.lastYear] ? { kind: "last-year", years: played } : null;
}

/** The years that ended since a power last gained a center it did not have the year before. */
function yearsWithoutGain(years: readonly YearEnd[]): number {
  let still = 0;
  for (let year = years.length - 1; year > 0; year--) {
    if (hasGain(years[year - 1]!, years[year]!)) return still;
    still++;
  }
  return still;
}

function hasGain(before: YearEnd, after: YearEnd): boolean {
  return Object.entries(after).some(([center, owner]) => before[center] !== owner);
}
