/** Points for a finished game by the Alexander table (VII.4), to be added up over several games. */
import type { PowerId } from "../map/index.js";

const win = 360;
const loss = -60;
/** By how many share the draw. */
const draws = [0, win, 150, 80, 45, 24, 10, 0] as const;

/** The points of every power, given who won or shares the draw. A draw of one is a win. */
export function alexanderScores(
  powers: readonly PowerId[],
  shared: readonly PowerId[],
): Readonly<Record<PowerId, number>> {
  const points = draws[shared.length] ?? 0;
  const scores = powers.map((power) => [power, shared.includes(power) ? points : loss]);
  return Object.fromEntries(scores);
}
