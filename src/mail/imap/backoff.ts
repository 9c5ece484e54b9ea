/** How long to wait before the next connection. */

/** Pauses that grow from failure to failure, in milliseconds. */
interface Growth {
  readonly first: number;
  readonly most: number;
}

export interface Backoff {
  /** After a connection that failed or was lost. */
  readonly lost: Growth;
  /** After a refused login: providers lock accounts that try too often. */
  readonly refused: Growth;
}

export const patientBackoff: Backoff = {
  lost: { first: 2_000, most: 30_000 },
  refused: { first: 20_000, most: 600_000 },
};

/**
 * The pause after so many failures in a row: half of it fixed, half of it by `chance` (0 to 1), so that
 * many clients of a restarted server do not come back in one wave.
 */
export function pauseMs({ first, most }: Growth, failures: number, chance: number): number {
  const full = Math.min(most, first * 1.5 ** Math.min(failures - 1, 30));
  return Math.round(full / 2 + (full / 2) * chance);
}
