/** A disk that is soon full: a file system in memory. Needs root, and leave to mount. */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  readonly directory: string;
  /** Leaves no free block. */
  fill(): void;
  /** Takes away what filled it. */
  empty(): void;
  unmount(): void;
}

/** A disk of so many bytes, or null where none can be mounted. */
export function mountSmallDisk(bytes: number): SmallDisk | null {
  const directory = mkdtempSync(join(tmpdir(), "ems-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", directory], {
      stdio: "ignore",
    });
  } catch {
    rmSync(directory, { recursive: true });
    return null;
  }
  const filler = join(directory, "filler");
  return {
    directory,
    fill: () => {
      const { bavail, bsize } = statfsSync(directory);
      appendFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => {
      execFileSync("umount", [directory], { stdio: "ignore" });
      rmSync(directory, { recursive: true });
    },
  };
}
