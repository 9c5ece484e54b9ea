/** The judge as a keeper runs it, in a process of its own, and what the system says that it costs. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { minuteMs } from "../../../src/util/index.js";

export interface RunningJudge {
  /** Milliseconds of processor time so far. */
  processorMs(): number;
  /** Megabytes in memory now, and the most there ever were. */
  memory(): { readonly now: number; readonly most: number };
  /** Waits until the log has told of an event so often. */
  told(event: string, times: number): Promise<void>;
  count(event: string): number;
  stop(): Promise<void>;
}

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

const lookMs = 20;
const patienceMs = 15 * minuteMs;

/** Starts the compiled program; where `profiles` names a folder, a profile is in it afterwards. */
export function startJudge(config: string, profiles: string | null = null): RunningJudge {
  const profiling =
    profiles === null
      ? []
      : ["--cpu-prof", "--cpu-prof-interval=500", `--cpu-prof-dir=${profiles}`];
  const command = [...profiling, "dist/app/main.js", "start", "--config", config];
  const child = spawn("node", command, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const counts = new Map<string, number>();
  let rest = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) note(line);
  });
  const note = (line: string) => {
    const event = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line;
    counts.set(event, (counts.get(event) ?? 0) + 1);
    if (!/"level":30/.test(line)) process.stderr.write(`${line}\n`);
  };
  const count = (event: string) => counts.get(event) ?? 0;
  return {
    count,
    processorMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" ");
      return (Number(fields[11]) + Number(fields[12])) * tickMs;
    },
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      const megabytes = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
    },
    told: async (event, times) => {
      const until = Date.now() + patienceMs;
      while (count(event) < times) {
        if (child.exitCode !== null) throw new Error("The judge has stopped.");
        if (Date.now() > until) throw new Error(`Waited in vain for: ${event}.`);
        await sleep(lookMs);
      }
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
