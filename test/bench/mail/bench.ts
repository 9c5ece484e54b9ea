/**
 * The judge from mailbox to mailbox: real Dovecot and Postfix, the program in a process of its own, a database
 * with 20, 1,000 and 10,000 games. What it costs to start, to answer many mails at once, and one after the other.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { minuteMs } from "../../../src/util/index.js";
import { type MailSystem, mailAvailable, startMailSystem } from "../../support/mail/mailsys.js";
import { type Club, foundClub, judgeAddress } from "./club.js";
import { type RunningJudge, startJudge } from "./judge.js";
import { bring, makeMailbox, writeConfig } from "./mailbox.js";
import { sharesIn } from "./parts.js";
import { row, say } from "./report.js";

const burst = 100;
const singles = 20;
/** Mails before anything is measured: afterwards the program is warm. */
const warming = 100;
const livelyGames = 20;

/** Measures with so many games each; the profile is made of the last. */
export async function benchMail(games: readonly number[]): Promise<void> {
  if (!mailAvailable()) return;
  const sizes = games.length === 0 ? [20, 1000, 10_000] : games;
  for (const size of sizes) await benchWith(size, size === sizes.at(-1));
}

async function benchWith(games: number, profiled: boolean): Promise<void> {
  const system = await startMailSystem();
  const directory = await mkdtemp(join(tmpdir(), "ems-bench-"));
  try {
    const database = join(directory, "ems.sqlite");
    const club = await foundClub(database, games, livelyGames);
    await system.addUsers([judgeAddress, ...club.readers], "secret");
    await makeMailbox(system);
    const config = await writeConfig(directory, system, system.ports.submission, database);
    say(`${games.toLocaleString("en-US")} games`);
    await withJudge(startJudge(config), (judge) => measure(system, club, judge));
    if (profiled) await profile(system, club, config, join(directory, "profiles"));
  } finally {
    await system.stop();
    await rm(directory, { recursive: true });
  }
}

async function measure(system: MailSystem, club: Club, judge: RunningJudge): Promise<void> {
  await judge.told("judge started", 1);
  row("start", judge.processorMs(), "ms of processor time");
  row("memory when started", judge.memory().now, "MB");
  // V8 looks for garbage when nothing has happened for a while.
  await sleep(minuteMs);
  row("memory at rest, a minute later", judge.memory().now, "MB");
  await answered(system, club, judge, warming);
  const began = { at: Date.now(), processor: judge.processorMs() };
  await answered(system, club, judge, burst);
  const seconds = (Date.now() - began.at) / 1000;
  row(
    "many mails at once",
    (judge.processorMs() - began.processor) / burst,
    "ms of processor time",
  );
  row("", burst / seconds, "mails a second on this machine as it was");
  const before = judge.processorMs();
  for (let number = 0; number < singles; number++) await answered(system, club, judge, 1);
  row("mails that come singly", (judge.processorMs() - before) / singles, "ms of processor time");
  row("memory at most", judge.memory().most, "MB");
}

/** Nothing is left running, whatever happens. */
async function withJudge(
  judge: RunningJudge,
  work: (judge: RunningJudge) => Promise<void>,
): Promise<void> {
  try {
    await work(judge);
  } finally {
    await judge.stop();
  }
}

async function profile(
  system: MailSystem,
  club: Club,
  config: string,
  directory: string,
): Promise<void> {
  await mkdir(directory);
  await withJudge(startJudge(config, directory), async (judge) => {
    await judge.told("judge started", 1);
    await answered(system, club, judge, warming + burst);
  });
  say("  of all processor time, the start included");
  for (const [part, share] of sharesIn(directory)) row(`  ${part}`, 100 * share, "%");
}

/** Puts mails into the judge's mailbox and waits until their answers have left. */
async function answered(
  system: MailSystem,
  club: Club,
  judge: RunningJudge,
  mails: number,
): Promise<void> {
  const done = judge.count("mail done") + mails;
  const sent = judge.count("letter sent") + mails;
  for (let number = 0; number < mails; number++) await bring(system, club.write().bytes);
  await judge.told("mail done", done);
  await judge.told("letter sent", sent);
}
