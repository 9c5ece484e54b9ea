/**
 * `npm run memory -- --seed N --mails N`: a whole judge gets one hostile mail after the other. After each tenth of them
 * it says what is in memory once the garbage is collected, and the time of a mail. Only what is printed can grow: the
 * database is a file, and the letters of the room are thrown away. `npm run memory -- --seed N --games N`: the same
 * for a club's year, once a month.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { present } from "../../src/util/index.js";
import { chance } from "../reading/random.js";
import { clubYear } from "../simulate/year.js";
import { beginGame, openRoom } from "../support/judge/judge-room.js";
import { anyMail } from "./inputs.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    mails: { type: "string", default: "20000" },
    games: { type: "string" },
  },
});
const seed = Number(values.seed);
const collect = present(globalThis.gc, "A collector: node --expose-gc");

if (values.games === undefined) await hostileMails(Number(values.mails));
else {
  await clubYear(seed, Number(values.games), ({ day, mails, letters, maps, phases }) => {
    const counts = `${phases} phases, ${letters} letters with ${maps} maps`;
    report(`day ${day}: ${mails} mails, ${counts}`, mails);
  });
}

/** Players of the game, and many whom nobody knows. */
async function hostileMails(mails: number): Promise<void> {
  const players = [
    "austria",
    "england",
    "france",
    "germany",
    "italy",
    "russia",
    "turkey",
    "george",
  ];
  const folder = mkdtempSync(join(tmpdir(), "ems-memory-"));
  const room = await openRoom("2026-03-02T09:00:00Z", join(folder, "judge.sqlite"));
  await beginGame(room, "paris");
  for (let mail = 1; mail <= mails; mail += 1) {
    const luck = chance(seed * 1_000_003 + mail);
    const name = luck.happens(0.3) ? luck.pick(players) : `p${Math.floor(luck.next() * 1_000)}`;
    const frame = [
      `From: ${name}@example.net`,
      "To: judge@example.net",
      "Subject: orders",
      `Message-ID: <${mail}@x>`,
    ];
    await room.bring(`${mail}`, anyMail(luck, frame).replace(/\r?\n/g, "\r\n"));
    await room.settle();
    room.sleepHours(1 / 60);
    room.letters.length = 0;
    room.log.events.length = 0;
    if (mail % Math.ceil(mails / 10) === 0) report(`${mail} mails`, mail);
  }
  await room.close();
  rmSync(folder, { recursive: true });
}

function report(what: string, mails: number): void {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const [heap, outside, resident] = [heapUsed, external, rss].map((bytes) =>
    Math.round(bytes / 2 ** 20),
  );
  const ms = ((user + system) / 1000 / mails).toFixed(1);
  const memory = `heap ${heap} MB, buffers ${outside} MB, resident ${resident} MB`;
  console.log(`${what}, ${memory}, ${ms} ms of processor time a mail`);
}
