/** `ems demo`: a judge on this machine alone, and seven players who play it a year of Diplomacy. */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { systemClock } from "../../clock/index.js";
import type { Config } from "../../files/index.js";
import { freePort } from "../../mail/index.js";
import { run } from "../daemon.js";
import { type DemoLetter, watchLetters } from "../demo/letters.js";
import { playFirstYear, type Stage } from "../demo/play.js";
import { demoGame, demoPassword } from "../demo/script.js";
import { createLog } from "../log.js";
import { servePages } from "../pages.js";
import { untilSignal } from "../signals.js";
import { wire } from "../wire.js";

const host = "127.0.0.1";
const judge = "judge@ems.example";
const usualWebPort = 8080;

export function demoCommand(): Command {
  return new Command("demo")
    .description("play the first year of a game with seven scripted players, then stay up")
    .option("--port <number>", "where the judge listens", "2525")
    .option("--all", "show the letters to all seven players in full, not only France's")
    .option("--exit", "end after the first year")
    .action(demo);
}

interface DemoOptions {
  readonly port: string;
  readonly all?: boolean;
  readonly exit?: boolean;
}

async function demo(options: DemoOptions): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "ems-demo-"));
  const port = await freePort(host, Number(options.port));
  const webPort = await freePort(host, usualWebPort);
  const config = demoConfig(directory, port, webPort);
  const ended = new AbortController();
  const signal = AbortSignal.any([untilSignal(), ended.signal]);
  const wired = await wire(config, createLog("warn"), systemClock());
  await servePages(config, wired.context, signal);
  const judgeAtWork = run(wired, signal);
  const hall = letterHall(options.all === true);
  const watching = watchLetters(join(directory, "letters"), signal, hall.receive);
  console.log(`The judge ${judge} listens on ${host}:${port}. Seven players come in.`);
  console.log(`Watch them on ${config.web?.url}/g/${demoGame}`);
  const stage: Stage = { server: { host, port }, judge, show: console.log, letter: hall.letter };
  await Promise.race([playFirstYear(stage), aborted(signal)]);
  if (!signal.aborted) console.log(howToGoOn(directory, port, webPort));
  if (options.exit === true) ended.abort();
  await judgeAtWork;
  await watching;
  console.log("The judge has stopped.");
}

function demoConfig(directory: string, port: number, webPort: number): Config {
  return {
    judge: { name: "DEMO", address: judge, keeper: "keeper@ems.example" },
    source: { kind: "smtp", host, port, verify: false },
    delivery: { kind: "folder", directory: join(directory, "letters") },
    metrics: null,
    web: { host, port: webPort, url: `http://${host}:${webPort}` },
    database: join(directory, "ems.sqlite"),
    variants: null,
  };
}

/** Keeps the letters that came, shows them, and lets players wait for theirs. */
function letterHall(showsAll: boolean) {
  const letters: DemoLetter[] = [];
  const waiting = new Set<(letter: DemoLetter) => void>();
  return {
    receive(letter: DemoLetter): void {
      letters.push(letter);
      console.log(showLetter(letter, showsAll || letter.to.startsWith("frances")));
      for (const offer of [...waiting]) offer(letter);
    },
    letter(wanted: (letter: DemoLetter) => boolean): Promise<DemoLetter> {
      const there = letters.find(wanted);
      if (there !== undefined) return Promise.resolve(there);
      return new Promise((resolve) => {
        const offer = (letter: DemoLetter): void => {
          if (!wanted(letter)) return;
          waiting.delete(offer);
          resolve(letter);
        };
        waiting.add(offer);
      });
    },
  };
}

function showLetter({ to, subject, text }: DemoLetter, inFull: boolean): string {
  const line = `\n<<< The judge writes to ${to}: ${subject}`;
  return inFull ? `${line}\n${text.trimEnd().replace(/^(?=.)/gm, "    ")}` : line;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}

function howToGoOn(directory: string, port: number, webPort: number): string {
  const password = demoPassword("France");
  return `
${"=".repeat(72)}
The first year is over, and the judge stays up until you press Ctrl-C.

The game as a page     http://${host}:${webPort}/g/${demoGame}
Every letter lies in   ${join(directory, "letters")}
The judge's address    ${judge}
It takes mail at       ${host}:${port} (SMTP, no login)

Go on as France, from a second terminal:

  printf '%s\\n' 'From: frances@example.net' 'To: ${judge}' 'Subject: orders' '' \\
    'GAME ${demoGame} AS FRANCE PASSWORD ${password}' 'A Paris - Picardy' |
  curl -s smtp://${host}:${port} --mail-from frances@example.net \\
    --mail-rcpt ${judge} --upload-file -

or write to it with any mail program whose outgoing server is ${host}, port
${port}. The other passwords are made alike: ${demoPassword("Turkey")}, ${demoPassword("gm")}.
${"=".repeat(72)}`;
}
