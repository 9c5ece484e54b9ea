/** The built program as a reader of the handbooks runs it. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Where the repository lies. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

const program = `${root}dist/app/main.js`;

interface Run {
  readonly status: number | null;
  readonly out: string;
}

/** Runs `ems` with these arguments in a folder. */
export function runEms(args: readonly string[], folder: string): Run {
  return ended(spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: "utf8" }));
}

/** Runs lines of a shell in a folder, where `ems` is the built program. */
export function runShell(lines: string, folder: string): Run {
  const script = `set -e -o pipefail\nems() { "${process.execPath}" "${program}" "$@"; }\n${lines}`;
  return ended(spawnSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" }));
}

function ended({ status, stdout, stderr }: SpawnSyncReturns<string>): Run {
  return { status, out: `${stdout}${stderr}` };
}
