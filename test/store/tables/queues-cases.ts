/** What a keeper is told of the queues: what waits, since when, and what was tried in vain. */
import { instant } from "../../../src/util/index.js";
import { letter, mail } from "../samples.js";
import type { Case } from "./contract.js";

export const queuesCases: readonly Case[] = [
  {
    title: "empty queues",
    work: async (tx) => [await tx.queues.mails(), await tx.queues.letters(instant(0))],
    gives: [
      { waiting: 0, oldest: null, setAside: 0 },
      { waiting: 0, oldest: null, troubled: 0, trouble: null, givenUp: 0 },
    ],
  },
  {
    title: "mails wait from their arrival on, until they are answered or set aside",
    work: async (tx) => {
      for (const [key, at] of Object.entries({ a: 1, b: 3, c: 2, d: 4 }))
        await tx.inbox.add(mail(key, { receivedAt: instant(at) }));
      await tx.inbox.end(1, { kind: "answered" }, null, instant(5));
      await tx.inbox.end(4, { kind: "shunted", why: "x" }, null, instant(5));
      return tx.queues.mails();
    },
    gives: { waiting: 2, oldest: 2, setAside: 1 },
  },
  {
    title: "letters wait until they have left or were given up",
    work: async (tx) => {
      await tx.outbox.add(
        ["a", "b", "c", "d"].map((key) => letter(key)),
        "example.net",
        instant(1),
      );
      await tx.outbox.settle(1, { kind: "sent" }, instant(5));
      await tx.outbox.settle(2, { kind: "dead", detail: "550 no" }, instant(5));
      await tx.outbox.settle(
        3,
        { kind: "retry", at: instant(9), detail: "451 later", failingSince: null },
        instant(5),
      );
      return [await tx.queues.letters(instant(0)), (await tx.queues.letters(instant(6))).givenUp];
    },
    gives: [{ waiting: 2, oldest: 1, troubled: 1, trouble: "451 later", givenUp: 1 }, 0],
  },
];
