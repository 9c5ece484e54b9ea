/** A game that cannot be advanced: the keeper hears of it, but not of what passed with the next attempt. */
import { expect, it } from "vitest";
import type { Context } from "../../../src/judge/index.js";
import type { Tx } from "../../../src/judge/ports/index.js";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

/** What comes of a phase whose game was saved by somebody else meanwhile, as often as `stale` says. */
async function processed(stale: number) {
  let left = stale;
  const forestalled = (tx: Tx): Tx => ({
    ...tx,
    games: {
      ...tx.games,
      save: (game, version, dueAt) => {
        const isStale = game.turn === 2 && left > 0;
        if (isStale) left -= 1;
        return tx.games.save(game, isStale ? version - 1 : version, dueAt);
      },
    },
  });
  const around = ({ store, ...context }: Context): Context => ({
    ...context,
    store: { ...store, transaction: (work) => store.transaction((tx) => work(forestalled(tx))) },
  });
  const room = await openRoom("2026-03-02T09:00:00Z", ":memory:", around);
  await beginGame(room, "paris");
  await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS S1901M");
  await room.settle();
  const stored = await room.context.store.transaction((tx) => tx.games.load("paris"));
  const subjects = room
    .newLetters()
    .flatMap(({ to, subject }) => (to === "keeper@example.net" ? [subject] : []));
  await room.close();
  return { turn: stored?.game.turn, subjects };
}

it("is turned all the same where only one save was forestalled", async () => {
  expect(await processed(1)).toEqual({ turn: 2, subjects: [] });
});

it("is told to the keeper, and waits, where the next attempt fails too", async () => {
  expect(await processed(2)).toEqual({ turn: 1, subjects: ["EMSD: game paris is stuck"] });
});
