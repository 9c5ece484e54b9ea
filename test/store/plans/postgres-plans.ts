/** How PostgreSQL carries out what each method of the store's port asks for, in a club that is years old. */
import pg from "pg";
import { vi } from "vitest";
import { openStore } from "../../../src/store/index.js";
import { emptyDatabase } from "../../support/database/postgres.js";
import { burst, past } from "./old-club.js";
import { watchCases } from "./watched-cases.js";

/** A place where rows are looked for. */
export interface Scan {
  readonly table: string;
  /** The index that leads there; null where the whole table is read. */
  readonly index: string | null;
  /** Is it entered at a place that is asked for, and not read from its start? */
  readonly isSought: boolean;
  /** The rows that were read there, in all runs together. */
  readonly rows: number;
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
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Node[];
}

/** What a club goes through, in this order. */
export const situations = ["at rest", "in a burst that nobody has counted", "in a burst"] as const;

export type Situation = (typeof situations)[number];

/** The scans by method. */
export type Scans = ReadonlyMap<string, readonly Scan[]>;

/** Too small to be searched: whoever reads them reads them all. */
const smallTables: ReadonlySet<string> = new Set([
  ...["undone", "gm_log", "press", "confirmations", "standbys", "cursors", "instants", "keys"],
]);

/** How all that the cases ask for is carried out in each situation. */
export async function postgresPlans(url: string): Promise<ReadonlyMap<Situation, Scans>> {
  const store = await openStore(url);
  const statements = await watchCases<Statement>(
    beforeEachStatement,
    async () => store,
    () => emptyDatabase(url),
  );
  await store.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const fill = async (rows: readonly string[]) => {
    for (const filling of rows) await client.query(filling);
  };
  const bring: Readonly<Record<Situation, () => Promise<unknown>>> = {
    "at rest": () => fill([...past, "analyze"]),
    "in a burst that nobody has counted": () => fill(burst),
    "in a burst": () => fill(["analyze"]),
  };
  try {
    // Counted when the test says, and not when the server finds time.
    for (const table of ["games", "inbox", "outbox"])
      await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    const plans = new Map<Situation, Scans>();
    for (const situation of situations) {
      await bring[situation]();
      plans.set(situation, await scansBy(client, statements));
    }
    return plans;
  } finally {
    await client.end();
  }
}

async function scansBy(
  client: pg.Client,
  statements: ReadonlyMap<string, readonly Statement[] | null>,
): Promise<Scans> {
  const scans = new Map<string, readonly Scan[]>();
  for (const [method, asked] of statements) {
    const byText = new Map((asked ?? []).map((statement) => [statement.text, statement]));
    const found: Scan[] = [];
    for (const statement of byText.values()) found.push(...(await scansOf(client, statement)));
    scans.set(method, found);
  }
  return scans;
}

/** Carries a statement out and takes it back. What an insertion finds is nothing. */
async function scansOf(client: pg.Client, { text, values }: Statement): Promise<readonly Scan[]> {
  const how = text.startsWith("insert") ? "format json" : "analyze, format json";
  await client.query("begin");
  try {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
      `explain (${how}) ${text}`,
      [...values],
    );
    return rows.flatMap((row) => scansIn(row["QUERY PLAN"][0].Plan));
  } finally {
    await client.query("rollback");
  }
}

/** A bitmap's index scan stands below the scan of its table. */
function scansIn(node: Node, above?: string): readonly Scan[] {
  const table = node["Relation Name"] ?? above;
  const index = node["Index Name"] ?? null;
  const below = (node.Plans ?? []).flatMap((each) => scansIn(each, table));
  const isScan = index !== null || node["Node Type"] === "Seq Scan";
  if (!isScan || table === undefined || smallTables.has(table)) return below;
  return [
    { table, index, isSought: node["Index Cond"] !== undefined, rows: rowsRead(node) },
    ...below,
  ];
}

/** A node tells the average of its runs. */
function rowsRead(node: Node): number {
  const counts = [
    node["Actual Rows"],
    node["Rows Removed by Filter"],
    node["Rows Removed by Index Recheck"],
  ];
  return counts.reduce<number>((sum, rows = 0) => sum + rows, 0) * (node["Actual Loops"] ?? 0);
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
