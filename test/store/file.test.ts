/** The file: made and brought up to date by whoever comes first, private, strict, and never guessed at. */
import { statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../src/store/index.js";
import { mail } from "./samples.js";
import { newPath, testStore } from "./support.js";

/** The database without the store. */
function raw(path: string): Sqlite.Database {
  const database = new Sqlite(path);
  onTestFinished(() => {
    database.close();
  });
  return database;
}

test("what was stored is there when the file is opened again", async () => {
  const path = newPath();
  const store = await openStore(path);
  await store.transaction((tx) => tx.inbox.add(mail("a")));
  await store.close();
  const again = await testStore(path);
  expect(await again.transaction((tx) => tx.inbox.oldest())).toMatchObject({ key: "a" });
});

test("nobody else may read it", async () => {
  const path = newPath();
  await testStore(path);
  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test("it writes ahead, and all tables are strict", async () => {
  const path = newPath();
  await testStore(path);
  const database = raw(path);
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  const tables = database
    .prepare(
      "select name, strict from pragma_table_list where schema = 'main' and name not like 'sqlite%'",
    )
    .all() as { name: string; strict: number }[];
  const ours = tables.filter(({ name }) => !name.startsWith("kysely"));
  expect(ours.map(({ name }) => name).toSorted()).toEqual([
    "addresses",
    "confirmations",
    "cursors",
    "deeds",
    "games",
    "history",
    "inbox",
    "instants",
    "keys",
    "notices",
    "outbox",
    "press",
    "searches",
    "standbys",
    "undone",
  ]);
  expect(ours.filter(({ strict }) => strict === 0)).toEqual([]);
});

test.each([
  "select * from inbox where state = 'waiting' order by received_at, id limit 1",
  "select * from inbox where fingerprint = 'a'",
  "select * from games where due_at is not null order by due_at, name limit 1",
  "select * from history where game = 'a' order by turn",
  "select game, member from notices where due_at <= 1 order by due_at, id limit 1",
  "select * from notices where game = 'a' and member = 1",
  "select * from searches where due_at is not null order by due_at, game limit 1",
  "select * from outbox where state = 'waiting' order by not_before limit 1",
  "select * from outbox where recipient = 'a' and created_at >= 5",
])("an index serves: %s", async (query) => {
  const path = newPath();
  await testStore(path);
  const plan = raw(path).prepare(`explain query plan ${query}`).all() as { detail: string }[];
  expect(plan.map(({ detail }) => detail).join("\n")).toMatch(/^SEARCH \w+ USING (INDEX|COVERING)/);
});

test("a file of a newer release is left alone", async () => {
  const path = newPath();
  await (await openStore(path)).close();
  raw(path).prepare("insert into kysely_migration values ('9999-later', '2030')").run();
  await expect(openStore(path)).rejects.toThrow(
    `The database ${path} cannot be brought up to date: corrupted migrations`,
  );
});

test("what is no database is left alone", async () => {
  const path = newPath();
  writeFileSync(path, "Dear judge, here are my orders.\n".repeat(100));
  await expect(openStore(path)).rejects.toThrow(
    `The database ${path} cannot be opened: file is not a database`,
  );
});

test("a folder that is not there is not made", async () => {
  const path = `${dirname(newPath())}/missing/ems.sqlite`;
  await expect(openStore(path)).rejects.toThrow(`The database ${path} cannot be opened: ENOENT`);
});
