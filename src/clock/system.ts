/** The machine's clock: the only place of the program that reads it. */
import type { Clock } from "../judge/ports/index.js";
import { instant } from "../util/index.js";

export function systemClock(): Clock {
  return { now: () => instant(Date.now()) };
}
