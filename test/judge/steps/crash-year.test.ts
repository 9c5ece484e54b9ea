/**
 * A year of a game, killed at one of all the instants at which a judge can die: in the end the game is the same and
 * everybody has the same letters. Three instants are tried; `EMS_CRASHES=50` tries fifty more, drawn by the seed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { present } from "../../../src/util/index.js";
import { chance } from "../../reading/random.js";
import { openRoom } from "../../support/judge/judge-room.js";
import { Crash, mortal } from "../../support/judge/mortal.js";
import { seed } from "../../support/seed/seed.js";

const start = "2026-03-02T09:00:00Z";

/** What each player writes in spring, in fall and in winter. */
const orders: Readonly<Record<string, readonly string[]>> = {
  AUSTRIA: ["A Bud - Ser\nA Vie - Gal\nF Tri - Alb", "A Ser - Gre\nF Alb S A Ser - Gre", "B A Bud"],
  ENGLAND: ["A Lvp - Yor\nF Lon - Nth\nF Edi - Nwg", "A Yor - Nwy\nF Nth C A Yor - Nwy", "B F Lon"],
  FRANCE: ["A Par - Bur\nA Mar - Spa\nF Bre - Mid", "A Bur - Bel\nF Mid - Por", "B A Par\nB F Bre"],
  GERMANY: [
    "A Ber - Kie\nA Mun - Ruh\nF Kie - Den",
    "A Kie - Hol\nA Ruh - Bel",
    "B A Ber\nB A Mun",
  ],
  ITALY: ["A Rom - Apu\nA Ven H\nF Nap - Ion", "A Apu - Tun\nF Ion C A Apu - Tun", "B F Nap"],
  RUSSIA: ["A Mos - Ukr\nA War - Gal\nF Sev - Rum", "A Ukr S F Rum\nA War - Gal", "B A Mos"],
  TURKEY: ["A Con - Bul\nA Smy - Con\nF Ank - Bla", "A Bul - Gre\nF Bla - Rum", "B A Smy"],
};
const powers = Object.keys(orders);
const addressOf = (power: string): string => `${power.toLowerCase()}@example.net`;

/** A mail, or hours that pass. */
type Act = readonly [from: string, text: string] | number;

const acts: readonly Act[] = [
  ["george@example.net", "CREATE ?paris secret\nSET MOVE DELAY 0\nSET WAITING OFF"],
  ...powers.map(
    (power): Act => [addressOf(power), `JOIN paris PASSWORD pw-${power}\nSET PREFERENCE ${power}`],
  ),
  [addressOf("ITALY"), as("ITALY", "PRESS TO AUSTRIA, FRANCE\nPeace?\nENDPRESS\nA Rom - Moskva")],
  ...[0, 1, 2].flatMap((phase) => [
    ...powers.map((power): Act => [addressOf(power), as(power, orders[power]?.[phase] ?? "")]),
    100,
  ]),
];

function as(power: string, text: string): string {
  return `GAME paris AS ${power} PASSWORD pw-${power}\n${text}`;
}

const directory = mkdtempSync(join(tmpdir(), "ems-crash-year-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Plays the year with one crash at this instant. */
async function play(deadline: number) {
  const database = join(directory, `${deadline}.sqlite`);
  const death = mortal(deadline);
  const letters = new Map<string, string>();
  let room = await openRoom(start, database, death.around);
  const keep = (): void => {
    for (const { messageId, to, subject, text } of room.letters)
      letters.set(messageId, `${to} ${subject} ${text}`);
  };
  const done = async (act: Act, key: string, until: string): Promise<void> => {
    if (typeof act === "number") return room.travel(until);
    await room.bring(key, mailOf(act, key));
    await room.settle();
  };
  for (const [at, act] of acts.entries()) {
    const hours = typeof act === "number" ? act : 0;
    const until = new Date(room.now() + hours * 3_600_000).toISOString();
    await done(act, `${at}`, until).catch(async (error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      keep();
      const now = new Date(room.now()).toISOString();
      await room.close();
      room = await openRoom(now, database);
      await done(act, `${at}`, until);
    });
  }
  keep();
  const stored = await room.context.store.transaction((tx) => tx.games.load("paris"));
  await room.close();
  rmSync(database);
  const { game } = present(stored, "The game");
  // Salts are drawn anew each time.
  const members = game.members.map((member) => ({ ...member, passwordHash: null }));
  return {
    game: { ...game, members },
    letters: [...letters.values()].sort(),
    instants: death.instants(),
  };
}

function mailOf([from, text]: Exclude<Act, number>, key: string): string {
  const head = [`From: ${from}`, "To: judge@example.net", `Message-ID: <${key}@players.example>`];
  return [...head, "", ...text.split("\n")].join("\r\n");
}

let undisturbed: Awaited<ReturnType<typeof play>>;
beforeAll(async () => {
  undisturbed = await play(Infinity);
});

it("undisturbed ends in the next spring", () => {
  expect(undisturbed.game.phase).toEqual({ season: "S", year: 1902, kind: "M" });
  expect(undisturbed.instants).toBeGreaterThan(500);
});

/** Kills asked for by hand. */
const more = Number(process.env.EMS_CRASHES ?? 0);
/** A busy machine plays a year in half a minute. */
const patienceMs = (5 + more) * 60_000;

it(
  "killed at any instant ends alike",
  async () => {
    const { instants } = undisturbed;
    const luck = chance(seed());
    const drawn = Array.from({ length: more }, () => luck.next());
    for (const share of [0.3, 0.6, 0.9, ...drawn]) {
      const deadline = 1 + Math.floor(share * instants);
      const outcome = await play(deadline);
      expect(outcome.game, `crash at instant ${deadline}`).toEqual(undisturbed.game);
      expect(outcome.letters, `crash at instant ${deadline}`).toEqual(undisturbed.letters);
    }
  },
  patienceMs,
);
