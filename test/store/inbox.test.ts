/** Mail is kept once, as it came, answered in the order of arrival, and never forgotten. */
import { expect, test } from "vitest";
import type { Store } from "../../src/judge/index.js";
import { instant } from "../../src/util/index.js";
import { mail } from "./samples.js";
import { testStore } from "./support.js";

/** A store that holds mails with these keys, which arrived in this order. */
async function storeWith(...keys: readonly string[]): Promise<Store> {
  const store = await testStore();
  await store.transaction(async (tx) => {
    for (const [index, key] of keys.entries()) {
      await tx.inbox.add(mail(key, { receivedAt: instant(index) }));
    }
  });
  return store;
}

const at = instant(5000);

test("a mail comes back byte by byte", async () => {
  const store = await testStore();
  const raw = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
  const envelope = { from: "", to: ["judge+a@example.net", "judge@example.net"] };
  const sent = { key: "imap:INBOX:1:2", raw, receivedAt: instant(1234), envelope };
  await store.transaction((tx) => tx.inbox.add(sent));
  const row = await store.transaction((tx) => tx.inbox.oldest());
  expect(row).toMatchObject({ key: sent.key, receivedAt: 1234, envelope, attempts: 0 });
  expect([...row!.raw]).toEqual([...raw]);
});

test("an empty inbox has no oldest mail", async () => {
  const store = await testStore();
  expect(await store.transaction((tx) => tx.inbox.oldest())).toBeNull();
});

test("a repeated key changes nothing", async () => {
  const store = await storeWith("a");
  const again = mail("a", { raw: new Uint8Array([1]), receivedAt: instant(99) });
  expect(await store.transaction((tx) => tx.inbox.add(again))).toBe(false);
  const row = await store.transaction((tx) => tx.inbox.oldest());
  expect(row).toMatchObject({ receivedAt: 0, raw: Buffer.from(mail("a").raw) });
});

test("the mail that arrived first is answered first, whenever it was stored", async () => {
  const store = await testStore();
  const answered = await store.transaction(async (tx) => {
    await tx.inbox.add(mail("late", { receivedAt: instant(30) }));
    await tx.inbox.add(mail("early", { receivedAt: instant(10) }));
    await tx.inbox.add(mail("early too", { receivedAt: instant(10) }));
    const keys: string[] = [];
    for (let row = await tx.inbox.oldest(); row !== null; row = await tx.inbox.oldest()) {
      keys.push(row.key);
      await tx.inbox.end(row.id, { kind: "answered" }, null, at);
    }
    return keys;
  });
  expect(answered).toEqual(["early", "early too", "late"]);
});

test("attempts are counted", async () => {
  const store = await storeWith("a");
  const counted = await store.transaction(async (tx) => {
    await tx.inbox.countAttempt(1);
    await tx.inbox.countAttempt(1);
    return tx.inbox.oldest();
  });
  expect(counted?.attempts).toBe(2);
});

test.each([
  { kind: "answered" },
  { kind: "ignored", why: "a bounce" },
  { kind: "duplicate", of: 1 },
  { kind: "shunted", why: "it \0crashed \ud800" },
] as const)("a mail that was $kind is in nobody's way", async (end) => {
  const store = await storeWith("first", "second", "third");
  const next = await store.transaction(async (tx) => {
    await tx.inbox.end(1, { kind: "answered" }, null, at);
    await tx.inbox.end(2, end, "fingerprint", at);
    return tx.inbox.oldest();
  });
  expect(next?.key).toBe("third");
});

test("only an answered mail is found by its content", async () => {
  const store = await storeWith("a", "b", "c");
  const found = await store.transaction(async (tx) => {
    await tx.inbox.end(1, { kind: "shunted", why: "it crashed" }, "same", at);
    await tx.inbox.end(2, { kind: "answered" }, "same", at);
    await tx.inbox.end(3, { kind: "answered" }, "same", at);
    return [await tx.inbox.byFingerprint("same"), await tx.inbox.byFingerprint("other")];
  });
  expect(found).toEqual([2, null]);
});

test("a shunted mail is listed with its reason, and can be tried anew", async () => {
  const store = await storeWith("a", "b");
  await store.transaction(async (tx) => {
    await tx.inbox.countAttempt(1);
    await tx.inbox.end(1, { kind: "shunted", why: "it \0crashed \ud800" }, null, at);
  });
  expect(await store.transaction((tx) => tx.inbox.shunted())).toEqual([
    { id: 1, receivedAt: 0, why: "it crashed \ufffd" },
  ]);
  expect(await store.transaction((tx) => tx.inbox.requeue(1))).toBe(true);
  expect(await store.transaction((tx) => tx.inbox.shunted())).toEqual([]);
  expect(await store.transaction((tx) => tx.inbox.oldest())).toMatchObject({ id: 1, attempts: 0 });
});

test("nothing but a shunted mail can be tried anew", async () => {
  const store = await storeWith("waiting", "answered");
  await store.transaction((tx) => tx.inbox.end(2, { kind: "answered" }, null, at));
  const tried = await store.transaction((tx) =>
    Promise.all([1, 2, 3].map((id) => tx.inbox.requeue(id))),
  );
  expect(tried).toEqual([false, false, false]);
});
