/** How long the property tests run, and under which seed. */

/** Positions over all property tests of a run; `EMS_RUNS` asks for more or fewer. */
const totalRuns = Number(process.env.EMS_RUNS ?? 20_000);

/** `EMS_SEED` repeats a run that failed: fast-check prints its seed. */
const seed = Number(process.env.EMS_SEED ?? 1901);

/** fast-check's parameters for this share of all runs. */
export function propertyRuns(share: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: Math.ceil(totalRuns * share), seed };
}
