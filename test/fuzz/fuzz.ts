/** Inputs drawn from a seed, each read once, and what was wrong with it. The same seed and run give the same input. */
import { chance } from "../reading/random.js";
import { type Target, targets } from "./targets.js";

export interface Finding {
  readonly target: string;
  readonly seed: number;
  readonly run: number;
  readonly wrong: string;
  readonly input: string;
}

export interface Wish {
  readonly seed: number;
  readonly runs: number;
  readonly first?: number;
  readonly target?: string | undefined;
  /** The processor time that one input may take in a warm process, in milliseconds; without it time is not looked at. */
  readonly mostMs?: number;
}

/** What went wrong. Targets take turns. */
export async function fuzz(
  { seed, runs, first = 0, target, mostMs }: Wish,
  among: Readonly<Record<string, Target>> = targets,
): Promise<Finding[]> {
  const names = target === undefined ? Object.keys(among) : [target];
  const findings: Finding[] = [];
  for (const name of names) await among[name]!.ready?.();
  for (let run = first; run < first + runs; run += 1) {
    const name = names[run % names.length]!;
    const { make, read } = among[name]!;
    const input = make(chance(seed * 1_000_003 + run));
    const begun = process.cpuUsage();
    const wrong = await fault(read, input);
    const { user, system } = process.cpuUsage(begun);
    const ms = (user + system) / 1000;
    const slow = mostMs !== undefined && ms > mostMs ? `took ${Math.round(ms)} ms` : null;
    if (wrong === null && slow === null) continue;
    findings.push({ target: name, seed, run, wrong: wrong ?? slow ?? "", input });
  }
  return findings;
}

/** The same few inputs each time: the first ones of a process wait until thousands of patterns are compiled. */
export async function warmUp(target: string | undefined): Promise<void> {
  await fuzz({
    seed: 0,
    runs: target === undefined ? 100 * Object.keys(targets).length : 100,
    target,
  });
}

async function fault(
  read: (input: string) => Promise<string | null> | string | null,
  input: string,
): Promise<string | null> {
  try {
    return await read(input);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
