/** How long to wait before the next connection. */

export interface Backoff {
  /** After the first failure, in milliseconds. */
  readonly first: number;
  readonly most: number;
  /** After a refused login: providers lock accounts that try too often. */
  readonly refused: number;
}

export const patientBackoff: Backoff = { first: 2_000, most: 60_000, refused: 300_000 };

/**
 * The pause after so many failures in a row: half of it fixed, half of it by `chance` (0 to 1), so that
 * many clients of a restarted server do not come back in one wave.
 */
export function pauseMs(
  backoff: Backoff,
  failures: number,
  refused: boolean,
  chance: number,
): number {
  const full = refused
    ? backoff.refused
    : Math.min(backoff.most, backoff.first * 1.5 ** Math.min(failures - 1, 30));
  return Math.round(full / 2 + (full / 2) * chance);
}
