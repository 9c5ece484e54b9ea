/** Copies of a whole judge and of a game: restored, verified, moved; and what is said where that cannot be. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginGame, openRoom } from "../support/judge/judge-room.js";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-copies-"));
const at = (name: string) => join(directory, name);

async function ems(...args: string[]): Promise<{ readonly code: number; readonly text: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args]);
    return { code: 0, text: `${stdout}${stderr}` };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}${stderr}` };
  }
}

/** Settings for a database of this name; the name of their file. */
function settings(database: string): string {
  const lines = [
    "judge: { address: judge@example.net, keeper: keeper@example.net }",
    "mail: { source: smtp }",
    `database: ${database}`,
  ];
  writeFileSync(at(`${database}.yaml`), lines.join("\n"));
  return at(`${database}.yaml`);
}

/** Changes a database behind the judge's back. */
function change(database: string, statement: string): void {
  const file = new Sqlite(at(database));
  file.exec(statement);
  file.close();
}

const home = settings("ems.sqlite");
const copy = at("copy.sqlite");

beforeAll(async () => {
  const room = await openRoom("2020-03-02T09:00:00Z", at("ems.sqlite"));
  await beginGame(room, "paris");
  await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS S1901M");
  await room.settle();
  await room.close();
  expect((await ems("backup", "--config", home, copy)).code).toBe(0);
});
afterAll(() => rmSync(directory, { recursive: true }));

test("a copy is restored elsewhere, and it is said what follows", async () => {
  const elsewhere = settings("restored.sqlite");
  const { code, text } = await ems("restore", "--config", elsewhere, copy);
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toMatch(/restored\.sqlite is as the judge was at 2020-03-/);
  expect(text).toContain("players must send it again");
  expect(text).toMatch(/Letters that will leave, .*: 0, and the answers/);
  expect(statSync(at("restored.sqlite")).mode & 0o077).toBe(0);
  const games = (await ems("games", "--config", home)).text;
  expect((await ems("games", "--config", elsewhere)).text).toBe(games);
});

test("letters that had not left are counted", async () => {
  change("copy.sqlite", "update outbox set state = 'waiting' where id <= 3");
  const { text } = await ems("restore", "--config", settings("again.sqlite"), copy);
  expect(text).toMatch(/Letters that will leave, .*: 3, and/);
});

test("a database that is there is not overwritten", async () => {
  const { code, text } = await ems("restore", "--config", home, copy);
  expect(code).toBe(1);
  expect(text).toMatch(/ems\.sqlite is there\. Stop the judge, move that file away/);
});

test.each([
  ["nothing", null, /no-copy.*directory does not exist|unable to open|no such file/i],
  ["no database", "This is no database, but long enough to be read.", /not a database/],
])("%s is not restored", async (_, content, sentence) => {
  if (content !== null) writeFileSync(at("bad"), content);
  const bad = at(content === null ? "no-copy" : "bad");
  const { code, text } = await ems("restore", "--config", settings("never.sqlite"), bad);
  expect(code).toBe(1);
  expect(text).toMatch(/^Nothing was restored:/);
  expect(text).toMatch(sentence);
  expect(existsSync(at("never.sqlite"))).toBe(false);
});

test("all of it can be read, while it stays as it is", async () => {
  const before = readFileSync(at("ems.sqlite"));
  const { code, text } = await ems("verify", "--config", home);
  expect(text).toMatch(/^paris: 1 phases, as published\nThis release can read all of it\.\n$/);
  expect(code).toBe(0);
  expect(readFileSync(at("ems.sqlite")).equals(before)).toBe(true);
});

test.each<[string, string, RegExp]>([
  [
    "a damaged game",
    "update games set document = '{}'",
    /FAULT .*stored game "paris" cannot be read/,
  ],
  ["a newer release's game", "update games set schema = 99", /FAULT .*a newer release wrote it/],
  ["a damaged past", "update history set document = '{'", /FAULT .*turn 1 of game "paris"/],
  [
    "a newer release's tables",
    "insert into kysely_migration values ('9999-later', '2030-01-01')",
    /FAULT .*a newer release has changed its tables \(9999-later\)/,
  ],
])("%s is a fault, and nothing is changed", async (name, statement, sentence) => {
  const database = `${name.replace(/\W/g, "-")}.sqlite`;
  await ems("backup", "--config", home, at(database));
  change(database, statement);
  const { code, text } = await ems("verify", "--config", settings(database));
  expect(code).toBe(1);
  expect(text).toMatch(sentence);
  expect(text).toContain("Keep the release that wrote it");
});

test("a game moves to another judge with all its past", async () => {
  const file = at("paris.json");
  const { code, text } = await ems("export", "--config", home, "--output", file, "Paris");
  expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining("1 phases") });
  expect(statSync(file).mode & 0o077).toBe(0);
  const other = settings("other.sqlite");
  expect(await ems("import", "--config", other, file)).toMatchObject({
    code: 0,
    text: expect.stringContaining("paris is here, with 1 phases"),
  });
  const again = await ems("export", "--config", other, "paris");
  const parts = (json: string) => {
    const { game, phases, press, gmLog } = JSON.parse(json);
    const { timing, ...rest } = game;
    return { game: rest, phases, press, gmLog };
  };
  expect(parts(again.text)).toEqual(parts(readFileSync(file, "utf8")));
  expect((await ems("replay", "--config", other, "paris")).text).toBe("S1901M: as published\n");
  const taken = await ems("import", "--config", other, file);
  expect(taken).toMatchObject({ code: 1, text: expect.stringContaining("--as") });
  expect((await ems("import", "--config", other, "--as", "Rome", file)).code).toBe(0);
  expect((await ems("games", "--config", other)).text).toMatch(/^paris .*\nrome /m);
  expect((await ems("verify", "--config", other)).code).toBe(0);
});

test("a game that moved is played on there, with the passwords that it had", async () => {
  const room = await openRoom(new Date().toISOString(), at("other.sqlite"));
  await room.mail("george@example.net", "SIGNON Mparis secret\nSTATUS");
  await room.settle();
  const [answer] = room.newLetters();
  expect(answer).toMatchObject({ to: "george@example.net" });
  expect(answer?.text).toContain("paris");
  await room.close();
});

test.each([
  ["no JSON", "{", /is no JSON/],
  ["another file", '{"map":"standard"}', /is no game that ems export wrote: format/],
  [
    "a damaged game",
    '{"format":"ems-game","schema":1,"exportedAt":1,"game":{"name":"x"},"phases":[],"press":[],"gmLog":[]}',
    /stored game "x" cannot be read/,
  ],
])("%s is not taken over", async (_, content, sentence) => {
  writeFileSync(at("bad.json"), content);
  const { code, text } = await ems("import", "--config", settings("fresh.sqlite"), at("bad.json"));
  expect(code).toBe(1);
  expect(text).toMatch(sentence);
});

test("a game that is not there is not exported", async () => {
  const { code, text } = await ems("export", "--config", home, "prague");
  expect(code).toBe(1);
  expect(text).toContain("There is no game prague");
});
