/**
 * Many hands: what an answer waits for while a thousand games turn at once, what a slow mail server holds up, and what
 * more judges on one PostgreSQL database gain. Mail comes from a real Dovecot; letters go to a server that waits as
 * long as it is told, since Postfix cannot be made slow.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { secondMs } from "../../../src/util/index.js";
import { postgresAvailable, startPostgres } from "../../support/database/postgres.js";
import { type MailSystem, mailAvailable, startMailSystem } from "../../support/mail/mailsys.js";
import { type Club, foundClub, judgeAddress } from "./club.js";
import { type RunningJudge, startJudge } from "./judge.js";
import { bring, makeMailbox, writeConfig } from "./mailbox.js";
import { row, say } from "./report.js";
import { type Sink, startSink } from "./sink.js";

const livelyGames = 20;
/** Mails for each judge before anything is measured: afterwards the program is warm. */
const warming = 100;
const burst = 1000;
const dueGames = 1000;
const lookMs = 20;
/** Of a game seven players and the GM read the results. */
const readersOfGame = 8;

interface Scene {
  readonly system: MailSystem;
  readonly club: Club;
  readonly sink: Sink;
  readonly judges: readonly RunningJudge[];
}

interface Wish {
  readonly database: string;
  readonly games: number;
  readonly allDue?: boolean;
  readonly waitMs?: number;
  readonly judges?: number;
}

export async function benchHands(): Promise<void> {
  if (!mailAvailable() || !postgresAvailable()) return;
  const directory = await mkdtemp(join(tmpdir(), "ems-bench-"));
  const postgres = await startPostgres();
  try {
    const file = (name: string) => join(directory, `${name}.sqlite`);
    say(`${dueGames.toLocaleString("en-US")} games due at once`);
    const all = livelyGames + dueGames;
    await withScene({ database: file("due"), games: all, allDue: true }, measureTurns);
    for (const waitMs of [0, secondMs]) {
      say(`A mail server that takes ${waitMs} ms for a letter`);
      await withScene({ database: file(`slow-${waitMs}`), games: 20, waitMs }, measureBurst);
    }
    for (const judges of [1, 2, 4]) {
      say(`PostgreSQL, judges: ${judges}`);
      const database = await postgres.newDatabase();
      await withScene({ database, games: 100, judges }, measureBurst);
    }
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true });
  }
}

/** Nothing is left running, whatever happens. */
async function withScene(wish: Wish, work: (scene: Scene) => Promise<void>): Promise<void> {
  const system = await startMailSystem();
  const sink = await startSink(wish.waitMs);
  const judges: RunningJudge[] = [];
  try {
    const club = await foundClub(wish.database, wish.games, livelyGames, wish.allDue);
    await system.addUsers([judgeAddress], "secret");
    await makeMailbox(system);
    const config = await writeConfig(system.directory, system, sink.port, wish.database);
    for (let number = 0; number < (wish.judges ?? 1); number++) judges.push(startJudge(config));
    await Promise.all(judges.map((judge) => judge.told("judge started", 1)));
    await work({ system, club, sink, judges });
  } finally {
    await Promise.all(judges.map((judge) => judge.stop()));
    await sink.stop();
    await system.stop();
  }
}

/** All games turn, and every other second somebody else writes. */
async function measureTurns({ system, club, sink, judges }: Scene): Promise<void> {
  const began = Date.now();
  const letters = dueGames * readersOfGame;
  const waits: Promise<number>[] = [];
  while (sink.count() < letters + waits.length) {
    const { messageId, bytes } = club.write();
    const sentAt = Date.now();
    waits.push(sink.answered(messageId).then((at) => at - sentAt));
    await bring(system, bytes);
    await sleep(2 * secondMs);
  }
  const seconds = (Date.now() - began) / secondMs;
  row("phases", dueGames / seconds, "a second");
  row("letters", letters / seconds, "a second");
  row("processor time", processorMs(judges) / dueGames, "ms a phase, its letters included");
  const sorted = (await Promise.all(waits)).toSorted((one, other) => one - other);
  row("an answer meanwhile, half of them", sorted[Math.floor(sorted.length / 2)]!, "ms");
  row("an answer meanwhile, the slowest", sorted.at(-1)!, "ms");
  row("memory at most", Math.max(...judges.map((judge) => judge.memory().most)), "MB");
}

function processorMs(judges: readonly RunningJudge[]): number {
  return judges.reduce((sum, judge) => sum + judge.processorMs(), 0);
}

/** Many mails at once: how fast their answers are written, and how fast they leave. */
async function measureBurst({ system, club, sink, judges }: Scene): Promise<void> {
  await answer(warming * judges.length);
  const spent = processorMs(judges);
  const began = Date.now();
  const written = await answer(burst);
  row("answers written", burst / written, "a second");
  row("answers taken by the mail server", burst / ((Date.now() - began) / secondMs), "a second");
  row("processor time", (processorMs(judges) - spent) / burst, "ms a mail");

  /** Waits until all have left; the seconds until all were written. */
  async function answer(mails: number): Promise<number> {
    const start = Date.now();
    const done = () => judges.reduce((sum, judge) => sum + judge.count("mail done"), 0);
    const goal = { done: done() + mails, sent: sink.count() + mails };
    for (let number = 0; number < mails; number++) await bring(system, club.write().bytes);
    while (done() < goal.done) await sleep(lookMs);
    const seconds = (Date.now() - start) / secondMs;
    while (sink.count() < goal.sent) await sleep(lookMs);
    return seconds;
  }
}
