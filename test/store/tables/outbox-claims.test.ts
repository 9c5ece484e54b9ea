/** Letters in any order of writing, claiming, failing and waiting. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Store } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { letter } from "../samples.js";
import { testStore } from "../support.js";

const domain = "example.net";

/** Claims at `now`, for ten milliseconds. */
async function claimAt(store: Store, now: number) {
  return store.transaction((tx) => tx.outbox.claim(instant(now), instant(now + 10)));
}

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
        const letters = keys.map((key, place) =>
          letter(key, { to: `${key}@example.net`, subject: `${index}.${place}` }),
        );
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
      const store = await testStore();
      const letters = ["a", "b", "c"].map((key) => letter(key, { to: `${key}@example.net` }));
      await store.transaction((tx) => tx.outbox.add(letters, domain, instant(0)));
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
          tx.outbox.settle(
            claimed.id,
            { kind: end, at, detail: "451", failingSince: null },
            instant(now),
          ),
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
