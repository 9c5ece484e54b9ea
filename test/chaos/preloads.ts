/** Libraries that a judge is started with, which make its calls of the operating system fail, and its clock wrong. */
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { secondMs } from "../../src/util/index.js";

interface Preload {
  readonly libraries: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** The environment of a process that starts with these. */
export function preloading(...preloads: readonly Preload[]): NodeJS.ProcessEnv {
  const libraries = preloads.flatMap((each) => each.libraries);
  const environment = Object.assign({}, ...preloads.map((each) => each.environment));
  return libraries.length === 0 ? {} : { ...environment, LD_PRELOAD: libraries.join(" ") };
}

const nothing: Preload = { libraries: [], environment: {} };

/** So many reads, writes and syncs fail, by libfiu (Debian's `fiu-utils`). */
export function failing(probability: number): Preload {
  if (probability === 0) return nothing;
  const points = ["io/rw/pread", "io/rw/pwrite", "io/sync/fsync", "io/sync/fdatasync"];
  return {
    libraries: ["run", "posix"].map((name) => `/usr/lib/fiu/fiu_${name}_preload.so`),
    environment: {
      FIU_ENABLE: points
        .map((point) => `enable_random name=posix/${point},probability=${probability}`)
        .join("\n"),
    },
  };
}

/** A clock that differs from the machine's. */
export interface WrongClock {
  readonly preload: Preload;
  /** Sets it forward, or back, by so many milliseconds. */
  jump(ms: number): void;
  /** Sets it to where it was furthest: whatever was put off is due then. */
  settle(): void;
  /** Removes what processes left behind that were killed. */
  clean(): void;
}

/** A clock that is right, and stays so. */
export const rightClock: WrongClock = {
  preload: nothing,
  jump: () => {},
  settle: () => {},
  clean: () => {},
};

/** By libfaketime (Debian's `faketime`), which looks into this file for the difference. */
export function wrongClock(file: string): WrongClock {
  let offsetMs = 0;
  let furthestMs = 0;
  const set = (ms: number): void => {
    offsetMs = ms;
    furthestMs = Math.max(furthestMs, ms);
    const seconds = Math.round(ms / secondMs);
    writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}`);
  };
  set(0);
  return {
    preload: {
      libraries: [`/usr/lib/${multiarch()}/faketime/libfaketimeMT.so.1`],
      environment: {
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: "1",
        // Timers count what the machine counts, as they do when a real clock is set.
        DONT_FAKE_MONOTONIC: "1",
      },
    },
    jump: (ms) => set(offsetMs + ms),
    settle: () => set(furthestMs),
    clean: () => {
      for (const name of readdirSync(sharedMemory)) {
        const process = /faketime_(?:shm|sem)_(\d+)$/.exec(name)?.[1];
        if (process !== undefined && !existsSync(`/proc/${process}`))
          rmSync(join(sharedMemory, name), { force: true });
      }
    },
  };
}

/** Where libfaketime keeps what the threads of a process share. */
const sharedMemory = "/dev/shm";

/** Debian's name of this kind of machine. */
function multiarch(): string {
  return process.arch === "arm64" ? "aarch64-linux-gnu" : "x86_64-linux-gnu";
}
