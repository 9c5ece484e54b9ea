/**
 * A crash at every instant: before each transaction, before its commit, after its commit, before and
 * after each letter leaves. The judge is started again on what is in the database, and in the end the
 * game is the same and everybody has the same letters, a second copy under the same Message-ID apart.
 */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../../src/game/index.js";
import type { OutgoingMail } from "../../../src/judge/ports/index.js";
import { present } from "../../../src/util/index.js";
import { type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";
import { Crash, mortal } from "../../support/judge/mortal.js";

const start = "2026-03-02T09:00:00Z";
const powers = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];
const addressOf = (power: string): string => `${power.toLowerCase()}@example.net`;

/** Orders of everybody but England. */
const others: Readonly<Record<string, string>> = {
  AUSTRIA: "A Vie H\nA Bud H\nF Tri H",
  FRANCE: "A Par H\nA Mar H\nF Bre H",
  GERMANY: "A Ber H\nA Mun H\nF Kie H",
  ITALY: "A Rom H\nA Ven H\nF Nap H",
  RUSSIA: "A Mos H\nA War H\nF Sev H\nF StP H",
  TURKEY: "A Con H\nA Smy H\nF Ank H",
};

/** A game in which only England's orders are missing; the address that England answers to. */
async function prepare(database: string): Promise<string> {
  const room = await openRoom(start, database);
  await room.mail("george@example.net", "CREATE ?paris secret\nSET MOVE DELAY 0");
  for (const power of powers) {
    await room.mail(addressOf(power), `JOIN paris PASSWORD pw-${power}\nSET PREFERENCE ${power}`);
  }
  await room.settle();
  for (const [power, orders] of Object.entries(others)) {
    await room.mail(addressOf(power), `GAME paris AS ${power} PASSWORD pw-${power}\n${orders}`);
  }
  await room.settle();
  const replyTo = room.replyTo(addressOf("ENGLAND"));
  await room.close();
  return replyTo;
}

/** What happens then: press, a mistake, and the orders that turn the phase. */
const text = `PRESS TO FRANCE
Peace?
ENDPRESS
A Lvp - Mosow
F Lon - Nth
F Edi - Nwg
A Lvp - Yor`;

interface Outcome {
  readonly game: Game;
  readonly letters: readonly string[];
  readonly instants: number;
}

/** Plays England's mail on a copy of the prepared game, with one crash at `deadline`. */
async function play(mail: string, database: string, deadline: number): Promise<Outcome> {
  copyFileSync(prepared, database);
  const letters: OutgoingMail[] = [];
  const death = mortal(deadline);
  let room = await openRoom(start, database, death.around);
  const again = async (work: (room: JudgeRoom) => Promise<void>): Promise<void> => {
    try {
      await work(room);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      letters.push(...room.letters);
      await room.close();
      room = await openRoom(start, database);
      await work(room);
    }
  };
  // The mailbox offers a mail again whose acceptance was not confirmed, under the same key.
  await again((judgeRoom) => judgeRoom.bring("england:1", mail));
  await again((one) => one.settle());
  // A letter that was claimed when the judge died is free again when its lease has run out.
  room.sleepHours(0.2);
  await again((one) => one.settle());
  const instants = death.instants();
  letters.push(...room.letters);
  const stored = await room.context.store.transaction((tx) => tx.games.load("paris"));
  await room.close();
  const byId = new Map(letters.map((letter) => [letter.messageId, letter]));
  return {
    game: present(stored, "The game").game,
    letters: [...byId.values()].map(({ to, subject, text }) => `${to} ${subject} ${text}`).sort(),
    instants,
  };
}

function englandMail(replyTo: string): string {
  return [
    `From: ${addressOf("ENGLAND")}`,
    `To: ${replyTo}`,
    "Subject: my orders",
    "Message-ID: <england.1@example.net>",
    "",
    text,
  ].join("\r\n");
}

/** The transaction after the one that counts the attempt has just done its work. */
const instantInAnswer = 8;

const directory = mkdtempSync(join(tmpdir(), "ems-crash-"));
const prepared = join(directory, "prepared.sqlite");

describe("a crash at every instant", () => {
  let mail: string;
  let undisturbed: Outcome;

  beforeAll(async () => {
    mail = englandMail(await prepare(prepared));
    undisturbed = await play(mail, join(directory, "undisturbed.sqlite"), Infinity);
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it("the undisturbed game turns its phase and writes to everybody", () => {
    expect(undisturbed.game.phase).toEqual({ season: "F", year: 1901, kind: "M" });
    expect(undisturbed.letters).toHaveLength(1 + 1 + 8);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "ends in the same game and the same letters, from instant %i on every eighth",
    async (first) => {
      expect(undisturbed.instants).toBeGreaterThan(50);
      for (let deadline = first; deadline <= undisturbed.instants; deadline += 8) {
        const outcome = await play(mail, join(directory, `${deadline}.sqlite`), deadline);
        expect(outcome.game, `crash at instant ${deadline}`).toEqual(undisturbed.game);
        expect(outcome.letters, `crash at instant ${deadline}`).toEqual(undisturbed.letters);
      }
    },
  );

  it("is not the mail's fault: it is answered, however often the judge is killed over it", async () => {
    const database = join(directory, "killed.sqlite");
    copyFileSync(prepared, database);
    const taking = await openRoom(start, database);
    await taking.bring("england:1", mail);
    await taking.close();
    for (let kill = 1; kill <= 5; kill++) {
      const room = await openRoom(start, database, mortal(instantInAnswer).around);
      await expect(room.settle()).rejects.toThrow(Crash);
      await room.close();
    }
    const room = await openRoom(start, database);
    await room.settle();
    expect(await room.context.store.transaction((tx) => tx.inbox.shunted())).toEqual([]);
    expect(room.letters).toHaveLength(undisturbed.letters.length);
    await room.close();
  });
});
