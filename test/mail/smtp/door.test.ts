/** Nobody shuts the listener for others: real connections that are silent, drip, go on for ever, or are too many. */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createListener } from "../../../src/mail/index.js";
import { type DoorLimits, usualDoor } from "../../../src/mail/smtp/door.js";
import { keptLog, realClock, until } from "../../support/judge/world.js";
import { memoryInbox } from "../../support/mail/inbox.js";
import { smtpDialogue, smtpMail } from "../../support/mail/smtp-client.js";

const judge = "judge@example.test";
const order = "From: anna@example.net\nSubject: one\nMessage-ID: <1@x>\n\nA Par H\n";
const thanks = [220, 250, 250, 250, 354, 250, 221];
const inData = ["EHLO drip", "MAIL FROM:<a@b.test>", `RCPT TO:<${judge}>`, "DATA"];

type Listener = Awaited<ReturnType<typeof createListener>>;

/** A connection from some host of this machine, and what it has heard. */
interface Guest {
  readonly socket: Socket;
  readonly heard: () => string;
}

describe("the door of the listener", () => {
  const guests: Guest[] = [];
  const inbox = memoryInbox();
  let listener: Listener;

  async function open(door: Partial<DoorLimits>): Promise<void> {
    listener = await createListener({
      ...{ host: "127.0.0.1", port: 0, judgeAddress: judge, clock: realClock, log: keptLog() },
      door: { ...usualDoor, lookMs: 20, ...door },
    });
    await listener.start(inbox);
  }

  function visit(host = "127.0.0.2"): Guest {
    const socket = connect({ port: listener.port(), host: "127.0.0.1", localAddress: host });
    let heard = "";
    socket.setEncoding("latin1").on("data", (chunk) => (heard += chunk));
    socket.on("error", () => {});
    const guest = { socket, heard: () => heard };
    guests.push(guest);
    return guest;
  }

  const isGone = ({ socket }: Guest): boolean => socket.destroyed;
  const isGreeted = ({ heard }: Guest): boolean => heard().startsWith("220");
  const mail = (): Promise<number[]> =>
    smtpDialogue(listener.port(), smtpMail("anna@example.net", [judge], order));

  async function say(guest: Guest, lines: readonly string[]): Promise<void> {
    await until("the greeting", () => isGreeted(guest));
    for (const line of lines) {
      const before = guest.heard().length;
      guest.socket.write(`${line}\r\n`);
      await until(`an answer to ${line}`, () => guest.heard().length > before);
    }
  }

  afterEach(async () => {
    for (const { socket } of guests.splice(0)) socket.destroy();
    await listener.stop();
  });

  test("fifty silent connections of one host shut it for nobody, and not for that host", async () => {
    await open({ silentMs: 50 });
    const silent = Array.from({ length: 50 }, () => visit("127.0.0.1"));
    await until("greetings", () => silent.every(isGreeted));
    await sleep(100);
    expect(await mail()).toEqual(thanks);
    expect(silent.filter(isGone)).toHaveLength(1);
    expect(silent.find(isGone)?.heard()).toContain("421 4.7.0 Too slow, others wait");
  });

  test("a host has its share, and hears so when all of its connections are at work", async () => {
    await open({ perHost: 3, silentMs: 60_000, slowMs: 60_000 });
    const first = Array.from({ length: 3 }, () => visit());
    await until("greetings", () => first.every(isGreeted));
    const late = visit();
    await until("the refusal", () => isGone(late));
    expect(late.heard()).toBe("421 4.7.0 Too many connections, try again later\r\n");
    expect(await mail()).toEqual(thanks);
    expect(first.some(isGone)).toBe(false);
  });

  test("where all places are taken, the host that has most of them gives one up", async () => {
    await open({ perHost: 4, inAll: 5, silentMs: 50 });
    const greedy = Array.from({ length: 4 }, () => visit("127.0.0.2"));
    const modest = visit("127.0.0.3");
    await until("greetings", () => [...greedy, modest].every(isGreeted));
    await sleep(100);
    expect(await mail()).toEqual(thanks);
    expect([greedy.filter(isGone).length, isGone(modest)]).toEqual([1, false]);
  });

  test("who drips gives place to others, and is dropped in the end", async () => {
    await open({ perHost: 1, slowMs: 100, mailMs: 2_000 });
    const drips: Guest[] = [];
    const drip = setInterval(() => drips.forEach(({ socket }) => void socket.write("x")), 10);
    drips.push(visit("127.0.0.1"));
    await say(drips[0]!, inData);
    await sleep(150);
    expect(await mail()).toEqual(thanks);
    expect(isGone(drips[0]!)).toBe(true);
    drips.push(visit("127.0.0.2"));
    await say(drips[1]!, inData);
    await until("the end of patience", () => isGone(drips[1]!));
    expect(drips[1]!.heard()).toMatch(/421 4.7.0 Too slow\r\n$/);
    clearInterval(drip);
  });

  test("who sends without end is not listened to", async () => {
    await open({});
    const endless = visit();
    await say(endless, inData);
    const block = `${"x".repeat(998)}\r\n`.repeat(1_000);
    const pour = (): void => {
      while (!endless.socket.destroyed && endless.socket.write(block));
    };
    endless.socket.on("drain", pour);
    pour();
    await until("the end", () => isGone(endless));
    expect(endless.socket.bytesWritten).toBeLessThan(40 * 1024 * 1024);
  });

  test("a mail that breaks off is not taken", async () => {
    await open({});
    const broken = visit();
    await say(broken, inData);
    const before = inbox.offered();
    broken.socket.end("From: anna@example.net\r\n\r\nA Par H\r\n");
    await until("the end", () => isGone(broken));
    expect(await mail()).toEqual(thanks);
    expect(inbox.offered()).toBe(before + 1);
  });

  test("who waits for us is never slow", async () => {
    await open({ perHost: 1, silentMs: 20, slowMs: 20, mailMs: 2_000 });
    let release = (): void => {};
    inbox.beforeAccept = () => new Promise<void>((resolve) => (release = resolve));
    const before = inbox.offered();
    const patient = mail();
    await until("the mail at hand", () => inbox.offered() > before);
    const late = visit("127.0.0.1");
    await until("the refusal", () => isGone(late));
    await sleep(2_500);
    release();
    expect(await patient).toEqual(thanks);
  });
});
