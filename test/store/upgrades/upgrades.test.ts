/**
 * Documents of older releases, shown with two steps that no release has: each is taken once and in order,
 * and what comes out is checked.
 */
import Sqlite from "better-sqlite3";
import { describe, expect, test, vi } from "vitest";
import type { SentPress, Store } from "../../../src/judge/ports/index.js";
import { openStore } from "../../../src/store/index.js";
import type { Upgrade } from "../../../src/store/upgrades/upgrade.js";
import { instant } from "../../../src/util/index.js";
import { game, phaseRecord } from "../samples.js";
import { newPath, testStore } from "../support.js";

type Document = Readonly<Record<string, unknown>>;

/** In schema 1 seeds were one less; in schema 2 names were other ones, and a map was in capitals. */
const steps = vi.hoisted((): readonly Upgrade[] => [
  { game: (document) => ({ ...document, seed: Number(document.seed) + 1 }) },
  {
    game: ({ map, ...document }) => ({ ...document, variant: (map as string).toLowerCase() }),
    phase: ({ at, ...document }) => ({ ...document, turnedAt: at }),
    press: ({ words, ...document }) => ({ ...document, event: words }),
  },
]);

vi.mock("../../../src/store/upgrades/index.js", async (original) => ({
  ...(await original<object>()),
  upgrades: steps,
}));

/** How a release that wrote this schema would have written the game. */
function olderGame(schema: number, { variant, ...document }: Document): Document {
  if (schema === 3) return { ...document, variant };
  const seed = Number(document.seed) - (schema === 1 ? 1 : 0);
  return { ...document, seed, map: String(variant).toUpperCase() };
}

function olderPhase(schema: number, { turnedAt, before, ...document }: Document): Document {
  const written = { ...document, before: olderGame(schema, before as Document) };
  return schema === 3 ? { ...written, turnedAt } : { ...written, at: turnedAt };
}

function olderPress(schema: number, { event, ...document }: Document): Document {
  return schema === 3 ? { ...document, event } : { ...document, words: event };
}

const message: SentPress = {
  at: instant(1000),
  phase: { season: "S", year: 1901, kind: "M" },
  event: {
    kind: "press",
    from: null,
    color: "grey",
    to: { kind: "all" },
    shown: null,
    recipients: [1],
    text: "Hello",
  },
};

/** A database with the game paris, as this release writes it. */
async function newDatabase(): Promise<string> {
  const path = newPath();
  const store = await openStore(path);
  await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.games.addPhase("paris", phaseRecord("paris", 1));
    await tx.press.add("paris", [message]);
    await tx.games.create(game("rome"), null);
  });
  await store.close();
  return path;
}

/** Changes all documents of paris in a table. */
function rewrite(
  path: string,
  table: "games" | "history" | "press",
  schema: number,
  change: (document: Document) => Document,
): void {
  const file = new Sqlite(path);
  const ofParis = table === "games" ? "name = 'paris'" : "game = 'paris'";
  const document = file.prepare(`select document from ${table} where ${ofParis}`).pluck().get();
  const written = JSON.stringify(change(JSON.parse(document as string) as Document));
  file
    .prepare(`update ${table} set schema = ?, document = ? where ${ofParis}`)
    .run(schema, written);
  file.close();
}

async function databaseOfSchema(schema: number): Promise<string> {
  const path = await newDatabase();
  rewrite(path, "games", schema, (document) => olderGame(schema, document));
  rewrite(path, "history", schema, (document) => olderPhase(schema, document));
  rewrite(path, "press", schema, (document) => olderPress(schema, document));
  return path;
}

function load(store: Store) {
  return store.transaction((tx) => tx.games.load("paris"));
}

describe.each([1, 2, 3])("a database of schema %i", (schema) => {
  test("gives its games, their past and their press in today's form", async () => {
    const store = await testStore(await databaseOfSchema(schema));
    const { loaded, phases, press } = await store.transaction(async (tx) => ({
      loaded: await tx.games.load("paris"),
      phases: await tx.games.phases("paris"),
      press: await tx.press.of("paris"),
    }));
    expect(loaded).toEqual({ game: game("paris"), version: 1 });
    expect(phases).toEqual([phaseRecord("paris", 1)]);
    expect(press).toEqual([message]);
  });

  test("holds a game in today's form once it is saved", async () => {
    const path = await databaseOfSchema(schema);
    const store = await testStore(path);
    await store.transaction(async (tx) => {
      const { game, version } = (await tx.games.load("paris"))!;
      await tx.games.save(game, version, null);
    });
    const file = new Sqlite(path, { readonly: true });
    const saved = file.prepare("select schema, document from games where name = 'paris'");
    const [written, document] = saved.raw().get() as [number, string];
    file.close();
    expect([written, JSON.parse(document)]).toEqual([3, game("paris")]);
  });
});

test.each<[string, number, (document: Document) => Document, string]>([
  ["is damaged", 1, ({ turn: _, ...document }) => document, "turn: Invalid input"],
  [
    "an upgrade stumbles over",
    2,
    ({ map: _, ...document }) => document,
    "it cannot be brought up to date (TypeError",
  ],
  ["a newer release wrote", 4, (document) => document, "a newer release wrote it (schema 4)"],
])("a game that %s is refused with a sentence, and no other is", async (_, schema, change, why) => {
  const path = await newDatabase();
  rewrite(path, "games", schema, (document) => change(olderGame(schema, document)));
  const store = await testStore(path);
  await expect(load(store)).rejects.toThrow(`The stored game "paris" cannot be read: ${why}`);
  const { games, unreadable } = await store.transaction((tx) => tx.games.list());
  expect(games).toEqual([game("rome")]);
  expect(unreadable.map((error) => error.game)).toEqual(["paris"]);
});
