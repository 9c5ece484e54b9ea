/** How long the property tests run. */

/** Positions over all property tests of a run; `EMS_RUNS` asks for more or fewer. */
const totalRuns = Number(process.env.EMS_RUNS ?? 20_000);

/** fast-check's parameters for this share of all runs. */
export function propertyRuns(share: number): { readonly numRuns: number } {
  return { numRuns: Math.ceil(totalRuns * share) };
}
