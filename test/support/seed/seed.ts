/**
 * The seeds of what tests draw by chance. Properties always have the same one, since a rare flaw of old must not refuse
 * somebody else's change; simulated days and kills have a new one in each run of continuous integration, since they are
 * there to meet what nobody thought of. `EMS_SEED` is the seed of all of them: it repeats a run, or tries properties anew.
 */

const usualSeed = 1901;

/** Seeds are whole numbers below this, as fast-check takes them. */
const seeds = 2 ** 31;

/** The two seeds of a run that begins `now`, in this environment. */
export function chooseSeeds(
  env: Readonly<Record<string, string | undefined>>,
  now: number,
): { readonly EMS_SEED: string; readonly EMS_NEW_SEED: string } {
  const forProperties = env.EMS_SEED ?? String(usualSeed);
  const isNew = env.EMS_SEED === undefined && env.CI !== undefined;
  return { EMS_SEED: forProperties, EMS_NEW_SEED: isNew ? String(now % seeds) : forProperties };
}

/** The seed of this run's properties, which vitest.config.ts has chosen. */
export function seed(): number {
  return Number(process.env.EMS_SEED);
}

/** The seed of this run's simulated days and kills. */
export function newSeed(): number {
  return Number(process.env.EMS_NEW_SEED);
}
