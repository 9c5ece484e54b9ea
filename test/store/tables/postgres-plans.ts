/** How PostgreSQL would carry out what each method of the store's port asks for, in a club that is years old. */
import pg from "pg";
import { vi } from "vitest";
import { openStore } from "../../../src/store/index.js";
import { emptyDatabase } from "../../support/database/postgres.js";
import { watchCases } from "./watched-cases.js";

/** A place where rows are looked for. */
export interface Scan {
  readonly table: string;
  /** The index that leads there; null where the whole table is read. */
  readonly index: string | null;
  /** Is it entered at a place that is asked for, and not read from its start? */
  readonly isSought: boolean;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly Node[];
}

/** The tables that an old club has filled, and with what: three thousand games, all over, and their mail. */
const past: Readonly<Record<string, string>> = {
  games: `insert into games (name, version, schema, document, filed, open, status)
    select 'old-' || n, 1, 1, '{}', 1, 0, 'finished' from generate_series(1, 3000) n`,
  seats: `insert into seats (game, member, address)
    select 'old-' || n, m, 'p' || (n + m) || '@example.net'
    from generate_series(1, 3000) n, generate_series(1, 7) m`,
  careers: `insert into careers (game, address, plays)
    select game, address, 0 from seats`,
  history: `insert into history (game, turn, schema, document)
    select 'old-' || n, t, 1, '{}' from generate_series(1, 3000) n, generate_series(1, 10) t`,
  inbox: `insert into inbox (key, raw, received_at, state, attempts, failures, fingerprint, ended_at)
    select 'old-' || n, '', n, 'answered', 1, 0, 'print-' || n, n from generate_series(1, 20000) n`,
  outbox: `insert into outbox (dedupe_key, kind, message_id, recipient, reply_to, reference_ids, subject, body,
      attachments, game, is_reply, created_at, state, attempts, not_before, ended_at)
    select 'old-' || n, 'reply', 'old-' || n, 'p' || n % 3000 || '@example.net', '', '[]', '', '',
      '[]', 'old-' || n % 3000, n % 2, n, 'sent', 1, n, n from generate_series(1, 20000) n`,
};

/** The scans of these tables by method. */
export async function postgresPlans(url: string): Promise<ReadonlyMap<string, readonly Scan[]>> {
  const store = await openStore(url);
  const statements = await watchCases<Statement>(
    beforeEachStatement,
    async () => store,
    () => emptyDatabase(url),
  );
  await store.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const filling of Object.values(past)) await client.query(filling);
    await client.query("analyze");
    const scans = new Map<string, readonly Scan[]>();
    for (const [method, asked] of statements) {
      const found: Scan[] = [];
      for (const statement of asked ?? []) found.push(...(await scansOf(client, statement)));
      scans.set(method, found);
    }
    return scans;
  } finally {
    await client.end();
  }
}

async function scansOf(client: pg.Client, { text, values }: Statement): Promise<readonly Scan[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  return rows.flatMap((row) => scansIn(row["QUERY PLAN"][0].Plan));
}

/** A bitmap's index scan stands below the scan of its table. */
function scansIn(node: Node, above?: string): readonly Scan[] {
  const table = node["Relation Name"] ?? above;
  const index = node["Index Name"] ?? null;
  const below = (node.Plans ?? []).flatMap((each) => scansIn(each, table));
  const isScan = index !== null || node["Node Type"] === "Seq Scan";
  if (!isScan || table === undefined || past[table] === undefined) return below;
  return [{ table, index, isSought: node["Index Cond"] !== undefined }, ...below];
}

type Query = (this: pg.Client, ...asked: readonly unknown[]) => unknown;

/** Calls `notice` with each statement that finds or changes rows, until the function that it returns is called. */
function beforeEachStatement(notice: (statement: Statement) => void): () => void {
  const query = pg.Client.prototype.query as Query;
  const watching: Query = function (text, values, ...others) {
    if (typeof text === "string" && /^(?:select|update|delete|insert|with)\b/.test(text))
      notice({ text, values: Array.isArray(values) ? values : [] });
    return query.call(this, text, values, ...others);
  };
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(watching as never);
  return () => spy.mockRestore();
}
