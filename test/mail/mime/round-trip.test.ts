/** Letters through real servers and what comes back: reports and responders, read and judged as mail. */
import { ImapFlow } from "imapflow";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admit } from "../../../src/judge/intake/admission.js";
import type { Mail, MailTransport } from "../../../src/judge/ports/index.js";
import { createMailReader, createSmtpTransport } from "../../../src/mail/index.js";
import { instant } from "../../../src/util/index.js";
import { until } from "../../support/judge/world.js";
import { letter, sender } from "../../support/mail/letters.js";
import { type MailSystem, mailAvailable, startMailSystem } from "../../support/mail/mailsys.js";

const vacation = `
require ["vacation"];
vacation :days 1 :addresses ["away@example.test"] "I am away. A PAR - BUR";
`;

describe.runIf(mailAvailable())("through Postfix and Dovecot", () => {
  let system: MailSystem;
  let transport: MailTransport;
  const read = createMailReader(sender.bounceSecret);

  beforeAll(async () => {
    system = await startMailSystem();
    await Promise.all(
      ["judge", "anna", "away"].map((name) => system.addUser(`${name}@example.test`, "secret")),
    );
    await system.addUser("full@example.test", "secret", 100);
    await system.addSieve("away@example.test", vacation);
    transport = createSmtpTransport(
      {
        host: "127.0.0.1",
        port: system.ports.submission,
        secure: false,
        user: "judge@example.test",
        password: "secret",
      },
      sender,
    );
  });
  afterAll(async () => {
    await transport.close();
    await system.stop();
  });

  /** Everything in a mailbox, read as the judge would, the mailbox emptied. */
  async function take(address: string): Promise<Mail[]> {
    const client = new ImapFlow({
      host: "127.0.0.1",
      port: system.ports.imap,
      secure: false,
      auth: { user: address, pass: "secret" },
      tls: { rejectUnauthorized: false },
      logger: false,
    });
    await client.connect();
    const box = await client.mailboxOpen("INBOX");
    const found =
      box.exists === 0 ? [] : await client.fetchAll(`1:${box.exists}`, { source: true });
    if (found.length > 0) await client.messageDelete(`1:${box.exists}`);
    await client.logout();
    const mails: Mail[] = [];
    for (const { source } of found) {
      const raw = { key: "r", raw: source ?? Buffer.alloc(0), receivedAt: instant(0) };
      const result = await read({ ...raw, envelope: null });
      if (result.kind === "mail") mails.push(result.mail);
    }
    return mails;
  }

  async function nextMail(address: string): Promise<Mail> {
    let found: Mail[] = [];
    await until(`a mail for ${address}`, async () => {
      found = await take(address);
      return found.length > 0;
    });
    const [first] = found;
    if (first === undefined) throw new Error("The mail vanished.");
    return first;
  }

  test("a letter reaches a player over STARTTLS and a login", async () => {
    expect(await transport.send(letter())).toEqual({ kind: "sent" });
    const mail = await nextMail("anna@example.test");
    expect(mail.text).toBe(letter().text);
    expect(mail.messageId).toBe("<ems.17.ab@example.test>");
    expect(mail.recipients).toEqual(["anna@example.test"]);
    expect(mail.envelopeFrom).toMatch(/^judge\+b\.[0-9a-f]{32}@example\.test$/);
  });

  test("a wrong password is our own fault", async () => {
    const wrong = createSmtpTransport(
      {
        host: "127.0.0.1",
        port: system.ports.submission,
        secure: false,
        user: "judge@example.test",
        password: "wrong",
      },
      sender,
    );
    expect((await wrong.send(letter())).kind).toBe("configuration");
    await wrong.close();
  });

  test("the report on an unknown player names its letter, and is not answered", async () => {
    await transport.send(letter({ id: 4_711, to: "nobody@example.test" }));
    const mail = await nextMail("judge@example.test");
    expect(mail.bounce).toEqual({
      letter: 4_711,
      kind: "hard",
      status: "5.1.1",
      recipient: "nobody@example.test",
    });
    expect(admit(mail, sender.address)).toMatchObject({ mayAct: false, mayReply: false });
  });

  test("the report on a full mailbox is a soft one", async () => {
    await transport.send(letter({ id: 4_712, to: "full@example.test" }));
    const mail = await nextMail("judge@example.test");
    expect(mail.bounce).toMatchObject({ letter: 4_712, kind: "soft", status: "5.2.2" });
  });

  test("a responder stays silent towards a letter", async () => {
    await transport.send(letter({ to: "away@example.test" }));
    await nextMail("away@example.test");
    // A report sent afterwards arrives; an answer sent before it would have arrived too.
    await transport.send(letter({ id: 4_713, to: "nobody@example.test" }));
    expect((await nextMail("judge@example.test")).bounce?.letter).toBe(4_713);
  });

  test("a responder that answers all the same is neither obeyed nor answered", async () => {
    await impolite("away@example.test");
    const mail = await nextMail("judge@example.test");
    expect(mail.text).toContain("A PAR - BUR");
    expect(admit(mail, sender.address)).toMatchObject({ mayAct: false, mayReply: false });
  });

  /** A mail without the headers that keep responders silent. */
  async function impolite(to: string): Promise<void> {
    const { createTransport } = await import("nodemailer");
    const client = createTransport({
      host: "127.0.0.1",
      port: system.ports.mx,
      tls: { rejectUnauthorized: false },
    });
    await client.sendMail({ from: sender.address, to, subject: "results", text: "A PAR - BUR" });
    client.close();
  }
});
