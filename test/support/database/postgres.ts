/**
 * A private PostgreSQL for one test file, in a directory of its own, reached by the network as a keeper's is, at a
 * loopback address of its own. Its language sorts otherwise than bytes do. Needs root, since PostgreSQL will not run as root and must become somebody else.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";

const run = promisify(execFile);

const root = "/usr/lib/postgresql";

export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Ends all connections and starts anew after so long: in order, or as after a crash. */
  restart(how: "in order" | "crashed", afterMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian keeps the programs of the newest version; null where there is none. */
function programs(): string | null {
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : `${root}/${newest}/bin`;
}

let noticed = false;

/** True if a server can be started here. Says once what is left out; where everything must run, throws. */
export function postgresAvailable(): boolean {
  const missing = [
    ...(programs() === null ? [root] : []),
    ...(process.getuid?.() === 0 ? [] : ["root"]),
  ];
  if (missing.length === 0) return true;
  const notice = `Tests with PostgreSQL are LEFT OUT: ${missing.join(", ")} missing.`;
  if (process.env.EMS_TEST_ALL === "1" || process.env.CI === "true") throw new Error(notice);
  if (!noticed) process.stderr.write(`\n${notice}\n\n`);
  noticed = true;
  return false;
}

/** A server for the tests of a block: started before them, stopped after them. */
export function privatePostgres(): Pick<Postgres, "newDatabase"> {
  let running: Postgres;
  beforeAll(async () => {
    running = await startPostgres();
  });
  afterAll(() => running.stop());
  return { newDatabase: () => running.newDatabase() };
}

/** Starts a server; it is gone when it is stopped. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  const owner = ownerOf("postgres");
  const directory = await mkdtemp(join(tmpdir(), "ems-pg-"));
  await chmod(directory, 0o755);
  await run("chown", [`${owner.uid}:${owner.gid}`, directory]);
  const data = join(directory, "data");
  const locale = ["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US"];
  const account = { ...owner, cwd: "/" };
  await run(`${bin}/initdb`, ["-D", data, "-A", "trust", "-E", "UTF8", "-N", ...locale], account);
  const address = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const options = ["fsync=off", `listen_addresses=${address}`, "unix_socket_directories="];
  const settings = [...options, "max_connections=200"].flatMap((option) => ["-c", option]);
  const serve = () =>
    spawn(`${bin}/postgres`, ["-D", data, ...settings], { ...account, stdio: "ignore" });
  let server = serve();
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  const url = (database: string) => `postgres://postgres@${address}/${database}`;
  const answers = () => eventually(() => query(url("postgres"), "select 1"));
  await answers();
  let databases = 0;
  return {
    newDatabase: async () => {
      databases += 1;
      const name = `ems_${databases}`;
      await query(url("postgres"), `create database ${name}`);
      return url(name);
    },
    restart: async (how, afterMs) => {
      await end(how === "crashed" ? "SIGQUIT" : "SIGINT");
      await sleep(afterMs);
      server = serve();
      await answers();
    },
    stop: async () => {
      await end("SIGINT");
      await rm(directory, { recursive: true });
    },
  };
}

function ownerOf(user: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync("id", [option, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Runs a statement on a connection of its own; its rows. */
async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Makes a judge's database as it was when it was new. */
export async function emptyDatabase(url: string): Promise<void> {
  const names = await query<{ tablename: string }>(
    url,
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  const tables = names.map(({ tablename }) => tablename).join(", ");
  await query(url, `truncate ${tables} restart identity cascade`);
}

async function eventually(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === 600) throw error;
      await sleep(100);
    }
  }
}
