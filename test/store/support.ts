/** Stores for tests: in memory, in a file, and used by other processes. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { Store } from "../../src/judge/ports/index.js";
import { openStore } from "../../src/store/index.js";

/** A store that the test's end closes; without a path, one in memory. */
export async function testStore(path = ":memory:"): Promise<Store> {
  const store = await openStore(path);
  onTestFinished(() => store.close());
  return store;
}

/** The path of a database that is not there yet, in a folder that the test's end removes. */
export function newPath(): string {
  const directory = mkdtempSync(join(tmpdir(), "ems-store-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, "ems.sqlite");
}

export interface Worker {
  readonly process: ChildProcess;
  /** Resolves at the next line that the worker prints, null at its end. */
  nextLine(): Promise<string | null>;
  /** Everything that it still prints; rejects if it fails. */
  finish(): Promise<readonly string[]>;
}

const program = fileURLToPath(new URL("database/worker.ts", import.meta.url));

/** Another process on the same database: `task` is one of database/worker.ts. */
export function startWorker(task: string, path: string): Worker {
  const child = spawn(process.execPath, ["--import", "tsx", program, task, path], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let complaints = "";
  child.stderr.on("data", (data) => {
    complaints += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { done, value } = await lines.next();
    return done === true ? null : value;
  };
  return {
    process: child,
    nextLine,
    async finish() {
      const rest: string[] = [];
      for (let line = await nextLine(); line !== null; line = await nextLine()) rest.push(line);
      const code = await ended;
      if (code !== 0) throw new Error(`The worker ended with ${code}: ${complaints}`);
      return rest;
    },
  };
}
