/** Who gives orders of the phase that is under way, in whatever words: their power, and what they have ordered. */
import { isUnderWay } from "../../../game/index.js";
import type { ReadingContext } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { ordersGiven } from "./own-orders.js";
import { readingContext } from "./readings.js";

export interface Writer {
  readonly speaker: Speaker;
  readonly power: PowerId;
  readonly context: ReadingContext;
  readonly given: readonly WrittenOrder[];
}

/** Null for a GM in somebody's place, and for lines that were confirmed: these say just what they mean. */
export function writerOf({ sender: { speaker }, grave }: Session): Writer | null {
  if (speaker === null || speaker.actsFor !== undefined || grave.isConfirmed) return null;
  const { game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || !isUnderWay(game)) return null;
  const context = readingContext(speaker.game, power);
  return { speaker, power, context, given: ordersGiven(game, power) };
}
