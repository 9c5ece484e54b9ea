/**
 * A mailbox as a source of mail. Keeps one connection up: after any failure, whatever it was, the next
 * one starts afresh from the bookmark in the database.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock, Log, MailSink, MailSource } from "../../judge/ports/index.js";
import { GrantEnded } from "../secret.js";
import { type Backoff, patientBackoff, pauseMs } from "./backoff.js";
import { isLoginRefused } from "./connect.js";
import { createBell } from "./connection.js";
import { type ImapSettings, runSession } from "./imap-session.js";
import { MessageWithheld, serverWords } from "./messages.js";
import { everySeconds } from "./poll.js";
import { failedAgain, type Obstacle, type Patience, usualPatience } from "./withheld.js";

interface ImapOptions {
  readonly settings: ImapSettings;
  readonly clock: Clock;
  readonly log: Log;
  readonly backoff?: Backoff;
  /** The longest that the server may take for one answer, in milliseconds. */
  readonly roundTrip?: number;
  readonly patience?: Patience;
}

/** A source that reads a mailbox by IDLE and, beside it, by polling. */
export function createImapSource(options: ImapOptions): MailSource {
  const { settings, clock, log, roundTrip = 60_000 } = options;
  const { patience = usualPatience } = options;
  let bell = createBell();
  const stopped = new AbortController();
  const { signal } = stopped;
  let stopPolling: () => Promise<void> = async () => {};
  let loop: Promise<void> = Promise.resolve();

  async function keepConnected(sink: MailSink): Promise<void> {
    let failures = 0;
    let obstacle: Obstacle | null = null;
    let ended = false;
    const onRead = (): void => {
      if (failures > 0) log.info("mailbox found again", { host: settings.host });
      failures = 0;
    };
    while (!signal.aborted) {
      // Each session has its own: a ring must not be heard by one that is gone.
      bell = createBell();
      try {
        const context = { settings, sink, clock, log, bell, roundTrip, signal, onRead };
        await runSession({ ...context, patience, obstacle });
      } catch (error) {
        if (signal.aborted) return;
        obstacle = obstacleAfter(error, obstacle, clock);
        failures += 1;
        const isNews = !(error instanceof GrantEnded && ended);
        ended = error instanceof GrantEnded;
        if (isNews) await tellIfEnded(error, sink);
        await sleep(pauseAfter(error, failures, isNews, options), null, { signal }).catch(() => {});
      }
    }
  }

  return {
    start: async (sink) => {
      stopPolling = await everySeconds(settings.pollSeconds, () => bell.ring());
      loop = keepConnected(sink);
    },
    check: () => bell.ring(),
    stop: async () => {
      stopped.abort();
      bell.ring();
      await stopPolling();
      await loop;
    },
  };
}

/** Where the keeper cannot be told, the log and the status have it. */
async function tellIfEnded(error: unknown, sink: MailSink): Promise<void> {
  if (error instanceof GrantEnded) {
    await sink.permissionEnded(error.grant, error.message).catch(() => {});
  }
}

/** The message at which a session ended, if it was one. */
function obstacleAfter(error: unknown, known: Obstacle | null, clock: Clock): Obstacle | null {
  if (!(error instanceof MessageWithheld)) return known;
  const { uid, uidValidity, message: why } = error;
  return failedAgain(known, { uid, uidValidity, why }, clock.now());
}

/**
 * Logs why a session ended, unless that is no news; the pause before the next one, in milliseconds. Until the
 * keeper has logged in again, nothing is asked of any server.
 */
function pauseAfter(
  error: unknown,
  failures: number,
  isNews: boolean,
  options: ImapOptions,
): number {
  const { settings, log, backoff = patientBackoff } = options;
  const refused = isLoginRefused(error);
  const ms = pauseMs(refused ? backoff.refused : backoff.lost, failures, Math.random());
  const data = { host: settings.host, failures, pauseMs: ms, error: serverWords(error) };
  if (!isNews) return ms;
  if (error instanceof GrantEnded) log.error("mailbox permission ended", data);
  else if (refused) log.error("mailbox login refused", data);
  else log.warn("mailbox lost", data);
  return ms;
}
