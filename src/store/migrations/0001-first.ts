/** The first tables: mail in, games and their past, mail out, and what the judge must remember. */
import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "./dialect.js";

type Schema = Kysely<unknown>;

export function first(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      await createInbox(db, dialect);
      await createGames(db, dialect);
      await createHistory(db, dialect);
      await createOutbox(db, dialect);
      await createMemory(db, dialect);
    },
  };
}

async function createInbox(db: Schema, { identity, integer, bytes, tableEnd }: Dialect) {
  await db.schema
    .createTable("inbox")
    .addColumn("id", integer, identity)
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("raw", bytes, (column) => column.notNull())
    .addColumn("received_at", integer, (column) => column.notNull())
    .addColumn("envelope", "text")
    .addColumn("state", "text", (column) =>
      column
        .notNull()
        .check(sql`state in ('waiting', 'answered', 'ignored', 'duplicate', 'shunted')`),
    )
    .addColumn("attempts", integer, (column) => column.notNull())
    .addColumn("why", "text")
    .addColumn("duplicate_of", integer, (column) => column.references("inbox.id"))
    .addColumn("fingerprint", "text")
    .addColumn("ended_at", integer)
    .modifyEnd(tableEnd)
    .execute();
  await db.schema
    .createIndex("inbox_by_arrival")
    .on("inbox")
    .columns(["state", "received_at", "id"])
    .execute();
  await db.schema.createIndex("inbox_by_fingerprint").on("inbox").column("fingerprint").execute();
}

async function createGames(db: Schema, { integer, tableEnd }: Dialect) {
  await db.schema
    .createTable("games")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("version", integer, (column) => column.notNull())
    .addColumn("schema", integer, (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("due_at", integer)
    .modifyEnd(tableEnd)
    .execute();
  await db.schema.createIndex("games_by_due").on("games").columns(["due_at", "name"]).execute();
}

async function createHistory(db: Schema, { integer, tableEnd }: Dialect) {
  await db.schema
    .createTable("history")
    .addColumn("game", "text", (column) => column.notNull().references("games.name"))
    .addColumn("turn", integer, (column) => column.notNull())
    .addColumn("schema", integer, (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("history_turns", ["game", "turn"])
    .modifyEnd(tableEnd)
    .execute();
}

async function createOutbox(db: Schema, { identity, integer, tableEnd }: Dialect) {
  await db.schema
    .createTable("outbox")
    .addColumn("id", integer, identity)
    .addColumn("dedupe_key", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("reply_to", "text", (column) => column.notNull())
    .addColumn("in_reply_to", "text")
    .addColumn("reference_ids", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("game", "text")
    .addColumn("is_reply", integer, (column) => column.notNull().check(sql`is_reply in (0, 1)`))
    .addColumn("created_at", integer, (column) => column.notNull())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'dead')`),
    )
    .addColumn("attempts", integer, (column) => column.notNull())
    .addColumn("not_before", integer, (column) => column.notNull())
    .addColumn("detail", "text")
    .addColumn("ended_at", integer)
    .modifyEnd(tableEnd)
    .execute();
  await db.schema
    .createIndex("outbox_by_readiness")
    .on("outbox")
    .columns(["state", "not_before"])
    .execute();
  await db.schema
    .createIndex("outbox_by_recipient")
    .on("outbox")
    .columns(["recipient", "created_at"])
    .execute();
}

async function createMemory(db: Schema, { integer, tableEnd }: Dialect) {
  await db.schema
    .createTable("cursors")
    .addColumn("mailbox", "text", (column) => column.primaryKey().notNull())
    .addColumn("cursor", "text", (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await db.schema
    .createTable("instants")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", integer, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await db.schema
    .createTable("keys")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
}
