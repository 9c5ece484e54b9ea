/**
 * Conversations as files: who mails what and when. Played in a judge's room, the whole exchange becomes
 * a transcript that is compared with the one kept beside it (`UPDATE_GOLDEN=1` writes it anew).
 *
 *     # what this conversation shows
 *     begin paris                      a game of seven begins (george@ is its master, france@ plays France,
 *                                      and so on; the passwords are pw-FRANCE, ...), told in no letter
 *     at 2026-03-02 09:00              the clock is set (UTC), and what is due happens
 *     wait 24                          so many hours pass
 *     blind 24                         so many hours pass in which the judge does not run
 *     follow anna@example.net          from here on only letters to her are shown, with what they carry
 *     mail anna@example.net            a new mail to the judge; the indented lines are its text
 *         JOIN paris
 *     confirm anna@example.net         CONFIRM, in answer to the last letter to this address that asks for it
 *     reply anna@example.net           an answer to the last letter to this address
 *         A Par - Bur
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import type { OutgoingMail } from "../../src/judge/index.js";
import { beginGame, type JudgeRoom, openRoom } from "./judge-room.js";
import type { Witness } from "./witness.js";

type Move =
  | { readonly kind: "begin"; readonly game: string }
  | { readonly kind: "follow"; readonly address: string }
  | { readonly kind: "at"; readonly time: string }
  | { readonly kind: "wait" | "blind"; readonly hours: number }
  | { readonly kind: "confirm"; readonly from: string }
  | { readonly kind: "mail" | "reply"; readonly from: string; readonly text: string };

/** Plays a conversation and holds its transcript against the golden one. */
export async function holdsConversation(path: string, witness: Witness): Promise<void> {
  const golden = path.replace(/\.txt$/, ".golden");
  const transcript = await play(readMoves(readFileSync(path, "utf8")), witness);
  if (process.env.UPDATE_GOLDEN === "1") writeFileSync(golden, transcript);
  expect(existsSync(golden), `${golden} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
  expect(transcript).toBe(readFileSync(golden, "utf8"));
}

function readMoves(text: string): readonly Move[] {
  const moves: Move[] = [];
  const body: string[] = [];
  let mail: { readonly kind: "mail" | "reply"; readonly from: string } | null = null;
  const finish = (): void => {
    if (mail !== null) moves.push({ ...mail, text: body.splice(0).join("\n").trimEnd() });
    mail = null;
  };
  for (const line of text.split("\n")) {
    if (mail !== null && (line.startsWith("    ") || line === "")) {
      body.push(line.slice(4));
      continue;
    }
    finish();
    if (line === "" || line.startsWith("#")) continue;
    const [verb, ...rest] = line.split(" ");
    const value = rest.join(" ");
    if (verb === "follow") moves.push({ kind: "follow", address: value });
    else if (verb === "begin") moves.push({ kind: "begin", game: value });
    else if (verb === "at") moves.push({ kind: "at", time: `${value.replace(" ", "T")}:00Z` });
    else if (verb === "wait" || verb === "blind") moves.push({ kind: verb, hours: Number(value) });
    else if (verb === "confirm") moves.push({ kind: verb, from: value });
    else if (verb === "mail" || verb === "reply") mail = { kind: verb, from: value };
    else throw new Error(`Not a move of a conversation: ${line}`);
  }
  finish();
  return moves;
}

async function play(moves: readonly Move[], witness: Witness): Promise<string> {
  const room = await openRoom(undefined, undefined, witness.watching);
  const lines: string[] = [];
  let followed: string | null = null;
  for (const move of moves) {
    lines.push(...(await makeMove(room, move)));
    await room.settle();
    if ("text" in move) witness.heard(move.text);
    if (move.kind === "follow") followed = move.address;
    for (const letter of room.newLetters()) {
      if (followed === null) lines.push(...showLetter(letter));
      else if (letter.to === followed) lines.push(...showLetter(letter), ...showCarried(letter));
    }
  }
  await room.close();
  return `${lines.join("\n")}\n`;
}

async function makeMove(room: JudgeRoom, move: Move): Promise<readonly string[]> {
  switch (move.kind) {
    case "begin":
      await beginGame(room, move.game);
      return [`==== the game ${move.game} begins`];
    case "follow":
      return [];
    case "at":
      await room.travel(move.time);
      return [`==== at ${move.time}`];
    case "wait":
      await room.passHours(move.hours);
      return [`==== ${move.hours} hours later`];
    case "blind":
      room.sleepHours(move.hours);
      return [`==== the judge sleeps ${move.hours} hours`];
    case "mail":
      await room.mail(move.from, move.text);
      return [`>>>> ${move.from} mails`, move.text, ""];
    case "confirm":
      await room.mail(move.from, "CONFIRM", { to: room.replyTo(move.from, /\+confirm\./) });
      return [`>>>> ${move.from} confirms`, ""];
    case "reply":
      await room.mail(move.from, move.text, { to: room.replyTo(move.from) });
      return [`>>>> ${move.from} replies`, move.text, ""];
  }
}

function showLetter({ to, subject, text }: OutgoingMail): readonly string[] {
  return [`<<<< to ${to}: ${subject}`, text.trimEnd(), ""];
}

function showCarried({ attachments }: OutgoingMail): readonly string[] {
  return attachments.flatMap(({ name, type, text }) => [
    `<<<< with ${name} (${type})`,
    text.replaceAll("\r\n", "\n").trimEnd(),
    "",
  ]);
}
