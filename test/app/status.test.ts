/** What a keeper, a script and Prometheus are told of a judge: alive, asleep, or in trouble. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRoom } from "../support/judge/judge-room.js";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-status-"));
const config = join(directory, "judge.yaml");

async function status(...options: string[]): Promise<{ code: number; text: string }> {
  const args = [program, "status", "--config", config, ...options];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
    return { code: 0, text: `${stdout}${stderr}` };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}${stderr}` };
  }
}

/** Changes the database behind the judge's back. */
function change(statement: string): void {
  const file = new Sqlite(join(directory, "ems.sqlite"));
  file.exec(statement);
  file.close();
}

beforeAll(async () => {
  const lines = [
    "judge: { address: judge@example.net, keeper: keeper@example.net }",
    "mail: { source: smtp }",
    "database: ems.sqlite",
  ];
  writeFileSync(config, lines.join("\n"));
});
afterAll(() => rmSync(directory, { recursive: true }));

test("before its first start", async () => {
  const { code, text } = await status();
  expect(code).toBe(1);
  expect(text).toMatch(/^There is no .*ems\.sqlite: the judge has never run/);
});

test("alive, with a game", async () => {
  const room = await openRoom(new Date().toISOString(), join(directory, "ems.sqlite"));
  await room.mail("george@example.net", "CREATE ?paris secret");
  await room.settle();
  await room.close();
  const { code, text } = await status();
  expect(text).toContain("<judge@example.net>: alive");
  expect(text).toContain("games         1 forming");
  expect(text).not.toContain("!");
  expect(code).toBe(0);
});

test("for scripts and for Prometheus", async () => {
  const read = JSON.parse((await status("--json")).text);
  expect(read).toMatchObject({
    isAlive: true,
    readUntil: expect.stringMatching(/^\d{4}-.*Z$/),
    mails: { waiting: 0, oldest: null, setAside: 0 },
    letters: { waiting: 0, troubled: 0 },
    games: { forming: 1 },
    troubles: [],
  });
  const lines = (await status("--prometheus")).text.trim().split("\n");
  expect(lines).toContain("ems_up 1");
  expect(lines).toContain('ems_games{status="forming"} 1');
  for (const line of lines)
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) ems_\w+ .+|ems_\w+(?:\{status="\w+"\})? [\d.]+)$/);
});

test("with mail that was there before the judge", async () => {
  change("insert into cursors values ('INBOX', '7:1003:1700000000000/1000')");
  expect((await status()).text).toContain(
    "old mails     1000 from before the judge, left unanswered",
  );
  expect(JSON.parse((await status("--json")).text).leftUnanswered).toBe(1000);
});

test("in trouble", async () => {
  change(`
    update instants set at = at - 86400000;
    update inbox set state = 'shunted', why = 'x' where id = 1;
    update outbox set state = 'waiting', detail = '535 login refused' where id = 1;
    update games set document = '{' where name = 'paris';
  `);
  const { code, text } = await status();
  expect(code).toBe(1);
  expect(text).toContain("NOT READING ITS MAIL");
  expect(text).toMatch(/^! The mailbox was last read: .*Is the judge running\?/m);
  expect(text).toContain("! Mails set aside: 1. See: ems games");
  expect(text).toContain("! Letters not sent yet: 1. Last: 535 login refused");
  expect(text).toContain("! Games that cannot be read: paris. See: ems verify");
  expect((await status("--prometheus")).code).toBe(0);
});
