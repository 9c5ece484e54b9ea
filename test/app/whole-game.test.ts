/**
 * A whole game through real servers, from CREATE to victory: players' mail comes through Postfix into
 * Dovecot, the judge reads it by IMAP as a process of its own and answers through Postfix. Meanwhile it
 * is killed again and again. The game takes the recorded course, and every player has the very letters
 * that an undisturbed judge writes.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postMail } from "../../src/mail/index.js";
import { openStore } from "../../src/store/index.js";
import {
  expectSameCourse,
  gm,
  playByMail,
  playerOf,
  readRecordedGame,
  type Stage,
} from "../support/cases/recorded-game.js";
import { type JudgeProcess, judgeProcess } from "../support/judge/judge-process.js";
import { openRoom } from "../support/judge/judge-room.js";
import { roomStage } from "../support/judge/room-stage.js";
import { mailboxesIn } from "../support/mail/maildir.js";
import { type MailSystem, mailAvailable, startMailSystem } from "../support/mail/mailsys.js";

const judge = "judge@example.test";
const game = "bosporus";
const phases = readRecordedGame("turkey-1909");
const addresses = [gm, ...[...phases[0]!.units.keys()].map(playerOf)];

/** A kill after each so many mails, at a moment that differs from kill to kill. */
const mailsPerKill = 20;

describe.runIf(mailAvailable())("through Dovecot and Postfix", () => {
  let system: MailSystem;
  let running: JudgeProcess;
  let database: string;

  beforeAll(async () => {
    system = await startMailSystem();
    for (const address of [judge, ...addresses]) await system.addUser(address, "secret");
    database = join(system.directory, "ems.sqlite");
    const config = join(system.directory, "judge.yaml");
    await writeFile(config, configText(system, database));
    running = judgeProcess(config);
  });

  afterAll(async () => {
    await running.kill();
    await system.stop();
  });

  it("Turkey's victory of 1909, the judge killed meanwhile", { timeout: 3_000_000 }, async () => {
    const mailboxes = mailboxesIn(system.directory);
    const server = { host: "127.0.0.1", port: system.ports.mx };
    let sent = 0;
    let kills = 0;
    const stage: Stage = {
      judge,
      send: (mail) => postMail(server, mail),
      letter: mailboxes.letter,
      afterSending: async () => {
        sent += 1;
        if (sent % mailsPerKill !== 0) return;
        await sleep((kills * 137) % 700);
        await running.kill();
        running.start();
        kills += 1;
      },
    };
    running.start();
    await playByMail(stage, phases, game);
    for (const address of addresses) await mailboxes.letter(address, isLast);
    expect(await running.stop()).toBe(0);
    expect(kills).toBeGreaterThan(5);

    // The mailbox's password, the players', and the marks of reply addresses.
    expect(running.log()).toContain("mail done");
    expect(running.log()).not.toMatch(/\bsecret\b|\bpw-\w|\+[a-z][\w-]*\.[\w.]*[a-z2-7]{16}/);

    const store = await openStore(database);
    const records = await store.transaction((tx) => tx.games.phases(game));
    await store.close();
    expectSameCourse(records, phases);

    const undisturbed = await undisturbedLetters();
    for (const address of addresses) {
      const letters = (await mailboxes.read(address)).map(timeless);
      expect(letters.sort(), address).toEqual(undisturbed.get(address)!.sort());
    }
  });
});

function isLast({ subject }: { readonly subject: string }): boolean {
  return subject.includes("Victory: Turkey");
}

/** The letters of the same game in a room where nothing goes wrong. */
async function undisturbedLetters(): Promise<ReadonlyMap<string, string[]>> {
  const room = await openRoom();
  await playByMail(roomStage(room), phases, game);
  await room.close();
  return new Map(
    addresses.map((address) => [
      address,
      room.letters.filter(({ to }) => to === address).map(timeless),
    ]),
  );
}

/** A letter without its dates and spans, which are another game's, and without the line ends they shift. */
function timeless({ subject, text }: { readonly subject: string; readonly text: string }): string {
  return `${subject}\n${text}`
    .replace(/example\.net/g, "example.test")
    .replace(/\s+/g, " ")
    .replace(/[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4} \d\d:\d\d(:\d\d [+-]\d{4})?( UTC)?/g, "DATE")
    .replace(/\d+ (days?|hours?|minutes?)( and \d+ (hours?|minutes?))? from now/g, "SPAN");
}

function configText({ ports }: MailSystem, databaseFile: string): string {
  return `
judge: { name: EMSD, address: ${judge}, keeper: keeper@example.test }
mail:
  source: imap
  imap: { host: 127.0.0.1, port: ${ports.imaps}, secure: true, user: ${judge}, password: secret, poll_seconds: 5 }
  smtp: { host: 127.0.0.1, port: ${ports.submission}, secure: false, user: ${judge}, password: secret }
database: ${databaseFile}
`;
}
