/**
 * What the judge needs from its database. Asynchronous, so that the same judge runs on SQLite and on
 * PostgreSQL; everything happens in a transaction, which is a value one must hold. An exception rolls
 * back all of it. The tables stand in files of their own; whoever needs one imports it here.
 */
import type { GamesTable, GmLogTable, PressTable, SearchesTable } from "./game-tables.js";
import type {
  InboxTable,
  MailboxTable,
  NoticesTable,
  OutboxTable,
  QueuesTable,
} from "./mail-tables.js";
import type {
  AddressesTable,
  ConfirmationsTable,
  PeopleTable,
  StandbysTable,
} from "./people-tables.js";

export * from "./game-tables.js";
export type * from "./mail-tables.js";
export type * from "./people-tables.js";

/** What somebody may wait for in the database. */
export type Topic = "mail" | "games" | "digests" | "searches" | "letters";

/**
 * What a transaction outlives from the moment at which it has ended. All outlive a kill. What can be done again
 * need not outlive a power cut, and spares a wait for the disk: the next one that must, or the first of the next
 * second, keeps it as well.
 */
export type Outlives = "a power cut" | "a kill";

/**
 * The database failed, whatever was asked of it: its disk is full or broken, or the connection is gone. No mail and no
 * game is at fault. What it said is the message.
 */
export class DatabaseOutage extends Error {
  override readonly name: string = "DatabaseOutage";
}

export interface Store {
  /** Runs `work` alone: nothing else writes meanwhile. Using the store itself inside is an error. */
  transaction<T>(work: (tx: Tx) => Promise<T>, outlives?: Outlives): Promise<T>;
  /** Calls `listener` whenever a transaction has ended that made new work of this kind. */
  onChange(listener: (topics: ReadonlySet<Topic>) => void): void;
  /**
   * Keeps other judges off this database until it is closed or the process ends, however it ends. `taken` where
   * another is at work on it; `shared` where judges may work side by side.
   */
  occupy(): Promise<"alone" | "shared" | "taken">;
  /** Takes the lead in what one process at a time may do, such as reading a mailbox; null while another has it. */
  takeLead(what: string): Promise<Lead | null>;
  close(): Promise<void>;
}

/** Kept until it is released, lost, or its process ends. */
export interface Lead {
  /** Aborted when the lead may be another's. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

export interface Tx {
  readonly inbox: InboxTable;
  readonly games: GamesTable;
  readonly outbox: OutboxTable;
  readonly notices: NoticesTable;
  readonly mailbox: MailboxTable;
  readonly keys: KeysTable;
  readonly gmLog: GmLogTable;
  readonly press: PressTable;
  readonly confirmations: ConfirmationsTable;
  readonly addresses: AddressesTable;
  readonly standbys: StandbysTable;
  readonly searches: SearchesTable;
  readonly people: PeopleTable;
  readonly queues: QueuesTable;
  /** Runs `work`, which sees what it writes, and takes all of that back when it has ended, however it ends. */
  tryOut<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface KeysTable {
  /** The key of this name, made by `make` when it is first asked for. */
  get(name: string, make: () => string): Promise<string>;
}
