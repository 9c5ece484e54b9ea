/**
 * How conversations are written down, to be read and compared: who gets which letter, and of each letter
 * what is new in it. A block that stands in many letters is told where it differs from the last one of its
 * name that was told to its reader, or to anybody; else only its name is:
 *
 *     -> george: EMSD:paris - S1901M Vote  [outlook]
 *      | Austria asks for 1 day more. 1 of 5 votes is in.
 *     -> england, italy: likewise  [outlook, position 2/7]
 *      - Austria asks for 1 day more. 1 of 5 votes is in.
 *      | Austria asks for 1 day more. 1 of 5 votes is in. To vote for it too, answer with the line: EXTEND 24 HOURS
 *      | Italy:     A ROM, A VEN
 *      | Russia:    A MOS
 *
 * `[outlook]` is as it was; `2/7` are two lines of seven, the others being known. `likewise` is a letter of the
 * same time and subject, told by its differences. ` @` is the time of a letter that came later than the mail
 * above it, ` +` what a letter carries.
 */
import { readFileSync } from "node:fs";
import { casePath } from "../golden.js";
import { type Block, blocksOf } from "./blocks.js";
import type { Letter } from "./correspondence.js";

export interface Transcript {
  /** What is taken to be told already: these letters, and the time. */
  know(letters: readonly Letter[], now: number): void;
  /** The lines for these letters. */
  tell(letters: readonly Letter[]): readonly string[];
}

/** Of these lines is told only how many there are: nothing happened, or all have them. */
const uneventful = new RegExp(
  [
    ", No Order Processed\\.$",
    ": nothing ordered yet\\.$",
    "Builds   0 units\\.$",
    'had no order that counts, so it held\\."\\},$',
    "^(?:BEGIN|END|VERSION|PRODID|UID|SEQUENCE|DTSTAMP|ORGANIZER|TRANSP):",
    "^:: Judge: ",
  ].join("|"),
);

/** Stands in every letter; told where it is new, and never named. */
const frame: ReadonlySet<string> = new Set(["header", "footer"]);

/** What the approved letters show of every game: `cases/letters`. */
const approved: Readonly<Record<string, string>> = {
  units: "game/started",
  centers: "game/briefed",
  example: "game/started",
  settings: "answers/status",
};

/** A transcript that names readers so; with `showsCarried`, it tells what letters carry word for word. */
export function makeTranscript(
  nameOf: (address: string) => string,
  showsCarried: () => boolean,
): Transcript {
  const news = makeNews();
  for (const [name, letter] of Object.entries(approved)) {
    const text = readFileSync(casePath(`letters/${letter}.txt`), "utf8");
    news(blocksOf(text).find((block) => block.name === name)!, []);
  }
  let time = 0;

  /** A letter to all of these, alike; `first` is what the first of its subject was written for. */
  const tellOne = (alike: readonly Letter[], first: readonly string[] | null): string[] => {
    const [letter] = alike as [Letter];
    const readers = alike.map(({ to }) => to);
    const told = blocksOf(letter.text).map((block) => tellBlock(block, readers, first, news));
    const own = ownLines(letter);
    const head = `-> ${readers.map(nameOf).join(", ")}: ${first === null ? letter.subject : "likewise"}`;
    return [
      head + marks(told) + names(letter),
      ...(first ?? []).filter((line) => !own.includes(line)).map((line) => ` - ${line}`),
      ...told.flatMap(({ lines }) => lines ?? []).map((line) => ` | ${line}`),
      ...(showsCarried() ? carried(letter, readers, news) : []),
    ];
  };

  return {
    know: (letters, now) => {
      time = now;
      for (const { to, text } of letters) for (const block of blocksOf(text)) news(block, [to]);
    },
    tell: (letters) =>
      groups(letters, ({ createdAt, subject }) => `${createdAt} ${subject}`).flatMap((group) => {
        const [{ createdAt }] = group as [Letter];
        const clock = createdAt === time ? [] : [` @ ${minuteOf(createdAt)}`];
        time = createdAt;
        const first = ownLines(group[0]!);
        const versions = groups(group, ({ text, attachments }) =>
          JSON.stringify([text, attachments]),
        );
        return [
          ...clock,
          ...versions.flatMap((alike, at) => tellOne(alike, at === 0 ? null : first)),
        ];
      }),
  };
}

/** The lines of a block that are told, of how many; null where its reader knows the block. */
interface ToldBlock {
  readonly name: string | null;
  readonly lines: readonly string[] | null;
  readonly of: number;
}

function tellBlock(
  block: Block,
  readers: readonly string[],
  first: readonly string[] | null,
  news: News,
): ToldBlock {
  const { name, lines } = block;
  const told =
    name === null ? lines.filter((line) => !first?.includes(line)) : news(block, readers);
  return { name, lines: told, of: lines.length };
}

/** What a letter was written for. */
function ownLines({ text }: Letter): readonly string[] {
  return blocksOf(text).flatMap(({ name, lines }) => (name === null ? lines : []));
}

/** The blocks that are not told whole. */
function marks(told: readonly ToldBlock[]): string {
  const named = told.flatMap(({ name, lines, of }) => {
    if (name === null || frame.has(name) || lines?.length === of) return [];
    return lines === null ? name : `${name} ${lines.length}/${of}`;
  });
  return named.length === 0 ? "" : `  [${named.join(", ")}]`;
}

/** Where the game stands, which goes with many letters. */
const position = /-position\.json$/;

function names({ attachments }: Letter): string {
  return attachments
    .filter(({ name }) => !position.test(name))
    .map(({ name }) => ` + ${name}`)
    .join("");
}

function carried({ attachments }: Letter, readers: readonly string[], news: News): string[] {
  return attachments.flatMap(({ name, type, text }) => {
    const lines = text.trimEnd().split(/\r?\n|(?=\{"power")/);
    return [
      ` + ${name} (${type})`,
      ...(news({ name, lines }, readers) ?? []).map((line) => ` | ${line}`),
    ];
  });
}

/** The lines of a named block that are news for these readers; null where all of it is known. */
type News = (block: Block, readers: readonly string[]) => readonly string[] | null;

function makeNews(): News {
  const last = new Map<string, readonly string[]>();
  return ({ name, lines }, readers) => {
    const keys = [`${name}`, ...readers.map((reader) => `${name} to ${reader}`)];
    const known = keys.map((key) => last.get(key) ?? []);
    for (const key of keys) last.set(key, lines);
    const [toAnybody = [], ...toReaders] = known;
    const isKnown = same(toAnybody, lines) || toReaders.every((before) => same(before, lines));
    if (isKnown) return null;
    return lines.filter(
      (line) => !uneventful.test(line) && !known.some((one) => one.includes(line)),
    );
  };
}

function same(before: readonly string[], lines: readonly string[]): boolean {
  return before.join("\n") === lines.join("\n");
}

function groups(
  letters: readonly Letter[],
  keyOf: (letter: Letter) => string,
): readonly (readonly Letter[])[] {
  const byKey = new Map<string, Letter[]>();
  for (const letter of letters) {
    byKey.set(keyOf(letter), [...(byKey.get(keyOf(letter)) ?? []), letter]);
  }
  return [...byKey.values()];
}

function minuteOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
