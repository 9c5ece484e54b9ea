/**
 * Two and four judges as processes of their own on one PostgreSQL database, two of them killed at their work:
 * every message of every player reaches everybody else once, and in order.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { freeClaims } from "../../src/judge/index.js";
import { freePort } from "../../src/mail/index.js";
import { instant, secondMs } from "../../src/util/index.js";
import { postgresAvailable, privatePostgres } from "../support/database/postgres.js";
import { type JudgeProcess, judgeProcess } from "../support/judge/judge-process.js";
import { beginGame, type JudgeRoom, openRoom } from "../support/judge/judge-room.js";
import { until } from "../support/judge/world.js";

const games = ["paris", "rome"];
const players = ["austria", "england", "france", "germany", "italy", "russia", "turkey"].map(
  (name) => `${name}@example.net`,
);
const turns = 2;

/** How often the folder with the letters is looked at. */
const lookMs = 250;

/** What each other player must find in their letters, in this order. */
const messages = (game: string, writer: string) =>
  Array.from({ length: turns }, (_, turn) => `message ${game}.${writer.split("@")[0]}.${turn}`);

/** Two games under way, and every message in the inbox. */
async function foundGames(room: JudgeRoom): Promise<void> {
  for (const game of games) await beginGame(room, game);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const game of games) {
      for (const writer of players) {
        const to = room.replyTo(writer, new RegExp(`^[^@]*${game}`));
        const text = `PRESS TO ALL\n${messages(game, writer)[turn]}\nENDPRESS`;
        await room.mail(writer, text, { to });
      }
    }
  }
}

/** The letters in a folder with a folder for each reader, first to last. */
function lettersIn(folder: string, reader: string): readonly string[] {
  const own = join(folder, reader);
  const names = existsSync(own) ? readdirSync(own) : [];
  const letters = names.filter((name) => name.endsWith(".eml")).toSorted();
  return letters.map((name) => readFileSync(join(own, name), "utf8"));
}

/** What a reader heard from the others, first to last; replies show them their own messages. */
function heardBy(folder: string, reader: string): readonly string[] {
  const found = lettersIn(folder, reader).flatMap(
    (letter) => letter.match(/message \w+\.\w+\.\d+/)?.[0] ?? [],
  );
  return found.filter((message) => !message.includes(`.${reader.split("@")[0]}.`));
}

describe.runIf(postgresAvailable())("judges that are killed", () => {
  const postgres = privatePostgres();

  async function startJudge(directory: string, url: string): Promise<JudgeProcess> {
    const port = await freePort("127.0.0.1", 0);
    const config = join(directory, `judge-${port}.yaml`);
    const lines = [
      "judge: { name: EMSD, address: judge@example.net, keeper: keeper@example.net }",
      `mail: { source: smtp, listen: { port: ${port} }, letters: letters }`,
      `database: ${url}`,
    ];
    writeFileSync(config, lines.join("\n"));
    const judge = judgeProcess(config);
    judge.start();
    onTestFinished(() => judge.kill());
    await until("the judge started", () => judge.log().includes("judge started"));
    return judge;
  }

  test.each([2, 4])("out of %i lose nothing and double nothing", async (count) => {
    const directory = mkdtempSync(join(tmpdir(), "ems-killed-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const letters = join(directory, "letters");
    const url = await postgres.newDatabase();
    const room = await openRoom(new Date().toISOString(), url);
    onTestFinished(() => room.close());
    await foundGames(room);
    const expectedBy = (reader: string) =>
      games.flatMap((game) =>
        players.flatMap((writer) => (writer === reader ? [] : messages(game, writer))),
      );
    const expected = players.flatMap(expectedBy).length;
    const judges: JudgeProcess[] = [];
    for (let index = 0; index < count; index += 1) judges.push(await startJudge(directory, url));
    const arrived = () => players.flatMap((reader) => heardBy(letters, reader)).length;
    const untilArrived = async (share: number): Promise<void> => {
      for (let before = arrived(); before < share * expected; ) {
        await until("another letter", () => arrived() > before, lookMs);
        before = arrived();
      }
    };
    for (const [victim, share] of [0.2, 0.6].entries()) {
      await untilArrived(share);
      await judges[victim % count]!.kill();
      // What it had asked of the database last is done by then.
      await sleep(secondMs);
      // The leases end, for the living too, whose work must then count once.
      await freeClaims(room.context.store, instant(Date.now()));
      judges[victim % count] = await startJudge(directory, url);
    }
    await untilArrived(1);
    for (const judge of judges) await judge.stop();
    for (const reader of players) {
      const read = heardBy(letters, reader);
      expect(read.toSorted()).toEqual(expectedBy(reader).toSorted());
      for (const game of games) {
        for (const writer of players.filter((other) => other !== reader)) {
          const own = messages(game, writer);
          expect(read.filter((message) => own.includes(message))).toEqual(own);
        }
      }
    }
    const left = await room.context.store.transaction((tx) => tx.inbox.oldest());
    expect(left).toBeNull();
  });
});
