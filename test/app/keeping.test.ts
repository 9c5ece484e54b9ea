/** What keepers do at the command line beside a judge: look, copy, drop what is old, forget who asks for it. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRoom } from "../support/judge/judge-room.js";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-keeping-"));
const config = join(directory, "judge.yaml");

async function ems(...args: string[]): Promise<{ readonly code: number; readonly text: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args]);
    return { code: 0, text: `${stdout}${stderr}` };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}${stderr}` };
  }
}

beforeAll(async () => {
  const lines = [
    "judge: { address: judge@example.net, keeper: keeper@example.net }",
    "mail: { source: smtp }",
    "database: ems.sqlite",
  ];
  writeFileSync(config, lines.join("\n"));
  const room = await openRoom("2020-03-02T09:00:00Z", join(directory, "ems.sqlite"));
  await room.mail("george@example.net", "CREATE ?paris secret");
  await room.mail("otto@example.net", "CREATE ?rome secret\nTERMINATE");
  await room.mail("anna@example.net", "HELP");
  await room.settle();
  await room.close();
});
afterAll(() => rmSync(directory, { recursive: true }));

test("a copy is a database like the first, which nobody else can read", async () => {
  const copy = join(directory, "copy.sqlite");
  const { code, text } = await ems("backup", "--config", config, copy);
  expect({ code, text }).toEqual({
    code: 0,
    text: `${copy} holds everything that the judge knew just now.\n`,
  });
  expect(statSync(copy).mode & 0o077).toBe(0);
  const copied = join(directory, "copied.yaml");
  writeFileSync(copied, readFileSync(config, "utf8").replace("ems.sqlite", "copy.sqlite"));
  const listed = await ems("games", "--config", config);
  expect(listed.text).toContain("paris");
  expect(await ems("games", "--config", copied)).toEqual(listed);
});

test("a copy never overwrites a file, and leaves none that is incomplete", async () => {
  const { code, text } = await ems("backup", "--config", config, config);
  expect(code).toBe(1);
  expect(text).toMatch(/^No copy was made: EEXIST/);
  const empty = join(directory, "empty.yaml");
  writeFileSync(empty, readFileSync(config, "utf8").replace("ems.sqlite", "none.sqlite"));
  const target = join(directory, "never.sqlite");
  expect((await ems("backup", "--config", empty, target)).code).toBe(1);
  expect(existsSync(target)).toBe(false);
});

test("the keeper sees the seats of a game, and appoints a GM", async () => {
  const seats = (...options: string[]) => ems("seats", "--config", config, "paris", ...options);
  expect((await seats()).text).toMatch(/^GM +george@example.net\n$/);
  expect((await seats("--promote", "hanna@example.net")).text).toContain(
    "hanna@example.net is now a",
  );
  expect((await seats("--eject", "george@example.net")).code).toBe(0);
  expect((await seats()).text).toMatch(/^GM +hanna@example.net\n$/);
  expect(await seats("--eject", "hanna@example.net")).toMatchObject({ code: 1 });
  expect((await seats("--move", "hanna@example.net")).text).toContain("belong together");
  expect((await seats("--promote", "george@example.net")).code).toBe(0);
});

test("who has a part in a game is not forgotten", async () => {
  const { code, text } = await ems("forget", "--config", config, "George@example.net");
  expect(code).toBe(1);
  expect(text).toContain("still has a part in paris");
});

test("what is no address is refused", async () => {
  expect((await ems("forget", "--config", config, "anna")).text).toContain("no mail address");
});

test("whoever played, or only asked, is forgotten", async () => {
  for (const address of ["otto@example.net", "anna@example.net"]) {
    const { code, text } = await ems("forget", "--config", config, address);
    expect(code).toBe(0);
    expect(text).toContain(`${address} stands nowhere any more`);
  }
  expect((await ems("games", "--config", config)).text).toMatch(
    /paris .*forming[\s\S]*rome .*terminated/,
  );
});

test("texts of 2020 are old, and go", async () => {
  const { code, text } = await ems("prune", "--config", config, "--compact");
  expect(code).toBe(0);
  expect(text).toMatch(/"event":"pruned"|pruned/);
  expect(text).toContain("Done.");
  expect((await ems("prune", "--config", config)).text).toBe("Done.\n");
  expect((await ems("prune", "--config", config, "--days", "many")).code).toBe(1);
});

test("a game that is not there is no game without a past", async () => {
  expect(await ems("replay", "--config", config, "paris")).toEqual({
    code: 0,
    text: "paris: no phase has been played\n",
  });
  expect(await ems("replay", "--config", config, "prague")).toEqual({
    code: 1,
    text: 'There is no game prague; "ems games" lists them.\n',
  });
});

test("what the machine refuses is one sentence, without the program's inside", async () => {
  const broken = join(directory, "broken.yaml");
  writeFileSync(
    join(directory, "broken.sqlite"),
    "This is no database, but long enough to be read.",
  );
  writeFileSync(broken, readFileSync(config, "utf8").replace("ems.sqlite", "broken.sqlite"));
  const { code, text } = await ems("start", "--config", broken);
  expect(code).toBe(1);
  expect(text).toMatch(
    /^The database .*broken\.sqlite cannot be opened: file is not a database\n$/,
  );
});
