/**
 * A club's year in one process: all its games are created and joined by mail, and played through the days of a calendar
 * year by the people of a simulated month, with mangled mail from strangers between. The judge is wired as the daemon
 * is: its database is a file, it draws its maps, writes its letters into a folder and serves its pages. The clock alone
 * is simulated, and passwords are cheap.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { growSlowly } from "../../src/app/heap.js";
import { servePages } from "../../src/app/pages.js";
import { settingsFrom } from "../../src/app/settings-file.js";
import { wire } from "../../src/app/wire.js";
import { playerOf } from "../../src/game/index.js";
import { type Context, kindsOfWork, mailSink } from "../../src/judge/index.js";
import { replyAddress, seatKey } from "../../src/judge/letters/seat-token.js";
import type { OutgoingMail } from "../../src/judge/ports/index.js";
import { nodeSecrets } from "../../src/secrets/index.js";
import { dayMs, type Instant, instant, minuteMs, present } from "../../src/util/index.js";
import { anyMail } from "../fuzz/inputs.js";
import { type Chance, chance } from "../reading/random.js";
import { composeMail } from "../support/mail/compose-mail.js";
import { write } from "./people.js";

const judgeAddress = "judge@example.net";
const port = 18_090;
const start = Date.parse("2026-01-05T09:00:00Z");

/** One year of a game fills the year: two phases of 140 days, retreats and builds between. */
const clocks = [
  ["MOVE", 140],
  ["RETREAT", 10],
  ["ADJUST", 30],
] as const;

/** The people of a game look into it every tenth day, and write so often then. */
const looksEvery = 10;
const playersWrite = 0.08;
const gmsWrite = 0.01;
/** Mangled mails a day, of a thousand strangers. */
const strangeMails = 2;
const visitsADay = 4;

export interface YearSoFar {
  readonly day: number;
  readonly mails: number;
  readonly letters: number;
  readonly maps: number;
  readonly phases: number;
}

interface Club {
  readonly context: Context;
  readonly luck: Chance;
  readonly games: number;
  readonly key: string;
  bring(mail: string): Promise<void>;
  /** The time passes, and the judge does what is due. */
  passDay(): Promise<void>;
  now(): Instant;
  counts: { mails: number; letters: number; maps: number; phases: number };
}

/** Plays so many games through a year, and says every month what has happened. */
export async function clubYear(
  seed: number,
  games: number,
  report: (soFar: YearSoFar) => void,
): Promise<void> {
  growSlowly();
  const directory = mkdtempSync(join(tmpdir(), "ems-year-"));
  const stop = new AbortController();
  try {
    const club = await openClub(directory, seed, games, stop.signal);
    for (let day = 1; day <= 365; day += 1) {
      await writeMails(club, day);
      await club.passDay();
      await visitPages(club);
      rmSync(join(directory, "letters"), { recursive: true, force: true });
      if (day % 30 === 0 || day === 365) report({ day, ...club.counts });
    }
    await club.context.store.close();
  } finally {
    stop.abort();
    rmSync(directory, { recursive: true });
  }
}

async function openClub(
  directory: string,
  seed: number,
  games: number,
  signal: AbortSignal,
): Promise<Club> {
  let time = instant(start);
  const counts = { mails: 0, letters: 0, maps: 0, phases: 0 };
  const ignore = () => {};
  const info = (event: string, data: Readonly<Record<string, unknown>> = {}) => {
    const events = event === "game advanced" ? (data.events as readonly string[]) : [];
    counts.phases += events.filter((kind) => kind === "phase-turned").length;
  };
  const log = { info, warn: ignore, error: ignore };
  const config = present(settingsFrom(settingsIn(directory)), "The settings");
  const wired = await wire(config, log, { now: () => time });
  const context: Context = {
    ...wired.context,
    secrets: nodeSecrets({ ln: 4, r: 8, p: 1 }),
    transport: {
      ...wired.context.transport,
      send: (letter: OutgoingMail, maps) => {
        counts.letters += 1;
        counts.maps += maps?.length ?? 0;
        return wired.context.transport.send(letter, maps);
      },
    },
  };
  await servePages(config, context, signal);
  const key = await context.store.transaction((tx) => seatKey(context, tx));
  const sink = mailSink(context, () => {});
  const work = worker(context);
  const passDay = async (): Promise<void> => {
    const until = time + dayMs;
    let restsUntil = await work();
    while (time < until) {
      time = instant(time + 10 * minuteMs);
      await sink.caughtUp(time);
      if (restsUntil <= time) restsUntil = await work();
    }
  };
  const bring = (mail: string): Promise<void> => {
    counts.mails += 1;
    const raw = Buffer.from(mail.replace(/\r?\n/g, "\r\n"));
    return sink.accept([{ key: `${counts.mails}`, raw, receivedAt: time, envelope: null }]);
  };
  return { context, luck: chance(seed), games, key, bring, passDay, now: () => time, counts };
}

/** Works until nothing is to be done, and says when to look again. */
function worker(context: Context): () => Promise<Instant> {
  const kinds = kindsOfWork(context, 2);
  return async () => {
    let soonest = instant(Number.MAX_SAFE_INTEGER);
    for (let isIdle = false; !isIdle; ) {
      isIdle = true;
      soonest = instant(Number.MAX_SAFE_INTEGER);
      for (const { next } of kinds) {
        let done = await next();
        while (done.kind === "worked") {
          isIdle = false;
          done = await next();
        }
        if (done.until !== null) soonest = instant(Math.min(soonest, done.until));
      }
    }
    return soonest;
  };
}

function settingsIn(directory: string): string {
  const file = join(directory, "judge.yaml");
  const text = `
judge: { name: EMSD, address: ${judgeAddress}, keeper: keeper@example.net }
mail: { source: smtp, listen: { host: 127.0.0.1, port: ${port + 1} }, letters: ${directory}/letters }
web: { listen: { host: 127.0.0.1, port: ${port} }, url: "http://127.0.0.1:${port}" }
database: ${directory}/judge.sqlite
keep_days: 90
`;
  writeFileSync(file, text);
  return file;
}

async function writeMails(club: Club, day: number): Promise<void> {
  for (let number = day % looksEvery; number < club.games; number += looksEvery) {
    if (day <= looksEvery) await found(club, number);
    else await writeInGame(club, number);
  }
  for (let mail = 0; mail < strangeMails; mail += 1) {
    const frame = [
      `From: p${Math.floor(club.luck.next() * 1000)}@example.org`,
      ...[`To: ${judgeAddress}`, "Subject: orders", `Message-ID: <${club.counts.mails}@x>`],
    ];
    await club.bring(anyMail(club.luck, frame));
  }
}

async function found(club: Club, number: number): Promise<void> {
  const board = present(club.context.boards.get("standard"), "The board");
  const rhythm = clocks.map(
    ([kind, days]) => `SET ${kind} CLOCK -1 MIN ${days * 24} NEXT ${days * 24} GRACE 24 DELAY 1`,
  );
  const opening = [`CREATE ?game${number} secret`, ...rhythm, "SET NMR HOLD"];
  await bringFrom(club, `gm${number}@example.net`, judgeAddress, opening.join("\n"));
  for (const { id } of board.powers) {
    const from = `${id.toLowerCase()}${number}@example.net`;
    await bringFrom(club, from, judgeAddress, `JOIN game${number} pw-${id}\nSET PREFERENCE ${id}`);
  }
}

async function writeInGame(club: Club, number: number): Promise<void> {
  const { context, luck } = club;
  const stored = await context.store.transaction((tx) => tx.games.load(`game${number}`));
  const game = present(stored, `game${number}`).game;
  const board = present(context.boards.get(game.variant), "The board");
  for (const member of game.members) {
    const isPlaying = member.role === "gm" || playerOf(game, member.power ?? "") === member;
    if (!isPlaying || !luck.happens(member.role === "gm" ? gmsWrite : playersWrite)) continue;
    const coin = () => `zq${Math.floor(luck.next() * 2 ** 40).toString(36)}`;
    const { text, headers } = write(game, member, board, luck, coin);
    const to = replyAddress(context, club.key, game, member);
    await bringFrom(club, member.address, to, text, headers);
  }
}

async function bringFrom(
  club: Club,
  from: string,
  to: string,
  text: string,
  headers: readonly string[] = [],
): Promise<void> {
  const messageId = `<mail.${club.counts.mails}@players.example>`;
  const frame = { from, to, subject: "game", messageId, date: club.now() };
  await club.bring(composeMail(frame, headers, text));
}

async function visitPages({ luck, games }: Club): Promise<void> {
  for (let visit = 0; visit < visitsADay; visit += 1) {
    const page = `/g/game${Math.floor(luck.next() * games)}${luck.pick(["", ".json", "/S1901M.svg"])}`;
    const answer = await fetch(`http://127.0.0.1:${port}${page}`);
    await answer.arrayBuffer();
  }
}
