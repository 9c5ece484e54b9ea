/** A server that cannot tell of new mail: the mailbox is read by polling alone, and as safely. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { realClock, until } from "../../support/judge/world.js";
import { holds, imapStage } from "../../support/mail/imap-stage.js";
import { memoryInbox } from "../../support/mail/inbox.js";
import { losesNoMail } from "../../support/mail/mailbox-laws.js";
import { mailAvailable } from "../../support/mail/mailsys.js";

describe.runIf(mailAvailable())("a mailbox on a server without IDLE", () => {
  const stage = imapStage(11, { idle: false });
  const { mail, read } = stage;

  losesNoMail(stage);

  test("the server does not offer IDLE: mail is not noticed before the next poll", async () => {
    const inbox = memoryInbox();
    const { source } = await read(inbox, { pollSeconds: 3_600 });
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    await mail("unnoticed");
    await sleep(1_500);
    expect(inbox.mails).toEqual([]);
    source.check();
    await holds(inbox, "unnoticed");
  });

  test("polling brings mail, in order and once", async () => {
    const inbox = memoryInbox();
    await mail("one");
    await read(inbox);
    await holds(inbox, "one");
    await mail("two");
    await mail("three");
    await holds(inbox, "one", "two", "three");
    expect(inbox.offered()).toBe(3);
  });

  test("each poll tells until when the mailbox has been read", async () => {
    const inbox = memoryInbox();
    await read(inbox);
    const asked = realClock.now();
    await until("a later reading", () => (inbox.caughtUpAt.at(-1) ?? 0) > asked + 1_000);
  });

  test("while the server is away, nothing is claimed to have been read", async () => {
    const inbox = memoryInbox();
    const { log } = await read(inbox);
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    await stage.system.crashImap();
    await until("the loss", () => log.events.some(({ event }) => event === "mailbox lost"));
    const before = [...inbox.caughtUpAt];
    await sleep(1_500);
    expect(inbox.caughtUpAt).toEqual(before);
    await stage.system.startImap();
    await until("a new reading", () => inbox.caughtUpAt.length > before.length);
  });
});
