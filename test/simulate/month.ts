/**
 * Seeded months: the whole judge behind its ports, with people who write as people do and a world in which
 * everything fails. The same seed gives the same letters, byte by byte but for Message-IDs, which the store draws.
 */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Game, Member } from "../../src/game/index.js";
import { type Context, step } from "../../src/judge/index.js";
import { dayMs, present } from "../../src/util/index.js";
import { type Chance, chance } from "../reading/random.js";
import { standardBoard } from "../support/boards/boards.js";
import {
  folderInMemory,
  type JudgeRoom,
  judgeAddress,
  openRoom,
} from "../support/judge/judge-room.js";
import { composeMail } from "../support/mail/compose-mail.js";
import { databaseFaults } from "./database.js";
import { Crash, type Faults, isDiskFull, makeFaults } from "./faults.js";
import { remindersDue, timeFaults, watched } from "./on-time.js";
import { faultsOf, type Reminder, type Secret, type SentMail } from "./oracle.js";
import { pageFaults } from "./pages.js";
import { write } from "./people.js";
import { type PlantName, plants } from "./plants.js";
import { gamesIn } from "./tables.js";

export interface Wish {
  readonly seed: number;
  readonly months: number;
  readonly games: number;
  readonly plant?: PlantName;
}

export interface Outcome {
  /** The same for the same letters, byte by byte but for the Message-IDs that the store draws. */
  readonly digest: string;
  readonly mails: number;
  readonly letters: number;
  /** Years of games that were played. */
  readonly years: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

/** A mail that the mailbox holds back, or has. */
interface Posted {
  readonly key: string;
  readonly bytes: string;
  readonly arrivesAt: number;
}

interface World {
  readonly room: JudgeRoom;
  /** What is stored, seen past all faults. */
  readonly sound: Context;
  readonly luck: Chance;
  readonly faults: Faults;
  readonly posted: Posted[];
  readonly sent: SentMail[];
  readonly secrets: Secret[];
  readonly reminders: Reminder[];
  readonly touched: Set<string>;
  readonly wrong: Set<string>;
  /** Nobody learns who plays which power. */
  readonly isGunboat: boolean;
}

const board = standardBoard();
const firstYear = 1901;

export async function simulate({ seed, months, games: count, plant }: Wish): Promise<Outcome> {
  const luck = chance(seed);
  const faults = makeFaults(luck);
  const sow = plant === undefined ? (context: Context) => context : plants[plant];
  // Any day of a year, so that clocks change now and then.
  const start = Date.parse("2026-01-01T09:00:00Z") + Math.floor(luck.next() * 365) * dayMs;
  let sound: Context | null = null;
  let sown: Context | null = null;
  const wrong = new Set<string>();
  const around = (context: Context) => {
    sound = context;
    sown = sow(watched(context, wrong));
    return faults.around(sown);
  };
  const folder = folderInMemory("month");
  const path = join(folder, "ems.sqlite");
  const room = await openRoom(new Date(start).toISOString(), path, around);
  const world: World = {
    ...{ room, luck, faults, posted: [], sent: [], secrets: [], reminders: [] },
    ...{ touched: new Set<string>(), wrong, isGunboat: seed % 4 === 2 },
    sound: present(sound as Context | null, "The judge's own ports"),
  };
  await begin(world, count);
  const end = room.now() + months * 30 * dayMs;
  while (room.now() < end) await tick(world);
  await settleForGood(world);
  const { letters } = room;
  const diskFailed = (faults.counts["disk full"] ?? 0) > 0;
  const month = { ...world, letters, refused: faults.refused, diskFailed };
  const found = await faultsOf(world.sound, month);
  found.push(...(await pageFaults(present(sown as Context | null, "The judge's ports"), month)));
  const years = await yearsIn(world.sound);
  const games = await gamesIn(world.sound);
  await room.close();
  found.push(...databaseFaults(path, games));
  rmSync(folder, { recursive: true });
  const digest = createHash("sha256").update(withoutChance(letters)).digest("hex");
  const { counts } = faults;
  const sum = { mails: world.sent.length, letters: letters.length, years };
  return { digest, ...sum, faults: counts, wrong: [...wrong, ...found] };
}

/** The letters, byte by byte but for their Message-IDs, which the store draws: each is named by its first place. */
function withoutChance(letters: JudgeRoom["letters"]): string {
  const places = new Map<string, number>();
  for (const { messageId } of letters) places.set(messageId, places.get(messageId) ?? places.size);
  return JSON.stringify(letters).replace(/<[^<>\s]+>/g, (id) => {
    const place = places.get(id);
    return place === undefined ? id : `<letter.${place}>`;
  });
}

async function begin(world: World, games: number): Promise<void> {
  for (let number = 1; number <= games; number++) {
    const name = `game${number}`;
    const clock = "-1 MIN 0 NEXT 12 GRACE 6 DELAY 0 DAYS SMTWTFS";
    const settings = ["MOVE", "RETREAT", "ADJUST"].map((kind) => `SET ${kind} CLOCK ${clock}`);
    const opening = [
      `CREATE ?${name} pw-master`,
      ...settings,
      "SET ZONE Europe/Vienna",
      "SET NMR HOLD",
      ...(world.isGunboat ? ["SET GUNBOAT"] : []),
    ];
    post(world, `gm${number}@example.net`, judgeAddress, opening.join("\n"));
    for (const { id } of board.powers) takeSeat(world, number, id);
  }
  // Not even who has chosen a password reads it.
  const passwords = ["master", ...board.powers.map(({ id }) => id)].map((word) => `pw-${word}`);
  const nobody = new Set<string>();
  world.secrets.push(
    ...passwords.map((word): Secret => ({ kind: "password", word, readers: nobody })),
  );
  await settle(world, true);
  // Judges at work side by side may answer whoever joins before whoever creates.
  const known = await gamesIn(world.sound);
  const missing = Array.from({ length: games }, (_, at) => at + 1).flatMap((number) => {
    const members = known.get(`game${number}`)?.members ?? [];
    const isIn = (id: string) => members.some(({ address }) => address === playerAt(number, id));
    return board.powers.flatMap(({ id }) => (isIn(id) ? [] : [{ number, id }]));
  });
  for (const { number, id } of missing) takeSeat(world, number, id);
  if (missing.length > 0) await settle(world, true);
}

function takeSeat(world: World, number: number, id: string): void {
  const address = playerAt(number, id);
  const lines = [`JOIN ?game${number} pw-${id}`, `SET PREFERENCE ${id}`];
  if (world.isGunboat) {
    const word = `Zorro${id.toLowerCase()}${number}`;
    const readers = new Set([address, `gm${number}@example.net`, "keeper@example.net"]);
    world.secrets.push({ kind: "name", word, readers });
    lines.push(`SET NAME ${word}`);
  }
  post(world, address, judgeAddress, lines.join("\n"));
}

function playerAt(number: number, id: string): string {
  return `${id.toLowerCase()}${number}@example.net`;
}

/** Some hours in which people write, things fail, and the judge works. */
async function tick(world: World): Promise<void> {
  const { room, luck, faults } = world;
  for (const game of (await gamesIn(world.sound)).values()) writeMails(world, game);
  if (luck.happens(0.01)) return sleepThrough(world, 1 + luck.next() * 30);
  // A clock that goes wrong is set right by minutes.
  if (luck.happens(0.02)) room.sleepHours(-luck.next() / 4);
  const isRead = luck.happens(0.97);
  if (!isRead) faults.counts["mailbox dead"] = (faults.counts["mailbox dead"] ?? 0) + 1;
  const quarters = 1 + Math.floor(luck.next() * 16);
  for (let quarter = 0; quarter < quarters; quarter++) {
    room.sleepHours(0.25);
    faults.arm();
    const before = await gamesIn(world.sound);
    await settle(world, isRead);
    if (!isRead) continue;
    for (const fault of await timeFaults(world.sound, before, room.now())) world.wrong.add(fault);
    for (const game of (await gamesIn(world.sound)).values()) {
      const former = before.get(game.name);
      if (former !== undefined) world.reminders.push(...remindersDue(former, game));
    }
  }
}

function sleepThrough({ room, faults }: World, hours: number): void {
  faults.counts.outage = (faults.counts.outage ?? 0) + 1;
  room.sleepHours(hours);
}

function writeMails(world: World, game: Game): void {
  const { luck } = world;
  if (game.status === "finished" || game.status === "terminated") return;
  for (const member of game.members) {
    if (luck.happens(member.role === "gm" ? 0.04 : 0.4)) writeOne(world, game, member);
  }
}

function writeOne(world: World, game: Game, member: Member): void {
  const { room, luck, secrets, touched, isGunboat } = world;
  const written = write(game, member, board, luck, () => coin(luck));
  const { address } = member;
  if (member.role === "gm" && byHand.test(written.text)) touched.add(game.name);
  if (written.text === "CLEAR") touched.add(`${game.name} ${member.power}`);
  // Whoever plays in two games answers the letters of each: what is for England is for England in this one.
  const isOfGame = ({ to, subject }: { readonly to: string; readonly subject: string }) =>
    to === address && subject.includes(`:${game.name} `);
  const last = luck.happens(0.1)
    ? room.letters.find(isOfGame)
    : room.letters.findLast((letter) => isOfGame(letter) && /\+game/.test(letter.replyTo));
  const isBare = written.isBare === true || last === undefined;
  const from = isBare ? "mallory@example.org" : address;
  if (written.secret !== undefined && !isBare) {
    const { word, powers } = written.secret;
    const readers = game.members
      .filter(({ role, power }) => role === "gm" || powers.includes(power ?? ""))
      .map((reader) => reader.address);
    const all = new Set([address, ...readers, "keeper@example.net"]);
    // Where nobody may learn that a seat is empty, a message to it seems to be sent.
    secrets.push({ kind: isGunboat ? "whisper" : "message", word, readers: all });
  }
  const answers = written.isAutomatic === true ? 0 : isBare ? null : 1;
  const to = isBare ? judgeAddress : last.replyTo;
  post(world, from, to, written.text, { headers: written.headers ?? [], answers });
}

/** What changes orders that were told already. */
const byHand = /^(?:EDIT|ROLLBACK|EJECT)/m;

function coin(luck: Chance): string {
  return `zq${Math.floor(luck.next() * 2 ** 40).toString(36)}`;
}

/** Puts a mail on its way: most are there at once, some days later, some twice. */
function post(
  { room, luck, posted, sent }: World,
  from: string,
  to: string,
  text: string,
  { headers = [], answers = null }: { headers?: readonly string[]; answers?: 0 | 1 | null } = {},
): void {
  const number = sent.length + 1;
  const messageId = `<mail.${number}@players.example>`;
  const now = room.now();
  const frame = { from, to, subject: "game", messageId, date: now };
  const bytes = composeMail(frame, headers, text);
  const isLate = answers !== null && luck.happens(0.02);
  const arrivesAt = isLate ? now + luck.next() * 3 * dayMs : now;
  posted.push({ key: `mail:${number}`, bytes, arrivesAt });
  if (luck.happens(0.05)) posted.push({ key: `mail:${number}`, bytes, arrivesAt });
  if (luck.happens(0.03)) posted.push({ key: `twin:${number}`, bytes, arrivesAt });
  sent.push({ messageId, from, at: now, answers: isLate && answers === 1 ? null : answers });
}

/** The judge reads what has arrived and works until nothing is to be done; where it dies, it is started again. */
async function settle(world: World, isRead: boolean): Promise<void> {
  const { room, faults, posted } = world;
  const { context } = room;
  for (let tries = 0; tries < 10_000; tries++) {
    try {
      while (isRead) {
        const at = posted.findIndex(({ arrivesAt }) => arrivesAt <= room.now());
        if (at < 0) break;
        const mail = posted[at]!;
        await room.bring(mail.key, mail.bytes);
        posted.splice(at, 1);
      }
      if (isRead) await room.sink.caughtUp(room.now());
      if ((await step(context)).kind === "idle") return;
    } catch (error) {
      if (error instanceof Crash) faults.revive();
      else if (!isDiskFull(error)) throw error;
    }
  }
  world.wrong.add("the judge does not come to rest");
}

/** Hours within which every letter that was put off is tried again. */
const lastHours = 5;

/** Nothing fails any more, and everything that is under way arrives. */
async function settleForGood(world: World): Promise<void> {
  const { room, faults, posted } = world;
  faults.end();
  posted.splice(0, posted.length, ...posted.map((mail) => ({ ...mail, arrivesAt: room.now() })));
  for (let quarter = 0; quarter < 4 * lastHours; quarter++) {
    room.sleepHours(0.25);
    await settle(world, true);
  }
}

async function yearsIn(context: Context): Promise<number> {
  const games = await gamesIn(context);
  const lengths = [...games.values()].map(({ phase }) => phase.year - firstYear);
  return lengths.reduce((sum, years) => sum + Math.max(0, years), 0);
}
