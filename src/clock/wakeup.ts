/**
 * Sleep that ends in time, or when there is something to do. It carries no plan: what is due stands in
 * the database, and the sleeper looks there whenever it wakes, however it woke.
 */
import type { Clock } from "../judge/ports/index.js";
import { type Instant, minuteMs } from "../util/index.js";

/**
 * Timers count the machine's uptime, not the clock: after a suspend or a correction they ring late.
 * Besides, `setTimeout` rings at once when asked for more than 2^31 ms.
 */
const longestSleepMs = minuteMs;

interface Wakeup {
  /** Resolves at that instant, or when nudged, or after a minute; null stands for no instant. */
  sleepUntil(at: Instant | null): Promise<void>;
  /** Wakes the sleeper. If nobody sleeps, the next sleep ends at once, so that no nudge is lost. */
  nudge(): void;
}

/** A wakeup for one sleeper. */
export function createWakeup(clock: Clock): Wakeup {
  let nudged = false;
  let wake = (): void => {};

  async function sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    async sleepUntil(at) {
      const ms = at === null ? longestSleepMs : at - clock.now();
      if (!nudged && ms > 0) await sleep(Math.min(ms, longestSleepMs));
      nudged = false;
    },
    nudge() {
      nudged = true;
      wake();
    },
  };
}
