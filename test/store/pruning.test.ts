/** Old texts go; what waits stays, and nothing is answered or written twice because of it. */
import { expect, test } from "vitest";
import type { InboxEnd, Store } from "../../src/judge/index.js";
import { instant } from "../../src/util/index.js";
import { letter, mail } from "./samples.js";
import { testStore } from "./support.js";

const at = instant(1_000);

async function storeWithMails(ends: readonly (InboxEnd | null)[]): Promise<Store> {
  const store = await testStore();
  await store.transaction(async (tx) => {
    for (const [index, end] of ends.entries()) {
      await tx.inbox.add(mail(`mail ${index}`, { receivedAt: instant(index) }));
      if (end !== null) await tx.inbox.end(index + 1, end, `print ${index}`, at);
    }
  });
  return store;
}

const pruneMails = (store: Store, before: number, most = 99) =>
  store.transaction((tx) => tx.inbox.prune(instant(before), most));

test("mails that are done with lose their bytes when they are old, a few at a time", async () => {
  const done: readonly InboxEnd[] = [
    { kind: "answered" },
    { kind: "ignored", why: "own-mail" },
    { kind: "duplicate", of: 1 },
  ];
  const store = await storeWithMails(done);
  expect(await pruneMails(store, 1_000)).toBe(0);
  expect(await pruneMails(store, 1_001, 2)).toBe(2);
  expect(await pruneMails(store, 1_001, 2)).toBe(1);
  expect(await pruneMails(store, 1_001, 2)).toBe(0);
});

test("a mail that waits or was set aside keeps its bytes", async () => {
  const store = await storeWithMails([null, { kind: "shunted", why: "it crashed us" }]);
  expect(await pruneMails(store, 9_999)).toBe(0);
  await store.transaction((tx) => tx.inbox.requeue(2));
  const waiting = await store.transaction((tx) => tx.inbox.oldest());
  expect(waiting?.raw.length).toBeGreaterThan(0);
});

test("a mail that was pruned is still known when it comes again", async () => {
  const store = await storeWithMails([{ kind: "answered" }]);
  await pruneMails(store, 9_999);
  const [isNew, twin] = await store.transaction(async (tx) => [
    await tx.inbox.add(mail("mail 0")),
    await tx.inbox.byFingerprint("print 0"),
  ]);
  expect([isNew, twin]).toEqual([false, 1]);
});

test("addresses that were not heard of for long are forgotten, unless letters come back from there", async () => {
  const store = await testStore();
  await store.transaction(async (tx) => {
    await tx.addresses.hear("old@example.net", true, instant(1_000));
    await tx.addresses.hear("older@example.net", false, instant(900));
    await tx.addresses.hear("new@example.net", false, instant(2_000));
    await tx.addresses.hear("gone@example.net", true, instant(1_000));
    await tx.addresses.countBounce("gone@example.net");
  });
  const prune = (most: number) =>
    store.transaction((tx) => tx.addresses.prune(instant(1_500), most));
  expect([await prune(1), await prune(9), await prune(9)]).toEqual([1, 1, 0]);
  const known = await store.transaction(async (tx) => [
    await tx.addresses.of("old@example.net"),
    await tx.addresses.of("new@example.net"),
    await tx.addresses.of("gone@example.net"),
  ]);
  expect(known.map(({ heardAt, bounces }) => [heardAt, bounces])).toEqual([
    [null, 0],
    [2_000, 0],
    [1_000, 1],
  ]);
});

test("letters that were sent or given up lose their text; the others keep it", async () => {
  const store = await testStore();
  await store.transaction(async (tx) => {
    const letters = ["sent", "dead", "waiting"].map((key) => letter(key));
    await tx.outbox.add(letters, "judge@example.net", at);
    await tx.outbox.settle(1, { kind: "sent" }, at);
    await tx.outbox.settle(2, { kind: "dead", detail: "nobody there" }, at);
  });
  const texts = async () => {
    const rows = await store.transaction((tx) =>
      Promise.all([1, 2, 3].map((id) => tx.outbox.byId(id))),
    );
    return rows.map((row) => [row?.subject, row?.text, row?.attachments.length]);
  };
  const whole = [letter("x").subject, letter("x").text, 1];
  const prune = (before: number) => store.transaction((tx) => tx.outbox.prune(instant(before), 99));
  expect(await prune(1_000)).toBe(0);
  expect(await texts()).toEqual([whole, whole, whole]);
  expect(await prune(1_001)).toBe(2);
  expect(await texts()).toEqual([["", "", 0], ["", "", 0], whole]);
  expect(await prune(1_001)).toBe(0);
});

test("a letter that was pruned is not written again, and its bounce is still known", async () => {
  const store = await testStore();
  const recipient = await store.transaction(async (tx) => {
    await tx.outbox.add([letter("once")], "judge@example.net", at);
    await tx.outbox.settle(1, { kind: "sent" }, at);
    await tx.outbox.prune(instant(9_999), 99);
    await tx.outbox.add([letter("once")], "judge@example.net", at);
    return tx.outbox.comeBack(1, "5.1.1", at);
  });
  expect(recipient).toBe(letter("once").to);
  expect(await store.transaction((tx) => tx.outbox.nextAttempt())).toBeNull();
});
