import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createListener } from "../../../src/mail/index.js";
import { limits } from "../../../src/mail/limits.js";
import { keptLog, realClock, until } from "../../support/judge/world.js";
import { type MemoryInbox, memoryInbox, subjects } from "../../support/mail/inbox.js";
import { smtpDialogue, smtpMail } from "../../support/mail/smtp-client.js";

const judge = "judge@example.test";
const order = "From: anna@example.net\nSubject: one\nMessage-ID: <1@x>\n\nA Par H\n";

describe("the embedded listener", () => {
  let listener: Awaited<ReturnType<typeof createListener>>;
  let inbox: MemoryInbox;
  let log: ReturnType<typeof keptLog>;

  beforeEach(async () => {
    inbox = memoryInbox();
    log = keptLog();
    listener = await createListener({
      host: "127.0.0.1",
      port: 0,
      judgeAddress: judge,
      clock: realClock,
      log,
      reportEvery: 50,
    });
    await listener.start(inbox);
  });
  afterEach(() => listener.stop());

  const send = (from: string, to: readonly string[], mail: string) =>
    smtpDialogue(listener.port(), smtpMail(from, to, mail));

  test("takes a mail with its envelope", async () => {
    expect(await send("anna@example.net", ["judge+fr.1@example.test"], order)).toEqual([
      220, 250, 250, 250, 354, 250, 221,
    ]);
    expect(inbox.mails).toHaveLength(1);
    expect(inbox.mails[0]).toMatchObject({
      envelope: { from: "anna@example.net", to: ["judge+fr.1@example.test"] },
    });
    expect(Buffer.from(inbox.mails[0]?.raw ?? []).toString()).toBe(order.replaceAll("\n", "\r\n"));
  });

  test.each(["\n.\n", "\n.\r\n", "\r\n.\n", "\r.\r", "\r\n.\r", "\r\n\0.\r\n", "\r.\r\n"])(
    "no mail is smuggled in behind %j",
    async (end) => {
      const smuggled = `MAIL FROM:<eve@example.net>\r\nRCPT TO:<${judge}>\r\nDATA\r\n\r\nB`;
      const whole = `Subject: one\r\n\r\nA${end}${smuggled}\r\n`;
      const envelope = ["EHLO x", "MAIL FROM:<anna@example.net>", `RCPT TO:<${judge}>`];
      await smtpDialogue(listener.port(), [...envelope, "DATA", `${whole}.`, "QUIT"]);
      expect(inbox.mails.map(({ raw }) => Buffer.from(raw).toString())).toEqual([whole]);
    },
  );

  test("takes a mail from an address in letters of its own", async () => {
    const mail = "From: Müller <müller@example.net>\r\nSubject: LIST\r\n\r\nLIST\r\n.";
    const envelope = ["EHLO x", "MAIL FROM:<müller@example.net> SMTPUTF8", `RCPT TO:<${judge}>`];
    const lines = [...envelope, "DATA", mail, "QUIT"];
    const bytes = lines.map((line) => Buffer.from(line).toString("latin1"));
    const codes = await smtpDialogue(listener.port(), bytes);
    expect(codes).toEqual([220, 250, 250, 250, 354, 250, 221]);
    expect(inbox.mails[0]?.envelope).toEqual({ from: "müller@example.net", to: [judge] });
  });

  test("takes a bounce, whose sender is empty", async () => {
    await send("", ["judge+b.17.ab@example.test"], order);
    expect(inbox.mails[0]?.envelope).toEqual({ from: "", to: ["judge+b.17.ab@example.test"] });
  });

  test.each([
    "bob@example.test",
    "judge@example.net",
    "judges@example.test",
    "x+judge@example.test",
  ])("is no relay for %s", async (to) => {
    const codes = await send("anna@example.net", [to], order);
    expect(codes[3]).toBe(550);
    expect(inbox.mails).toEqual([]);
  });

  test("the judge's address counts in any case", async () => {
    expect((await send("anna@example.net", ["JUDGE@Example.Test"], order))[5]).toBe(250);
  });

  test("says 451 when the mail could not be stored, and takes it the next time, once", async () => {
    let refusals = 1;
    inbox.beforeAccept = () => {
      if (refusals-- > 0) throw new Error("The disk is full.");
    };
    expect((await send("anna@example.net", [judge], order))[5]).toBe(451);
    expect(inbox.mails).toEqual([]);
    expect((await send("anna@example.net", [judge], order))[5]).toBe(250);
    expect((await send("anna@example.net", [judge], order))[5]).toBe(250);
    expect(inbox.mails).toHaveLength(1);
    expect(log.events).toEqual([
      { event: "mail not accepted", data: { error: "The disk is full." } },
    ]);
  });

  test("says 250 only after the mail was stored", async () => {
    let stored = false;
    inbox.beforeAccept = async () => {
      await sleep(100);
      stored = true;
    };
    const codes = await send("anna@example.net", [judge], order);
    expect([codes[5], stored]).toEqual([250, true]);
  });

  test("a mail without a Message-ID that comes again is one, and with a later date it is another", async () => {
    const bare =
      "From: anna@example.net\nSubject: status\nDate: Mon, 2 Mar 2026 09:00:00 +0000\n\nSTATUS\n";
    await send("anna@example.net", [judge], bare);
    await send("anna@example.net", [judge], bare);
    expect(subjects(inbox)).toEqual(["status"]);
    await send("anna@example.net", [judge], bare.replace("09:00", "09:01"));
    expect(subjects(inbox)).toEqual(["status", "status"]);
  });

  test("the same mail by another way is one", async () => {
    await send("anna@example.net", [judge], `Received: from a\n${order}`);
    await send("anna@example.net", [judge], `Received: from b\n${order}`);
    expect(inbox.mails).toHaveLength(1);
  });

  test("the same Message-ID with another text is another mail", async () => {
    await send("anna@example.net", [judge], order);
    await send("anna@example.net", [judge], order.replace("A Par H", "A Par - Bur"));
    expect(inbox.mails).toHaveLength(2);
  });

  test("a mail beyond the limit is refused", async () => {
    const codes = await send("a@b.test", [judge], `${order}${"x\n".repeat(limits.mailBytes)}`);
    expect(codes[5]).toBe(552);
    expect(inbox.mails).toEqual([]);
  });

  test("a declared size beyond the limit is refused at once", async () => {
    const size = limits.mailBytes + 1;
    const codes = await smtpDialogue(listener.port(), [
      "EHLO test",
      `MAIL FROM:<a@b.test> SIZE=${size}`,
      "QUIT",
    ]);
    expect(codes).toEqual([220, 250, 552, 221]);
  });

  test("the 21st recipient is asked to wait", async () => {
    const tagged = Array.from({ length: 21 }, (_, at) => `judge+${at}@example.test`);
    const codes = await send("a@b.test", tagged, order);
    expect(codes.slice(3, 24)).toEqual([...Array.from({ length: 20 }, () => 250), 452]);
  });

  test.each([
    ["several sessions at once", 10],
    ["more", 40],
  ])("%s", async (_, count) => {
    const mails = Array.from({ length: count }, (__, at) => order.replace("<1@x>", `<${at}@x>`));
    await Promise.all(mails.map((mail) => send("a@b.test", [judge], mail)));
    expect(inbox.mails).toHaveLength(count);
  });

  test("reports that all is read, but not past a mail at hand", async () => {
    let release = (): void => {};
    inbox.beforeAccept = () => new Promise<void>((resolve) => (release = resolve));
    const sent = send("a@b.test", [judge], order);
    await until("the mail at hand", () => inbox.offered() === 1);
    const reports = inbox.caughtUpAt.length;
    await until("two reports", () => inbox.caughtUpAt.length > reports + 1);
    const reported = inbox.caughtUpAt.at(-1) ?? 0;
    release();
    await sent;
    expect(inbox.mails[0]?.receivedAt).toBeGreaterThanOrEqual(reported);
    await until("a later report", () => (inbox.caughtUpAt.at(-1) ?? 0) > reported);
  });

  test("asked to check, it reports at once", async () => {
    const rare = await createListener({
      host: "127.0.0.1",
      port: 0,
      judgeAddress: judge,
      clock: realClock,
      log,
      reportEvery: 3_600_000,
    });
    const other = memoryInbox();
    await rare.start(other);
    expect(other.caughtUpAt).toHaveLength(1);
    rare.check();
    await until("the report", () => other.caughtUpAt.length === 2);
    await rare.stop();
  });

  test("stopping waits for the mail at hand", async () => {
    inbox.beforeAccept = () => sleep(200);
    const sent = send("a@b.test", [judge], order);
    await until("the mail at hand", () => inbox.offered() === 1);
    await listener.stop();
    expect(inbox.mails).toHaveLength(1);
    await sent;
    await listener.start(inbox);
  });

  test("a port in use is an error at the start", async () => {
    const second = await createListener({
      host: "127.0.0.1",
      port: listener.port(),
      judgeAddress: judge,
      clock: realClock,
      log,
    });
    await expect(second.start(memoryInbox())).rejects.toThrow(
      /^The judge cannot listen on 127.0.0.1, port \d+: another/,
    );
  });
});
