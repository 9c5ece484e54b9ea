/**
 * The pages of a judge with ten thousand games, in a process of its own: what it costs to make one, and how many
 * requests a second one core answers from the cache.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foundClub, judgeAddress } from "./mail/club.js";
import { type RunningJudge, startJudge } from "./mail/judge.js";

const games = 10_000;
const port = 18_080;
const visitors = 16;
const requests = 4000;
/** Games whose pages are made for the first time. */
const fresh = 20;

const say = (text: string) => process.stdout.write(`${text}\n`);

export async function benchPages(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "ems-bench-"));
  try {
    const database = join(directory, "ems.sqlite");
    await foundClub(database, games, 0);
    await benchJudge(startJudge(await writeConfig(directory, database)));
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function benchJudge(judge: RunningJudge): Promise<void> {
  try {
    await judge.told("pages served", 1);
    say(`${games.toLocaleString("en-US")} games`);
    for (const ending of ["", "/S1901M", "/S1901M.svg", "/S1901M.png", ".json"]) {
      await measure(judge, `/g/game-N${ending}`);
    }
    await measure(judge, "/?after=game-N");
  } finally {
    await judge.stop();
  }
}

/** `N` stands for the number of a game. */
async function measure(judge: RunningJudge, address: string): Promise<void> {
  const pathOf = (number: number) => address.replace("N", String(number));
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  await ask(agent, pathOf(fresh));
  const made = await costOf(judge, async () => {
    for (let number = 0; number < fresh; number++) await ask(agent, pathOf(number));
  });
  const kept = await costOf(judge, async () => {
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        for (let number = 0; number < requests / visitors; number++) await ask(agent, pathOf(0));
      }),
    );
  });
  agent.destroy();
  const each = `${(made / fresh).toFixed(1)} ms to make`.padStart(16);
  const speed = Math.round((1000 * requests) / kept).toLocaleString("en-US");
  say(`  ${address.padEnd(20)} ${each}, ${speed} requests/s from the cache`);
}

/** In milliseconds of the judge's processor time. */
async function costOf(judge: RunningJudge, work: () => Promise<void>): Promise<number> {
  const before = judge.processorMs();
  await work();
  return judge.processorMs() - before;
}

function ask(agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip" };
    get({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().on("end", resolve);
    }).on("error", (error: NodeJS.ErrnoException) => {
      // The judge closes connections that were idle, perhaps at this very moment.
      if (error.code === "ECONNRESET") ask(agent, path).then(resolve, reject);
      else reject(error);
    });
  });
}

async function writeConfig(directory: string, database: string): Promise<string> {
  const file = join(directory, "judge.yaml");
  const text = `
judge: { name: EMSD, address: ${judgeAddress}, keeper: keeper@example.test }
mail: { source: smtp, listen: { host: 127.0.0.1, port: ${port + 1} }, letters: ${directory} }
web: { listen: { host: 127.0.0.1, port: ${port} }, url: "http://127.0.0.1:${port}" }
database: ${database}
`;
  await writeFile(file, text);
  return file;
}
