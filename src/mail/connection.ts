/**
 * Waiting on a connection that may be dead: every step has a time limit, and ends when the connection
 * does. A link that swallows everything is silent for ever otherwise.
 */

/** The connection is gone, or as good as gone. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** Runs a step; rejects with `ConnectionLost` after `ms`, or as soon as `closed` rejects. */
export async function within<T>(
  ms: number,
  what: string,
  step: Promise<T>,
  closed: Promise<never>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionLost(`No answer to ${what} in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([step, closed, expired]);
  } finally {
    clearTimeout(timer);
  }
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
