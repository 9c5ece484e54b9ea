/**
 * Holding conversations (`script.ts`) with a judge. The letters that each move brings are compared with
 * those that the file has below it (`UPDATE_GOLDEN=1` writes them anew).
 */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Context } from "../../../src/judge/index.js";
import { casePath, expectGolden } from "../golden.js";
import { beginGame, type JudgeRoom, openBegunRoom, openRoom } from "../judge/judge-room.js";
import { misfits } from "../letter-lines.js";
import { bareAddress } from "../mail/compose-mail.js";
import type { Audience } from "./audience.js";
import type { Correspondence, Letter } from "./correspondence.js";
import { type Person, written } from "./persons.js";
import { type Move, readScript, type Script } from "./script.js";
import { makeTranscript } from "./transcript.js";
import type { Witness } from "./witness.js";

/** What a move brought. */
export interface Exchange {
  readonly move: Move;
  /** When it was made. */
  readonly now: number;
  /** Letters that no transcript tells. */
  readonly untold: readonly Letter[];
  readonly letters: readonly Letter[];
}

/** Plays a conversation file in a room and holds what it brings against what the file says. */
export async function holdsConversation(
  name: string,
  witness: Witness,
  audience: Audience,
): Promise<void> {
  const script = readScript(readFileSync(casePath(name), "utf8"));
  const { room, made } = await roomFor(script, witness.watching);
  const settle = async (): Promise<void> => {
    await room.settle();
    await audience.look(room, witness.newUses());
  };
  const exchanges = await playScript(script, { ...room, settle }, made);
  await room.close();
  for (const { move } of exchanges) if ("text" in move) witness.heard(move.text);
  expectTold(name, script, exchanges);
}

/** A room in which the script's first move is made already, where that begins a game. */
async function roomFor(
  { moves: [first] }: Script,
  around?: (context: Context) => Context,
): Promise<{ readonly room: JudgeRoom; readonly made: readonly Exchange[] }> {
  if (first?.kind !== "begin")
    return { room: await openRoom(undefined, undefined, around), made: [] };
  const room = await openBegunRoom(first.game, around);
  const untold = [...room.letters];
  return { room, made: [{ move: first, now: room.now(), untold, letters: [] }] };
}

/** Plays the moves that are not made yet one by one, each until the judge rests. */
export async function playScript(
  { persons, moves }: Script,
  judge: Correspondence,
  made: readonly Exchange[] = [],
): Promise<readonly Exchange[]> {
  const exchanges = [...made];
  for (const move of moves.slice(made.length)) {
    const now = judge.now();
    const writer = "from" in move ? persons.get(move.from) : undefined;
    const untold = await makeMove(judge, move, writer, exchanges.length + 1);
    await judge.settle();
    exchanges.push({ move, now, untold, letters: judge.newLetters() });
  }
  return exchanges;
}

/** Plays a whole game where nothing lies between the people and the judge. */
export async function playInRoom(script: Script): Promise<readonly Exchange[]> {
  const { room, made } = await roomFor(script);
  const exchanges = await playScript(script, room, made);
  await room.close();
  return exchanges;
}

/** The file tells of all these letters, and every one of them is a letter. */
export function expectTold(name: string, script: Script, exchanges: readonly Exchange[]): void {
  for (const letter of exchanges.flatMap(({ letters }) => letters)) expectLetter(letter);
  const nicks = new Map([...script.persons.values()].map(({ address, nick }) => [address, nick]));
  let followed: readonly string[] | null = null;
  const transcript = makeTranscript(
    (address) => nicks.get(address) ?? address.replace(/@example\.net$/, ""),
    () => followed !== null,
  );
  const told = exchanges.map(({ move, now, untold, letters }) => {
    if (move.kind === "follow") followed = move.addresses;
    transcript.know(untold, now);
    return transcript.tell(letters.filter(({ to }) => followed?.includes(to) ?? true));
  });
  expectGolden(name, script.withLetters(told));
}

/** What transcripts do not show: the header, the columns, and that all of it is ASCII. */
function expectLetter({ to, subject, text }: Letter): void {
  expect(subject, to).toMatch(/^[ -~]{1,120}$/);
  expect(text, `${subject} to ${to}`).toMatch(
    /^:: Judge: EMSD(?: {2}Game: .*(?:\n:: Deadline: .*)?)?\n\n/,
  );
  expect(misfits(text), `${subject} to ${to}`).toEqual([]);
}

/** Makes a move; the letters that it brings untold. */
async function makeMove(
  judge: Correspondence,
  move: Move,
  writer: Person | undefined,
  count: number,
): Promise<readonly Letter[]> {
  switch (move.kind) {
    case "begin":
      return beginGame(judge, move.game);
    case "follow":
      return [];
    case "at":
      await judge.travel(move.time);
      return [];
    case "wait":
      await judge.passHours(move.hours);
      return [];
    case "blind":
      await judge.sleepHours(move.hours);
      return [];
    default:
      await mail(judge, move, writer, count);
      return [];
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
  const text = repeated(move.text);
  const answered = move.kind === "mail" ? null : answeredBy(judge, move.kind, from);
  const subject = move.kind === "confirm" ? {} : { subject: move.subject };
  const to = { ...subject, ...(answered === null ? {} : { to: answered.replyTo }) };
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
