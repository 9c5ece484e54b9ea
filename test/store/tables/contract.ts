/** The form of a case that every database behind the store's port must give alike. */
import type { Tx } from "../../../src/judge/ports/index.js";

export interface Case {
  readonly title: string;
  /** Runs alone in a transaction of a new store. */
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly gives: unknown;
}

/** A case whose last call is refused, with these words in any database's language. */
export interface RefusedCase {
  readonly title: string;
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly refuses: RegExp;
}

export type ContractCase = Case | RefusedCase;
