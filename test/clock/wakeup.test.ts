/** A sleeper wakes in time, when nudged, and at least once a minute; no nudge is lost. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWakeup, systemClock } from "../../src/clock/index.js";
import { after, dayMs, instant, minuteMs, secondMs } from "../../src/util/index.js";

const clock = systemClock();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_900_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long the sleep lasts when nobody nudges, in milliseconds; looks for ten minutes. */
async function lengthOf(sleep: Promise<void>): Promise<number> {
  const began = clock.now();
  const ended = sleep.then(() => clock.now() - began);
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  return ended;
}

test("the clock tells UTC milliseconds", () => {
  expect(clock.now()).toBe(1_900_000_000_000);
});

test.each([
  { what: "in ten seconds", ms: 10 * secondMs, slept: 10 * secondMs },
  { what: "now", ms: 0, slept: 0 },
  { what: "in the past", ms: -dayMs, slept: 0 },
  { what: "in an hour", ms: 60 * minuteMs, slept: minuteMs },
  { what: "beyond what a timer can hold", ms: 40 * dayMs, slept: minuteMs },
])("an instant $what", async ({ ms, slept }) => {
  const wakeup = createWakeup(clock);
  expect(await lengthOf(wakeup.sleepUntil(after(clock.now(), ms)))).toBe(slept);
});

test("no instant", async () => {
  expect(await lengthOf(createWakeup(clock).sleepUntil(null))).toBe(minuteMs);
});

test("a nudge ends the sleep", async () => {
  const wakeup = createWakeup(clock);
  setTimeout(() => wakeup.nudge(), 3 * secondMs);
  expect(await lengthOf(wakeup.sleepUntil(null))).toBe(3 * secondMs);
});

test("a nudge before the sleep ends it at once, and only the next one", async () => {
  const wakeup = createWakeup(clock);
  wakeup.nudge();
  wakeup.nudge();
  expect(await lengthOf(wakeup.sleepUntil(null))).toBe(0);
  expect(await lengthOf(wakeup.sleepUntil(null))).toBe(minuteMs);
});

test("an instant that has passed leaves no nudge behind", async () => {
  const wakeup = createWakeup(clock);
  wakeup.nudge();
  expect(await lengthOf(wakeup.sleepUntil(instant(0)))).toBe(0);
  expect(await lengthOf(wakeup.sleepUntil(null))).toBe(minuteMs);
});
