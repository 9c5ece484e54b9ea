/**
 * A mailbox that several judges on one database share: the one that has the lead reads it, and another takes over
 * when that one is gone.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Log, MailSink, MailSource, Store } from "../judge/ports/index.js";
import { secondMs } from "../util/index.js";

/** How often a judge without the lead asks for it. */
const askEveryMs = 5 * secondMs;

interface LedSource {
  readonly store: Store;
  readonly log: Log;
  /** The mailbox's name among the judges. */
  readonly mailbox: string;
  /** A source that was not started yet. */
  readonly open: () => MailSource;
}

export function createLedSource({ store, log, mailbox, open }: LedSource): MailSource {
  const stopped = new AbortController();
  const { signal } = stopped;
  let reading: MailSource | null = null;
  let loop: Promise<void> = Promise.resolve();

  /** Reads as long as it has the lead. False where another has it. */
  async function lead(sink: MailSink): Promise<boolean> {
    const taken = await store.takeLead(mailbox);
    if (taken === null) return false;
    const source = open();
    try {
      await source.start(sink);
      reading = source;
      await aborted(AbortSignal.any([signal, taken.lost]));
    } finally {
      reading = null;
      await source.stop();
      await taken.release();
    }
    return true;
  }

  async function keepAsking(sink: MailSink): Promise<void> {
    while (!signal.aborted) {
      const led = await lead(sink).catch((error: Error) => {
        log.warn("mailbox not led", { mailbox, error: error.message });
        return false;
      });
      if (led && !signal.aborted) log.warn("mailbox lead lost", { mailbox });
      await sleep(askEveryMs, null, { signal }).catch(() => {});
    }
  }

  return {
    start: async (sink) => {
      loop = keepAsking(sink);
    },
    check: () => reading?.check(),
    stop: async () => {
      stopped.abort();
      await loop;
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
