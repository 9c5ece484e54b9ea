/** A Debian with nothing in it but what debootstrap brings, Node.js and npm: the machine of a new keeper. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface BareRoot {
  /** Where it stands on this machine. */
  readonly path: string;
  /** Runs a program to its end in this folder of the root; gives what it said. Throws where it failed. */
  run(folder: string, ...command: readonly string[]): Promise<string>;
  /** Starts a program that goes on; `SIGTERM` ends it. */
  start(folder: string, ...command: readonly string[]): ChildProcess;
  leave(): Promise<void>;
}

const certificates = "/etc/own-certificates.crt";

/** What programs in the root know of the world: nothing of this machine but the way to npm's registry. */
const environment: Readonly<Record<string, string>> = {
  ...(process.env.NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates }),
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
  HOME: "/root",
  npm_config_registry: npm("config", "get", "registry"),
  npm_config_update_notifier: "false",
};

/** The root in this folder, or in one that is made and goes. Needs to be root, debootstrap, and Debian's mirror. */
export async function bareRoot(folder: string | null): Promise<BareRoot> {
  const path = folder ?? mkdtempSync(join(tmpdir(), "ems-bare-"));
  if (!existsSync(join(path, "usr/bin/env"))) {
    execFileSync("debootstrap", ["--variant=minbase", "stable", path], { stdio: "inherit" });
  }
  addNode(path);
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (trusted !== undefined) cpSync(trusted, join(path, certificates));
  const started: ChildProcess[] = [];
  const begin = (cwd: string, command: readonly string[]): ChildProcess => {
    const child = inside(path, cwd, command);
    started.push(child);
    return child;
  };
  return {
    path,
    start: (cwd, ...command) => {
      const child = begin(cwd, command);
      child.stdout?.resume();
      child.stderr?.resume();
      return child;
    },
    run: (cwd, ...command) => finished(begin(cwd, command), command),
    leave: async () => {
      for (const child of started) child.kill("SIGKILL");
      if (folder === null) rmSync(path, { recursive: true });
    },
  };
}

/** This machine's Node.js and npm, since Debian's may be too old for any of the two. */
function addNode(path: string): void {
  const bin = join(path, "usr/local/bin");
  const modules = join(path, "usr/local/lib/node_modules");
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  cpSync(process.execPath, join(bin, "node"));
  cpSync(join(npm("root", "--global"), "npm"), join(modules, "npm"), { recursive: true });
  rmSync(join(bin, "npm"), { force: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(bin, "npm"));
}

function npm(...args: readonly string[]): string {
  const program = join(dirname(process.execPath), "npm");
  const shown = execFileSync(existsSync(program) ? realpathSync(program) : "npm", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return shown.trim();
}

/** The program itself, and no shell around it: what ends the process ends the program. */
function inside(path: string, folder: string, command: readonly string[]): ChildProcess {
  const set = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const mounted = `mount -t proc proc "$0/proc" && exec chroot "$0" "$@"`;
  const called = ["env", "--ignore-environment", `--chdir=${folder}`, ...set, ...command];
  return spawn("unshare", ["--mount", "sh", "-c", mounted, path, ...called], {
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function finished(child: ChildProcess, command: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data: Buffer) => {
        said += data.toString();
      });
    child.once("close", (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${command.join(" ")} ended with ${code}:\n${said}`));
    });
  });
}
