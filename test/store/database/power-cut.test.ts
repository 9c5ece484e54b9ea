/** Who waits for the disk: what must outlive a power cut, and once a second what need only outlive a kill. */
import { type RawBuilder, sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../../../src/store/database/transactions.js";
import { postgresAvailable, privatePostgres } from "../../support/database/postgres.js";
import { newPath } from "../support.js";

async function opened(path: string) {
  const database = await openDatabase(path);
  onTestFinished(() => database.close());
  const ask = (question: RawBuilder<Record<string, unknown>>, outlives?: "a kill") =>
    database.transaction(
      async (trx) => Object.values((await question.execute(trx)).rows[0]!)[0],
      outlives,
    );
  const write = (name: string) =>
    database.transaction(
      (trx) => trx.insertInto("keys").values({ name, value: "" }).execute(),
      "a kill",
    );
  return { ask, write };
}

test("on SQLite", async () => {
  let now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const { ask, write } = await opened(newPath());
  const level = sql<Record<string, unknown>>`pragma synchronous`;
  const [normal, full] = [1, 2];
  expect(await ask(level)).toBe(full);
  // The first of a second that writes waits for the disk.
  expect(await ask(level, "a kill")).toBe(full);
  await write("first");
  expect(await ask(level, "a kill")).toBe(normal);
  expect(await ask(level)).toBe(full);
  now += 900;
  expect(await ask(level, "a kill")).toBe(normal);
  now += 200;
  expect(await ask(level, "a kill")).toBe(full);
  await write("second");
  expect(await ask(level, "a kill")).toBe(normal);
});

describe.runIf(postgresAvailable())("on PostgreSQL", () => {
  const postgres = privatePostgres();

  test("each transaction for itself", async () => {
    const { ask } = await opened(await postgres.newDatabase());
    const level = sql<Record<string, unknown>>`show synchronous_commit`;
    expect(await ask(level)).not.toBe("off");
    expect(await ask(level, "a kill")).toBe("off");
    expect(await ask(level)).not.toBe("off");
  });
});
