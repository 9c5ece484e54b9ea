/** The walk: the package installed, a judge set up and started, a phase played, its database copied, moved, upgraded. */
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { createTransport } from "nodemailer";
import { casePath } from "../support/golden.js";
import { mailboxesIn } from "../support/mail/maildir.js";
import { type MailSystem, startMailSystem } from "../support/mail/mailsys.js";
import type { BareRoot } from "./root.js";

const sources = fileURLToPath(new URL("../../", import.meta.url));
const judge = "judge@example.test";
const keeper = "keeper@example.test";
const gm = "george@example.test";
const powers = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];
const players = powers.map((power) => `${power}@example.test`);

/** Walks all of it; throws where something does not go as the handbook says. */
export async function walk(root: BareRoot, ownNative: boolean): Promise<void> {
  await install(root, ownNative);
  const system = await startMailSystem();
  try {
    await system.addUsers([judge, keeper, gm, ...players], "secret");
    const home = folderIn(root, "judge");
    await setUp(root, system, home);
    const running = root.start(home, "ems", "start", "--config", "judge.yaml");
    await playPhase(system);
    await copy(root, home);
    await end(running);
    await moveTo(root, system, home, folderIn(root, "elsewhere"));
    await upgrade(root, system, home, folderIn(root, "before"));
  } finally {
    await system.stop();
  }
}

function tell(step: string): void {
  console.log(`- ${step}`);
}

function folderIn({ path }: BareRoot, name: string): string {
  const folder = `/root/${name}`;
  execFileSync("rm", ["-rf", join(path, folder)]);
  mkdirSync(join(path, folder));
  return folder;
}

/** What better-sqlite3 compiles where it finds nothing prebuilt. */
const native = "node_modules/better-sqlite3/build/Release/better_sqlite3.node";

/**
 * As a keeper installs it. With `ownNative` this machine's native part stands for the prebuilt one, which comes from
 * GitHub and not from the registry.
 */
async function install(root: BareRoot, ownNative: boolean): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(sources, "package.json"), "utf8"));
  tell(`the package of ${version} is made and installed`);
  const args = ["pack", "--ignore-scripts", "--pack-destination", join(root.path, "root")];
  execFileSync("npm", args, { cwd: sources, stdio: "ignore" });
  const scripts = ownNative ? ["--ignore-scripts"] : [];
  await root.run(
    "/root",
    "npm",
    "install",
    "--global",
    ...scripts,
    `./ems-dispatch-${version}.tgz`,
  );
  if (ownNative) {
    const target = join(root.path, "usr/local/lib/node_modules/ems-dispatch", native);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(sources, native), target);
  }
  assert.equal(await root.run("/", "ems", "--version"), `${version}\n`);
}

async function setUp(root: BareRoot, { ports }: MailSystem, home: string): Promise<void> {
  tell("quickstart writes the settings and tries them out");
  writeFileSync(join(root.path, home, "password"), "secret\n", { mode: 0o600 });
  const people = ["--address", judge, "--keeper", keeper];
  const login = ["--user", judge, "--password-file", "password"];
  const servers = ["--imap", `127.0.0.1:${ports.imap}`, "--smtp", `127.0.0.1:${ports.submission}`];
  const said = await root.run(home, "ems", "quickstart", ...people, ...login, ...servers, ...noDns);
  assert.match(said, /All is well\. Start the judge with: {2}ems start --config judge\.yaml/);
}

/** No name server answers for a domain of the tests. */
const noDns = ["--dns", "127.0.0.1:9"];

async function playPhase(system: MailSystem): Promise<void> {
  tell("a game is created by mail, and a phase is played");
  const letters = mailboxesIn(system.directory);
  const letterTo = (address: string, subject: RegExp) =>
    letters.letter(address, (letter) => subject.test(letter.subject));
  await mail(system, gm, judge, "CREATE ?paris secret");
  await letterTo(gm, /^Re: EMSD:paris/);
  for (const player of players) await mail(system, player, judge, "JOIN paris");
  for (const player of players) {
    const { replyTo } = await letterTo(player, /S1901M Game Starting$/);
    await mail(system, player, replyTo, "All units hold");
    await letterTo(player, /^Re: .*S1901M order$/);
  }
  const { replyTo } = await letterTo(gm, /S1901M Game Starting$/);
  await mail(system, gm, replyTo, "PROCESS S1901M");
  for (const reader of [gm, ...players]) {
    const { text } = await letterTo(reader, /S1901M Results$/);
    assert.match(text, /^The next phase of 'paris' will be Movement for Fall of 1901\.$/m);
  }
}

async function mail(system: MailSystem, from: string, to: string, text: string): Promise<void> {
  const server = createTransport({ host: "127.0.0.1", port: system.ports.mx, ignoreTLS: true });
  await server.sendMail({ from, to, subject: "order", text });
  server.close();
}

async function copy(root: BareRoot, home: string): Promise<void> {
  tell("the running judge is looked at, and its database copied");
  const status = await root.run(home, "ems", "status", "--config", "judge.yaml");
  assert.match(status, /alive/i);
  await root.run(home, "ems", "backup", "--config", "judge.yaml", "copy.sqlite");
}

function end(running: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    running.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The judge ended with ${code}.`)),
    );
    running.kill("SIGTERM");
  });
}

async function moveTo(
  root: BareRoot,
  system: MailSystem,
  home: string,
  elsewhere: string,
): Promise<void> {
  tell("the copy is restored elsewhere, and the game goes on there");
  takeSettings(root, home, elsewhere);
  await root.run(elsewhere, "ems", "restore", "--config", "judge.yaml", `${home}/copy.sqlite`);
  assert.match(
    await root.run(elsewhere, "ems", "replay", "--config", "judge.yaml", "paris"),
    /S1901M/,
  );
  const running = root.start(elsewhere, "ems", "start", "--config", "judge.yaml");
  const letters = mailboxesIn(system.directory);
  const { replyTo } = await letters.letter(gm, ({ subject }) => /Results$/.test(subject));
  await mail(system, gm, replyTo, "STATUS");
  await letters.letter(gm, ({ subject }) => /^Re: EMSD:paris - F1901M/.test(subject));
  await end(running);
}

async function upgrade(
  root: BareRoot,
  system: MailSystem,
  home: string,
  before: string,
): Promise<void> {
  tell("the database of 0.1.0 is verified and brought up to date, and its judge answers");
  const database = new Sqlite(join(root.path, before, "ems.sqlite"));
  database.exec(readFileSync(casePath("databases/0.1.0.sql"), "utf8"));
  database.close();
  takeSettings(root, home, before);
  await root.run(before, "ems", "verify", "--config", "judge.yaml");
  const running = root.start(before, "ems", "start", "--config", "judge.yaml");
  await untilAlive(root, before);
  await mail(system, keeper, judge, "LIST");
  const { text } = await mailboxesIn(system.directory).letter(keeper, (letter) =>
    letter.text.includes("Games of EMSD:"),
  );
  assert.match(text, /^ {2}\w+ +[SFW]\d{4}[MRA]/m);
  await end(running);
  await root.run(before, "ems", "verify", "--config", "judge.yaml");
}

function takeSettings(root: BareRoot, from: string, to: string): void {
  for (const file of ["judge.yaml", "password"])
    copyFileSync(join(root.path, from, file), join(root.path, to, file));
}

async function untilAlive(root: BareRoot, folder: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const status = root.run(folder, "ems", "status", "--config", "judge.yaml");
    if (
      await status.then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(1_000);
  }
  throw new Error("The judge does not read its mail.");
}
