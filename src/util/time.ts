/** Instants and durations: UTC milliseconds. The clock itself is a port; nothing here reads it. */
import type { Brand } from "./brand.js";

/** A point in time, in milliseconds since 1970 UTC. */
export type Instant = Brand<number, "Instant">;

/** The only place where a number becomes an instant. */
export function instant(epochMs: number): Instant {
  return epochMs as Instant;
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The instant `ms` milliseconds later (earlier, if negative). */
export function after(at: Instant, ms: number): Instant {
  return instant(at + ms);
}
