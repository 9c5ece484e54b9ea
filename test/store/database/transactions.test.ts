/** A transaction is all or nothing, alone while it runs, and dead when it has ended. */
import { expect, test } from "vitest";
import type { Store, Tx } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { game, letter, mail } from "../samples.js";
import { newPath, testStore } from "../support.js";

const inside = "The store was used inside a transaction: use the transaction's own tables.";

async function isEmpty(store: Store): Promise<boolean> {
  return store.transaction(async (tx) => {
    const found = [await tx.inbox.oldest(), await tx.games.load("paris"), await tx.outbox.byId(1)];
    return found.every((row) => row === null);
  });
}

async function writeEverywhere(tx: Tx): Promise<void> {
  await tx.inbox.add(mail("a"));
  await tx.games.create(game("paris"), instant(5));
  await tx.outbox.add([letter("a")], "example.net", instant(0));
  await tx.mailbox.saveReadUntil(instant(1));
}

test("its result is what the work gives", async () => {
  const store = await testStore();
  expect(await store.transaction(async () => 42)).toBe(42);
});

test("an exception takes everything back", async () => {
  const store = await testStore();
  const failed = store.transaction(async (tx) => {
    await writeEverywhere(tx);
    throw new Error("after all was written");
  });
  await expect(failed).rejects.toThrow("after all was written");
  expect(await isEmpty(store)).toBe(true);
});

test("a refused write takes everything back", async () => {
  const store = await testStore();
  const failed = store.transaction(async (tx) => {
    await writeEverywhere(tx);
    await tx.games.create(game("paris"), null);
  });
  await expect(failed).rejects.toThrow("already");
  expect(await isEmpty(store)).toBe(true);
});

test("a value of the wrong type is refused by the database itself", async () => {
  const store = await testStore();
  const failed = store.transaction((tx) =>
    tx.mailbox.saveReadUntil("tomorrow" as unknown as ReturnType<typeof instant>),
  );
  await expect(failed).rejects.toThrow("cannot store TEXT value in INTEGER column");
});

test("transactions begun at once run one after the other", async () => {
  const store = await testStore();
  await store.transaction((tx) => tx.games.create(game("paris", { seed: 0 }), null));
  const add = () =>
    store.transaction(async (tx) => {
      const stored = await tx.games.load("paris");
      await new Promise((resolve) => setTimeout(resolve, 1));
      const { game, version } = stored!;
      await tx.games.save({ ...game, seed: game.seed + 1 }, version, null);
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect((await store.transaction((tx) => tx.games.load("paris")))?.game.seed).toBe(20);
});

test("one inside another is an error, and no deadlock", async () => {
  const store = await testStore();
  const nested = store.transaction(() => store.transaction(async () => undefined));
  await expect(nested).rejects.toThrow(inside);
  expect(await isEmpty(store)).toBe(true);
});

test("one inside a function that a transaction calls is an error too", async () => {
  const store = await testStore();
  const helper = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return isEmpty(store);
  };
  await expect(store.transaction(helper)).rejects.toThrow(inside);
});

test("another store inside is none of its business", async () => {
  const [store, other] = [await testStore(), await testStore()];
  expect(await store.transaction(() => isEmpty(other))).toBe(true);
});

test("a timer that was set inside may begin one when the transaction has ended", async () => {
  const store = await testStore();
  let later: Promise<boolean> | null = null;
  await store.transaction(async () => {
    later = new Promise((resolve) => setTimeout(resolve, 5)).then(() => isEmpty(store));
  });
  expect(await later).toBe(true);
});

test("its tables are dead when it has ended", async () => {
  const store = await testStore();
  const kept = await store.transaction(async (tx) => ({ tx }));
  await expect(kept.tx.inbox.add(mail("late"))).rejects.toThrow("already committed");
  expect(await isEmpty(store)).toBe(true);
});

test("closing lets the transaction that runs end first", async () => {
  const path = newPath();
  const store = await testStore(path);
  const writing = store.transaction(async (tx) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await writeEverywhere(tx);
  });
  await store.close();
  await writing;
  expect(await isEmpty(await testStore(path))).toBe(false);
});
