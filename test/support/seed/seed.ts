/**
 * The seed of everything that tests draw by chance: the same on a context, where a test must not fail for
 * somebody else's reason, and a new one in each run of continuous integration. `EMS_SEED` repeats a run.
 */

/** On a context. */
const usualSeed = 1901;

/** Seeds are whole numbers below this, as fast-check takes them. */
const seeds = 2 ** 31;

/** The seed for a run of the tests that begins `now`, in this environment. */
export function chooseSeed(env: Readonly<Record<string, string | undefined>>, now: number): number {
  if (env.EMS_SEED !== undefined) return Number(env.EMS_SEED);
  return env.CI === undefined ? usualSeed : now % seeds;
}

/** The seed of this run, which vitest.config.ts has chosen. */
export function seed(): number {
  return Number(process.env.EMS_SEED);
}
