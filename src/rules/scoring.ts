/** Points for a finished game, to be added up over several games. */
import type { PowerId } from "../map/index.js";

const win = 360;
const loss = -60;
/** By how many share the draw. */
const draws = [0, win, 150, 80, 45, 24, 10, 0] as const;

export const scorings = ["none", "draw-size", "sum-of-squares", "alexander"] as const;
export type Scoring = (typeof scorings)[number];

/** The points that a game is worth, where they are shared. */
const pot = 100;

/**
 * The points of every power by a system: `shared` are the winner, or who share the draw, `centers` how many
 * centers each power has. Empty where the game is not scored.
 */
export function scoresOf(
  system: Scoring,
  powers: readonly PowerId[],
  shared: readonly PowerId[],
  centers: Readonly<Record<PowerId, number>>,
): Readonly<Record<PowerId, number>> {
  if (system === "none" || shared.length === 0) return {};
  if (system === "alexander") return alexanderScores(powers, shared);
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

/** The points of every power by the Alexander table (VII.4), given who won or shares the draw. A draw of one is a win. */
export function alexanderScores(
  powers: readonly PowerId[],
  shared: readonly PowerId[],
): Readonly<Record<PowerId, number>> {
  const points = draws[shared.length] ?? 0;
  const scores = powers.map((power) => [power, shared.includes(power) ? points : loss]);
  return Object.fromEntries(scores);
}
