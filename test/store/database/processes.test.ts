/** Several processes share the file without a failure, and a process that dies takes nothing with it. */
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { openStore } from "../../../src/store/index.js";
import { instant } from "../../../src/util/index.js";
import { game, letter, mail } from "../samples.js";
import { newPath, startWorker, testStore } from "../support.js";

/** A database with the game that the workers know. */
async function pathWithGame(): Promise<string> {
  const path = newPath();
  const store = await openStore(path);
  await store.transaction((tx) => tx.games.create(game("paris", { turn: 1, seed: 0 }), null));
  await store.close();
  return path;
}

/** Rows of each table, read without the store. */
function countRows(path: string): Record<string, unknown> {
  const database = new Sqlite(path, { readonly: true });
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
  const rows = {
    sound: database.pragma("integrity_check", { simple: true }),
    inbox: count("inbox"),
    history: count("history"),
    outbox: count("outbox"),
  };
  database.close();
  return rows;
}

test("two processes save a game in turn, and none of its versions is lost", async () => {
  const path = await pathWithGame();
  const workers = [startWorker("count", path), startWorker("count", path)];
  expect(await Promise.all(workers.map((worker) => worker.finish()))).toEqual([[], []]);
  const store = await testStore(path);
  const stored = await store.transaction((tx) => tx.games.load("paris"));
  expect(stored).toMatchObject({ version: 201, game: { seed: 200 } });
});

test("two processes open a file that is not there yet", async () => {
  const path = newPath();
  const workers = [startWorker("claim", path), startWorker("claim", path)];
  expect(await Promise.all(workers.map((worker) => worker.finish()))).toEqual([[], []]);
  expect(countRows(path)).toMatchObject({ sound: "ok", outbox: 0 });
});

test("two processes claim letters, and no letter goes to both", async () => {
  const path = newPath();
  const store = await testStore(path);
  const letters = Array.from({ length: 150 }, (_, index) =>
    letter(`letter ${index}`, { to: `p${index}@example.net` }),
  );
  await store.transaction((tx) => tx.outbox.add(letters, "example.net", instant(0)));
  const workers = [startWorker("claim", path), startWorker("claim", path)];
  const claimed = (await Promise.all(workers.map((worker) => worker.finish()))).flat();
  expect(claimed.map(Number).toSorted((a, b) => a - b)).toEqual(
    letters.map((_, index) => index + 1),
  );
});

test("a process killed inside a transaction leaves nothing of it, and no lock", async () => {
  const path = newPath();
  const before = await openStore(path);
  await before.transaction((tx) => tx.inbox.add(mail("committed")));
  await before.close();
  const worker = startWorker("hang", path);
  expect(await worker.nextLine()).toBe("inside");
  worker.process.kill("SIGKILL");
  await expect(worker.finish()).rejects.toThrow("ended with null");
  const store = await testStore(path);
  await store.transaction((tx) => tx.inbox.add(mail("afterwards")));
  expect(countRows(path)).toMatchObject({ sound: "ok", inbox: 2 });
});

test("a process killed at any instant leaves whole transactions, and all that it reported", async () => {
  const path = await pathWithGame();
  const worker = startWorker("churn", path);
  expect(await worker.nextLine()).toBe("1");
  setTimeout(() => worker.process.kill("SIGKILL"), 150);
  const reported: string[] = ["1"];
  for (let line = await worker.nextLine(); line !== null; line = await worker.nextLine()) {
    reported.push(line);
  }
  const store = await testStore(path);
  const stored = await store.transaction((tx) => tx.games.load("paris"));
  const turns = stored!.game.turn - 1;
  expect(turns).toBeGreaterThanOrEqual(reported.length);
  expect(countRows(path)).toEqual({ sound: "ok", inbox: turns, history: turns, outbox: turns });
});
