/**
 * Holding conversations (`script.ts`) with a judge. The whole exchange becomes a transcript that is
 * compared with the one kept beside the file (`UPDATE_GOLDEN=1` writes it anew).
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import type { Audience } from "./audience.js";
import { bareAddress } from "./compose-mail.js";
import type { Correspondence, Letter } from "./correspondence.js";
import { beginGame, openRoom } from "./judge-room.js";
import { type Person, written } from "./persons.js";
import { type Move, readScript, type Script } from "./script.js";
import { showCarried, showGathered, showLetter } from "./transcript.js";
import type { Witness } from "./witness.js";

/** Plays a conversation in a room and holds its transcript against the golden one. */
export async function holdsConversation(
  path: string,
  witness: Witness,
  audience: Audience,
): Promise<void> {
  const room = await openRoom(undefined, undefined, witness.watching);
  const letters = letterByLetter();
  const show: Show = (move, written) => {
    if ("text" in move) witness.heard(move.text);
    return letters(move, written);
  };
  const settle = async (): Promise<void> => {
    await room.settle();
    await audience.look(room, witness.newUses());
  };
  const judge = { ...room, settle };
  const transcript = await hold(readScript(readFileSync(path, "utf8")), judge, show);
  await room.close();
  holdsGolden(path, transcript);
}

/** The transcript of a conversation file is the golden one beside it. */
export function holdsGolden(path: string, transcript: string): void {
  const golden = path.replace(/\.txt$/, ".golden");
  if (process.env.UPDATE_GOLDEN === "1") writeFileSync(golden, transcript);
  expect(existsSync(golden), `${golden} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
  expect(transcript).toBe(readFileSync(golden, "utf8"));
}

/** How the letters that follow a move are written down. */
type Show = (move: Move, letters: readonly Letter[]) => readonly string[];

/** Plays the moves one by one, each until the judge rests; the transcript. */
async function hold(
  { persons, moves }: Script,
  judge: Correspondence,
  show: Show,
): Promise<string> {
  const lines: string[] = [];
  let count = 0;
  for (const move of moves) {
    count += 1;
    const writer = "from" in move ? persons.get(move.from) : undefined;
    await makeMove(judge, move, writer, count);
    await judge.settle();
    lines.push(...showMove(move), ...show(move, judge.newLetters()));
  }
  return `${lines.join("\n")}\n`;
}

function letterByLetter(): Show {
  let followed: readonly string[] | null = null;
  return (move, letters) => {
    if (move.kind === "follow") followed = move.addresses;
    return letters.flatMap((letter) => {
      if (followed === null) return showLetter(letter);
      return followed?.includes(letter.to) ? [...showLetter(letter), ...showCarried(letter)] : [];
    });
  };
}

/** Plays a whole game; in the transcript what several get is told once, and people have their nicknames. */
export function playScript(script: Script, judge: Correspondence): Promise<string> {
  const nicks = new Map([...script.persons.values()].map(({ address, nick }) => [address, nick]));
  return hold(script, judge, (_, letters) =>
    showGathered(letters, (address) => nicks.get(address) ?? address),
  );
}

async function makeMove(
  judge: Correspondence,
  move: Move,
  writer: Person | undefined,
  count: number,
): Promise<void> {
  switch (move.kind) {
    case "begin":
      return beginGame(judge, move.game);
    case "follow":
      return;
    case "at":
      return judge.travel(move.time);
    case "wait":
      return judge.passHours(move.hours);
    case "blind":
      return judge.sleepHours(move.hours);
    default:
      return mail(judge, move, writer, count);
  }
}

type MailMove = Extract<Move, { readonly from: string }>;

async function mail(
  judge: Correspondence,
  move: MailMove,
  writer: Person | undefined,
  count: number,
): Promise<void> {
  const from = writer?.address ?? bareAddress(move.from);
  const text = move.kind === "confirm" ? "CONFIRM" : repeated(move.text);
  const answered = move.kind === "mail" ? null : answeredBy(judge, move.kind, from);
  const to = answered === null ? {} : { to: answered.replyTo };
  if (writer === undefined) return judge.mail(move.from, text, to);
  const context = { now: judge.now(), count, answered: answered?.text ?? null };
  const { from: sender, text: whole, headers } = written(writer, text, context);
  return judge.mail(sender, whole, { ...to, headers });
}

/** The text with its long lines at their full length. */
function repeated(text: string): string {
  return text.replace(/^<(\d+) x> (.*)$/gm, (_, times, line) => `${line} `.repeat(Number(times)));
}

function answeredBy(judge: Correspondence, kind: "confirm" | "reply", from: string): Letter {
  const letter = judge.lastLetter(from, kind === "confirm" ? /\+confirm\./ : /^/);
  if (letter === undefined) throw new Error(`No letter went to ${from}.`);
  return letter;
}

function showMove(move: Move): readonly string[] {
  switch (move.kind) {
    case "begin":
      return [`==== the game ${move.game} begins`];
    case "follow":
      return [];
    case "at":
      return [`==== at ${move.time}`];
    case "wait":
      return [`==== ${move.hours} hours later`];
    case "blind":
      return [`==== the judge sleeps ${move.hours} hours`];
    case "mail":
      return [`>>>> ${move.from} mails`, move.text, ""];
    case "confirm":
      return [`>>>> ${move.from} confirms`, ""];
    case "reply":
      return [`>>>> ${move.from} replies`, move.text, ""];
  }
}
