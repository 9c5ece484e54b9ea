/** The disk is full: nothing is half done, mail stays where it is, the keeper hears of it, and it goes on. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../../src/app/daemon.js";
import {
  DatabaseOutage,
  type MailSink,
  type MailSource,
  type RawMail,
} from "../../src/judge/ports/index.js";
import { hourMs, instant, minuteMs } from "../../src/util/index.js";
import { type JudgeRoom, openRoom } from "../support/judge/judge-room.js";
import { mountSmallDisk, type SmallDisk } from "../support/judge/small-disk.js";
import { until } from "../support/judge/world.js";

const probe = mountSmallDisk(100_000);
probe?.unmount();
if (probe === null)
  process.stderr.write("\nTests with a full disk are LEFT OUT: nothing can be mounted.\n");

describe.runIf(probe !== null)("a full disk", () => {
  let disk: SmallDisk;
  let room: JudgeRoom;
  const database = () => join(disk.directory, "ems.sqlite");

  beforeEach(async () => {
    disk = mountSmallDisk(4_000_000)!;
    room = await openRoom("2026-03-02T09:00:00Z", database());
  });
  afterEach(async () => {
    await room.close();
    disk.unmount();
  });

  function mail(key: string, text: string): RawMail {
    const head = [
      "From: anna@example.net",
      "To: judge@example.net",
      "Subject: x",
      `Message-ID: <${key}@x>`,
    ];
    const raw = Buffer.from([...head, "", text].join("\r\n"));
    return { key, raw, receivedAt: room.now(), envelope: null };
  }

  const inboxCount = (): number => {
    const file = new Sqlite(database(), { readonly: true });
    const count = file.prepare("select count(*) from inbox").pluck().get() as number;
    expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
    file.close();
    return count;
  };

  test("a mail that does not fit is refused whole, and fits later", async () => {
    disk.fill();
    const big = mail("big", `HELP\r\n${"x".repeat(200_000)}`);
    await expect(room.sink.accept([big])).rejects.toThrow(
      new DatabaseOutage("database or disk is full"),
    );
    disk.empty();
    expect(inboxCount()).toBe(0);
    await room.sink.accept([big]);
    await room.settle();
    expect(room.newLetters().map(({ to }) => to)).toEqual(["anna@example.net"]);
  });

  test("a mail that came before is answered once, when there is room again", async () => {
    await room.sink.accept([mail("waiting", "HELP")]);
    disk.fill();
    for (let time = 0; time < 30; time += 1) {
      const filled = room.sink.accept([mail(`more ${time}`, "HELP\r\n".repeat(5_000))]);
      await filled.catch(() => {});
    }
    await room.settle().catch(() => {});
    disk.empty();
    await room.settle();
    const answers = room.newLetters().filter(({ inReplyTo }) => inReplyTo === "<waiting@x>");
    expect(answers).toHaveLength(1);
    expect(inboxCount()).toBeGreaterThan(0);
  });

  test("the judge goes on by itself, and tells its keeper once", async () => {
    let time = room.now();
    const stopping = new AbortController();
    const big = mail("stubborn", `HELP\r\n${"x".repeat(500_000)}`);
    // As a mailbox does: what could not be stored is brought again.
    const bring = async (sink: MailSink): Promise<void> => {
      while (!stopping.signal.aborted) {
        const isStored = await sink.accept([big]).then(
          () => true,
          () => false,
        );
        if (isStored) return;
        await sleep(50);
      }
    };
    const source: MailSource = {
      start: async (sink) => void bring(sink),
      check: () => {},
      stop: async () => {},
    };
    disk.fill();
    const context = { ...room.context, clock: { now: () => time } };
    const store = { ...context.store, close: async () => {} };
    const running = run(
      { context: { ...context, store }, source, connections: 2 },
      stopping.signal,
    );
    await sleep(300);
    expect(room.letters).toEqual([]);
    time = instant(time + 2 * minuteMs);
    await until("the alarm", () => room.letters.length > 0);
    time = instant(time + hourMs);
    await sleep(300);
    expect(room.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ["keeper@example.net", "EMSD: the judge cannot work"],
    ]);
    expect(room.letters[0]?.text.replaceAll("\n", " ")).toContain("database or disk is full");
    disk.empty();
    await until("the answer", () => room.letters.some(({ to }) => to === "anna@example.net"));
    stopping.abort();
    await running;
    expect(room.letters).toHaveLength(2);
  });
});
