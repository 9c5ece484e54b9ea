/** The tables as a new database has them, and databases that this release must not touch. */
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../src/store/index.js";
import { migrations, sqlite } from "../../../src/store/migrations/index.js";
import { mail } from "../samples.js";
import { newPath, testStore } from "../support.js";

/** The database without the store. */
function raw(path: string): Sqlite.Database {
  const database = new Sqlite(path);
  onTestFinished(() => {
    database.close();
  });
  return database;
}

test("all tables are strict", async () => {
  const path = newPath();
  await testStore(path);
  const tables = raw(path)
    .prepare<[], { name: string; strict: number }>(
      "select name, strict from pragma_table_list where schema = 'main' order by name",
    )
    .all()
    .filter(({ name }) => !/^(?:sqlite|kysely)/.test(name));
  expect(tables.map(({ name }) => name)).toEqual([
    "addresses",
    "careers",
    "confirmations",
    "cursors",
    "games",
    "gm_log",
    "history",
    "inbox",
    "instants",
    "keys",
    "notices",
    "outbox",
    "press",
    "searches",
    "seats",
    "standbys",
    "undone",
  ]);
  expect(tables.filter(({ strict }) => strict === 0)).toEqual([]);
});

test.each([
  [
    "a state that there is not",
    "insert into inbox (key, raw, received_at, state, attempts) values ('a', x'', 1, 'lost', 0)",
  ],
  [
    "a schema that there is not",
    "insert into games (name, version, schema, document) values ('a', 1, 0, '{}')",
  ],
  [
    "a press message of no game",
    "insert into press (game, at, schema, document) values ('a', 1, 1, '{}')",
  ],
])("no row has %s", async (_, statement) => {
  const path = newPath();
  await testStore(path);
  expect(() => raw(path).prepare(statement).run()).toThrow(/constraint failed/);
});

test("a database is brought up to date once", async () => {
  const path = newPath();
  await (await openStore(path)).close();
  await (await openStore(path)).close();
  const applied = raw(path).prepare("select name from kysely_migration").pluck().all();
  expect(applied).toEqual(Object.keys(migrations(sqlite)));
});

test("a database of a newer release is refused, and left alone", async () => {
  const path = newPath();
  const store = await openStore(path);
  await store.transaction((tx) => tx.inbox.add(mail("a")));
  await store.close();
  const file = raw(path);
  file.prepare("insert into kysely_migration values ('9999-later', '2030')").run();
  await expect(openStore(path)).rejects.toThrow(
    `The database ${path} cannot be brought up to date: a newer release has changed its tables (9999-later).`,
  );
  expect(file.prepare("select key from inbox").pluck().all()).toEqual(["a"]);
});
