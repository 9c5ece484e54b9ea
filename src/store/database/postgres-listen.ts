/**
 * What processes on one PostgreSQL database tell one another: that there is new work, and who alone reads a
 * mailbox. Work is found without it too, only later.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Lead, Topic } from "../../judge/ports/index.js";
import { connect, newClient } from "./postgres-dialect.js";
import type { Trx } from "./trx.js";

const channel = "ems_work";

/** Rest before the next connection, where one was lost. */
const reconnectMs = 5_000;

export interface Channel {
  /** Tells the other processes, if the transaction succeeds. */
  tell(trx: Trx, topics: ReadonlySet<Topic>): Promise<void>;
  close(): Promise<void>;
}

/** Listens to the other processes for as long as it is open. */
export function openChannel(url: string, heard: (topics: ReadonlySet<Topic>) => void): Channel {
  const own = randomUUID();
  const closing = new AbortController();
  const listening = listen(url, closing.signal, (payload) => {
    const [from, ...topics] = payload.split(" ");
    if (from !== own) heard(new Set(topics as Topic[]));
  });
  return {
    tell: async (trx, topics) => {
      const payload = [own, ...topics].join(" ");
      await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
    },
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

async function listen(
  url: string,
  signal: AbortSignal,
  heard: (payload: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    const client = newClient(url);
    const ended = new Promise<void>((resolve) => {
      client.on("error", () => resolve()).on("end", () => resolve());
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    client.on("notification", ({ payload }) => heard(payload ?? ""));
    try {
      await connect(client);
      await client.query(`listen ${channel}`);
      await ended;
    } catch {
      // The database is away: whoever works with it says so.
    }
    await client.end().catch(() => {});
    await sleep(reconnectMs, null, { signal }).catch(() => {});
  }
}

/** Takes the lead in something that one process at a time may do; null while another has it. */
export async function takeLead(url: string, what: string): Promise<Lead | null> {
  const client = newClient(url);
  const lost = new AbortController();
  client.on("error", () => lost.abort()).on("end", () => lost.abort());
  await connect(client);
  const key = `ems ${what}`;
  const answer = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as taken",
    [key],
  );
  const release = () => client.end().catch(() => {});
  if (answer.rows[0]?.taken === true) return { lost: lost.signal, release };
  await release();
  return null;
}
