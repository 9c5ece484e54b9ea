/**
 * Databases as older releases wrote them: each opens, its games are what they were, and they go on. The
 * files were written by these releases themselves.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Game, PhaseRecord } from "../../src/game/index.js";
import { currentSchema } from "../../src/store/codec.js";
import { openStore } from "../../src/store/index.js";
import { openRoom } from "../support/judge-room.js";

const folder = fileURLToPath(new URL("../cases/databases/", import.meta.url));
const schemas = readdirSync(folder).map((file) => Number(/schema-(\d+)\.sql/.exec(file)?.[1]));
const directory = mkdtempSync(join(tmpdir(), "ems-older-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** The database that this release left behind, as a file. */
function restore(schema: number, name: string): string {
  const path = join(directory, `${name}-${schema}.sqlite`);
  const file = new Sqlite(path);
  file.exec(readFileSync(`${folder}schema-${schema}.sql`, "utf8"));
  file.close();
  return path;
}

test("there is one for each older form of the documents", () => {
  const older = Array.from({ length: currentSchema - 1 }, (_, at) => at + 1);
  expect(schemas.toSorted((a, b) => a - b)).toEqual(older);
});

describe.each(schemas)("the database of schema %i", (schema) => {
  let games: ReadonlyMap<string, Game>;
  let past: readonly PhaseRecord[];

  beforeAll(async () => {
    const store = await openStore(restore(schema, "read"));
    const { list, records } = await store.transaction(async (tx) => ({
      list: await tx.games.list(),
      records: await tx.games.phases("paris"),
    }));
    await store.close();
    expect(list.unreadable).toEqual([]);
    games = new Map(list.games.map((game) => [game.name, game]));
    past = records;
  });

  test("holds the games with their states", () => {
    const states = [...games.values()].map(({ name, status }) => [name, status]);
    expect(states).toEqual([
      ["oslo", "terminated"],
      ["paris", "paused"],
      ["rome", "forming"],
    ]);
  });

  test("knows orders, votes and where everybody stands", () => {
    const paris = games.get("paris");
    expect(paris?.turn).toBe(2);
    expect(paris?.position.units).toHaveLength(22);
    expect(paris?.sheets.FRANCE).toMatchObject({ wait: true, draw: [], late: false });
    expect(paris?.sheets.FRANCE?.orders.map(({ text }) => text)).toEqual(["F MAO - Spa/sc"]);
    expect(paris?.sheets.TURKEY).toMatchObject({ concede: "FRANCE" });
    expect(games.get("rome")?.settings).toMatchObject({ rules: "2000", press: "none" });
  });

  test("says of what there was not yet that nobody used it", () => {
    const paris = games.get("paris");
    for (const member of paris?.members ?? []) {
      expect(member).toMatchObject({ zone: null, absences: [], digest: null, standby: false });
    }
    expect(paris).toMatchObject({ pending: {}, postal: [], invitation: null, former: {} });
    expect(paris?.settings).toMatchObject({
      gunboat: false,
      partialPress: true,
      missed: { kind: "hold" },
      openVotes: false,
      scoring: "none",
    });
    const { FRANCE } = paris?.sheets ?? {};
    expect(FRANCE).toMatchObject({ proxies: [], extend: null, drawSize: null, pause: null });
  });

  test("changes no rule of a game that was begun under other ones", () => {
    const secret = {
      quiet: games.get("rome")?.settings.quiet,
      unordered: games.get("rome")?.settings.unordered,
    };
    // Before secrecy could be chosen nothing was secret; since then it follows from the press.
    const before = { quiet: false, unordered: "shown" };
    expect(secret).toEqual(schema < 3 ? before : { quiet: null, unordered: null });
  });

  test("remembers the phases that were played", () => {
    expect(past.map(({ turn, phase }) => [turn, phase])).toEqual([
      [1, { season: "S", year: 1901, kind: "M" }],
    ]);
    expect(past[0]?.before.position.units).toHaveLength(22);
  });

  test("is played on", async () => {
    const room = await openRoom("2026-03-03T09:00:00Z", restore(schema, "played"));
    await room.mail("george@example.net", "GAME paris AS MASTER PASSWORD secret\nRESUME\nPROCESS");
    await room.mail("france@example.net", "GAME paris AS FRANCE PASSWORD pw-FRANCE\nHISTORY");
    await room.settle();
    const letters = room.newLetters().filter(({ to }) => to === "france@example.net");
    expect(letters.map(({ text }) => text).join("\n")).toContain(
      "France: Fleet Mid-Atlantic Ocean -> Spain (south coast)",
    );
    const stored = await room.desk.store.transaction((tx) => tx.games.load("paris"));
    await room.close();
    expect(stored?.game).toMatchObject({ status: "active", turn: 3 });
  });
});
