/**
 * How a game ends by its rules: by a victory, by endings that come with the years (Alexander VII.3), and
 * the points that it is worth then. A draw that the players agree on is the game's affair.
 */
import type { Board, PowerId, ProvinceId } from "../map/index.js";
import { centersOf } from "./model/centers.js";
import type { Position } from "./model/position.js";
import type { Rulebook } from "./model/rulebook.js";

/** The power with enough centers and more than any other, or null. Asked after a fall. */
export function winner(board: Board, position: Position): PowerId | null {
  const counts = board.powers
    .map(({ id }) => ({ id, centers: centersOf(board, position, id).length }))
    .toSorted((power, other) => other.centers - power.centers);
  const [first, second] = counts;
  if (first === undefined || first.centers < board.victoryCenters) return null;
  return second !== undefined && second.centers === first.centers ? null : first.id;
}

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

const win = 360;
const loss = -60;
/** By how many share the draw. */
const draws = [0, win, 150, 80, 45, 24, 10, 0] as const;

export const scorings = ["none", "draw-size", "sum-of-squares", "alexander"] as const;
export type Scoring = (typeof scorings)[number];

/** The points that a game is worth, where they are shared. */
const pot = 100;

/**
 * The points of every power by a system: `shared` holds the winner, or those who share the draw, `centers` how
 * many centers each power has. Empty where the game is not scored.
 */
export function scoresOf(
  system: Scoring,
  powers: readonly PowerId[],
  shared: readonly PowerId[],
  centers: Readonly<Record<PowerId, number>>,
): Readonly<Record<PowerId, number>> {
  if (system === "none" || shared.length === 0) return {};
  if (system === "alexander") return alexanderTable(powers, shared);
  if (system === "draw-size" || shared.length === 1) return shares(powers, shared, () => 1);
  return shares(powers, powers, (power) => (centers[power] ?? 0) ** 2);
}

/** The pot, divided by weight among these powers. */
function shares(
  powers: readonly PowerId[],
  sharing: readonly PowerId[],
  weight: (power: PowerId) => number,
): Readonly<Record<PowerId, number>> {
  const total = sharing.reduce((sum, power) => sum + weight(power), 0);
  const points = (power: PowerId) => (sharing.includes(power) ? (pot * weight(power)) / total : 0);
  return Object.fromEntries(powers.map((power) => [power, points(power)]));
}

/** The Alexander table (VII.4). A draw of one is a win. */
function alexanderTable(
  powers: readonly PowerId[],
  shared: readonly PowerId[],
): Readonly<Record<PowerId, number>> {
  const points = draws[shared.length] ?? 0;
  const scores = powers.map((power) => [power, shared.includes(power) ? points : loss]);
  return Object.fromEntries(scores);
}
