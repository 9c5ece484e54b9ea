/** What was said: each game's apart, in order, whole, and never taken for something else. */
import { expect, test } from "vitest";
import type { SentPress } from "../../src/judge/index.js";
import { DocumentError } from "../../src/store/index.js";
import { instant } from "../../src/util/index.js";
import { game, phaseRecord } from "./samples.js";
import { testStore } from "./support.js";

function message(text: string, more: Partial<SentPress["event"]> = {}): SentPress {
  return {
    at: instant(1000),
    phase: { season: "S", year: 1901, kind: "M" },
    event: {
      kind: "press",
      from: { id: 2, role: "player", power: "FRANCE", address: "france@example.net" },
      color: "white",
      to: { kind: "some", powers: ["ITALY"], master: true, observers: false },
      shown: { kind: "all" },
      recipients: [1, 6],
      text,
      ...more,
    },
  };
}

test("messages come back as they were sent, those of one game only", async () => {
  const store = await testStore();
  const sent = [message("Hello"), message("Grey?", { from: null, color: "grey", shown: null })];
  const told = await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.games.create(game("rome"), null);
    await tx.press.add("paris", sent);
    await tx.press.add("rome", [message("Other")]);
    await tx.press.add("paris", []);
    return tx.press.of("paris");
  });
  expect(told).toEqual(sent);
});

test("a rollback takes no words back", async () => {
  const store = await testStore();
  const told = await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.games.addPhase("paris", phaseRecord("paris", 1));
    await tx.press.add("paris", [message("Before")]);
    await tx.games.undoPhases("paris", 1);
    return tx.press.of("paris");
  });
  expect(told).toHaveLength(1);
});

test("a spoilt message names its game", async () => {
  const store = await testStore();
  const spoilt = message("Hello", { recipients: [0] });
  await expect(
    store.transaction(async (tx) => {
      await tx.games.create(game("paris"), null);
      await tx.press.add("paris", [spoilt]);
      return tx.press.of("paris");
    }),
  ).rejects.toThrow(DocumentError);
});
