/**
 * Games on the built daemon between real servers, or on several that share a database, while they are killed, frozen
 * and cut off from their mail. What is done to them, and when, follows from a seed; what comes of it does not, since
 * processes run as they please.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { minuteMs } from "../../src/util/index.js";
import { chance } from "../reading/random.js";
import { startPostgres } from "../support/database/postgres.js";
import { type JudgeProcess, judgeProcess } from "../support/judge/judge-process.js";
import { judgeAddress } from "../support/judge/judge-room.js";
import { mailboxesIn } from "../support/mail/maildir.js";
import { type MailSystem, startMailSystem } from "../support/mail/mailsys.js";
import { copiesIn, type Game, type HeldLetter, type SentMail, wrongIn } from "./oracle.js";
import { foundGames, gamesOf, type Player, post } from "./players.js";
import { failing, preloading, rightClock, wrongClock } from "./preloads.js";
import { clockTroubles, databaseTroubles, kill, type Scene, troubles } from "./troubles.js";

export interface Wish {
  readonly seed: number;
  /** So often one is killed; half as often something else is done to one. */
  readonly kills: number;
  readonly games: number;
  /** More than one share a PostgreSQL database. */
  readonly judges: number;
  /** How often a call of the operating system fails, from 0 to 1. Above 0 it needs Debian's fiu-utils. */
  readonly failing: number;
  /** Is their clock set forward and back? Then it needs Debian's faketime. */
  readonly jumping: boolean;
}

export interface Outcome {
  readonly mails: number;
  readonly letters: number;
  /** Letters that came again under their own Message-ID. */
  readonly copies: number;
  readonly done: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
  /** Where the files of the judge and of the mail servers are, kept because something is wrong; else null. */
  readonly kept: string | null;
}

interface Stage extends Omit<Scene, "judge"> {
  readonly judges: readonly JudgeProcess[];
}

const keeper = "keeper@example.net";

/** Longer than any pause of the judge before it tries again. */
const patienceMs = 15 * minuteMs;

/** Plays until the judge was killed so often, waits until it has come to rest, and looks into the mailboxes. */
export async function chaos(wish: Wish): Promise<Outcome> {
  const system = await startMailSystem({ domains: ["example.net"] });
  const postgres = wish.judges > 1 ? await startPostgres() : null;
  let end = system.stop;
  try {
    const database = (await postgres?.newDatabase()) ?? join(system.directory, "ems.sqlite");
    const players = await foundGames(database, wish.games);
    const games = gamesOf(players);
    const people = games.flatMap(({ members }) => members);
    await system.addUsers([judgeAddress, keeper, ...new Set(people)], "secret");
    const config = await writeConfig(system, database);
    const clock = wish.jumping ? wrongClock(join(system.directory, "clock")) : rightClock;
    const environment = preloading(failing(wish.failing), clock.preload);
    const judges = Array.from({ length: wish.judges }, () => judgeProcess(config, environment));
    for (const judge of judges) judge.start();
    const stage = { system, judges, clock, luck: chance(wish.seed) };
    const others = {
      ...troubles,
      ...(wish.jumping ? clockTroubles : {}),
      ...(postgres === null ? {} : databaseTroubles(postgres)),
    };
    const trouble = await disturb(stage, players, others, wish.kills);
    clock.settle();
    const letters = await waitForRest(stage, games, trouble.mails);
    for (const judge of judges) await judge.stop();
    clock.clean();
    const { mails, done } = trouble;
    const wrong = wrongIn(games, mails, letters);
    if (wrong.length > 0) end = system.halt;
    return {
      ...{ mails: mails.length, letters: letters.length, copies: copiesIn(letters), done, wrong },
      kept: wrong.length > 0 ? system.directory : null,
    };
  } finally {
    await end();
    await postgres?.stop();
  }
}

async function writeConfig(system: MailSystem, database: string): Promise<string> {
  const { directory, ports } = system;
  const login = `host: 127.0.0.1, user: ${judgeAddress}, password: secret`;
  const config = join(directory, "judge.yaml");
  const lines = [
    `judge: { name: EMSD, address: ${judgeAddress}, keeper: ${keeper} }`,
    "mail:",
    "  source: imap",
    `  imap: { ${login}, port: ${ports.imaps}, secure: true, poll_seconds: 2 }`,
    `  smtp: { ${login}, port: ${ports.submission}, secure: false }`,
    `database: ${database}`,
  ];
  await writeFile(config, lines.join("\n"));
  return config;
}

/** Mails of the players, a few at a time, and between them trouble. */
async function disturb(
  { judges, ...stage }: Stage,
  players: readonly Player[],
  others: typeof troubles,
  kills: number,
): Promise<{ readonly mails: readonly SentMail[]; readonly done: Record<string, number> }> {
  const { system, luck } = stage;
  const mails: SentMail[] = [];
  const done: Record<string, number> = {};
  const count = (what: string): void => {
    done[what] = (done[what] ?? 0) + 1;
  };
  while ((done.killed ?? 0) < kills) {
    for (let left = 1 + Math.floor(luck.next() * 4); left > 0; left -= 1) {
      mails.push(await post(system.ports.mx, players, luck, mails.length));
    }
    await sleep(luck.next() * 4_000);
    for (const judge of judges.filter((each) => !each.isRunning())) {
      count("ended by itself");
      judge.start();
    }
    const name = luck.happens(2 / 3) ? "killed" : luck.pick(Object.keys(others));
    count(name);
    await (others[name] ?? kill)({ ...stage, judge: luck.pick(judges) });
  }
  return { mails, done };
}

/** The letters when nothing is wrong, or when it has been for so long that it stays so. */
async function waitForRest(
  { system, judges }: Stage,
  games: readonly Game[],
  mails: readonly SentMail[],
): Promise<readonly HeldLetter[]> {
  const readers = [...new Set(games.flatMap(({ members }) => members))];
  const mailboxes = mailboxesIn(system.directory);
  const held = async () => {
    const letters: HeldLetter[] = [];
    for (const reader of readers) letters.push(...(await mailboxes.copies(reader)));
    return letters;
  };
  const until = Date.now() + patienceMs;
  for (;;) {
    for (const judge of judges) if (!judge.isRunning()) judge.start();
    await sleep(5_000);
    const letters = await held();
    if (Date.now() > until) return letters;
    if (wrongIn(games, mails, letters).length > 0) continue;
    // What comes once too often comes late.
    await sleep(10_000);
    return held();
  }
}
