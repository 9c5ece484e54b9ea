/** Settings and databases that are no good: the keeper reads one sentence that says what to do, and nothing is lost. */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { openVariants } from "../../src/app/variants.js";
import { openStore } from "../../src/store/index.js";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-bad-input-"));
const at = (name: string) => join(directory, name);

const people = "judge: { address: judge@example.net, keeper: keeper@example.net }\n";

function ems(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: directory,
    encoding: "utf8",
  });
  return { code: status, text: stdout + stderr };
}

beforeAll(async () => {
  mkdirSync(at("folder"));
  await (await openStore(at("sound.sqlite"))).close();
});
afterAll(() => rmSync(directory, { recursive: true }));

describe("settings", () => {
  test.each<[string, string, RegExp]>([
    [
      "that break off",
      "judge: { name: EMSD, address: judge@example.net\nmail:\n  source: im\n",
      /^bad\.yaml:\d: .*\}/,
    ],
    [
      "of which half is missing",
      "judge: { address: judge@example.net }\nmail: { source: imap }\n",
      /^bad\.yaml:1: judge\.keeper: is missing; must be a mail address/m,
    ],
    [
      "with a folder for a key",
      `${people}mail: { source: smtp, smtp: { host: mail.example.net }, dkim: { selector: ems, key_file: folder } }\ndatabase: ems.sqlite\n`,
      /mail\.dkim\.key_file: is a folder, and must be a file/,
    ],
    [
      "with a folder for a password",
      `${people}mail:\n  source: imap\n  imap: { host: mail.example.net, user: judge, password_file: folder }\n  smtp: { host: mail.example.net }\ndatabase: ems.sqlite\n`,
      /mail\.imap\.password_file: is a folder, and must be a file/,
    ],
    [
      "with a folder for a token",
      `${people}mail:\n  source: imap\n  imap: { host: mail.example.net, user: judge, token_file: folder }\n  smtp: { host: mail.example.net }\ndatabase: ems.sqlite\n`,
      /mail\.imap\.token_file: is a folder, and must be a file/,
    ],
  ])("%s", (_, text, sentence) => {
    writeFileSync(at("bad.yaml"), text);
    const { code, text: said } = ems("start", "--config", "bad.yaml");
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n {4}at |node:internal/);
    expect(code).toBe(78);
  });

  test("that are a folder themselves", () => {
    const { code, text } = ems("start", "--config", "folder");
    expect(text).toContain("folder:1: is a folder, and must be a file");
    expect(code).toBe(78);
  });
});

function settingsFor(database: string): string {
  writeFileSync(at("judge.yaml"), `${people}mail: { source: smtp }\ndatabase: ${database}\n`);
  return "judge.yaml";
}

describe("boards of the keeper's own", () => {
  /** A folder of variants: by folder, what their `map.yaml` has otherwise than the little variant of the tests. */
  function boardsOf(variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
    const own = mkdtempSync(at("variants-"));
    const small = fileURLToPath(new URL("../cases/map/small.yaml", import.meta.url));
    const { map, names } = parse(readFileSync(small, "utf8"));
    for (const [folder, changes] of Object.entries(variants)) {
      mkdirSync(join(own, folder));
      const files = { map: { ...map, ...changes }, names };
      for (const [name, content] of Object.entries(files))
        writeFileSync(join(own, folder, `${name}.yaml`), stringify(content));
    }
    return openVariants(own).boards();
  }

  test("stand beside the program's", () => {
    const boards = boardsOf({ mine: { name: "mine" } });
    expect([
      boards.get("mine")?.provinces.length,
      boards.get("standard")?.provinces.length,
    ]).toEqual([5, 75]);
  });

  test.each<[string, Parameters<typeof boardsOf>[0], RegExp]>([
    ["in the place of the program's", { mine: { name: "standard" } }, /mine is faulty/],
    ["two of one name", { mine: { name: "ours" }, yours: { name: "ours" } }, /mine is faulty/],
    [
      "that a program's set of bridges makes",
      { "colonial-both": { name: "colonial-both" } },
      /there are two boards colonial-both/,
    ],
    [
      "that a set of bridges of their own makes",
      {
        mine: { name: "mine", bridges: { low: [], high: [] } },
        "mine-high": { name: "mine-high" },
      },
      /there are two boards mine-high/,
    ],
    ["on a path", { mine: { name: "mine", board: "../../mine" } }, /is no variant/],
  ])("%s are refused", (_, variants, sentence) => {
    expect(() => boardsOf(variants)).toThrow(sentence);
  });
});

describe("what is not there", () => {
  test.each([
    ["games"],
    ["status"],
    ["replay", "paris"],
    ["export", "paris"],
    ["seats", "paris"],
    ["forget", "anna@example.net"],
    ["prune"],
  ])("ems %s %s makes no database", (command, ...rest) => {
    const { code, text } = ems(command, "--config", settingsFor("never.sqlite"), ...rest);
    expect(text).toMatch(/^There is no .*never\.sqlite: the judge has never run with these/);
    expect(code).toBe(1);
    expect(existsSync(at("never.sqlite"))).toBe(false);
  });

  test("a game to import", () => {
    const { code, text } = ems("import", "--config", settingsFor("sound.sqlite"), "paris.json");
    expect(text).toBe("paris.json: there is no such file.\n");
    expect(code).toBe(1);
  });

  test.each(["password", "token"])("the file of a %s: quickstart writes nothing", (secret) => {
    const servers = ["--imap", "127.0.0.1:1", "--smtp", "127.0.0.1:1", "--user", "judge"];
    const addresses = ["--address", "judge@example.net", "--keeper", "keeper@example.net"];
    const missing = [`--${secret}-file`, "nowhere"];
    const to = ["--config", "new.yaml"];
    const { code, text } = ems("quickstart", ...to, ...addresses, ...servers, ...missing);
    expect(text).toContain("nowhere: there is no such file beside the settings.");
    expect(code).toBe(1);
    expect(existsSync(at("new.yaml"))).toBe(false);
  });
});

describe("a database", () => {
  test.each(["start", "status", "games"])(
    "of a newer release: ems %s leaves it as it is",
    (command) => {
      copyFileSync(at("sound.sqlite"), at("newer.sqlite"));
      const file = new Sqlite(at("newer.sqlite"));
      file.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
      file.close();
      const before = readFileSync(at("newer.sqlite"));
      const { code, text } = ems(command, "--config", settingsFor("newer.sqlite"));
      expect(text).toMatch(
        /^The database .*newer\.sqlite cannot be .*: a newer release has changed its tables \(9999-later\)\. Install that release again, or restore a copy from before it\.$/m,
      );
      expect(text).not.toMatch(/\n {4}at /);
      expect(code).toBe(1);
      expect(readFileSync(at("newer.sqlite"))).toEqual(before);
    },
  );

  test("from before the first release is said to be one, and stays", () => {
    copyFileSync(at("sound.sqlite"), at("early.sqlite"));
    const file = new Sqlite(at("early.sqlite"));
    file.exec("delete from kysely_migration where name > '0002'");
    file.exec("insert into kysely_migration values ('0002-attachments', '2026-01-01')");
    file.exec("insert into kysely_migration values ('0012-written', '2026-01-02')");
    file.close();
    const { code, text } = ems("start", "--config", settingsFor("early.sqlite"));
    expect(text).toMatch(
      /^The database .*early\.sqlite cannot be .*: it is from before 0\.1\.0 \(0002-attachments\), .* Keep the file, and name a new one in the settings\.$/m,
    );
    expect(code).toBe(1);
  });

  test("of another program stays as it is", () => {
    const file = new Sqlite(at("other.sqlite"));
    file.exec("create table games (title text)");
    const { code, text } = ems("start", "--config", settingsFor("other.sqlite"));
    expect(text).toMatch(
      /^The database .*other\.sqlite cannot be .*: it belongs to another program, .* Name another database in the settings\.$/m,
    );
    expect(code).toBe(1);
    const tables = file.prepare("select name from sqlite_schema").pluck().all();
    file.close();
    expect(tables).toEqual(["games"]);
  });

  test("that is a folder", () => {
    const { code, text } = ems("start", "--config", settingsFor("folder"));
    expect(text).toMatch(/The database .*folder cannot be opened/);
    expect(text).not.toMatch(/\n {4}at /);
    expect(code).toBe(1);
  });
});
