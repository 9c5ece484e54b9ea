/** The judge's ports for tests of adapters: the real clock, a log that is kept, and waiting. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock, Log } from "../../../src/judge/ports/index.js";
import { instant, minuteMs } from "../../../src/util/index.js";

export const realClock: Clock = { now: () => instant(Date.now()) };

export interface KeptLog extends Log {
  readonly events: { readonly event: string; readonly data: Readonly<Record<string, unknown>> }[];
}

export function keptLog(): KeptLog {
  const events: KeptLog["events"] = [];
  const keep = (event: string, data: Readonly<Record<string, unknown>> = {}): void =>
    void events.push({ event, data });
  return { events, info: keep, warn: keep, error: keep };
}

/** Waits until something holds; fails with its description after a minute, or several on a busy machine. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  lookMs = 40,
): Promise<void> {
  for (let attempt = 0; attempt < minuteMs / lookMs; attempt++) {
    if (await holds()) return;
    await sleep(lookMs);
  }
  throw new Error(`Waited in vain: ${what}.`);
}
