/**
 * Passwords that people tell in whatever words, in the text, the subject or a file of a mail: they stand in no letter, in no
 * table and in no line of the log, whoever wrote and whatever became of the mail.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

const directory = mkdtempSync(join(tmpdir(), "ems-told-"));
afterAll(() => rmSync(directory, { recursive: true }));

type Telling = (word: string) => string;

const tellings: readonly Telling[] = [
  ...["PIN", "LOGIN", "LOG IN", "SIGNON", "PASSCODE", "KEY", "SECRET", "TOKEN"].flatMap(
    (label): readonly Telling[] => [
      (word) => `${label} ${word}`,
      (word) => `${label.toLowerCase()}: ${word}`,
    ],
  ),
  ...["/", ":", "|", ",", ""].map(
    (sign): Telling =>
      (word) =>
        `France ${sign} ${word}`,
  ),
  ...["", "PASS ", "PIN ", "/", "("].map((sign): Telling => {
    return (word) => `JOIN paris AS FRANCE ${sign}${word}`;
  }),
  (word) => `GAME paris AS FRANCE ${word}`,
  (word) => `SIGNON Fparis ${word}`,
  (word) => `SET PASSWORD ${word}`,
  (word) => `SET PIN ${word}`,
  (word) => `SET PASS ${word}`,
  (word) => `CHANGE PASSWORD TO ${word}`,
  (word) => `my password is ${word}, please`,
  (word) => `my secret is ${word}`,
  (word) => `${word} is my secret`,
  (word) => `the word to get in is ${word}`,
  (word) => `I am France, ${word}.`,
  (word) => `france@example.net ${word}`,
  (word) => `Kennung: ${word}`,
];

const letters = "abcdefghijklmnopqrstuvwxyz";

/** A word that nobody knows, and without a figure that would give it away. */
function unheard(at: number): string {
  return `wal${letters[at % 26]}rus${letters[Math.floor(at / 26)]}k`;
}

/** Whatever a database has, freed pages too, and what its tables say of each word. */
function storedIn(path: string): { readonly bytes: string; readonly cells: readonly string[] } {
  const database = new Database(path, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[];
  const cells = tables.flatMap((table) =>
    (database.prepare(`select * from "${table}"`).raw().all() as unknown[][]).flatMap((row) =>
      row.map((value) =>
        value instanceof Uint8Array
          ? `${table} ${Buffer.from(value).toString("latin1")}`
          : `${table} ${String(value)}`,
      ),
    ),
  );
  database.close();
  return { bytes: readFileSync(path).toString("latin1"), cells };
}

type Writer = (room: JudgeRoom, at: number, word: string, tell: Telling) => Promise<void>;

const order = "A Par - Bur";

const writers: Readonly<Record<string, Writer>> = {
  "answers a letter": (room, _, word, tell) =>
    room.mail("france@example.net", `${tell(word)}\n${order}`, {
      to: room.replyTo("france@example.net", /\+paris\./),
    }),
  "proves nothing": (room, _, word, tell) =>
    room.mail("france@example.net", `${tell(word)}\n${order}`),
  "is a stranger": (room, at, word, tell) =>
    room.mail(`mallory${at}@example.org`, `${order}\n${tell(word)}`),
  "has it in the subject": (room, _, word, tell) =>
    room.mail("france@example.net", order, {
      to: room.replyTo("france@example.net", /\+paris\./),
      subject: tell(word),
    }),
  "is a machine": (room, _, word, tell) =>
    room.mail("france@example.net", tell(word), { headers: ["Auto-Submitted: auto-replied"] }),
  "quotes it": (room, _, word, tell) =>
    room.mail("france@example.net", `${order}\n\n> ${tell(word)}`, {
      to: room.replyTo("france@example.net", /\+paris\./),
    }),
};

it.each(Object.entries(writers))(
  "stand nowhere where somebody %s",
  async (name, write) => {
    const path = join(directory, `${name}.sqlite`);
    const room = await openRoom(undefined, path);
    await beginGame(room, "paris");
    const words = tellings.map((_, at) => unheard(at));
    for (const [at, tell] of tellings.entries()) {
      await write(room, at, words[at]!, tell);
      await room.settle();
      room.sleepHours(0.05);
    }
    const log = JSON.stringify(room.log.events);
    const sent = room.letters.map((letter) => `letter to ${letter.to} ${JSON.stringify(letter)}`);
    await room.close();
    const { bytes, cells } = storedIn(path);
    const told = words.flatMap((word, at) =>
      [...sent, ...cells, `log ${log}`, `file ${bytes}`]
        .filter((text) => text.includes(word))
        .map((text) => `${tellings[at]!("WORD")}: ${text.slice(0, text.indexOf(" "))}`),
    );
    expect(told).toEqual([]);
    expect(cells.length).toBeGreaterThan(tellings.length);
  },
  60_000,
);
