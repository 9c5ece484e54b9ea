/** A database that fails at the end of an answer, or of a turn: neither the mail nor the game is at fault. */
import { expect, it, onTestFinished } from "vitest";
import { answerAttemptsMax, outageRestMs } from "../../../src/judge/limits.js";
import { DatabaseOutage, type Store, type Tx } from "../../../src/judge/ports/index.js";
import { advanceDue } from "../../../src/judge/steps/advance.js";
import { answerOldest } from "../../../src/judge/steps/answer.js";
import { hourMs, present } from "../../../src/util/index.js";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

/** Of the transactions that write letters the first ones fail at their end. */
function failing(store: Store, times: number, error: () => Error): Store {
  let left = times;
  const transaction: Store["transaction"] = (work, outlives) =>
    store.transaction(async (tx) => {
      let writes = false;
      const add: Tx["outbox"]["add"] = (...letters) => {
        writes = true;
        return tx.outbox.add(...letters);
      };
      const done = await work({ ...tx, outbox: { ...tx.outbox, add } });
      if (!writes || left === 0) return done;
      left -= 1;
      throw error();
    }, outlives);
  return { ...store, transaction };
}

const outage = () => new DatabaseOutage("disk I/O error");

it("a mail is answered, however often the database failed before", async () => {
  const room = await openRoom();
  onTestFinished(() => room.close());
  const times = answerAttemptsMax + 5;
  const context = { ...room.context, store: failing(room.context.store, times, outage) };
  await room.mail("anna@example.net", "HELP");
  for (let time = 0; time <= times; time += 1) {
    await answerOldest(context);
    room.sleepHours(outageRestMs / hourMs);
  }
  await room.settle();
  expect(room.letters.map(({ to }) => to)).toEqual(["anna@example.net"]);
});

it("a mail that the program itself stumbles over is set aside", async () => {
  const room = await openRoom();
  onTestFinished(() => room.close());
  const stumbles = () => new TypeError("it is not a function");
  const context = { ...room.context, store: failing(room.context.store, 2, stumbles) };
  await room.mail("anna@example.net", "HELP");
  for (let time = 0; time < 3; time += 1) await answerOldest(context);
  await room.settle();
  expect(room.letters.map(({ to }) => to)).toContain("keeper@example.net");
});

it("a game is not put off because the database failed", async () => {
  const room = await openRoom();
  onTestFinished(() => room.close());
  await beginGame(room, "paris");
  room.newLetters();
  const context = { ...room.context, store: failing(room.context.store, 2, outage) };
  const due = await room.context.store.transaction((tx) => tx.games.nextDue());
  room.sleepHours((present(due, "a deadline") - room.now()) / hourMs);
  await room.sink.caughtUp(room.now());
  await expect(advanceDue(context)).rejects.toThrow(outage());
  await room.settle();
  const readers = room.newLetters().map(({ to }) => to);
  expect(readers).toContain("france@example.net");
  expect(readers).not.toContain("keeper@example.net");
});
