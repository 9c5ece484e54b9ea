/** The standby list and the searches: what is put comes back, and what is due is found. */
import { expect, test } from "vitest";
import { instant } from "../../src/util/index.js";
import { game } from "./samples.js";
import { testStore } from "./support.js";

const any = { variants: [], press: "any", atMost: null } as const;
const search = { game: "paris", power: "ITALY", asked: [], waitingFor: null } as const;

test("who changes his wish keeps his place", async () => {
  const store = await testStore();
  await store.transaction(async (tx) => {
    await tx.standbys.put("anna@example.net", any, instant(1));
    await tx.standbys.noteAsked("anna@example.net", instant(2));
    expect(await tx.standbys.noteSilence("anna@example.net")).toBe(1);
    await tx.standbys.put("anna@example.net", { ...any, variants: ["chaos"] }, instant(3));
    expect(await tx.standbys.all()).toEqual([
      {
        ...any,
        variants: ["chaos"],
        address: "anna@example.net",
        since: 1,
        askedAt: 2,
        unanswered: 0,
      },
    ]);
    await tx.standbys.remove("anna@example.net");
    expect(await tx.standbys.all()).toEqual([]);
    expect(await tx.standbys.noteSilence("anna@example.net")).toBe(0);
  });
});

test("a search is due until nobody is left to ask, and again when the list has changed", async () => {
  const store = await testStore();
  await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.searches.save({ ...search, dueAt: instant(5) });
    expect(await tx.searches.due(instant(4))).toBeNull();
    expect(await tx.searches.nextDue()).toBe(5);
    const asked = { ...search, asked: ["anna@example.net"], waitingFor: "anna@example.net" };
    await tx.searches.save({ ...asked, dueAt: null });
    expect(await tx.searches.nextDue()).toBeNull();
    await tx.searches.wake(instant(9));
    expect(await tx.searches.due(instant(9))).toEqual({ ...asked, dueAt: 9 });
    await tx.searches.remove("paris", "ITALY");
    expect(await tx.searches.find("paris", "ITALY")).toBeNull();
  });
});
