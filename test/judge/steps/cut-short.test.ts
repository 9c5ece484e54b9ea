/** Attempts that a kill cut short are not the letter's fault: its first failure costs a minute, whatever went before. */
import { expect, it, onTestFinished } from "vitest";
import { letterLeaseMs, letterLifeMs, retryAfterMs } from "../../../src/judge/limits.js";
import { answerOldest } from "../../../src/judge/steps/answer.js";
import { after, hourMs } from "../../../src/util/index.js";
import { openRoom } from "../../support/judge/judge-room.js";

const kills = 2 * retryAfterMs.length;

it("a letter that many judges had claimed, all killed, is tried again a minute after it fails", async () => {
  const room = await openRoom();
  onTestFinished(() => room.close());
  await room.mail("anna@example.net", "HELP");
  await answerOldest(room.context);
  for (let killed = 0; killed < kills; killed += 1) {
    const now = room.now();
    const claimed = await room.context.store.transaction((tx) =>
      tx.outbox.claim(now, after(now, letterLeaseMs), {}),
    );
    expect(claimed?.to).toBe("anna@example.net");
    room.sleepHours(letterLeaseMs / hourMs);
  }
  room.deliveries.push({ kind: "temporary", detail: "451 try later" });
  await room.settle();
  room.sleepHours(1 / 60);
  await room.settle();
  expect(room.letters.map(({ to }) => to)).toEqual(["anna@example.net"]);
});

it.each([
  [0, 1],
  [1, 5],
  [2, 15],
])("after %i failures more the next attempt comes %i minutes later", async (failures, minutes) => {
  const room = await openRoom();
  onTestFinished(() => room.close());
  for (let failed = 0; failed <= failures; failed += 1) {
    room.deliveries.push({ kind: "temporary", detail: "451 try later" });
  }
  await room.mail("anna@example.net", "HELP");
  await room.settle();
  for (const pause of retryAfterMs.slice(0, failures)) {
    room.sleepHours(pause / hourMs);
    await room.settle();
  }
  room.sleepHours((minutes - 0.5) / 60);
  await room.settle();
  expect(room.letters).toEqual([]);
  room.sleepHours(0.5 / 60);
  await room.settle();
  expect(room.letters.map(({ to }) => to)).toEqual(["anna@example.net"]);
});

it("a letter that a refused login of our own held up for days is tried again after its first failure", async () => {
  const room = await openRoom();
  onTestFinished(() => room.close());
  await room.mail("anna@example.net", "HELP");
  const until = room.now() + 2 * letterLifeMs;
  while (room.now() < until) {
    room.deliveries.push({ kind: "configuration", detail: "535 5.7.8" });
    await room.settle();
    room.sleepHours(1);
  }
  room.deliveries.splice(0, Infinity, { kind: "temporary", detail: "451 try later" });
  await room.settle();
  room.sleepHours(1 / 60);
  await room.settle();
  expect(room.letters.map(({ to }) => to)).toEqual(["anna@example.net"]);
});
