/**
 * Every change of the tables, in order. Forward only: a migration that a release contains is never
 * edited, and none takes anything away, so that the release before can be put back.
 */
import type { Migration } from "kysely";
import { first } from "./0001-first.js";
import { pictures } from "./0002-pictures.js";
import { claims } from "./0003-claims.js";
import { unsubscribe } from "./0004-unsubscribe.js";
import { filing } from "./0005-filing.js";
import { figures } from "./0006-figures.js";
import { invitations } from "./0007-invitations.js";
import { waiting } from "./0008-waiting.js";
import { filling } from "./0009-filling.js";
import type { Dialect } from "./dialect.js";

export type { Dialect } from "./dialect.js";
export { postgres, sqlite } from "./dialect.js";

/** Migrations by name; the names sort in the order in which they run. */
export function migrations(dialect: Dialect): Record<string, Migration> {
  return {
    "0001-first": first(dialect),
    "0002-pictures": pictures(dialect),
    "0003-claims": claims(dialect),
    "0004-unsubscribe": unsubscribe,
    "0005-filing": filing(dialect),
    "0006-figures": figures(dialect),
    "0007-invitations": invitations(dialect),
    "0008-waiting": waiting(dialect),
    "0009-filling": filling,
  };
}
