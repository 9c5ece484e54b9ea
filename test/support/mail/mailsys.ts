/**
 * A private mail system for one test file: real Dovecot and Postfix on free loopback ports, in a
 * directory of its own, several side by side. Needs root, which Postfix asks for.
 */
import { execFile, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import {
  appendFile,
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { byArrival } from "./maildir.js";
import {
  dovecotConfig,
  type MailSystemOptions,
  type Ports,
  postfixMain,
  postfixMaster,
  tokenConfig,
} from "./mailsys-config.js";

export type { MailSystemOptions } from "./mailsys-config.js";

const run = promisify(execFile);

/** The ids of `nobody:nogroup` on Debian and its kin. */
const owner = { uid: 65534, gid: 65534 } as const;

export interface MailSystem {
  readonly directory: string;
  readonly ports: Ports;
  addUser(address: string, password: string, quotaBytes?: number): Promise<void>;
  /** As `addUser` for each, but faster. */
  addUsers(addresses: readonly string[], password: string): Promise<void>;
  /** Installs a Sieve script, such as a vacation responder. */
  addSieve(address: string, script: string): Promise<void>;
  /** Closes a user's IMAP sessions, as a provider does once a day. */
  kick(address: string): Promise<void>;
  setUidValidity(address: string, mailbox: string, value: number): Promise<void>;
  /** Forgets the UIDs of a mailbox: new UIDVALIDITY, all messages renumbered. */
  renumber(address: string): Promise<void>;
  /** The files of a user's messages, in the order of arrival. */
  messages(address: string): Promise<readonly string[]>;
  stopImap(): Promise<void>;
  /** As a power cut would. */
  crashImap(): Promise<void>;
  startImap(): Promise<void>;
  /** Ends the servers; their files stay, for whoever wants to know what happened. */
  halt(): Promise<void>;
  /** Ends the servers, and nothing stays of them. */
  stop(): Promise<void>;
}

/** True if the real servers can be started here. Says once what is left out; where everything must run, throws. */
export function mailAvailable(): boolean {
  const missing = [
    ...["/usr/sbin/dovecot", "/usr/bin/doveadm", "/usr/sbin/postfix"].filter(
      (file) => !existsSync(file),
    ),
    ...(process.getuid?.() === 0 ? [] : ["root"]),
  ];
  if (missing.length === 0) return true;
  const notice = `Tests with real mail servers are LEFT OUT: ${missing.join(", ")} missing.`;
  if (process.env.EMS_TEST_ALL === "1" || process.env.CI === "true") throw new Error(notice);
  if (!noticed) process.stderr.write(`\n${notice}\n\n`);
  noticed = true;
  return false;
}
let noticed = false;

/** Starts both servers. Another process may take a port between choosing and listening: then once more. */
export async function startMailSystem(options: MailSystemOptions = {}): Promise<MailSystem> {
  for (let attempt = 1; ; attempt++) {
    const directory = await mkdtemp(join(tmpdir(), "ems-mail-"));
    const ports = await freePorts();
    const system = mailSystem(directory, ports);
    await prepare(directory, ports, options);
    await system.startImap();
    await launch("postfix", ["-c", `${directory}/pf/etc`, "start"]);
    if (await allListen(ports)) return system;
    await system.stop();
    if (attempt === 3) throw new Error("Dovecot or Postfix did not come up.");
  }
}

/** Runs a command that leaves daemons behind: they would keep pipes open, and the call would never end. */
function launch(file: string, args: string[], account: { uid?: number; gid?: number } = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(file, args, { stdio: "ignore", cwd: "/", ...account });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${file} ${args.join(" ")} ended with ${code}.`));
    });
  });
}

function mailSystem(directory: string, ports: Ports): MailSystem {
  const doveadm = async (...args: string[]): Promise<void> => {
    await run("doveadm", ["-c", `${directory}/dovecot.conf`, ...args], { ...owner, cwd: "/" });
  };
  const startImap = async (): Promise<void> => {
    await rm(`${directory}/run/master.pid`, { force: true });
    await rm(`${directory}/run/anvil-auth-penalty`, { force: true });
    await launch("dovecot", ["-c", `${directory}/dovecot.conf`], owner);
  };
  let changed = 0;
  const addLines = async (last: string, lines: string): Promise<void> => {
    await appendFile(`${directory}/users`, lines);
    // Dovecot reads the file again only if its time differs by a whole second, and looks once a second.
    changed = Math.max(changed + 1, Math.floor(Date.now() / 1000));
    await utimes(`${directory}/users`, changed, changed);
    await eventually(() => doveadm("user", last));
  };
  const stopImap = () => stopDovecot(`${directory}/run/master.pid`);
  const halt = async (): Promise<void> => {
    // Postfix may never have come up; then there is nothing to stop.
    await launch("postfix", ["-c", `${directory}/pf/etc`, "stop"]).catch(() => undefined);
    await stopImap();
  };
  return {
    directory,
    ports,
    startImap,
    stopImap,
    crashImap: () => crashDovecot(`${directory}/run/master.pid`),
    addUser: (address, password, quotaBytes) => {
      const quota = quotaBytes === undefined ? "" : `userdb_quota_rule=*:bytes=${quotaBytes}`;
      return addLines(address, `${address}:{PLAIN}${password}::::::${quota}\n`);
    },
    addUsers: (addresses, password) =>
      addLines(
        addresses.at(-1) ?? "",
        addresses.map((address) => `${address}:{PLAIN}${password}::::::\n`).join(""),
      ),
    addSieve: async (address, script) => {
      const home = `${directory}/mail/${address}`;
      await mkdir(home, { recursive: true });
      await writeFile(`${home}/.dovecot.sieve`, script);
      await chown(home, owner.uid, owner.gid);
      await chown(`${home}/.dovecot.sieve`, owner.uid, owner.gid);
    },
    messages: (address) => messageFiles(`${directory}/mail/${address}/Maildir`),
    // Between two sessions there is nobody to be kicked, which Dovecot takes for a failure.
    kick: (address) => eventually(() => doveadm("kick", address)),
    setUidValidity: (address, mailbox, value) =>
      doveadm("mailbox", "update", "-u", address, "--uid-validity", String(value), mailbox),
    renumber: async (address) => {
      const maildir = `${directory}/mail/${address}/Maildir`;
      for (const name of [
        "dovecot-uidlist",
        "dovecot.index",
        "dovecot.index.cache",
        "dovecot.index.log",
      ])
        await rm(`${maildir}/${name}`, { force: true });
    },
    halt,
    stop: async () => {
      await halt();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Maildir's names begin with the time and a counter. */
async function messageFiles(maildir: string): Promise<readonly string[]> {
  const folders = ["new", "cur"].map((name) => `${maildir}/${name}`);
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => `${folder}/${name}`)),
  );
  return names.flat().toSorted((one, other) => byArrival(basename(one), basename(other)));
}

async function prepare(directory: string, ports: Ports, options: MailSystemOptions): Promise<void> {
  await chmod(directory, 0o755);
  for (const name of ["run", "state", "mail", "tls", "pf/etc", "pf/queue", "pf/data"])
    await mkdir(`${directory}/${name}`, { recursive: true });
  await writeFile(`${directory}/users`, "");
  await writeFile(`${directory}/dovecot.conf`, dovecotConfig(directory, ports, options));
  const { oauth } = options;
  if (oauth !== undefined)
    await writeFile(`${directory}/oauth2.conf`, tokenConfig(oauth.introspection));
  await writeFile(`${directory}/pf/etc/main.cf`, postfixMain(directory, ports, options));
  await writeFile(`${directory}/pf/etc/master.cf`, postfixMaster(ports));
  await makeCertificate(`${directory}/tls`);
  await run("chown", ["-R", `${owner.uid}:${owner.gid}`, directory]);
  await run("chown", ["-R", "root:root", `${directory}/pf`]);
  await run("chown", ["postfix:postfix", `${directory}/pf/data`]);
}

/** Writes `key.pem` and a self-signed `cert.pem` for this machine's loopback names. */
export async function makeCertificate(directory: string): Promise<void> {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const files = ["-keyout", `${directory}/key.pem`, "-out", `${directory}/cert.pem`];
  await run("openssl", ["req", "-x509", "-days", "30", ...key, ...names, ...files]);
}

/** Tries for five seconds; then the last failure is the failure. */
async function eventually(action: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}

/** Free now: all are held until all are known, so that no two are the same. */
async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(Array.from({ length: 6 }, listenAnywhere));
  const [imap, imaps, lmtp, auth, mx, submission] = servers.map(portOf);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return { imap, imaps, lmtp, auth, mx, submission } as Ports;
}

function listenAnywhere(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The port has no number.");
  return address.port;
}

async function allListen(ports: Ports): Promise<boolean> {
  const answers = await Promise.all(
    [ports.imap, ports.lmtp, ports.mx, ports.submission].map((port) => listens(port)),
  );
  return answers.every(Boolean);
}

async function listens(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" });
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("close", () => resolve(false));
      setTimeout(() => socket.destroy(), 500).unref();
    });
    if (open) return true;
    await sleep(50);
  }
  return false;
}

async function stopDovecot(pidFile: string): Promise<void> {
  const gm = masterOf(pidFile);
  if (gm === null || !signal(gm, "SIGTERM")) return;
  for (let attempt = 0; attempt < 200 && existsSync(pidFile); attempt++) await sleep(50);
}

async function crashDovecot(pidFile: string): Promise<void> {
  const gm = masterOf(pidFile);
  if (gm === null) return;
  const children = readFileSync(`/proc/${gm}/task/${gm}/children`, "utf8").trim();
  signal(gm, "SIGKILL");
  for (const child of children.split(" ")) if (child !== "") signal(Number(child), "SIGKILL");
}

function masterOf(pidFile: string): number | null {
  return existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8")) : null;
}

/** False if the process is gone already. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
