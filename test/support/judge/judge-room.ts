/**
 * A whole judge in a room of its own: the real database (in memory), the real templates, boards and
 * reader of mail; a clock that stands still until told, and a transport that keeps the letters. What
 * the transport and the clock stand in for is tested with the real ones in test/mail and test/app.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSentences } from "../../../src/app/sentences.js";
import { openVariants } from "../../../src/app/variants.js";
import { type Context, freeClaims, mailSink, step } from "../../../src/judge/index.js";
import type {
  Delivery,
  MailSink,
  OutgoingMail,
  Picture,
  RawMail,
} from "../../../src/judge/ports/index.js";
import { createMailReader, replaceText } from "../../../src/mail/index.js";
import { nodeSecrets } from "../../../src/secrets/index.js";
import { openStore } from "../../../src/store/index.js";
import { hourMs, type Instant, instant, minuteMs, present } from "../../../src/util/index.js";
import type { Correspondence, Letter } from "../conversations/correspondence.js";
import { composeMail } from "../mail/compose-mail.js";
import { type KeptLog, keptLog } from "./world.js";

export const judgeAddress = "judge@example.net";

/** How often the mailbox is read while time passes. */
export const tickMs = 10 * minuteMs;

/** Password hashes that cost next to nothing: rooms make thousands. */
const cheap = { ln: 4, r: 8, p: 1 };

const boards = openVariants().boards();
const catalogue = loadSentences();

/** A letter that left, with the names of its maps. */
interface SentLetter extends OutgoingMail {
  readonly maps: readonly string[];
}

export interface JudgeRoom extends Correspondence {
  readonly context: Context;
  readonly sink: MailSink;
  readonly log: KeptLog;
  /** Every letter that was sent, in order. */
  readonly letters: SentLetter[];
  /** Every map that was to be drawn, by the name of its file. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** What the transport says to the next letters; `sent` when there is nothing more. */
  readonly deliveries: Delivery[];
  now(): Instant;
  sleepHours(hours: number): void;
  /** Brings bytes as they are; a key that came before changes nothing. */
  bring(key: string, bytes: Uint8Array | string): Promise<void>;
  newLetters(): readonly SentLetter[];
  /** Where an answer to the last letter to this address goes, whose reply address looks so. */
  replyTo(address: string, shape?: RegExp): string;
}

type Around = (context: Context) => Context;

/** What happened in a room beside what its database knows. */
interface Past {
  readonly mails: number;
  readonly letters: readonly SentLetter[];
}

/**
 * A judge that wakes at `start` (UTC) and knows no game but those in the database. `around` may put
 * something between the judge and its ports.
 */
export async function openRoom(
  start = "2026-03-02T09:00:00Z",
  database = ":memory:",
  around: Around = (context) => context,
  past: Past = { mails: 0, letters: [] },
): Promise<JudgeRoom> {
  const store = await openStore(database);
  let time = instant(Date.parse(start));
  let counter = past.mails;
  /** When there is something to do again, as the judge said when it last came to rest. */
  let restsUntil: Instant | null = null;
  let shown = past.letters.length;
  const letters = [...past.letters];
  const pictures = new Map<string, Picture>();
  const deliveries: Delivery[] = [];
  const log = keptLog();
  const context = around({
    judge: {
      name: "EMSD",
      address: judgeAddress,
      keeper: "keeper@example.net",
      release: "1.2.3",
    },
    boards,
    catalogue,
    store,
    pictures: {
      svg: async () => "<svg/>",
      file: async (picture) => {
        const [ending, type] =
          picture.orderSheet === undefined ? ["png", "image/png"] : ["pdf", "application/pdf"];
        const name = `${picture.name}.${ending}`;
        pictures.set(name, picture);
        return { name, type: type!, content: new Uint8Array(), alt: picture.name };
      },
    },
    transport: {
      send: async (mail, images = []) => {
        const delivery = deliveries.shift() ?? { kind: "sent" };
        if (delivery.kind === "sent")
          letters.push({ ...mail, maps: images.map(({ name }) => name) });
        return delivery;
      },
      close: async () => {},
    },
    readMail: createMailReader("bounce secret"),
    replaceText,
    secrets: { ...nodeSecrets(cheap), makeSeed: () => 1901 },
    clock: { now: () => time },
    log,
  });
  await freeClaims(store, time);
  const sink = mailSink(context, () => {});
  const bring = (key: string, bytes: Uint8Array | string): Promise<void> => {
    const raw = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
    const mail: RawMail = { key, raw, receivedAt: time, envelope: null };
    return sink.accept([mail]);
  };
  const settle = async (): Promise<void> => {
    await sink.caughtUp(time);
    for (let steps = 0; steps < 1000; steps++) {
      const done = await step(context);
      if (done.kind === "worked") continue;
      restsUntil = done.until;
      return;
    }
    throw new Error("The judge does not come to rest.");
  };
  const travel = async (until: Instant): Promise<void> => {
    await settle();
    while (time < until) {
      time = instant(Math.min(until, time + tickMs));
      await sink.caughtUp(time);
      if (restsUntil !== null && restsUntil <= time) await settle();
    }
  };
  const lastLetter = (address: string, shape = /^/): SentLetter | undefined =>
    letters.findLast(({ to, replyTo }) => to === address && shape.test(replyTo));
  return {
    context,
    sink,
    log,
    letters,
    pictures,
    deliveries,
    now: () => time,
    travel: (text) => travel(instant(Date.parse(text))),
    passHours: (hours) => travel(instant(time + hours * hourMs)),
    sleepHours: (hours) => {
      time = instant(Math.round(time + hours * hourMs));
    },
    mail: (from, text, { to = judgeAddress, subject = "game", headers = [] } = {}) => {
      counter += 1;
      const messageId = `<test.${counter}@players.example>`;
      const frame = { from, to, subject, messageId, date: time };
      return bring(`test:${start}:${counter}`, composeMail(frame, headers, text));
    },
    bring,
    settle,
    newLetters: () => {
      const fresh = letters.slice(shown);
      shown = letters.length;
      return fresh;
    },
    lastLetter,
    replyTo: (address, shape) =>
      present(lastLetter(address, shape), `A letter to ${address}`).replyTo,
    close: () => store.close(),
  };
}

const { powers } = present(boards.get("standard"), "The standard board");
const mailsOfBeginning = 1 + powers.length;

/**
 * A game of seven in which everybody plays the power that the address names; its letters are returned, and
 * are not new.
 */
export async function beginGame(room: Correspondence, game: string): Promise<readonly Letter[]> {
  await room.mail("george@example.net", `CREATE ?${game} secret`);
  for (const { id } of powers) {
    const address = `${id.toLowerCase()}@example.net`;
    await room.mail(address, `JOIN ${game} PASSWORD pw-${id}\nSET PREFERENCE ${id}`);
  }
  await room.settle();
  return room.newLetters();
}

/** A new folder whose files wait for no disk, where the machine has such a place. */
export function folderInMemory(name: string): string {
  const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  return mkdtempSync(join(place, `ems-${name}-`));
}

interface BegunRoom extends Past {
  readonly database: Uint8Array;
}

const begun = new Map<string, BegunRoom>();

/** A room with a game that `beginGame` began: it is played once in a process, and copied from then on. */
export async function openBegunRoom(game: string, around?: Around): Promise<JudgeRoom> {
  const folder = folderInMemory("room");
  const path = join(folder, "ems.sqlite");
  const past = begun.get(game) ?? (await playBeginning(game, path, around));
  begun.set(game, past);
  writeFileSync(path, past.database);
  const room = await openRoom(undefined, path, around, past);
  const close = async () => {
    await room.close();
    rmSync(folder, { recursive: true });
  };
  return { ...room, close };
}

async function playBeginning(game: string, path: string, around?: Around): Promise<BegunRoom> {
  const room = await openRoom(undefined, path, around);
  await beginGame(room, game);
  await room.close();
  return { database: readFileSync(path), mails: mailsOfBeginning, letters: room.letters };
}
