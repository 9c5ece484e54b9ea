/** The judge at work: mail is taken in beside a loop that does one step after the other, until stopped. */
import { setTimeout as sleep } from "node:timers/promises";
import { createWakeup } from "../clock/index.js";
import { createAlarm, mailSink, step } from "../judge/index.js";
import { secondMs } from "../util/index.js";
import type { Judge } from "./wire.js";

/** How long to wait for the mailbox to be read before looking again. */
const shortestRestMs = secondMs / 10;

/** Rest after a step that failed as a whole (the disk is full, the database locked). */
const failedRestMs = 5 * secondMs;

/** Runs until `signal` is aborted; then takes no more mail, finishes the step and closes everything. */
export async function run({ context, source }: Judge, signal: AbortSignal): Promise<void> {
  const wakeup = createWakeup(context.clock);
  const stop = () => wakeup.nudge();
  signal.addEventListener("abort", stop);
  const alarm = createAlarm(context);
  await source.start(mailSink(context, wakeup.nudge, alarm));
  context.log.info("judge started", { judge: context.judge.name, address: context.judge.address });
  while (!signal.aborted) await work();
  signal.removeEventListener("abort", stop);
  await source.stop();
  await context.transport.close();
  await context.store.close();
  context.log.info("judge stopped");

  /** What is due waits for the mailbox to have been read; asking for that must not spin the loop. */
  async function waitForMailbox(): Promise<void> {
    source.check();
    await sleep(shortestRestMs);
  }

  async function work(): Promise<void> {
    try {
      const done = await step(context);
      if (done.kind === "worked") alarm.worked();
      if (done.kind === "worked") return;
      if (done.until !== null && done.until <= context.clock.now()) await waitForMailbox();
      else await wakeup.sleepUntil(done.until);
    } catch (error) {
      context.log.error("step failed", { error: String(error) });
      await alarm.failed(error);
      await sleep(failedRestMs, null, { signal }).catch(() => {});
    }
  }
}
