/**
 * Every change of the tables, in order. Forward only: a migration that a release contains is never
 * edited, and none takes anything away, so that the release before can be put back.
 */
import type { Migration } from "kysely";
import { first } from "./0001-first.js";
import { attachments } from "./0002-attachments.js";
import { deeds } from "./0003-deeds.js";
import { confirmations } from "./0004-confirmations.js";
import { notices } from "./0005-notices.js";
import { undone } from "./0006-undone.js";
import { addresses } from "./0007-addresses.js";
import { standbys } from "./0008-standbys.js";
import { discreetDeeds } from "./0009-discreet-deeds.js";
import { press } from "./0010-press.js";
import { pruning } from "./0011-pruning.js";
import { written } from "./0012-written.js";
import type { Dialect } from "./dialect.js";

export { type Dialect, sqlite } from "./dialect.js";

/** Migrations by name; the names sort in the order in which they run. */
export function migrations(dialect: Dialect): Record<string, Migration> {
  return {
    "0001-first": first(dialect),
    "0002-attachments": attachments(),
    "0003-deeds": deeds(dialect),
    "0004-confirmations": confirmations(dialect),
    "0005-notices": notices(dialect),
    "0006-undone": undone(dialect),
    "0007-addresses": addresses(dialect),
    "0008-standbys": standbys(dialect),
    "0009-discreet-deeds": discreetDeeds(dialect),
    "0010-press": press(dialect),
    "0011-pruning": pruning(),
    "0012-written": written(dialect),
  };
}
