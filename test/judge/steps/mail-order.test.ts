/**
 * Mails do not arrive in the order in which they were written, some arrive twice, and some are read long
 * after they came. What counts is when the mailbox took them, and nothing counts twice.
 */
import { describe, expect, it, onTestFinished } from "vitest";
import { hourMs, type Instant, instant, minuteMs } from "../../../src/util/index.js";
import {
  beginGame,
  type JudgeRoom,
  judgeAddress,
  openRoom,
} from "../../support/judge/judge-room.js";

const deadline = instant(Date.parse("2026-03-05T23:30:00Z"));

interface Written {
  readonly at: Instant;
  /** When the mailbox took it. */
  readonly arrived: Instant;
  readonly key?: string;
  readonly id?: string;
  readonly subject?: string;
}

/** Brings a mail of France's player that the mailbox took before it is read. */
async function bring(room: JudgeRoom, text: string, mail: Written): Promise<void> {
  const { at, arrived, key = `key:${at}`, id = `<${at}@players.example>` } = mail;
  const head = [
    "From: france@example.net",
    `To: ${judgeAddress}`,
    `Subject: ${mail.subject ?? "orders"}`,
    `Message-ID: ${id}`,
    `Date: ${new Date(at).toUTCString()}`,
  ];
  const body = ["GAME paris AS FRANCE PASSWORD pw-FRANCE", text];
  const raw = Buffer.from([...head, "", ...body].join("\r\n"));
  await room.sink.accept([{ key, raw, receivedAt: arrived, envelope: null }]);
}

/** The game paris without grace, shortly before its first deadline. */
async function shortBefore(): Promise<JudgeRoom> {
  const room = await openRoom();
  onTestFinished(() => room.close());
  await beginGame(room, "paris");
  await room.mail(
    "george@example.net",
    ["GAME paris AS M PASSWORD secret", "SET GRACE Mar 5 2026 23:30", "SET NO REMINDER"].join("\n"),
  );
  await room.travel("2026-03-05T23:25:00Z");
  room.newLetters();
  return room;
}

function lastTo(room: JudgeRoom, address: string, subject: RegExp): string {
  return room.letters
    .filter((letter) => letter.to === address && subject.test(letter.subject))
    .at(-1)!.text;
}

const minutes = (from: Instant, count: number): Instant => instant(from + count * minuteMs);

describe("a deadline", () => {
  it("is kept by a mail that came before it and is read after it", async () => {
    const room = await shortBefore();
    room.sleepHours(10 / 60);
    await bring(room, "A Par - Bur", { at: minutes(deadline, -2), arrived: minutes(deadline, -1) });
    await room.settle();
    expect(lastTo(room, "italy@example.net", /Results/)).toContain(
      "France: Army Paris -> Burgundy.",
    );
  });

  it("is missed by a mail that was written before it and came after it", async () => {
    const room = await shortBefore();
    await room.travel("2026-03-05T23:35:00Z");
    await bring(room, "A Par - Bur", { at: minutes(deadline, -2), arrived: minutes(deadline, 1) });
    await room.settle();
    expect(lastTo(room, "italy@example.net", /Results/)).toContain(
      "France: Army Paris, No Order Processed.",
    );
  });

  it("has passed for orders that answer an older letter, and their writer is told what they are for", async () => {
    const room = await shortBefore();
    await room.travel("2026-03-05T23:40:00Z");
    const subject = "Re: EMSD:paris - S1901M game";
    await bring(room, "A Par - Bur", { at: room.now(), arrived: room.now(), subject });
    await room.settle();
    const reply = lastTo(room, "france@example.net", /^Re:/);
    expect(reply.replaceAll("\n", " ")).toContain(
      "You answered a letter about Movement for Spring of 1901, which is over. These orders count for Movement for Fall of 1901.",
    );
  });
});

describe("mails that overtake one another", () => {
  it("count in the order in which they came, and the writer is told", async () => {
    const room = await shortBefore();
    const written = minutes(deadline, -60);
    await bring(room, "A Par - Bur", { at: minutes(written, 5), arrived: room.now() });
    await room.settle();
    expect(lastTo(room, "france@example.net", /^Re:/)).not.toContain("wrote later");
    await bring(room, "A Par - Pic", { at: written, arrived: minutes(room.now(), 1) });
    await room.settle();
    const reply = lastTo(room, "france@example.net", /^Re:/);
    expect(reply).toContain("France: Army Paris -> Picardy.");
    expect(reply.replaceAll("\n", " ")).toContain(
      "I have already read a mail that you wrote later, Thu Mar 05 2026 22:35 UTC. The orders in this mail came last, so they count now",
    );
  });

  it("are answered in the order in which they came, however they are fetched", async () => {
    const room = await shortBefore();
    await bring(room, "A Par - Pic", { at: room.now(), arrived: minutes(room.now(), -1) });
    await bring(room, "A Par - Bur", {
      at: minutes(room.now(), -9),
      arrived: minutes(room.now(), -8),
    });
    await room.settle();
    expect(lastTo(room, "france@example.net", /^Re:/)).toContain("France: Army Paris -> Picardy.");
  });

  it("are none where the writer's clock is wrong", async () => {
    const room = await shortBefore();
    await bring(room, "A Par - Bur", { at: instant(deadline + 999 * hourMs), arrived: room.now() });
    await bring(room, "A Par - Pic", { at: room.now(), arrived: minutes(room.now(), 1) });
    await room.settle();
    expect(lastTo(room, "france@example.net", /^Re:/)).not.toContain("wrote later");
  });
});

describe("a mail that comes twice", () => {
  it.each([
    ["a message", "BROADCAST\nOnce.\nENDBROADCAST", /Broadcast from F$/, "italy@example.net"],
    ["a vote for a pause", "PAUSE FOR 2 DAYS", /Vote/, "italy@example.net"],
    ["orders", "A Par - Bur", /^Re:/, "france@example.net"],
  ])("is %s once", async (_, text, subject, to) => {
    const room = await shortBefore();
    const at = room.now();
    for (const key of ["first", "second"]) await bring(room, text, { at, arrived: at, key });
    await room.settle();
    const letters = room
      .newLetters()
      .filter((newLetter) => newLetter.to === to && subject.test(newLetter.subject));
    expect(letters).toHaveLength(1);
  });

  it("extends a phase once", async () => {
    const room = await shortBefore();
    const raw = Buffer.from(
      [
        "From: george@example.net",
        `To: ${judgeAddress}`,
        "Subject: more time",
        "Message-ID: <extend@players.example>",
        "",
        "GAME paris AS M PASSWORD secret\r\nEXTEND 1 DAY",
      ].join("\r\n"),
    );
    for (const key of ["first", "second"]) await room.bring(key, raw);
    await room.settle();
    const stored = await room.context.store.transaction((tx) => tx.games.load("paris"));
    expect(stored?.game.timing?.deadline).toBe(deadline + 24 * hourMs);
  });
});
