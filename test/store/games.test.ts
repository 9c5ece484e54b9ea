/** A game is saved only over the version that was loaded, and its past only grows or is rolled back. */
import { expect, test } from "vitest";
import type { Store } from "../../src/judge/index.js";
import { StaleGameError } from "../../src/store/index.js";
import { instant } from "../../src/util/index.js";
import { game, phaseRecord } from "./samples.js";
import { testStore } from "./support.js";

/** A store with games that are due at these instants. */
async function storeWith(due: Readonly<Record<string, number | null>>): Promise<Store> {
  const store = await testStore();
  await store.transaction(async (tx) => {
    for (const [name, at] of Object.entries(due)) {
      await tx.games.create(game(name), at === null ? null : instant(at));
    }
  });
  return store;
}

test("a game comes back as it was saved, one version further", async () => {
  const store = await storeWith({ paris: null });
  expect(await store.transaction((tx) => tx.games.load("paris"))).toEqual({
    game: game("paris"),
    version: 1,
  });
  const finished = game("paris", {
    status: "finished",
    timing: null,
    ending: { kind: "draw", powers: ["FRANCE", "ITALY"] },
  });
  await store.transaction((tx) => tx.games.save(finished, 1, null));
  expect(await store.transaction((tx) => tx.games.load("paris"))).toEqual({
    game: finished,
    version: 2,
  });
});

test("a game that is not there is null", async () => {
  const store = await storeWith({ paris: null });
  expect(await store.transaction((tx) => tx.games.load("london"))).toBeNull();
});

test("a stale game is not saved", async () => {
  const store = await storeWith({ paris: null });
  await store.transaction((tx) => tx.games.save(game("paris", { seed: 1 }), 1, null));
  const stale = store.transaction((tx) => tx.games.save(game("paris", { seed: 2 }), 1, null));
  await expect(stale).rejects.toThrow(StaleGameError);
  expect((await store.transaction((tx) => tx.games.load("paris")))?.game.seed).toBe(1);
});

test("a game that was never created is not saved", async () => {
  const store = await testStore();
  const saved = store.transaction((tx) => tx.games.save(game("paris"), 1, null));
  await expect(saved).rejects.toThrow(StaleGameError);
});

test("two games never share a name", async () => {
  const store = await storeWith({ paris: null });
  const second = store.transaction((tx) => tx.games.create(game("paris"), null));
  await expect(second).rejects.toThrow("There is a game named paris already.");
});

test("games are listed by name", async () => {
  const store = await storeWith({ rome: 5, berlin: null, paris: 7 });
  const { games, unreadable } = await store.transaction((tx) => tx.games.list());
  expect(unreadable).toEqual([]);
  expect(games.map(({ name }) => name)).toEqual(["berlin", "paris", "rome"]);
});

test("since when a game cannot be read is noted once, until it can", async () => {
  const store = await storeWith({ paris: 5 });
  const since = await store.transaction(async (tx) => {
    await tx.games.noteUnreadable("paris", instant(100));
    await tx.games.noteUnreadable("paris", instant(200));
    return tx.games.unreadableSince("paris");
  });
  expect(since).toBe(100);
  const after = await store.transaction(async (tx) => {
    await tx.games.noteReadable("paris");
    return tx.games.unreadableSince("paris");
  });
  expect(after).toBeNull();
});

test("the game that has been due longest comes first", async () => {
  const store = await storeWith({ rome: 500, berlin: null, paris: 300, london: 300 });
  const dueAt = (now: number) => store.transaction((tx) => tx.games.due(instant(now)));
  expect(await dueAt(299)).toBeNull();
  expect(await dueAt(300)).toEqual({ name: "london", dueAt: 300 });
  expect(await dueAt(1000)).toEqual({ name: "london", dueAt: 300 });
  expect(await store.transaction((tx) => tx.games.nextDue())).toBe(300);
});

test("a save moves the instant at which the game is due", async () => {
  const store = await storeWith({ paris: 300, rome: 500 });
  await store.transaction((tx) => tx.games.save(game("paris"), 1, instant(900)));
  expect(await store.transaction((tx) => tx.games.nextDue())).toBe(500);
  await store.transaction((tx) => tx.games.save(game("rome"), 1, null));
  expect(await store.transaction((tx) => tx.games.nextDue())).toBe(900);
});

test("a game is put off without being touched", async () => {
  const store = await storeWith({ paris: 300 });
  await store.transaction((tx) => tx.games.putOff("paris", instant(800)));
  expect(await store.transaction((tx) => tx.games.nextDue())).toBe(800);
  expect(await store.transaction((tx) => tx.games.load("paris"))).toEqual({
    game: game("paris"),
    version: 1,
  });
});

test("no game is due while none has a deadline", async () => {
  const store = await storeWith({ paris: null });
  expect(await store.transaction((tx) => tx.games.nextDue())).toBeNull();
  expect(await store.transaction((tx) => tx.games.due(instant(1e15)))).toBeNull();
});

test("phases come back in order, each game's own", async () => {
  const store = await storeWith({ paris: null, rome: null });
  await store.transaction(async (tx) => {
    for (const turn of [2, 10, 1]) await tx.games.addPhase("paris", phaseRecord("paris", turn));
    await tx.games.addPhase("rome", phaseRecord("rome", 1));
  });
  expect(await store.transaction((tx) => tx.games.phases("paris"))).toEqual([
    phaseRecord("paris", 1),
    phaseRecord("paris", 2),
    phaseRecord("paris", 10),
  ]);
});

test("a phase is played once", async () => {
  const store = await storeWith({ paris: null });
  await store.transaction((tx) => tx.games.addPhase("paris", phaseRecord("paris", 1)));
  const again = store.transaction((tx) => tx.games.addPhase("paris", phaseRecord("paris", 1)));
  await expect(again).rejects.toThrow("UNIQUE");
});

test("a phase belongs to a game", async () => {
  const store = await testStore();
  const homeless = store.transaction((tx) => tx.games.addPhase("paris", phaseRecord("paris", 1)));
  await expect(homeless).rejects.toThrow("FOREIGN KEY");
});

test("a rollback forgets its turn and all later ones, and they can be played again", async () => {
  const store = await storeWith({ paris: null, rome: null });
  const turns = await store.transaction(async (tx) => {
    for (const turn of [1, 2, 3]) await tx.games.addPhase("paris", phaseRecord("paris", turn));
    await tx.games.addPhase("rome", phaseRecord("rome", 3));
    await tx.games.undoPhases("paris", 2);
    await tx.games.addPhase("paris", phaseRecord("paris", 2));
    const left = [...(await tx.games.phases("paris")), ...(await tx.games.phases("rome"))];
    return left.map(({ turn, before }) => `${before.name} ${turn}`);
  });
  expect(turns).toEqual(["paris 1", "paris 2", "rome 3"]);
});
