/** The file: made by the first who comes, private, without remains, and never guessed at. */
import {
  linkSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../src/store/index.js";
import { instant } from "../../../src/util/index.js";
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

test("what was stored is there when the file is opened again", async () => {
  const path = newPath();
  const store = await openStore(path);
  await store.transaction(async (tx) => {
    await tx.inbox.add(mail("a"));
    await tx.keys.get("token", () => "first");
  });
  await store.close();
  const again = await testStore(path);
  const kept = await again.transaction(async (tx) => [
    (await tx.inbox.oldest())?.key,
    await tx.keys.get("token", () => "second"),
  ]);
  expect(kept).toEqual(["a", "first"]);
});

test("nobody else may read it", async () => {
  const path = newPath();
  await testStore(path);
  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test("it writes ahead, so that readers hold up nobody", async () => {
  const path = newPath();
  await testStore(path);
  expect(raw(path).pragma("journal_mode", { simple: true })).toBe("wal");
});

test("what was forgotten stands nowhere in the file, nor does who sent it", async () => {
  const path = newPath();
  const store = await openStore(path);
  const secret = "PASSWORD swordfish ".repeat(2000);
  const raw = Buffer.from(`From: mallory@example.net\r\n\r\n${secret}`);
  const envelope = { from: "mallory@example.net", to: [] };
  await store.transaction(async (tx) => {
    await tx.inbox.add(mail("a", { raw, envelope }));
    await tx.inbox.end(1, { kind: "answered" }, null, instant(1));
  });
  await store.transaction((tx) => tx.inbox.forget(1));
  await store.close();
  const file = readFileSync(path);
  expect(file.length).toBeGreaterThan(secret.length);
  expect(file.includes("swordfish")).toBe(false);
  expect(file.includes("mallory")).toBe(false);
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

test("whoever comes by another name finds it occupied", async () => {
  const [path, other] = [newPath(), newPath()];
  const [first, second] = [await testStore(path), symlinked(path, other)];
  expect(await first.occupy()).toBe("alone");
  expect(await (await second).occupy()).toBe("taken");
});

test("a file of two names is not worked on", async () => {
  const [path, other] = [newPath(), newPath()];
  const store = await testStore(path);
  linkSync(path, other);
  await expect(store.occupy()).rejects.toThrow(
    `The database ${realpathSync(path)} has a second name, a hard link.`,
  );
});

function symlinked(path: string, other: string): ReturnType<typeof testStore> {
  symlinkSync(path, other);
  return testStore(other);
}
