/** A letter is written once, claimed by one at a time, tried until it ended, and keeps its Message-ID. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Store } from "../../src/judge/index.js";
import { isLetterId } from "../../src/judge/index.js";
import { instant } from "../../src/util/index.js";
import { letter } from "./samples.js";
import { testStore } from "./support.js";

const domain = "example.net";

async function storeWith(...keys: readonly string[]): Promise<Store> {
  const store = await testStore();
  await store.transaction((tx) =>
    tx.outbox.add(
      keys.map((key) => letter(key)),
      domain,
      instant(0),
    ),
  );
  return store;
}

/** Claims at `now`, for ten milliseconds. */
async function claimAt(store: Store, now: number) {
  return store.transaction((tx) => tx.outbox.claim(instant(now), instant(now + 10)));
}

test("a letter comes back as it was written", async () => {
  const store = await testStore();
  const { dedupeKey, ...fields } = letter("a", { inReplyTo: null, game: null, isReply: false });
  await store.transaction((tx) => tx.outbox.add([{ dedupeKey, ...fields }], domain, instant(7)));
  const row = await store.transaction((tx) => tx.outbox.byId(1));
  expect(row).toEqual({
    ...fields,
    id: 1,
    attempts: 0,
    createdAt: 7,
    messageId: expect.stringMatching(/^<[a-z0-9.]+@example\.net>$/),
  });
  expect(isLetterId(row!.messageId, "judge@example.net")).toBe(true);
});

test("a number that nobody has gives no letter", async () => {
  const store = await storeWith("a");
  expect(await store.transaction((tx) => tx.outbox.byId(2))).toBeNull();
});

test("Message-IDs differ, and a letter keeps its own at every attempt", async () => {
  const store = await storeWith("a", "b");
  const first = await claimAt(store, 0);
  const second = await claimAt(store, 0);
  const again = await claimAt(store, 20);
  expect(again?.id).toBe(first?.id);
  expect(again?.messageId).toBe(first?.messageId);
  expect(second?.messageId).not.toBe(first?.messageId);
});

test("what a database cannot hold is left out", async () => {
  const store = await testStore();
  const bad = letter("a", { subject: "a\0b", text: "\ud800c" });
  await store.transaction((tx) => tx.outbox.add([bad], domain, instant(0)));
  const row = await store.transaction((tx) => tx.outbox.byId(1));
  expect(row).toMatchObject({ subject: "ab", text: "\ufffdc" });
});

test("a claim hides a letter until its lease ends, and counts the attempt", async () => {
  const store = await storeWith("a");
  expect(await claimAt(store, 0)).toMatchObject({ id: 1, attempts: 1 });
  expect(await claimAt(store, 9)).toBeNull();
  expect(await claimAt(store, 10)).toMatchObject({ id: 1, attempts: 2 });
});

test("letters are claimed in the order in which they were written", async () => {
  const store = await storeWith("c", "a", "b");
  const claims = [await claimAt(store, 0), await claimAt(store, 0), await claimAt(store, 0)];
  expect(claims.map((claim) => claim?.id)).toEqual([1, 2, 3]);
  expect(await claimAt(store, 0)).toBeNull();
});

test("a letter is not tried before its time", async () => {
  const store = await storeWith("a");
  await claimAt(store, 0);
  await store.transaction((tx) =>
    tx.outbox.settle(1, { kind: "retry", at: instant(500), detail: "451 later" }, instant(1)),
  );
  expect(await store.transaction((tx) => tx.outbox.nextAttempt())).toBe(500);
  expect(await claimAt(store, 499)).toBeNull();
  expect(await claimAt(store, 500)).toMatchObject({ id: 1, attempts: 2 });
});

test.each([{ kind: "sent" }, { kind: "dead", detail: "550 nobody" }] as const)(
  "a letter that is $kind is never tried again, whoever comes late",
  async (end) => {
    const store = await storeWith("a");
    await claimAt(store, 0);
    await store.transaction(async (tx) => {
      await tx.outbox.settle(1, end, instant(1));
      await tx.outbox.settle(1, { kind: "retry", at: instant(2), detail: "late" }, instant(2));
    });
    expect(await claimAt(store, 1000)).toBeNull();
    expect(await store.transaction((tx) => tx.outbox.nextAttempt())).toBeNull();
  },
);

test("letters to an address are counted by kind and since when", async () => {
  const store = await testStore();
  const counts = await store.transaction(async (tx) => {
    await tx.outbox.add([letter("a"), letter("b", { kind: "press" })], domain, instant(10));
    await tx.outbox.add(
      [letter("c"), letter("d", { to: "bert@example.net" })],
      domain,
      instant(20),
    );
    const count = (kinds: readonly string[], since: number) =>
      tx.outbox.countTo("anna@example.net", kinds, instant(since));
    return Promise.all([count([], 0), count([], 20), count(["reply"], 0), count(["results"], 0)]);
  });
  expect(counts).toEqual([3, 1, 2, 0]);
});

test("any letters in any transactions: the first of each key stays, with a number that grows", async () => {
  const batch = fc.record({
    keys: fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f")),
    fails: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { maxLength: 8 }), async (batches) => {
      const store = await testStore();
      const expected = new Map<string, string>();
      for (const [index, { keys, fails }] of batches.entries()) {
        const letters = keys.map((key, place) => letter(key, { subject: `${index}.${place}` }));
        const written = store.transaction(async (tx) => {
          await tx.outbox.add(letters, domain, instant(0));
          if (fails) throw new Error("rolled back");
        });
        await written.catch(() => undefined);
        for (const { dedupeKey, subject } of fails ? [] : letters) {
          if (!expected.has(dedupeKey)) expected.set(dedupeKey, subject);
        }
      }
      const claimed: string[] = [];
      for (let row = await claimAt(store, 0); row !== null; row = await claimAt(store, 0)) {
        claimed.push(row.subject);
      }
      expect(claimed).toEqual([...expected.values()]);
    }),
    { numRuns: 60 },
  );
});

test("any claims and failures at any time: no letter is handed out before it is ready", async () => {
  const step = fc.record({
    wait: fc.nat({ max: 15 }),
    end: fc.constantFrom("none", "sent", "dead", "retry"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const store = await storeWith("a", "b", "c");
      const ready = new Map([1, 2, 3].map((id) => [id, 0]));
      let now = 0;
      for (const { wait, end } of steps) {
        now += wait;
        const [expected] = [...ready].find(([, from]) => from <= now) ?? [null];
        const claimed = await claimAt(store, now);
        expect(claimed?.id ?? null).toBe(expected);
        if (claimed === null) continue;
        ready.set(claimed.id, now + 10);
        if (end === "none") continue;
        const at = instant(now + 30);
        await store.transaction((tx) =>
          tx.outbox.settle(claimed.id, { kind: end, at, detail: "451" }, instant(now)),
        );
        if (end === "retry") ready.set(claimed.id, at);
        else ready.delete(claimed.id);
      }
      const next = ready.size === 0 ? null : Math.min(...ready.values());
      expect(await store.transaction((tx) => tx.outbox.nextAttempt())).toBe(next);
    }),
    { numRuns: 60 },
  );
});
