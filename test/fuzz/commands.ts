/** Commands with hostile arguments, mailed to a whole judge by whoever may give them: none is set aside. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Chance } from "../reading/random.js";
import { beginGame, judgeAddress, openRoom } from "../support/judge/judge-room.js";

const folder = new URL("../cases/commands/", import.meta.url);

/** Commands as they are written, file by file; dates are those of a deadline. */
const commands = readdirSync(folder).map((file) =>
  readFileSync(new URL(file, folder), "utf8")
    .split("\n")
    .map((line) => line.split(/\s+==> /)[0]!.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => (file === "dates.txt" ? `SET DEADLINE ${line}` : line)),
);

/** Values at the edges of what dates, zones, amounts, names and addresses can be, and beyond. */
const hostile: readonly (readonly string[])[] = [
  ["+25:00", "-99:99", "UTC+15", "24:00", "99:99", "2026-02-30", "31 Dec 9999", "1 Jan 0001"],
  ["99999999999999999999", "-1", "0", "1e308", "1.5", "99999 weeks", "0 minutes", "NaN"],
  ["__proto__", "constructor", "toString", "null", "../../etc/passwd", "%s%n", "{{x}}", "\0"],
  ["\ud800", "\u202e", "e\u0301", "A".repeat(3000), "Etc/GMT+12", "S0M", "F99999M", "W9999A"],
  ["a@b", "@", "a@b@c", "<>", '""', "()", "*", "?", "ALL", "NOBODY", "M", "FRANCE, FRANCE"],
  ["anna@example.net", "germany@example.net", "judge@example.net", "keeper@example.net"],
];

function mangled(luck: Chance): string {
  const words = luck.pick(luck.pick(commands)).split(" ");
  for (let times = luck.happens(0.5) ? 1 : 2; times > 0; times--) {
    const at = luck.happens(0.3) ? words.length : Math.floor(luck.next() * words.length);
    words.splice(at, luck.happens(0.7) ? 1 : 0, luck.pick(luck.pick(hostile)));
  }
  return words.join(" ");
}

const writers = ["george@example.net", "france@example.net", "zoe@example.org"];

/** What the GM has done before. */
const states = ["", "EDIT PHASE W1901A\nEDIT OWNER BEL FRANCE", "PAUSE", "SET GUNBOAT"];

interface Begun {
  readonly file: string;
  readonly replyTo: ReadonlyMap<string, string>;
}

/** A file there waits for no disk. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const desk = mkdtempSync(join(place, "ems-commands-"));
process.on("exit", () => rmSync(desk, { recursive: true, force: true }));
const start = "2026-03-02T09:00:00Z";
/** Mails of another room have other keys. */
const later = "2026-03-02T09:30:00Z";
const begun = new Map<string, Promise<Begun>>();

/** The same games for each input: begun once, and copied. */
function gameIn(state: string): Promise<Begun> {
  const known = begun.get(state);
  if (known !== undefined) return known;
  const beginning = begin(join(desk, `${states.indexOf(state)}.sqlite`), state);
  begun.set(state, beginning);
  return beginning;
}

async function begin(file: string, state: string): Promise<Begun> {
  const room = await openRoom(start, file);
  await beginGame(room, "paris");
  const replyTo = new Map(
    writers.map((from) => [from, room.lastLetter(from)?.replyTo ?? judgeAddress]),
  );
  await room.mail(writers[0]!, state, { to: replyTo.get(writers[0]!)! });
  await room.settle();
  await room.close();
  return { file, replyTo };
}

export const hostileCommands = {
  ready: () => Promise.all(states.map(gameIn)),
  make: (luck: Chance): string =>
    JSON.stringify([
      luck.pick(writers),
      luck.pick(states),
      Array.from({ length: 3 }, () => mangled(luck)).join("\n"),
    ]),
  read: async (input: string): Promise<string | null> => {
    const [from, state, text] = JSON.parse(input) as [string, string, string];
    const { file, replyTo } = await gameIn(state);
    const copy = `${file}.copy`;
    copyFileSync(file, copy);
    const room = await openRoom(later, copy);
    try {
      await room.mail(from, text, { to: replyTo.get(from)! });
      await room.settle();
      const aside = await room.context.store.transaction((tx) => tx.inbox.shunted());
      if (aside.length > 0) return `set aside: ${aside[0]!.why}`;
      return room.newLetters().some(({ to }) => to === from) ? null : "not answered";
    } finally {
      await room.close();
      rmSync(copy);
    }
  },
};
