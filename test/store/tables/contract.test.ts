/** The contract of the store's port: the same cases on every database that stands behind it. */
import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/judge/index.js";
import { testStore } from "../support.js";
import { contract } from "./cases.js";
import type { ContractCase } from "./contract.js";

const stores: Readonly<Record<string, () => Promise<Store>>> = {
  SQLite: () => testStore(),
};

async function hold(store: Store, contractCase: ContractCase): Promise<void> {
  const done = store.transaction((tx) => contractCase.work(tx));
  if ("refuses" in contractCase) await expect(done).rejects.toThrow(contractCase.refuses);
  else expect(await done).toEqual(contractCase.gives);
}

describe.each(Object.entries(stores))("%s", (_, open) => {
  describe.each(Object.entries(contract))("%s", (_, cases) => {
    test.each(cases.map((each) => [each.title, each] as const))("%s", async (_, contractCase) => {
      await hold(await open(), contractCase);
    });
  });
});
