/** Bookmarks, the instant up to which mail was read, and the judge's own keys outlive a restart. */
import { expect, test } from "vitest";
import { openStore } from "../../src/store/index.js";
import { instant } from "../../src/util/index.js";
import { newPath, testStore } from "./support.js";

test("each mailbox has its own bookmark", async () => {
  const store = await testStore();
  const cursors = await store.transaction(async (tx) => {
    await tx.mailbox.saveCursor("INBOX", "1:2");
    await tx.mailbox.saveCursor("Archive", "7:8");
    await tx.mailbox.saveCursor("INBOX", "1:3");
    return Promise.all(["INBOX", "Archive", "Sent"].map((name) => tx.mailbox.cursor(name)));
  });
  expect(cursors).toEqual(["1:3", "7:8", null]);
});

test("nothing was read until something was; the last word counts, even an earlier instant", async () => {
  const store = await testStore();
  const instants = await store.transaction(async (tx) => {
    const atFirst = await tx.mailbox.readUntil();
    await tx.mailbox.saveReadUntil(instant(2000));
    const then = await tx.mailbox.readUntil();
    await tx.mailbox.saveReadUntil(instant(1000));
    return [atFirst, then, await tx.mailbox.readUntil()];
  });
  expect(instants).toEqual([null, 2000, 1000]);
});

test("a key is made once, and kept in the file", async () => {
  const path = newPath();
  const store = await openStore(path);
  const made = await store.transaction((tx) => tx.keys.get("token", () => "first"));
  await store.close();
  const reopened = await testStore(path);
  const kept = await reopened.transaction(async (tx) => [
    await tx.keys.get("token", () => "second"),
    await tx.keys.get("bounce", () => "third"),
  ]);
  expect([made, ...kept]).toEqual(["first", "first", "third"]);
});
