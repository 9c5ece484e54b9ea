/** The judge's ports for tests of adapters: the real clock, a log that is kept, and waiting. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock, Log } from "../../src/judge/index.js";
import { instant } from "../../src/util/index.js";

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

/** Waits until something holds; fails with its description after a generous time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 1500; attempt++) {
    if (await holds()) return;
    await sleep(40);
  }
  throw new Error(`Waited in vain: ${what}.`);
}
