/** What games are found by, where a release that did not file them has saved them. */
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { openStore } from "../../../src/store/index.js";
import { game } from "../samples.js";
import { newPath, testStore } from "../support.js";

const anna = "anna@example.net";

test("games of a release that filed nothing are filed when the store is opened, damaged ones aside", async () => {
  const path = newPath();
  const store = await openStore(path);
  await store.transaction(async (tx) => {
    for (let number = 100; number < 250; number++)
      await tx.games.create(game(`game-${number}`), null);
  });
  await store.close();
  const file = new Sqlite(path);
  file.exec(
    "update games set filed = 0, listing = null, open = 0; delete from careers; delete from seats",
  );
  file.exec("update games set document = '{' where name in ('game-100', 'game-200')");
  file.close();
  const opened = await testStore(path);
  await opened.transaction(async (tx) => {
    expect((await tx.games.listed(1000)).games).toHaveLength(148);
    expect((await tx.games.playedBy(anna)).games).toHaveLength(148);
    expect((await tx.games.ongoingWith(anna)).games).toHaveLength(148);
    expect(await tx.games.figures()).toMatchObject({ damaged: ["game-100", "game-200"] });
  });
});

test("what is to be filed is found without reading all games", async () => {
  const path = newPath();
  await testStore(path);
  const file = new Sqlite(path, { readonly: true });
  const unfiled = "select * from games where filed <> version and name > '' order by name";
  const [step] = file.prepare<[], { detail: string }>(`explain query plan ${unfiled}`).all();
  file.close();
  expect(step?.detail).toMatch(/USING INDEX games_unfiled/);
});

test("a game that an older release has saved since is filed anew", async () => {
  const path = newPath();
  const store = await openStore(path);
  await store.transaction((tx) => tx.games.create(game("paris"), null));
  await store.close();
  const file = new Sqlite(path);
  file.exec(
    "update games set version = 2, document = json_set(document, '$.settings.listed', json('false'))",
  );
  file.close();
  const opened = await testStore(path);
  await opened.transaction(async (tx) => {
    expect((await tx.games.listed(10)).games).toEqual([]);
    expect(await tx.games.load("paris")).toMatchObject({ version: 2 });
  });
});
