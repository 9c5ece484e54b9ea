/**
 * PostgreSQL under Kysely: a pool of connections, so that transactions run side by side. Beside this folder
 * nothing in the store knows which database it is, but for the words of migrations/dialect.ts. A judge with a
 * file loads none of this.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

/** Transactions at once; more wait for their turn. */
const mostConnections = 10;

/** How often a transaction begins anew that others made impossible. */
const mostAttempts = 20;
const betweenAttemptsMs = 20;

/** 40001: could not be serialised; 40P01: each waits for the other. */
const passing: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

/**
 * A machine that vanishes says no goodbye. The database drops its connections, and the locks and leads that they hold,
 * after a minute without a sign of life.
 */
const signsOfLife = [
  "set tcp_keepalives_idle = '30s'",
  "set tcp_keepalives_interval = '10s'",
  "set tcp_keepalives_count = 3",
  "set tcp_user_timeout = '60s'",
].join("; ");

/**
 * Node then asks every second and gives up after ten: before the database does, so that nobody leads beside
 * another.
 */
const quietMs = 30_000;

/** PostgreSQL's number for its 64-bit integers, which come as text by default. */
const int8 = 20;

export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    ...clientSettings(url),
    max: mostConnections,
    onConnect: async (client) => {
      client.on("error", unheeded);
      await askForSigns(client);
    },
  });
  pool.on("error", unheeded);
  return new PostgresDialect({ pool });
}

/**
 * A connection that dies fails the statement under way; an idle one is nobody's failure. Unheard, its error would end
 * the process.
 */
function unheeded(): void {}

/** A connection of its own; errors must be listened to before it is made. */
export function newClient(url: string): pg.Client {
  return new pg.Client(clientSettings(url));
}

/** Connects a client as all are connected. */
export async function connect(client: pg.Client): Promise<void> {
  await client.connect();
  await askForSigns(client);
}

async function askForSigns(client: pg.ClientBase): Promise<void> {
  await client.query(signsOfLife);
}

function clientSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "ems",
    keepAlive: true,
    keepAliveInitialDelayMillis: quietMs,
    connectionTimeoutMillis: 20_000,
    types: {
      // Instants and numbers of rows are far below 2^53.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as "text"),
    } as pg.CustomTypesConfig,
  };
}

/** The connection is gone, or the server stops, lacks room or cannot read its files. */
export function isPostgresOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return outages.test(code) || (code === "" && goneConnection.test(error.message));
}

/** Classes 08, 53, 57 and 58 of SQLSTATE, and what Node says of a connection. */
const outages = /^(?:08|53|57|58)\w{3}$|^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/;
/** What the driver says itself has no code. */
const goneConnection =
  /connection terminated|connection error|timeout exceeded when trying to connect/i;

/** Does the work, and does it anew where another transaction was in its way. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : null;
      if (!passing.has(code) || attempt === mostAttempts) throw error;
    }
    await sleep(betweenAttemptsMs * attempt * Math.random());
  }
}
