/** Reading and sending by tokens, through a real Dovecot that asks the authorization server whose they are. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MailSource } from "../../../src/judge/ports/index.js";
import {
  createImapSource,
  createSmtpTransport,
  findProvider,
  logIn,
  postMail,
  tokensOf,
} from "../../../src/mail/index.js";
import { keptLog, realClock, until } from "../../support/judge/world.js";
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from "../../support/mail/authorization-server.js";
import { holds } from "../../support/mail/imap-stage.js";
import { memoryInbox } from "../../support/mail/inbox.js";
import { letter, sender } from "../../support/mail/letters.js";
import { type MailSystem, mailAvailable, startMailSystem } from "../../support/mail/mailsys.js";

const user = "judge@example.test";
const quick = { lost: { first: 100, most: 500 }, refused: { first: 200, most: 400 } };

describe.runIf(mailAvailable()).each(["xoauth2", "oauthbearer xoauth2"])("by %s", (mechanisms) => {
  let system: MailSystem;
  let server: AuthorizationServer;
  const directory = mkdtempSync(join(tmpdir(), "ems-oauth-"));
  const file = join(directory, "tokens.json");
  const tokens = tokensOf(file, realClock);

  beforeAll(async () => {
    server = await startAuthorizationServer(user);
    system = await startMailSystem({
      oauth: { introspection: `${server.url}/introspect`, mechanisms },
    });
    await system.addUsers([user, "anna@example.test"], "a password that is not used");
    await login();
  });
  afterAll(async () => {
    await system.stop();
    await server.stop();
    rmSync(directory, { recursive: true });
  });

  async function login(): Promise<void> {
    const described = join(directory, "provider.json");
    writeFileSync(described, JSON.stringify(server.description("device")));
    const registration = { id: "the judge", secret: "and its secret" };
    const provider = findProvider(described);
    await logIn({ provider, registration, user, file, clock: realClock, show: () => {} });
  }

  const here = () => ({ host: "127.0.0.1", secure: false, user, password: tokens });
  const post = (subject: string) =>
    postMail(
      { host: "127.0.0.1", port: system.ports.mx },
      { from: "anna@example.test", to: user, subject, text: "HELP" },
    );

  async function reading(
    work: (inbox: ReturnType<typeof memoryInbox>, log: ReturnType<typeof keptLog>) => Promise<void>,
  ): Promise<void> {
    const inbox = memoryInbox();
    const log = keptLog();
    const settings = { ...here(), port: system.ports.imap, pollSeconds: 1 };
    const source: MailSource = createImapSource({
      settings,
      clock: realClock,
      log,
      backoff: quick,
      roundTrip: 5_000,
    });
    await source.start(inbox);
    try {
      await work(inbox, log);
    } finally {
      await source.stop();
    }
  }

  const send = async () => {
    const settings = { ...here(), port: system.ports.submission };
    const transport = createSmtpTransport(settings, sender);
    const delivery = await transport.send(letter());
    await transport.close();
    return delivery;
  };

  test("mail is read, and after the token has expired in the middle of a session too", async () => {
    await reading(async (inbox) => {
      await post("one");
      await holds(inbox, "one");
      server.expireAll();
      await system.kick(user);
      await post("two");
      await holds(inbox, "one", "two");
    });
    expect(server.asked.get("refresh_token")).toBe(1);
  });

  test("letters leave, and after the token has expired too", async () => {
    expect(await send()).toEqual({ kind: "sent" });
    server.expireAll();
    expect(await send()).toEqual({ kind: "sent" });
  });

  test("on one connection too, when the token expires between two letters", async () => {
    const settings = { ...here(), port: system.ports.submission };
    const transport = createSmtpTransport(settings, sender);
    expect(await transport.send(letter())).toEqual({ kind: "sent" });
    server.expireAll();
    expect(await transport.send(letter({ id: 18 }))).toEqual({ kind: "sent" });
    await transport.close();
  });

  test("a permission that was taken back: letters wait, and the log and the keeper hear it once", async () => {
    server.revokeAll();
    const delivery = await send();
    expect(delivery).toMatchObject({ kind: "configuration" });
    expect(delivery).toMatchObject({ detail: expect.stringContaining("Run: ems login --file") });
    await reading(async (inbox, log) => {
      const ended = () => log.events.filter(({ event }) => event === "mailbox permission ended");
      await until("the log", () => ended().length > 0);
      expect(inbox.endedGrants).toEqual([
        { grant: expect.any(String), why: expect.stringContaining("Run: ems login --file") },
      ]);
      await login();
      await post("after the new login");
      await holds(inbox, "one", "two", "after the new login");
      expect(ended()).toHaveLength(1);
      expect(inbox.endedGrants).toHaveLength(1);
      expect(ended()[0]?.data).toMatchObject({ error: expect.stringContaining("ems login") });
    });
  });
});
