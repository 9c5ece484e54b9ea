/** A config is right as a whole or refused as a whole, with every fault at its line. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keysAt } from "../../src/files/config-schema.js";
import { type Config, printConfigFault, readConfig } from "../../src/files/index.js";
import { dayMs } from "../../src/util/index.js";

const cases = fileURLToPath(new URL("../cases/config/", import.meta.url));
const example = fileURLToPath(new URL("../../config/judge.example.yaml", import.meta.url));
const environment = {
  EMS_IMAP_PASSWORD: "from the environment",
  EMS_SMTP_PASSWORD: "too",
  EMS_EMPTY_VARIABLE: "",
};

let directory = "";
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "ems-config-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** A file in the test's folder, by its full path. */
function written(name: string, text: string): string {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}

function faultsOf(file: string): readonly string[] {
  const reading = readConfig(file, environment);
  return reading.kind === "config" ? [] : reading.faults.map(printConfigFault);
}

function configOf(text: string): Config {
  const file = written("judge.yaml", text);
  const reading = readConfig(file, environment);
  if (reading.kind === "faulty") throw new Error(reading.faults.map(printConfigFault).join("\n"));
  return reading.config;
}

const people = "judge: { address: Judge@Example.net, keeper: keeper@example.net }\n";

describe("faults", () => {
  test("a file that is no settings is not searched for them", () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `k${index}: 1`);
    const file = written("long.yaml", keys.join("\n"));
    expect(faultsOf(file)).toEqual([`${file}:1: is far longer than settings are`]);
  });

  /** Lines `#! 6: ...` in a case say what must be found, and nothing else. */
  test.each(readdirSync(cases))("%s", (name) => {
    const file = join(cases, name);
    const expected = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("#! "))
      .map((line) => `${file}:${line.slice(3)}`);
    expect(expected).not.toEqual([]);
    expect(faultsOf(file)).toEqual(expected);
  });

  test("a file that is not there", () => {
    const file = join(directory, "nothing.yaml");
    expect(faultsOf(file)).toEqual([
      expect.stringContaining(`${file}:1: cannot be read: there is no such file`),
    ]);
  });

  test("files that it names and that are not there", () => {
    const file = written(
      "judge.yaml",
      `${people}mail:\n  source: smtp\n  smtp:\n    host: localhost\n    user: judge\n    password_file: no-password\n    ca_file: no-ca\n`,
    );
    expect(faultsOf(file)).toEqual([
      expect.stringContaining(
        `${file}:7: mail.smtp.password_file: cannot be read: there is no such file`,
      ),
      expect.stringContaining(
        `${file}:8: mail.smtp.ca_file: cannot be read: there is no such file`,
      ),
    ]);
  });
});

describe("a right config", () => {
  test("may be as short as this, and needs no mail server", () => {
    expect(configOf(`${people}mail: { source: smtp }\n`)).toEqual({
      judge: {
        name: "EMSD",
        address: "judge@example.net",
        keeper: "keeper@example.net",
        keepMs: 730 * dayMs,
      },
      source: { kind: "smtp", host: "127.0.0.1", port: 2525, verify: false },
      delivery: { kind: "folder", directory: join(directory, "letters") },
      metrics: null,
      web: null,
      variants: null,
      database: join(directory, "ems.sqlite"),
    });
  });

  test("may serve pages", () => {
    const pages = "web: { listen: { port: 8081 }, url: 'https://judge.example.net/' }";
    expect(configOf(`${people}mail: { source: smtp }\n${pages}\n`).web).toEqual({
      host: "127.0.0.1",
      port: 8081,
      url: "https://judge.example.net",
    });
  });

  test("takes ports and encryption from each other", () => {
    const { source, delivery } = configOf(
      `${people}mail: { source: imap, imap: { host: localhost, secure: false, user: judge, password: secret }, smtp: { host: localhost, secure: true } }\n`,
    );
    expect([source, delivery]).toMatchObject([
      { port: 143, mailbox: "INBOX", pollSeconds: 60, ca: null },
      { port: 465, login: null, ca: null },
    ]);
  });

  test("takes secrets from files, which may end with a line end, and from the environment", () => {
    written("password", "s3cret \n");
    written("ca.pem", "a certificate\n");
    const { source, delivery } = configOf(
      `${people}mail: { source: imap, imap: { host: localhost, user: judge, password_file: password, ca_file: ca.pem }, smtp: { host: localhost, user: judge, password_env: EMS_SMTP_PASSWORD } }\n`,
    );
    expect([source, delivery]).toMatchObject([
      { password: "s3cret ", ca: "a certificate" },
      { login: { user: "judge", password: "too" } },
    ]);
  });
});

/** Every key that a file may have, with dots: `mail.imap.host`. */
function allKeys(path: readonly string[] = []): readonly string[] {
  return keysAt(path).flatMap((key) => [[...path, key].join("."), ...allKeys([...path, key])]);
}

describe("config/judge.example.yaml", () => {
  test("is right", () => expect(faultsOf(example)).toEqual([]));

  test.each(allKeys())("mentions %s", (key) => {
    const name = key.slice(key.lastIndexOf(".") + 1);
    expect(readFileSync(example, "utf8")).toMatch(new RegExp(`\\b${name}:`));
  });
});
