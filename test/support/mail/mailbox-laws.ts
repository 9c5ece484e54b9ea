/** What holds of every mailbox, whether its server tells of new mail or is asked for it. */
import { utimes } from "node:fs/promises";
import { expect, test } from "vitest";
import { until } from "../judge/world.js";
import { holds, type ImapStage } from "./imap-stage.js";
import { memoryInbox } from "./inbox.js";
import { startTcpProxy } from "./tcp-proxy.js";

/** Whatever becomes of the session or the server, each mail is read, once. To be called in a `describe`. */
export function losesNoMail(stage: ImapStage): void {
  const { mail, mailThroughPostfix, read } = stage;

  test("a closed session is opened again", async () => {
    const inbox = memoryInbox();
    const { log } = await read(inbox);
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    await stage.system.kick(stage.address);
    await until("the loss", () => log.events.some(({ event }) => event === "mailbox lost"));
    await mail("after the kick");
    await holds(inbox, "after the kick");
    await until("the recovery", () =>
      log.events.some(({ event }) => event === "mailbox found again"),
    );
  });

  test.each(["stopImap", "crashImap"] as const)("%s, then the server comes back", async (end) => {
    const inbox = memoryInbox();
    await mail("before");
    await read(inbox);
    await holds(inbox, "before");
    await stage.system[end]();
    await mailThroughPostfix("meanwhile");
    await stage.system.startImap();
    await holds(inbox, "before", "meanwhile");
    expect(inbox.offered()).toBe(2);
  });

  test("a link that swallows everything is noticed", async () => {
    const inbox = memoryInbox();
    const proxy = await startTcpProxy(stage.system.ports.imap);
    await read(inbox, { port: proxy.port }, { roundTrip: 1_000 });
    await until("the first reading", () => inbox.caughtUpAt.length > 0);
    proxy.swallow();
    await mailThroughPostfix("through a new connection");
    await holds(inbox, "through a new connection");
    expect(proxy.connections()).toBeGreaterThan(1);
    await stage.stopReading();
    await proxy.close();
  });

  test("a new UIDVALIDITY in the middle of a session", async () => {
    const inbox = memoryInbox();
    await mail("one");
    await read(inbox);
    await holds(inbox, "one");
    await stage.system.setUidValidity(stage.address, "INBOX", 4_243);
    await mail("two");
    await holds(inbox, "one", "two");
    expect(inbox.cursors.get("INBOX")).toMatch(/^4243:2:/);
  });

  test("messages renumbered: nothing twice, nothing lost", async () => {
    const inbox = memoryInbox();
    await mail("one");
    await mail("two");
    const { source } = await read(inbox);
    await holds(inbox, "one", "two");
    await source.stop();
    await stage.system.renumber(stage.address);
    await mail("three");
    await read(inbox);
    await holds(inbox, "one", "two", "three");
  });

  test("a mailbox restored from a copy, and kicked: alike, or without an id, nothing comes twice", async () => {
    const inbox = memoryInbox();
    const date = "Date: Mon, 2 Mar 2026 09:00:00 +0000";
    await mail("one", { raw: `Subject: one\r\n${date}\r\n\r\nA Par H\r\n` });
    await mail("two", { raw: `Subject: two\r\nMessage-ID: <1@x>\r\n\r\nA Par H\r\n` });
    await mail("two", { raw: `Subject: two\r\nMessage-ID: <1@x>\r\n\r\nA Mar H\r\n` });
    await read(inbox);
    await holds(inbox, "one", "two", "two");
    await stage.system.stopImap();
    await stage.system.renumber(stage.address);
    // Whoever restores a mailbox gives every message a new arrival.
    for (const file of await stage.system.messages(stage.address)) {
      await utimes(file, new Date(), new Date());
    }
    await stage.system.startImap();
    await until("all of them again", () => inbox.offered() >= 6);
    await stage.system.kick(stage.address);
    await mail("three");
    await holds(inbox, "one", "two", "two", "three");
  });
}
