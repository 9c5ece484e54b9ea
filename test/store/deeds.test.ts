/** The log of what masters did: it grows, each game's apart, and outlives a rollback of its game. */
import { expect, test } from "vitest";
import type { Deed } from "../../src/judge/index.js";
import { instant } from "../../src/util/index.js";
import { game, phaseRecord } from "./samples.js";
import { testStore } from "./support.js";

function deed(sentence: string): Deed {
  return {
    at: instant(1000),
    phase: "S1901M",
    master: "master@example.net",
    sentence,
    discreet: false,
  };
}

test("the last deeds are told, oldest first, of one game only", async () => {
  const store = await testStore();
  const told = await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.games.create(game("rome"), null);
    await tx.deeds.add("paris", [deed("one"), deed("two")]);
    await tx.deeds.add("rome", [deed("other")]);
    await tx.deeds.add("paris", []);
    await tx.deeds.add("paris", [deed("three")]);
    return tx.deeds.latest("paris", 2);
  });
  expect(told).toEqual([deed("two"), deed("three")]);
});

test("a rollback takes nothing out of the log", async () => {
  const store = await testStore();
  const told = await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.games.addPhase("paris", phaseRecord("paris", 1));
    await tx.deeds.add("paris", [deed("before")]);
    await tx.games.undoPhases("paris", 1);
    return tx.deeds.latest("paris", 9);
  });
  expect(told).toEqual([deed("before")]);
});

test("a deed stays discreet", async () => {
  const store = await testStore();
  const told = await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.deeds.add("paris", [{ ...deed("one"), discreet: true }, deed("two")]);
    return tx.deeds.latest("paris", 9);
  });
  expect(told.map(({ discreet }) => discreet)).toEqual([true, false]);
});
