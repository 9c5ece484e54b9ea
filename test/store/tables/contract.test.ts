/** The contract of the store's port: the same cases on every database that stands behind it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../../src/judge/ports/index.js";
import { openStore } from "../../../src/store/index.js";
import {
  emptyDatabase,
  type Postgres,
  postgresAvailable,
  startPostgres,
} from "../../support/database/postgres.js";
import { testStore } from "../support.js";
import { contract } from "./cases.js";
import type { ContractCase } from "./contract.js";

async function hold(store: Store, contractCase: ContractCase): Promise<void> {
  const done = store.transaction((tx) => contractCase.work(tx));
  if ("refuses" in contractCase) await expect(done).rejects.toThrow(contractCase.refuses);
  else expect(await done).toEqual(contractCase.gives);
}

function holdAll(open: () => Promise<Store>): void {
  describe.each(Object.entries(contract))("%s", (_, cases) => {
    test.each(cases.map((each) => [each.title, each] as const))("%s", async (_, contractCase) => {
      await hold(await open(), contractCase);
    });
  });
}

describe("SQLite", () => {
  holdAll(() => testStore());
});

describe.runIf(postgresAvailable())("PostgreSQL", () => {
  let postgres: Postgres;
  let url: string;
  let store: Store;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.newDatabase();
    store = await openStore(url);
  });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });

  holdAll(async () => {
    await emptyDatabase(url);
    return store;
  });
});
