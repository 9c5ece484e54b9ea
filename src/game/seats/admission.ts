/** What a game asks of new players: that they have been reliable, and have played before. */

import type { PlayerRecord } from "../model/player-record.js";
import type { Refusal } from "../model/refusal.js";
import type { Settings } from "../model/settings.js";

type Required = Pick<Settings, "minOnTime" | "minGames" | "maxLeft">;

/** Does the game ask anything at all? Otherwise nobody need look up what somebody has done. */
export function hasRequirements({ minOnTime, minGames, maxLeft }: Required): boolean {
  return minOnTime > 0 || minGames > 0 || maxLeft < 100;
}

/** Per cent of the phases in which the orders came in time; all of none. */
export function onTimeShare({ phasesDue, timesLate }: Reliability): number {
  if (phasesDue === 0) return 100;
  return Math.round((100 * Math.max(0, phasesDue - timesLate)) / phasesDue);
}

/** Per cent of the games that were left before their end; none of none. */
function leftShare({ finished, resigned, vacated }: Reliability): number {
  const left = resigned + vacated;
  return left === 0 ? 0 : Math.round((100 * left) / (finished + left));
}

type Reliability = Pick<
  PlayerRecord,
  "phasesDue" | "timesLate" | "finished" | "resigned" | "vacated"
>;

const newcomer: Reliability = { phasesDue: 0, timesLate: 0, finished: 0, resigned: 0, vacated: 0 };

/** What keeps somebody with this player record (none, if they never played) from joining; null if nothing does. */
export function whyNotAllowed(
  required: Required,
  playerRecord: PlayerRecord | null,
): Refusal | null {
  const known = playerRecord ?? newcomer;
  const { minOnTime, minGames, maxLeft } = required;
  const onTime = onTimeShare(known);
  if (onTime < minOnTime)
    return { kind: "unreliable", what: "on-time", needed: minOnTime, is: onTime };
  const left = leftShare(known);
  if (left > maxLeft) return { kind: "unreliable", what: "left", needed: maxLeft, is: left };
  if (known.finished >= minGames) return null;
  return { kind: "unreliable", what: "games", needed: minGames, is: known.finished };
}
