/**
 * A year of a game, act by act, killed at one of all the instants at which a judge can die: after the act the game is
 * the same, everybody has the same letters, and nothing is left to do. Twenty instants are drawn by the seed; `EMS_CRASHES=5000` tries so
 * many, and `EMS_CRASHES=all` each of them.
 */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hourMs, type Instant, instant, minuteMs } from "../../../src/util/index.js";
import { chance } from "../../reading/random.js";
import { openRoom } from "../../support/judge/judge-room.js";
import { Crash, mortal } from "../../support/judge/mortal.js";
import { newSeed } from "../../support/seed/seed.js";

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

const isoDate = (at: Instant): string => new Date(at).toISOString();

const directory = mkdtempSync(join(tmpdir(), "ems-crash-year-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** An act of the undisturbed year: the judge's database before it, and what became of it. */
interface Chapter {
  readonly database: string;
  readonly now: Instant;
  readonly act: Act;
  readonly key: string;
  readonly outcome: Outcome;
}

interface Outcome {
  readonly game: unknown;
  readonly letters: readonly string[];
  /** When the judge has something to do again, of its own accord. */
  readonly dueAt: readonly (Instant | null)[];
}

/** Plays one act on this database; the judge dies at an instant, and wakes where it died. */
async function play({ database, now, act, key }: Omit<Chapter, "outcome">, deadline = Infinity) {
  const death = mortal(deadline);
  const letters = new Map<string, string>();
  let room = await openRoom(isoDate(now), database, death.around);
  const keep = (): void => {
    for (const { messageId, to, subject, text } of room.letters)
      letters.set(messageId, `${to} ${subject} ${text}`);
  };
  const done = async (): Promise<void> => {
    if (typeof act === "number") return room.travel(isoDate(instant(now + act * hourMs)));
    await room.bring(key, mailOf(act, key));
    await room.settle();
  };
  await done().catch(async (error: unknown) => {
    if (!(error instanceof Crash)) throw error;
    keep();
    const died = isoDate(room.now());
    await room.close();
    room = await openRoom(died, database);
    await done();
  });
  keep();
  const instants = death.instants();
  death.revive();
  const ends = room.now();
  const { game, dueAt } = await room.context.store.transaction(async (tx) => ({
    game: (await tx.games.load("paris"))?.game,
    dueAt: [await tx.inbox.nextClaim(), await tx.games.nextDue(), await tx.outbox.nextAttempt()],
  }));
  await room.close();
  // Salts are drawn anew each time.
  const members = game?.members.map((member) => ({ ...member, passwordHash: null }));
  const outcome: Outcome = {
    game: { ...game, members },
    letters: [...letters.values()].sort(),
    dueAt,
  };
  return { outcome, ends, instants };
}

function mailOf([from, text]: Exclude<Act, number>, key: string): string {
  const head = [`From: ${from}`, "To: judge@example.net", `Message-ID: <${key}@players.example>`];
  return [...head, "", ...text.split("\n")].join("\r\n");
}

/** The undisturbed year, and each instant at which it can be disturbed. */
const chapters: Chapter[] = [];
const deaths: { readonly chapter: Chapter; readonly deadline: number }[] = [];

beforeAll(async () => {
  const database = join(directory, "year.sqlite");
  let now = instant(Date.parse("2026-03-02T09:00:00Z"));
  await (await openRoom(isoDate(now), database)).close();
  for (const [number, act] of acts.entries()) {
    const scene = { now, act, key: `${number}` };
    const before = join(directory, `${number}.sqlite`);
    copyFileSync(database, before);
    const { outcome, ends, instants } = await play({ database, ...scene });
    const chapter = { database: before, ...scene, outcome };
    chapters.push(chapter);
    for (let deadline = 1; deadline <= instants; deadline++) deaths.push({ chapter, deadline });
    now = ends;
  }
});

it("undisturbed ends in the next spring", () => {
  const phase = { season: "S", year: 1902, kind: "M" };
  expect(chapters.at(-1)?.outcome.game).toMatchObject({ phase });
  expect(deaths.length).toBeGreaterThan(500);
});

const wished = process.env.EMS_CRASHES ?? "20";
/** A busy machine plays an act in some seconds; all of them take most of an hour. */
const patienceMs = wished === "all" ? 10 * hourMs : (5 + Number(wished) / 20) * minuteMs;

it(
  "killed at any instant ends alike",
  async () => {
    const luck = chance(newSeed());
    const tried =
      wished === "all" ? deaths : Array.from({ length: Number(wished) }, () => luck.pick(deaths));
    for (const { chapter, deadline } of tried) {
      const database = join(directory, "killed.sqlite");
      copyFileSync(chapter.database, database);
      const { outcome } = await play({ ...chapter, database }, deadline);
      expect(outcome, `act ${chapter.key}, crash at instant ${deadline}`).toEqual(chapter.outcome);
    }
  },
  patienceMs,
);
