/** Letters are signed so that others believe them, and the listener believes nobody without such proof. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Answer } from "dns-packet";
import { authenticate } from "mailauth";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, test } from "vitest";
import { printConfigFault, readConfig } from "../../../src/files/index.js";
import { isAuthentic } from "../../../src/judge/intake/authentication.js";
import {
  createListener,
  createMailReader,
  createSmtpTransport,
  dkimRecord,
  newKey,
  resolverFor,
} from "../../../src/mail/index.js";
import { keptLog, realClock } from "../../support/judge/world.js";
import { startDnsServer } from "../../support/mail/dns-server.js";
import { memoryInbox } from "../../support/mail/inbox.js";
import { letter, sender } from "../../support/mail/letters.js";

const program = fileURLToPath(new URL("../../../dist/app/main.js", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-dkim-"));
afterAll(() => rmSync(directory, { recursive: true }));

const signing = { domain: "example.test", selector: "ems", privateKey: newKey() };

/** The record as a name server gives it. */
function recordOf(line: string): Answer {
  const [name = ""] = line.split(". IN TXT");
  const data = [...line.matchAll(/"([^"]*)"/g)].map((part) => part[1] ?? "");
  return { type: "TXT", name, data };
}

const records: readonly Answer[] = [
  recordOf(dkimRecord(signing)),
  { type: "TXT", name: "_dmarc.example.test", data: "v=DMARC1; p=reject" },
];

/** A letter as a receiver's server gets it. */
async function received(): Promise<Buffer> {
  let raw: Buffer = Buffer.alloc(0);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, _, callback) => {
      raw = await buffer(stream);
      callback();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createSmtpTransport(
    { host: "127.0.0.1", port, secure: false, signing },
    sender,
  );
  expect(await transport.send(letter({ to: "anna@elsewhere.test" }))).toEqual({ kind: "sent" });
  await transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
  return raw;
}

test("a receiver who asks DNS finds that the letter is the judge's", async () => {
  const dns = await startDnsServer(records);
  const resolver = resolverFor([dns.address]);
  const verify = (raw: Buffer) =>
    authenticate(raw, {
      ip: "192.0.2.1",
      helo: "mx.example.test",
      sender: "judge@example.test",
      resolver: (name, type) => resolver.resolve(name, type) as Promise<string[][]>,
    });
  const raw = await received();
  const [signature] = (await verify(raw)).dkim.results;
  expect(signature).toMatchObject({ signingDomain: "example.test", selector: "ems" });
  expect(signature?.status.result).toBe("pass");
  const changed = Buffer.from(raw.toString("latin1").replace("Burgundy", "Bohemia"), "latin1");
  expect((await verify(changed)).dkim.results[0]?.status.result).not.toBe("pass");
  await dns.stop();
});

describe("the listener that verifies", () => {
  const forged = "Authentication-Results: ems.listener; dmarc=pass header.from=example.test";

  /** What the judge makes of the sender of this mail. */
  async function believes(raw: Buffer | string): Promise<boolean> {
    const dns = await startDnsServer(records);
    const inbox = memoryInbox();
    const listener = await createListener({
      host: "127.0.0.1",
      port: 0,
      judgeAddress: "desk@example.org",
      clock: realClock,
      log: keptLog(),
      verifier: { authserv: "ems.listener", resolver: resolverFor([dns.address]) },
    });
    await listener.start(inbox);
    const transport = createTransport({ host: "127.0.0.1", port: listener.port() });
    await transport.sendMail({
      envelope: { from: "judge@example.test", to: "desk@example.org" },
      raw,
    });
    transport.close();
    await listener.stop();
    await dns.stop();
    const reading = await createMailReader("secret")(inbox.mails[0]!);
    if (reading.kind !== "mail") throw new Error(reading.why);
    expect(reading.mail.text).toContain("Burgundy");
    return isAuthentic(reading.mail, "ems.listener");
  }

  const plain = "From: judge@example.test\r\nSubject: orders\r\n\r\nA Par - Burgundy\r\n";

  test("believes a mail that its domain has signed", async () => {
    expect(await believes(await received())).toBe(true);
  });

  test("does not believe one that nobody signed", async () => {
    expect(await believes(plain)).toBe(false);
  });

  test("does not believe what the mail says of itself", async () => {
    expect(await believes(`${forged}\r\n${plain}`)).toBe(false);
  });

  test("does not believe a signature for other words", async () => {
    const raw = (await received()).toString("latin1").replace("Army", "Fleet");
    expect(await believes(Buffer.from(raw, "latin1"))).toBe(false);
  });
});

describe("ems dkim", () => {
  const config = join(directory, "judge.yaml");
  const keyFile = join(directory, "ems-dkim.pem");
  const settings = (dkim: string) => {
    const people = "judge: { address: judge@example.test, keeper: keeper@example.test }\n";
    writeFileSync(config, `${people}mail:\n  source: smtp\n  smtp: { host: localhost }\n${dkim}`);
  };
  const dkim = async (verb: string) => {
    const args = [program, "dkim", verb, "--config", config, "--key-file", keyFile];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return stdout;
  };
  const faults = () => {
    const reading = readConfig(config, {});
    return reading.kind === "faulty" ? reading.faults.map(printConfigFault) : [];
  };

  test("makes a key for one account, and shows its record again", async () => {
    settings("");
    const said = await dkim("new");
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    const record = /^ems\._domainkey\.example\.test\. IN TXT \( "v=DKIM1; k=rsa; p=.*$/m.exec(
      said,
    )?.[0];
    expect(record).toBeDefined();
    expect(await dkim("show")).toBe(`${record}\n`);
    await expect(dkim("new")).rejects.toMatchObject({
      stderr: expect.stringMatching(/^No key was made: EEXIST/),
    });
    settings(`  dkim: { selector: ems, key_file: ${keyFile} }\n`);
    expect(faults()).toEqual([]);
  });

  test.each([
    ["a folder", directory, "is a folder, and must be a file"],
    ["nothing", join(directory, "none.pem"), "cannot be read: there is no such file"],
    ["no key", config, "must be an RSA key as  ems dkim new  writes it"],
  ])("a key file that is %s", (_, file, why) => {
    settings(`  dkim: { selector: ems, key_file: ${file} }\n`);
    expect(faults()).toEqual([expect.stringContaining(`${config}:5: mail.dkim.key_file: ${why}`)]);
  });
});
