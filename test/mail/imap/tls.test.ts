import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSmtpTransport } from "../../../src/mail/index.js";
// Which hosts are trusted without a certificate is worth a table of its own.
import { tlsOptions } from "../../../src/mail/tls.js";
import { letter, sender } from "../../support/mail/letters.js";
import {
  type MailSystem,
  mailAvailable,
  makeCertificate,
  startMailSystem,
} from "../../support/mail/mailsys.js";

describe("certificates are checked, and encryption required, except on this machine", () => {
  test.each([
    ["mail.example.net", true],
    ["127.0.0.1.example.net", true],
    ["localhost.example.net", true],
    ["10.0.0.1", true],
    ["127.0.0.1", false],
    ["127.1.2.3", false],
    ["localhost", false],
    ["::1", false],
  ])("%s", (host, strict) => {
    expect(tlsOptions(host)).toEqual({ required: strict, tls: { rejectUnauthorized: strict } });
  });

  test("a named authority counts everywhere", () => {
    expect(tlsOptions("127.0.0.1", "PEM")).toEqual({
      required: true,
      tls: { rejectUnauthorized: true, ca: "PEM" },
    });
  });
});

describe.runIf(mailAvailable())("Postfix with a certificate of its own", () => {
  let system: MailSystem;
  beforeAll(async () => {
    system = await startMailSystem();
    await system.addUser("judge@example.test", "secret");
    await system.addUser("anna@example.test", "secret");
  });
  afterAll(() => system.stop());

  async function sendWith(
    changes: Partial<Parameters<typeof createSmtpTransport>[0]>,
  ): Promise<string> {
    const login = { user: "judge@example.test", password: "secret" };
    const server = { host: "127.0.0.1", port: system.ports.submission, secure: false };
    const transport = createSmtpTransport({ ...server, ...login, ...changes }, sender);
    const { kind } = await transport.send(letter());
    await transport.close();
    return kind;
  }

  test("is trusted on loopback", async () => {
    expect(await sendWith({})).toBe("sent");
  });

  test("is trusted by its authority", async () => {
    const ca = readFileSync(`${system.directory}/tls/cert.pem`, "utf8");
    expect(await sendWith({ ca })).toBe("sent");
  });

  test("is not trusted by another: the keeper must act", async () => {
    const other = await mkdtemp(join(tmpdir(), "ems-tls-"));
    await makeCertificate(other);
    const ca = readFileSync(join(other, "cert.pem"), "utf8");
    await rm(other, { recursive: true });
    expect(await sendWith({ ca })).toBe("configuration");
  });
});
