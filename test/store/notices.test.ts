/** What waits for digests: kept until it is due, handed out all at once and never again. */
import { expect, test } from "vitest";
import type { PendingNotice, Store } from "../../src/judge/index.js";
import { instant } from "../../src/util/index.js";
import { game } from "./samples.js";
import { testStore } from "./support.js";

function notice(member: number, title: string, dueAt: number): PendingNotice {
  const to = `member${member}@example.net`;
  const happenedAt = instant(dueAt - 5);
  return { game: "paris", member, to, title, text: "words\n", happenedAt, dueAt: instant(dueAt) };
}

async function storeWith(...notices: readonly PendingNotice[]): Promise<Store> {
  const store = await testStore();
  await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.notices.add(notices);
  });
  return store;
}

function taken(store: Store, now: number) {
  return store.transaction(async (tx) => {
    const due = await tx.notices.due(instant(now));
    if (due === null) return [];
    return (await tx.notices.take(due.game, due.member)).map(({ title }) => title);
  });
}

test("a notice comes back as it was written", async () => {
  const one = notice(3, "a", 100);
  const store = await storeWith(one);
  const [back] = await store.transaction((tx) => tx.notices.take("paris", 3));
  expect(back).toEqual({ id: 1, ...one });
});

test("nothing is handed out early, everything of a member together, and nothing twice", async () => {
  const store = await storeWith(notice(3, "a", 100), notice(4, "b", 90), notice(3, "c", 200));
  expect(await taken(store, 89)).toEqual([]);
  expect(await store.transaction((tx) => tx.notices.nextDue())).toBe(90);
  expect(await taken(store, 100)).toEqual(["b"]);
  expect(await taken(store, 100)).toEqual(["a", "c"]);
  expect(await taken(store, 1000)).toEqual([]);
  expect(await store.transaction((tx) => tx.notices.nextDue())).toBeNull();
});

test("who wants it earlier gets all that waits, and nobody else does", async () => {
  const store = await storeWith(notice(3, "a", 100), notice(4, "b", 100), notice(3, "c", 200));
  await store.transaction((tx) => tx.notices.reschedule("paris", 3, instant(50)));
  expect(await taken(store, 50)).toEqual(["a", "c"]);
  expect(await taken(store, 50)).toEqual([]);
});
