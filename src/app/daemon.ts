/** The judge at work: mail is taken in, answered, and letters leave, side by side, until stopped. */
import { setMaxListeners } from "node:events";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import {
  createAlarm,
  freeClaims,
  type Idle,
  kindsOfWork,
  mailSink,
  type Work,
} from "../judge/index.js";
import { instant, secondMs } from "../util/index.js";
import { createCrew, type Hand } from "./crew.js";
import type { Judge } from "./wire.js";

/** How long to wait for the mailbox to be read, or for a mail server, before looking again. */
const shortestRestMs = secondMs;

/** Rest after work that failed as a whole (the disk is full, the database locked). */
const failedRestMs = 5 * secondMs;

/** How long letters that are on their way may hold up the end. */
const farewellMs = 5 * secondMs;

/** Runs until `signal` is aborted; then takes no more mail, finishes what it has begun and closes everything. */
export async function run(
  { context, source, connections }: Judge,
  signal: AbortSignal,
): Promise<void> {
  await takeOver(context);
  const alarm = createAlarm(context);
  const crew = createCrew(kindsOfWork(context, connections), context.clock);
  context.store.onChange(crew.changed);
  signal.addEventListener("abort", crew.wakeAll);
  // Where all work fails, every hand rests at once, each with a listener of its own.
  setMaxListeners(0, signal);
  await source.start(mailSink(context, crew.wakeDue, alarm));
  context.log.info("judge started", { judge: context.judge.name, address: context.judge.address });
  const farewell = new AbortController();
  signal.addEventListener("abort", () => void sayFarewell(context, farewell.signal));
  await Promise.all(crew.hands.map((hand) => tend(hand)));
  farewell.abort();
  signal.removeEventListener("abort", crew.wakeAll);
  await source.stop();
  await context.transport.close();
  await context.store.close();
  context.log.info("judge stopped");

  /** One hand at its work. */
  async function tend(hand: Hand): Promise<void> {
    while (!signal.aborted) {
      try {
        const began = performance.now();
        const done = await hand.work.next(() => crew.wakeNext(hand.work));
        if (done.kind === "idle") await rest(hand, done);
        else {
          alarm.worked();
          await letOthersIn(hand.work, performance.now() - began, signal);
        }
      } catch (error) {
        context.log.error("step failed", { error: String(error) });
        await alarm.failed(error);
        await sleep(failedRestMs, null, { signal }).catch(() => {});
      }
    }
  }

  async function rest(hand: Hand, { until, awaitsMailbox }: Idle): Promise<void> {
    const now = context.clock.now();
    if (awaitsMailbox) source.check();
    // What is due and is not done waits for something: the mailbox, another hand, a mail server.
    const waits = until !== null && until <= now;
    await hand.sleepUntil(waits ? instant(now + shortestRestMs) : until);
  }
}

/** SQLite answers at once: without a pause a thousand due games would keep out all mail. */
async function letOthersIn({ givesWay }: Work, tookMs: number, signal: AbortSignal): Promise<void> {
  if (givesWay) await sleep(tookMs, null, { signal }).catch(() => {});
  else await nextTurn();
}

/** Makes sure that nobody else works here, and frees what a process that was killed had claimed. */
async function takeOver({ store, clock }: Judge["context"]): Promise<void> {
  const how = await store.occupy();
  if (how === "taken") {
    const why = "Another judge is at work on this database. Stop it first, or name another one.";
    throw Object.assign(new Error(why), { code: "EBUSY" });
  }
  if (how === "alone") await freeClaims(store, clock.now());
}

/** Gives up letters that are still on their way when everything else has ended. */
async function sayFarewell({ transport }: Judge["context"], ended: AbortSignal): Promise<void> {
  await sleep(farewellMs, null, { signal: ended }).catch(() => {});
  if (!ended.aborted) await transport.close();
}
