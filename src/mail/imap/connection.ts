/**
 * Waiting on a connection that may be dead: every step has a time limit, and ends when the connection
 * does. A link that swallows everything would be silent forever otherwise.
 */

/** The connection is gone, or as good as gone. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/**
 * The step's answer; rejects with `ConnectionLost` after `ms`, or with the reason for which the connection
 * was closed. (Not `Promise.race`: every race with a long-lived promise stays in memory as long as it.)
 */
export function within<T>(
  ms: number,
  what: string,
  step: Promise<T>,
  closed: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      finish();
      reject(new ConnectionLost(`No answer to ${what} in ${ms} ms`));
    }, ms);
    const onClose = (): void => {
      finish();
      reject(closed.reason);
    };
    const finish = (): void => {
      clearTimeout(timer);
      closed.removeEventListener("abort", onClose);
    };
    closed.addEventListener("abort", onClose);
    if (closed.aborted) onClose();
    step.then(resolve, reject).finally(finish);
  });
}

/** A bell that rings once for any number of calls since it was last heard. */
export interface Bell {
  ring(): void;
  heard(): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let waiting: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      waiting?.();
    },
    heard: async () => {
      if (!rung) await new Promise<void>((resolve) => (waiting = resolve));
      rung = false;
      waiting = null;
    },
  };
}
