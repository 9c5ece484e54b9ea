import { chmod } from "node:fs/promises";
import { ImapFlow } from "imapflow";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/mail/limits.js";
import { realClock, until } from "../../support/judge/world.js";
import { holds, imapStage } from "../../support/mail/imap-stage.js";
import { memoryInbox } from "../../support/mail/inbox.js";
import { losesNoMail } from "../../support/mail/mailbox-laws.js";
import { mailAvailable } from "../../support/mail/mailsys.js";
import { startTcpProxy } from "../../support/mail/tcp-proxy.js";

describe.runIf(mailAvailable())("a mailbox on Dovecot", () => {
  const stage = imapStage(31);
  const { mail, read } = stage;

  losesNoMail(stage);

  test("what waits is read in order, then what comes", async () => {
    const inbox = memoryInbox();
    await mail("one");
    await mail("two");
    await read(inbox);
    await holds(inbox, "one", "two");
    await mail("three");
    await holds(inbox, "one", "two", "three");
    expect(inbox.offered()).toBe(3);
  });

  test("IDLE brings mail at once, without polling", async () => {
    const inbox = memoryInbox();
    await read(inbox, { pollSeconds: 3_600 });
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    await mail("pushed");
    await holds(inbox, "pushed");
  });

  test("asked to check, it reads at once", async () => {
    const inbox = memoryInbox();
    const { source } = await read(inbox, { pollSeconds: 3_600 });
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    const asked = realClock.now();
    source.check();
    await until("another reading", () => (inbox.caughtUpAt.at(-1) ?? 0) >= asked);
  });

  test("with TLS from the first byte", async () => {
    const inbox = memoryInbox();
    await mail("encrypted");
    await read(inbox, { port: stage.system.ports.imaps, secure: true });
    await holds(inbox, "encrypted");
  });

  test("arrival is the mailbox's time, the key is the mail's own", async () => {
    const inbox = memoryInbox();
    const before = Date.now();
    await mail("dated", { date: "Mon, 01 Jan 1990 00:00:00 +0000" });
    await read(inbox);
    await holds(inbox, "dated");
    const [first] = inbox.mails;
    expect(Math.abs((first?.receivedAt ?? 0) - before)).toBeLessThan(10_000);
    expect(first?.key).toMatch(/^mail:[0-9a-f]{40}$/);
  });

  test("the bookmark survives a restart", async () => {
    const inbox = memoryInbox();
    await mail("one");
    const { source } = await read(inbox);
    await holds(inbox, "one");
    await source.stop();
    await mail("two");
    await read(inbox);
    await holds(inbox, "one", "two");
    expect(inbox.offered()).toBe(2);
  });

  test("a mail is read although somebody marked it as seen", async () => {
    const inbox = memoryInbox();
    await mail("seen before");
    const other = memoryInbox();
    const { source } = await read(other);
    await holds(other, "seen before");
    await source.stop();
    await read(inbox);
    await holds(inbox, "seen before");
  });

  test("of a mailbox that was full before, log and bookmark say how much is left unanswered", async () => {
    const client = new ImapFlow({
      host: "127.0.0.1",
      port: stage.system.ports.imap,
      secure: false,
      auth: { user: stage.address, pass: "secret" },
      tls: { rejectUnauthorized: false },
      logger: false,
    });
    await client.connect();
    const old = "From: anna@example.test\r\nSubject: old\r\n\r\nHELP\r\n";
    for (const year of [2019, 2020])
      await client.append("INBOX", old, [], new Date(Date.UTC(year, 1, 1)));
    await client.logout();
    const inbox = memoryInbox();
    await mail("new");
    const { log } = await read(inbox);
    await holds(inbox, "new");
    await until("the count", () => log.events.length > 0);
    expect(log.events).toContainEqual({
      event: "old mail is left unanswered",
      data: expect.objectContaining({ mailbox: "INBOX", messages: 2 }),
    });
    await until("the bookmark", () => /^\d+:\d+:\d+\/2$/.test(inbox.cursors.get("INBOX") ?? ""));
  });

  test("a mail that could not be stored comes again", async () => {
    const inbox = memoryInbox();
    let refusals = 2;
    inbox.beforeAccept = () => {
      if (refusals-- > 0) throw new Error("The disk is full.");
    };
    await mail("stubborn");
    await read(inbox);
    await holds(inbox, "stubborn");
    expect(inbox.offered()).toBe(3);
  });

  test("caught up is reported only after everything was stored", async () => {
    const inbox = memoryInbox();
    const stored: number[] = [];
    await mail("one");
    await mail("two");
    inbox.beforeAccept = () => void stored.push(inbox.caughtUpAt.length);
    await read(inbox);
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    expect(stored).toEqual([0, 0]);
  });

  test("a mail beyond the limit is cut", async () => {
    const inbox = memoryInbox();
    await mail("long", { text: "x ".repeat(2_000_000) });
    await mail("short");
    await read(inbox);
    await holds(inbox, "long", "short");
    expect(inbox.mails.map(({ raw }) => raw.length > limits.mailBytes)).toEqual([true, false]);
    expect(inbox.mails[0]?.raw).toHaveLength(limits.mailBytes + 1);
  });

  test("of a mail of 50 MB only the beginning is fetched, and it holds up nobody", async () => {
    const inbox = memoryInbox();
    await mail("film", { text: `${"x".repeat(70)}\r\n`.repeat(700_000) });
    await mail("orders");
    await read(inbox);
    await holds(inbox, "film", "orders");
    expect(inbox.mails[0]?.raw).toHaveLength(limits.mailBytes + 1);
  });

  test("a mailbox over its quota is read all the same", async () => {
    const inbox = memoryInbox();
    const full = "full-judge@example.test";
    await stage.system.addUser(full, "secret", 1_500);
    await mail("one", { to: full });
    await mail("two", { to: full });
    // LMTP refuses it after the end of the data, for this recipient.
    await mail("three", { to: full, text: "x".repeat(5_000) });
    expect(await stage.system.messages(full)).toHaveLength(2);
    await read(inbox, { user: full });
    await holds(inbox, "one", "two");
  });

  test("a plus tag leads to the same mailbox", async () => {
    const inbox = memoryInbox();
    await mail("tagged", { to: stage.address.replace("@", "+fr.123@") });
    await read(inbox);
    await holds(inbox, "tagged");
    expect(Buffer.from(inbox.mails[0]?.raw ?? []).toString()).toContain("+fr.123@example.test");
  });

  test("a message that cannot be fetched is passed over, and read when it can be", async () => {
    const inbox = memoryInbox();
    for (const subject of ["one", "two", "three"]) await mail(subject);
    const files = await stage.system.messages(stage.address);
    await chmod(files[1]!, 0);
    const hasty = { patience: { tries: 3, ms: 0 } };
    const { source, log } = await read(inbox, {}, hasty);
    await holds(inbox, "one", "three");
    await mail("four");
    await holds(inbox, "one", "three", "four");
    expect(inbox.passedOver).toMatchObject([{ mailbox: "INBOX", uid: 2 }]);
    expect(log.events.filter(({ event }) => event.includes("withheld"))).toHaveLength(1);
    await source.stop();
    const moved = await stage.system.messages(stage.address);
    await chmod(moved[1]!, 0o600);
    const cursor = inbox.cursors.get("INBOX") ?? "";
    inbox.cursors.set("INBOX", cursor.replace(/:2\/0\/\d+$/, ":2/0/0"));
    await read(inbox);
    await holds(inbox, "one", "three", "four", "two");
    await until("the bookmark", () => /^\d+:4:\d+$/.test(inbox.cursors.get("INBOX") ?? ""));
  });

  test("a new UIDVALIDITY: read again, nothing twice", async () => {
    const inbox = memoryInbox();
    await mail("one");
    const { source } = await read(inbox);
    await holds(inbox, "one");
    await source.stop();
    await stage.system.setUidValidity(stage.address, "INBOX", 4_242);
    await mail("two");
    const { log } = await read(inbox);
    await holds(inbox, "one", "two");
    expect(inbox.offered()).toBe(3);
    expect(inbox.cursors.get("INBOX")).toMatch(/^4242:2:/);
    expect(log.events.map(({ event }) => event)).toContain("mailbox renumbered");
  });

  test("a wrong password is tried slowly and reported", async () => {
    const inbox = memoryInbox();
    const { log } = await read(inbox, { password: "open sesame" });
    await until("the refusal", () => log.events.length > 0);
    expect(log.events[0]).toMatchObject({
      event: "mailbox login refused",
      data: { error: "Authentication failed." },
    });
    expect(JSON.stringify(log.events)).not.toContain("open sesame");
    expect(inbox.caughtUpAt).toEqual([]);
  });

  test("a dead link does not keep stop waiting", async () => {
    const inbox = memoryInbox();
    const proxy = await startTcpProxy(stage.system.ports.imap);
    const { source } = await read(inbox, { port: proxy.port }, { roundTrip: 600_000 });
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    proxy.swallow();
    source.check();
    await source.stop();
    await proxy.close();
    expect(inbox.mails).toEqual([]);
  });

  test("no server: nothing is claimed to have been read", async () => {
    const inbox = memoryInbox();
    const proxy = await startTcpProxy(stage.system.ports.imap);
    await proxy.close();
    const { log } = await read(inbox, { port: proxy.port });
    await until("two failures", () => log.events.length >= 2);
    expect(inbox.caughtUpAt).toEqual([]);
  });
});
