/** A letter is written once, claimed by one at a time, tried until it ended, and keeps its Message-ID. */
import type { LetterEnd, Tx } from "../../../src/judge/ports/index.js";
import { isLetterId } from "../../../src/judge/ports/message-id.js";
import { hourMs, type Instant, instant } from "../../../src/util/index.js";
import { letter } from "../samples.js";
import type { Case } from "./contract.js";

const domain = "example.net";
const anna = "anna@example.net";
const at = instant(1);

/** Letters with these keys, all to the same address; their numbers are 1, 2, 3. */
function write(tx: Tx, ...keys: readonly string[]): Promise<void> {
  const letters = keys.map((key) => letter(key));
  return tx.outbox.add(letters, domain, instant(0));
}

/** Claims at `now`, for ten milliseconds. */
function claimAt(tx: Tx, now: number) {
  return tx.outbox.claim(instant(now), instant(now + 10));
}

/** The numbers of what is claimed at these instants, one after the other. */
async function claimed(tx: Tx, ...instants: readonly number[]): Promise<(number | undefined)[]> {
  const ids: (number | undefined)[] = [];
  for (const now of instants) ids.push((await claimAt(tx, now))?.id);
  return ids;
}

const retryAt = (time: number, failingSince: number | null = null): LetterEnd => ({
  kind: "retry",
  at: instant(time),
  detail: "451 later",
  failingSince: failingSince === null ? null : instant(failingSince),
});

/** Letters with these keys, each to somebody else. */
function writeToMany(tx: Tx, ...keys: readonly string[]): Promise<void> {
  const letters = keys.map((key) => letter(key, { to: `${key}@example.net` }));
  return tx.outbox.add(letters, domain, instant(0));
}

const plain = letter("a", { inReplyTo: null, game: null, isReply: false });
const { dedupeKey: _, ...plainFields } = plain;

const writing: readonly Case[] = [
  {
    title: "a letter comes back as it was written, under a Message-ID of ours",
    work: async (tx) => {
      await tx.outbox.add([plain], domain, instant(7));
      const { messageId, ...row } = (await tx.outbox.byId(1))!;
      return { ...row, isOurs: isLetterId(messageId, `judge@${domain}`) };
    },
    gives: { ...plainFields, id: 1, attempts: 0, failingSince: null, createdAt: 7, isOurs: true },
  },
  {
    title: "a number that nobody has gives no letter",
    work: async (tx) => {
      await write(tx, "a");
      return tx.outbox.byId(2);
    },
    gives: null,
  },
  {
    title: "a repeated key adds nothing",
    work: async (tx) => {
      await write(tx, "a");
      const other = letter("b", { to: "bert@example.net" });
      await tx.outbox.add([letter("a", { subject: "again" }), other], domain, instant(0));
      const [first, second] = [await claimAt(tx, 0), await claimAt(tx, 0)];
      return [first?.subject, second?.subject, await claimAt(tx, 0)];
    },
    gives: [letter("a").subject, letter("b").subject, null],
  },
  {
    title: "what a database cannot hold is left out",
    work: async (tx) => {
      const bad = letter("a", { subject: "a\0b", text: "\ud800c" });
      await tx.outbox.add([bad], domain, instant(0));
      const row = await tx.outbox.byId(1);
      return [row?.subject, row?.text];
    },
    gives: ["ab", "\ufffdc"],
  },
];

const claiming: readonly Case[] = [
  {
    title: "Message-IDs differ, and a letter keeps its own at every attempt",
    work: async (tx) => {
      await writeToMany(tx, "a", "b");
      const [first, second] = [await claimAt(tx, 0), await claimAt(tx, 0)];
      const again = await claimAt(tx, 20);
      return [again?.messageId === first?.messageId, second?.messageId === first?.messageId];
    },
    gives: [true, false],
  },
  {
    title: "a claim hides a letter until its lease ends, and counts the attempt",
    work: async (tx) => {
      await write(tx, "a");
      const claims = [await claimAt(tx, 0), await claimAt(tx, 9), await claimAt(tx, 10)];
      return claims.map((row) => row?.attempts ?? null);
    },
    gives: [1, null, 2],
  },
  {
    title: "letters are claimed in the order in which they were written",
    work: async (tx) => {
      await writeToMany(tx, "c", "a", "b");
      return claimed(tx, 0, 0, 0, 0);
    },
    gives: [1, 2, 3, undefined],
  },
  {
    title: "a letter is not tried before its time, and holds up no other",
    work: async (tx) => {
      await write(tx, "a", "b");
      await claimAt(tx, 0);
      await tx.outbox.settle(1, retryAt(500), at);
      await tx.outbox.settle(2, { kind: "sent" }, at);
      return [await tx.outbox.nextAttempt(), ...(await claimed(tx, 499, 500))];
    },
    gives: [500, undefined, 1],
  },
  ...([{ kind: "sent" }, { kind: "dead", detail: "550 nobody" }] as const).map((end) => ({
    title: `a letter that is ${end.kind} is never tried again, whoever comes late`,
    work: async (tx: Tx) => {
      await write(tx, "a");
      await claimAt(tx, 0);
      await tx.outbox.settle(1, end, at);
      await tx.outbox.settle(1, retryAt(2), instant(2));
      return [await claimAt(tx, 1000), await tx.outbox.nextAttempt()];
    },
    gives: [null, null],
  })),
  {
    title: "what waits for an address is ready when the reason is gone, and nothing else",
    work: async (tx) => {
      await tx.outbox.add(
        [letter("a"), letter("b", { to: "bert@example.net" }), letter("c")],
        domain,
        instant(0),
      );
      for (const id of [1, 2]) await tx.outbox.settle(id, retryAt(900), at);
      await tx.outbox.settle(3, { ...retryAt(900), detail: "greylisted" } as LetterEnd, at);
      await tx.outbox.release(anna, "451 later", instant(5));
      return claimed(tx, 5, 5);
    },
    gives: [1, undefined],
  },
];

const inOrder: readonly Case[] = [
  {
    title: "letters to one recipient leave one at a time and in order, others beside them",
    work: async (tx) => {
      await write(tx, "a", "b");
      await tx.outbox.add([letter("c", { to: "bert@example.net" })], domain, instant(0));
      const first = await claimed(tx, 0, 0, 0);
      await tx.outbox.settle(1, { kind: "sent" }, at);
      return [...first, ...(await claimed(tx, 1))];
    },
    gives: [1, 3, undefined, 2],
  },
  {
    title: "a letter that was refused for the moment holds up those behind it, for an hour",
    work: async (tx) => {
      await write(tx, "a", "b");
      await claimAt(tx, 0);
      await tx.outbox.settle(1, retryAt(8 * hourMs, 1), at);
      return claimed(tx, 2, hourMs, hourMs + 1);
    },
    gives: [undefined, undefined, 2],
  },
  {
    title: "answers overtake others' letters, and take those to their recipient along",
    work: async (tx) => {
      const bulk = ["a", "b", "c"].map((key) =>
        letter(key, { to: `${key}@example.net`, isReply: false }),
      );
      await tx.outbox.add(bulk, domain, instant(0));
      await tx.outbox.add([letter("d", { to: "c@example.net" })], domain, instant(0));
      const ids: (number | undefined)[] = [];
      for (let now = 0; now < 3; now += 1) {
        const wish = { answersOnly: true };
        const row = await tx.outbox.claim(instant(now), instant(99), wish);
        ids.push(row?.id);
        if (row !== null) await tx.outbox.settle(row.id, { kind: "sent" }, at);
      }
      return ids;
    },
    gives: [3, 4, undefined],
  },
  {
    title: "no letter goes to a domain that has enough",
    work: async (tx) => {
      const to = ["a@slow_1.example", "b@slowx1.example", "c@SLOW_1.example"];
      await tx.outbox.add(
        to.map((address) => letter(address, { to: address.toLowerCase() })),
        domain,
        instant(0),
      );
      const notTo = ["slow_1.example"];
      const claim = async () => (await tx.outbox.claim(instant(0), instant(9), { notTo }))?.id;
      return [await claim(), await claim()];
    },
    gives: [2, undefined],
  },
  {
    title: "what processes that are gone had claimed can be claimed at once, and nothing else",
    work: async (tx) => {
      await writeToMany(tx, "a", "b");
      await tx.outbox.settle(2, retryAt(500), at);
      const held = (await claimAt(tx, 0))!;
      await tx.outbox.free(instant(1));
      const again = (await claimAt(tx, 1))!;
      const isHeld = [await tx.outbox.holds(held), await tx.outbox.holds(again)];
      return [again.id, ...isHeld, ...(await claimed(tx, 1))];
    },
    gives: [1, false, true, undefined],
  },
  {
    title: "what waits for an instant that is too late leaves now, and nothing else",
    work: async (tx) => {
      await writeToMany(tx, "a", "b", "c");
      await tx.outbox.settle(1, retryAt(900, 800), at);
      await tx.outbox.settle(2, retryAt(500, 400), at);
      await tx.outbox.settle(3, { kind: "sent" }, at);
      await tx.outbox.hasten(instant(500), instant(10));
      return claimed(tx, 9, 10, 10);
    },
    gives: [undefined, 1, undefined],
  },
];

const returning: readonly Case[] = [
  {
    title: "the letters of a kind before an answered one are found, newest first",
    work: async (tx) => {
      for (const [index, key] of ["a", "b", "c"].entries()) {
        const kind = key === "c" ? "press" : "reply";
        await tx.outbox.add([letter(key, { kind })], domain, instant(index));
      }
      const id = async (number: number) => (await tx.outbox.byId(number))!.messageId;
      const before = async (number: number, kinds: readonly string[]) =>
        tx.outbox.before(anna, "reply", [await id(number)], kinds);
      return [
        await before(3, ["press"]),
        await before(1, ["reply"]),
        await before(3, ["reply"]),
        await tx.outbox.before(anna, "reply", [], ["press"]),
      ];
    },
    gives: [["b", "a"], ["a"], [], []],
  },
  {
    title: "the texts of an address are found by the letters' Message-IDs, or else the last ones",
    work: async (tx) => {
      for (const [index, key] of ["a", "b", "c"].entries()) {
        await tx.outbox.add([letter(key, { text: `text ${key}` })], domain, instant(index));
      }
      const { messageId } = (await tx.outbox.byId(1))!;
      return [
        await tx.outbox.texts(anna, [messageId, "<other@example.net>"], 2),
        await tx.outbox.texts(anna, ["<other@example.net>"], 2),
        await tx.outbox.texts(anna, [], 2),
        await tx.outbox.texts("emil@example.net", [messageId], 2),
      ];
    },
    gives: [["text a"], ["text c", "text b"], ["text c", "text b"], []],
  },
  {
    title: "the reply address of the last letter of a thread is found",
    work: async (tx) => {
      const letters = ["a", "b", "c"].map((key) => letter(key, { replyTo: `${key}@ems.example` }));
      await tx.outbox.add(letters, domain, at);
      const ids = await Promise.all(
        [2, 1].map(async (id) => (await tx.outbox.byId(id))!.messageId),
      );
      return [
        await tx.outbox.replyAddressOf([...ids, "<other@example.net>"]),
        await tx.outbox.replyAddressOf(["<other@example.net>"]),
        await tx.outbox.replyAddressOf([]),
      ];
    },
    gives: ["b@ems.example", null, null],
  },
  {
    title: "only a letter that was sent comes back, and once",
    work: async (tx) => {
      await write(tx, "a", "b");
      await tx.outbox.settle(1, { kind: "sent" }, at);
      const comeBack = (id: number) => tx.outbox.comeBack(id, "5.1.1", instant(9));
      return [await comeBack(1), await comeBack(1), await comeBack(2), await comeBack(3)];
    },
    gives: [anna, null, null, null],
  },
  {
    title: "letters to an address are counted by kind and since when",
    work: async (tx) => {
      await tx.outbox.add([letter("a"), letter("b", { kind: "press" })], domain, instant(10));
      const bert = letter("d", { to: "bert@example.net" });
      await tx.outbox.add([letter("c"), bert], domain, instant(20));
      const count = (kinds: readonly string[], since: number) =>
        tx.outbox.countTo(anna, kinds, instant(since));
      return [
        await count([], 0),
        await count([], 20),
        await count(["reply"], 0),
        await count(["results"], 0),
      ];
    },
    gives: [3, 1, 2, 0],
  },
  {
    title: "the letters of a kind about a game are counted",
    work: async (tx) => {
      const about = (key: string, game: string | null) =>
        letter(key, { game, kind: "invitation", to: `${key}@example.net` });
      await tx.outbox.add(
        [about("a", "paris"), about("b", "rome"), about("c", null)],
        domain,
        instant(10),
      );
      await tx.outbox.add(
        [about("d", "paris"), letter("e", { game: "paris" })],
        domain,
        instant(20),
      );
      const count = (since: number) =>
        tx.outbox.countAbout("paris", ["invitation"], instant(since));
      return [await count(0), await count(20), await count(21)];
    },
    gives: [2, 1, 0],
  },
  {
    title: "letters that were sent are counted but for some kinds",
    work: async (tx) => {
      await tx.outbox.add([letter("a"), letter("b", { kind: "press" })], domain, instant(10));
      await write(tx, "c");
      for (const id of [1, 2]) await tx.outbox.settle(id, { kind: "sent" }, at);
      const count = (kinds: readonly string[], since: Instant) =>
        tx.outbox.countOthersSent(anna, kinds, since);
      return [await count([], at), await count(["reply"], at), await count([], instant(11))];
    },
    gives: [2, 1, 0],
  },
];

async function texts(tx: Tx): Promise<readonly unknown[]> {
  const rows = [await tx.outbox.byId(1), await tx.outbox.byId(2), await tx.outbox.byId(3)];
  return rows.map((row) => [row?.subject, row?.text, row?.attachments.length]);
}

const whole = [letter("x").subject, letter("x").text, 1];

const pruning: readonly Case[] = [
  {
    title: "letters that were sent or given up lose their text; the others keep it",
    work: async (tx) => {
      await write(tx, "sent", "dead", "waiting");
      await tx.outbox.settle(1, { kind: "sent" }, instant(1000));
      await tx.outbox.settle(2, { kind: "dead", detail: "nobody there" }, instant(1000));
      const early = await tx.outbox.prune(instant(1000), 9);
      const late = [
        await tx.outbox.prune(instant(1001), 1),
        await tx.outbox.prune(instant(1001), 9),
        await tx.outbox.prune(instant(1001), 9),
      ];
      return { early, late, texts: await texts(tx) };
    },
    gives: { early: 0, late: [1, 1, 0], texts: [["", "", 0], ["", "", 0], whole] },
  },
  {
    title: "a letter that was pruned is not written again, and its bounce is still known",
    work: async (tx) => {
      await write(tx, "once");
      await tx.outbox.settle(1, { kind: "sent" }, at);
      await tx.outbox.prune(instant(9999), 9);
      await write(tx, "once");
      return [await tx.outbox.comeBack(1, "5.1.1", at), await tx.outbox.nextAttempt()];
    },
    gives: [anna, null],
  },
];

export const outboxCases: readonly Case[] = [
  ...writing,
  ...claiming,
  ...inOrder,
  ...returning,
  ...pruning,
];
