/** What a database must offer beside the tables; there is one for SQLite and one for PostgreSQL. */
import type { Dialect as Driver, Kysely } from "kysely";
import type { Lead, Outlives, Topic } from "../../judge/ports/index.js";
import type { Dialect } from "../migrations/index.js";
import type { Listener } from "./changes.js";
import type { Tables } from "./columns.js";
import type { Trx } from "./trx.js";

export interface Engine {
  readonly driver: Driver;
  readonly words: Dialect;
  /** The database's address, as people may read it. */
  readonly name: string;
  /** Has the database itself failed, whatever was asked of it? */
  isOutage(error: unknown): boolean;
  /** Does the work, and does it anew where others were in its way. */
  again<T>(work: () => Promise<T>): Promise<T>;
  /** Runs one transaction. */
  run<T>(db: Kysely<Tables>, work: (trx: Trx) => Promise<T>, outlives: Outlives): Promise<T>;
  /** Tells other processes of new work, if the transaction succeeds. */
  tell(trx: Trx, topics: ReadonlySet<Topic>): Promise<void>;
  /** Calls the listener when another process tells of new work. */
  listen(listener: Listener): void;
  occupy(): Promise<"alone" | "shared" | "taken">;
  takeLead(what: string): Promise<Lead | null>;
  /** Gives up what it holds beside the driver's connections. */
  leave(): Promise<void>;
}
