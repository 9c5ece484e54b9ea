/** Mail is kept once, as it came, answered in the order of arrival, and never forgotten. */
import type { InboxEnd, Tx } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { mail } from "../samples.js";
import type { Case } from "./contract.js";

const at = instant(5000);

/** Mails with these keys, which arrived in this order; their numbers are 1, 2, 3. */
async function receive(tx: Tx, ...keys: readonly string[]): Promise<void> {
  for (const [index, key] of keys.entries()) {
    await tx.inbox.add(mail(key, { receivedAt: instant(index) }));
  }
}

/** Mails that ended like this; null for one that waits. */
async function receiveEnded(tx: Tx, ends: readonly (InboxEnd | null)[]): Promise<void> {
  for (const [index, end] of ends.entries()) {
    await receive(tx, `mail ${index}`);
    if (end !== null) await tx.inbox.end(index + 1, end, `print ${index}`, at);
  }
}

const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
const envelope = { from: "", to: ["judge+a@example.net", "judge@example.net"] };

const reading: readonly Case[] = [
  {
    title: "a mail comes back byte by byte",
    work: async (tx) => {
      await tx.inbox.add({
        key: "imap:INBOX:1:2",
        raw: bytes,
        receivedAt: instant(1234),
        envelope,
      });
      const row = await tx.inbox.oldest();
      return { ...row, raw: [...row!.raw] };
    },
    gives: {
      id: 1,
      key: "imap:INBOX:1:2",
      raw: [...bytes],
      receivedAt: 1234,
      envelope,
      attempts: 0,
      failures: 0,
    },
  },
  {
    title: "an empty inbox has no oldest mail",
    work: (tx) => tx.inbox.oldest(),
    gives: null,
  },
  {
    title: "a repeated key changes nothing",
    work: async (tx) => {
      await receive(tx, "a");
      const again = mail("a", { raw: new Uint8Array([1]), receivedAt: instant(99) });
      const isNew = await tx.inbox.add(again);
      const row = await tx.inbox.oldest();
      return [isNew, row?.receivedAt, Buffer.from(row!.raw).equals(mail("a").raw)];
    },
    gives: [false, 0, true],
  },
  {
    title: "the mail that arrived first is answered first, whenever it was stored",
    work: async (tx) => {
      await tx.inbox.add(mail("late", { receivedAt: instant(30) }));
      await tx.inbox.add(mail("early", { receivedAt: instant(10) }));
      await tx.inbox.add(mail("early too", { receivedAt: instant(10) }));
      const keys: string[] = [];
      for (let row = await tx.inbox.oldest(); row !== null; row = await tx.inbox.oldest()) {
        keys.push(row.key);
        await tx.inbox.end(row.id, { kind: "answered" }, null, at);
      }
      return keys;
    },
    gives: ["early", "early too", "late"],
  },
  {
    title: "attempts and failures are counted, each by themselves",
    work: async (tx) => {
      await receive(tx, "a");
      await tx.inbox.claim(instant(5), instant(15));
      const second = await tx.inbox.claim(instant(20), instant(30));
      await tx.inbox.fail(second!);
      const { attempts, failures } = (await tx.inbox.oldest())!;
      return { attempts, failures };
    },
    gives: { attempts: 2, failures: 1 },
  },
];

/** The keys of what is claimed at these instants for ten milliseconds, one after the other. */
async function claimed(tx: Tx, ...instants: readonly number[]): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  for (const now of instants) {
    keys.push((await tx.inbox.claim(instant(now), instant(now + 10)))?.key);
  }
  return keys;
}

const from = (key: string, sender: string, time: number) => {
  const raw = new TextEncoder().encode(`Subject: a\r\nFrom: ${sender}\r\n\r\n${key}\r\n`);
  return mail(key, { raw, receivedAt: instant(time) });
};

const claiming: readonly Case[] = [
  {
    title: "a claim hides a mail until its lease ends, and then it is another's",
    work: async (tx) => {
      await receive(tx, "a");
      const first = (await tx.inbox.claim(instant(5), instant(15)))!;
      const times = [await tx.inbox.nextClaim(), ...(await claimed(tx, 14))];
      const second = (await tx.inbox.claim(instant(15), instant(25)))!;
      await tx.inbox.fail(first);
      const isHeld = [await tx.inbox.holds(first), await tx.inbox.holds(second)];
      return { times, isHeld, failures: (await tx.inbox.oldest())?.failures };
    },
    gives: { times: [15, undefined], isHeld: [false, true], failures: 0 },
  },
  {
    title: "a mail that is put off is free again at its time, and its attempt does not count",
    work: async (tx) => {
      await receive(tx, "a");
      const held = (await tx.inbox.claim(instant(5), instant(15)))!;
      await tx.inbox.putOff(held, instant(30));
      const { attempts, failures } = (await tx.inbox.oldest())!;
      return { attempts, failures, keys: await claimed(tx, 20, 30) };
    },
    gives: { attempts: 0, failures: 0, keys: [undefined, "a"] },
  },
  {
    title: "a mail that has ended is held by nobody, and never free",
    work: async (tx) => {
      await receive(tx, "a");
      const held = (await tx.inbox.claim(instant(5), instant(15)))!;
      await tx.inbox.end(1, { kind: "answered" }, null, at);
      await tx.inbox.free();
      return [await tx.inbox.holds(held), ...(await claimed(tx, 99)), await tx.inbox.nextClaim()];
    },
    gives: [false, undefined, null],
  },
  {
    title: "what processes that are gone had claimed can be claimed at once",
    work: async (tx) => {
      await receive(tx, "a");
      await claimed(tx, 5);
      await tx.inbox.free();
      return claimed(tx, 6);
    },
    gives: ["a"],
  },
  {
    title: "one sender's mails are answered one at a time and in order, others' beside them",
    work: async (tx) => {
      await tx.inbox.add(from("a2", "Anna <anna@example.net>", 2));
      await tx.inbox.add(from("a1", "ANNA@example.net", 1));
      await tx.inbox.add(from("b", "bert@example.net", 3));
      const first = await claimed(tx, 10, 10, 10);
      await tx.inbox.end(2, { kind: "answered" }, null, at);
      return [...first, ...(await claimed(tx, 10))];
    },
    gives: ["a1", "b", undefined, "a2"],
  },
];

const ends: readonly InboxEnd[] = [
  { kind: "answered" },
  { kind: "ignored", why: "a bounce" },
  { kind: "duplicate", of: 1 },
  { kind: "shunted", why: "it \0crashed \ud800" },
];

const ending: readonly Case[] = [
  ...ends.map((end) => ({
    title: `a mail that was ${end.kind} is in nobody's way`,
    work: async (tx: Tx) => {
      await receive(tx, "first", "second", "third");
      await tx.inbox.end(1, { kind: "answered" }, null, at);
      await tx.inbox.end(2, end, "fingerprint", at);
      return (await tx.inbox.oldest())?.key;
    },
    gives: "third",
  })),
  {
    title: "only an answered mail is found by its content, and the first of several",
    work: async (tx) => {
      await receive(tx, "a", "b", "c");
      await tx.inbox.end(1, { kind: "shunted", why: "it crashed" }, "same", at);
      await tx.inbox.end(2, { kind: "answered" }, "same", at);
      await tx.inbox.end(3, { kind: "answered" }, "same", at);
      return [await tx.inbox.byFingerprint("same"), await tx.inbox.byFingerprint("other")];
    },
    gives: [2, null],
  },
  {
    title: "a shunted mail is listed with its reason, and can be tried anew",
    work: async (tx) => {
      await receive(tx, "a", "b");
      await tx.inbox.fail((await tx.inbox.claim(instant(5), instant(15)))!);
      await tx.inbox.end(1, { kind: "shunted", why: "it \0crashed \ud800" }, null, at);
      const listed = await tx.inbox.shunted();
      const requeued = await tx.inbox.requeue(1);
      const { id, attempts, failures } = (await tx.inbox.oldest())!;
      const oldest = { id, attempts, failures };
      return { listed, requeued, left: await tx.inbox.shunted(), oldest };
    },
    gives: {
      listed: [{ id: 1, receivedAt: 0, why: "it crashed \ufffd" }],
      requeued: true,
      left: [],
      oldest: { id: 1, attempts: 0, failures: 0 },
    },
  },
  {
    title: "nothing but a shunted mail can be tried anew",
    work: async (tx) => {
      await receive(tx, "waiting", "answered");
      await tx.inbox.end(2, { kind: "answered" }, null, at);
      return Promise.all([1, 2, 3].map((id) => tx.inbox.requeue(id)));
    },
    gives: [false, false, false],
  },
  {
    title: "the last orders for a seat that were written later are found",
    work: async (tx) => {
      await receive(tx, "a", "b", "c", "d");
      await tx.inbox.noteWritten(1, "paris:3", instant(10));
      await tx.inbox.noteWritten(2, "paris:3", instant(30));
      await tx.inbox.noteWritten(3, "paris:3", instant(20));
      await tx.inbox.noteWritten(4, "paris:4", instant(40));
      const after = (seat: string, when: number) => tx.inbox.writtenAfter(seat, instant(when));
      return [await after("paris:3", 10), await after("paris:3", 30), await after("rome:3", 0)];
    },
    gives: [30, null, null],
  },
];

/** The number of bytes of the mail that waits first. */
async function sizeOfOldest(tx: Tx): Promise<number> {
  return (await tx.inbox.oldest())?.raw.length ?? 0;
}

const pruning: readonly Case[] = [
  {
    title: "mails that are done with lose their bytes when they are old, a few at a time",
    work: async (tx) => {
      await receiveEnded(tx, ends.slice(0, 3));
      const prune = (before: number, most: number) => tx.inbox.prune(instant(before), most);
      return [
        await prune(5000, 9),
        await prune(5001, 2),
        await prune(5001, 2),
        await prune(5001, 2),
      ];
    },
    gives: [0, 2, 1, 0],
  },
  {
    title: "a mail that waits or was set aside keeps its bytes",
    work: async (tx) => {
      await receiveEnded(tx, [null, { kind: "shunted", why: "it crashed us" }]);
      const pruned = await tx.inbox.prune(instant(9999), 9);
      const waiting = await sizeOfOldest(tx);
      await tx.inbox.end(1, { kind: "answered" }, null, at);
      await tx.inbox.requeue(2);
      return [pruned, waiting, await sizeOfOldest(tx)];
    },
    gives: [0, mail("mail 0").raw.length, mail("mail 1").raw.length],
  },
  {
    title: "a mail that was set aside is pruned when it was answered after all",
    work: async (tx) => {
      await receiveEnded(tx, [{ kind: "shunted", why: "it crashed us" }]);
      await tx.inbox.requeue(1);
      await tx.inbox.end(1, { kind: "answered" }, null, instant(7000));
      return [await tx.inbox.prune(instant(7000), 9), await tx.inbox.prune(instant(7001), 9)];
    },
    gives: [0, 1],
  },
  {
    title: "a mail that was pruned is still known when it comes again",
    work: async (tx) => {
      await receiveEnded(tx, [{ kind: "answered" }]);
      await tx.inbox.prune(instant(9999), 9);
      return [await tx.inbox.add(mail("mail 0")), await tx.inbox.byFingerprint("print 0")];
    },
    gives: [false, 1],
  },
  {
    title: "other bytes stand in the place of a mail's, and nothing of one that is forgotten",
    work: async (tx) => {
      await receive(tx, "a");
      await tx.inbox.replaceBytes(1, new Uint8Array([1, 2]));
      const size = await sizeOfOldest(tx);
      await tx.inbox.end(1, { kind: "answered" }, null, at);
      await tx.inbox.forget(1);
      return [size, await tx.inbox.prune(instant(9999), 9)];
    },
    gives: [2, 0],
  },
];

export const inboxCases: readonly Case[] = [...reading, ...claiming, ...ending, ...pruning];
