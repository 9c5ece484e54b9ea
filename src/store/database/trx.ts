/** A transaction, as the tables hold it. */
import type { Transaction } from "kysely";
import type { Tables } from "./columns.js";

/** The handle by which a transaction's queries run; dead once it has ended. */
export type Trx = Transaction<Tables>;
