/** From a mailbox to settings that are tried out, by options or by answers, against real mail servers. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { printConfigFault, readConfig } from "../../src/files/index.js";
import { freePort } from "../../src/mail/index.js";
import { type MailSystem, mailAvailable, startMailSystem } from "../support/mail/mailsys.js";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "ems-quickstart-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Runs `ems` in the test's folder, with answers on standard input. */
function ems(args: readonly string[], input = ""): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: directory });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data: Buffer) => {
        text += data.toString();
      });
    child.once("close", (code) => resolve({ code, text }));
    child.stdin.end(input);
  });
}

describe.runIf(mailAvailable())("with a mailbox", () => {
  let system: MailSystem;
  beforeAll(async () => {
    system = await startMailSystem();
    await system.addUser("judge@example.test", "s3cret #1");
  });
  afterAll(() => system.stop());

  const servers = () => [
    ...["--imap", `127.0.0.1:${system.ports.imap}`],
    ...["--smtp", `127.0.0.1:${system.ports.submission}`],
    ...["--dns", "127.0.0.1:9", "--wait", "20"],
  ];

  test("answers become settings, a letter comes back, and the keeper reads how to go on", async () => {
    const answers = ["judge@", "judge@example.test", "judge+x@example.test", "keeper@example.test"];
    const input = [...answers, "", "s3cret #1", ""].join("\n");
    const { code, text } = await ems(["quickstart", ...servers()], input);
    expect(text).toContain("judge@ is no mail address");
    expect(text).toContain("It must be another address than the judge's.");
    expect(text).toContain("plus-addressing works");
    expect(text).toContain("All is well. Start the judge with:  ems start --config judge.yaml");
    expect(code).toBe(0);
    const file = join(directory, "judge.yaml");
    const reading = readConfig(file, {});
    expect(reading.kind === "faulty" ? reading.faults.map(printConfigFault) : []).toEqual([]);
    expect(readFileSync(file, "utf8").match(/^ *#/gm)?.length).toBeGreaterThan(8);
    expect(statSync(join(directory, "ems-password")).mode & 0o777).toBe(0o600);
    expect((await ems(["check", "mail", "--config", file, "--dns", "127.0.0.1:9"])).code).toBe(0);
  });

  test("a wrong password is a fault with its cure, and the settings stay for mending", async () => {
    writeFileSync(join(directory, "password"), "wrong\n");
    const people = ["--address", "judge@example.test", "--keeper", "keeper@example.test"];
    const login = ["--user", "judge@example.test", "--password-file", "password"];
    const { code, text } = await ems(["quickstart", ...people, ...login, ...servers()]);
    expect(code).toBe(1);
    expect(text).toMatch(/FAULT {2}IMAP server .* refuses the login of judge@example\.test/);
    expect(text).toContain("ems check mail --config judge.yaml");
    writeFileSync(join(directory, "password"), "s3cret #1\n");
    const again = await ems(["check", "mail", "--config", "judge.yaml", "--dns", "127.0.0.1:9"]);
    expect(again).toMatchObject({ code: 0, text: expect.stringContaining("no faults") });
  });
});

test("an own mail server passes mail on", async () => {
  const people = ["--address", "judge@example.test", "--keeper", "keeper@example.test"];
  const port = await freePort("127.0.0.1", 0);
  const listen = ["--listen", `127.0.0.1:${port}`, "--dns", "127.0.0.1:9"];
  const { code, text } = await ems(["quickstart", ...people, ...listen]);
  expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining("can listen on") });
  expect(readFileSync(join(directory, "judge.yaml"), "utf8")).toContain("source: smtp");
});

test.each([
  [["--address", "judge"], "judge is no mail address"],
  [["--address", "judge+a@example.test"], "no plus sign"],
  [["--address", "a@example.test", "--keeper", "a@example.test"], "another address"],
  [[], "No answer came"],
])("what cannot be: %s", async (options, sentence) => {
  const { code, text } = await ems(["quickstart", "--dns", "127.0.0.1:9", ...options]);
  expect(code).toBe(1);
  expect(text).toContain(sentence);
});

test("settings that are there are never overwritten", async () => {
  writeFileSync(join(directory, "judge.yaml"), "mine");
  const { code, text } = await ems(["quickstart"]);
  expect(code).toBe(1);
  expect(text).toContain("judge.yaml is there already");
  expect(readFileSync(join(directory, "judge.yaml"), "utf8")).toBe("mine");
});
