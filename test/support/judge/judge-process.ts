/** `ems start` as a process of its own, which can be killed as a power cut would and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../dist/app/main.js", import.meta.url));

export interface JudgeProcess {
  start(): void;
  /** SIGKILL: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
  /** SIGTERM, and waits for the clean end; the exit status. */
  stop(): Promise<number | null>;
  /** SIGSTOP: it does nothing, and keeps all that it holds, until SIGCONT. */
  freeze(): void;
  thaw(): void;
  /** False too where it ended by itself. */
  isRunning(): boolean;
  /** What it wrote to its log since the beginning. */
  log(): string;
}

/** A judge that is not started yet. `environment` is added to this process's own. */
export function judgeProcess(
  configFile: string,
  environment: NodeJS.ProcessEnv = {},
): JudgeProcess {
  let child: ChildProcess | null = null;
  let log = "";
  const end = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise((resolve) => {
      if (child === null || child.exitCode !== null) resolve(child?.exitCode ?? null);
      child?.once("exit", (code) => resolve(code));
      child?.kill(signal);
      child = null;
    });
  return {
    start: () => {
      child = spawn(
        process.execPath,
        [program, "start", "--config", configFile, "--log", "debug"],
        {
          stdio: ["ignore", "ignore", "pipe"],
          env: { ...process.env, ...environment },
        },
      );
      child.stderr?.on("data", (data: Buffer) => {
        log += data.toString();
      });
    },
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    log: () => log,
  };
}
