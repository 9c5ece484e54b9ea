/** Measuring: several runs, their median and their spread. */

export interface Speed {
  /** Per second of processor time, in the order of the runs. */
  readonly runs: readonly number[];
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

/** The speed of `work`, which does `items` things, over `runs` runs of at least `seconds` each. */
export function measure(items: number, work: () => void, runs = 7, seconds = 0.5): Speed {
  const rounds = roundsFor(work, seconds);
  const speeds = Array.from({ length: runs }, () => (items * rounds) / timed(work, rounds));
  const sorted = speeds.toSorted((speed, two) => speed - two);
  return {
    runs: speeds,
    median: sorted[Math.floor(runs / 2)]!,
    slowest: sorted[0]!,
    fastest: sorted.at(-1)!,
  };
}

/** How often the work must be done to fill the time; finding out warms the compiler up. */
function roundsFor(work: () => void, seconds: number): number {
  let rounds = 1;
  while (timed(work, rounds) < seconds) rounds *= 2;
  return rounds;
}

/** Processor time in seconds: what else the machine does shall not count. */
function timed(work: () => void, rounds: number): number {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A line of the report. */
export function line(what: string, { median, slowest, fastest }: Speed, unit: string): string {
  const round = (value: number) => Math.round(value).toLocaleString("en-US");
  const spread = `${round(slowest)} to ${round(fastest)}`;
  return `${what.padEnd(44)} ${round(median).padStart(9)} ${unit}  (${spread})`;
}
