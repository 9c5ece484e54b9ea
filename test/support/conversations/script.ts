/**
 * Conversations and whole games as files: who mails what and when, and below each move the letters that it
 * brings, as `transcript.ts` writes them down.
 *
 *     # what this conversation shows
 *     begin paris                      a game of seven begins (george@ is its GM, france@ plays France,
 *                                      and so on; the passwords are pw-FRANCE, ...), told in no letter
 *     person anna Anna Berg <anna@example.net> Europe/Vienna Outlook
 *                                      somebody with a mail program; `anna` below stands for her
 *     at 2026-03-02 09:00              the clock is set (UTC), and what is due happens
 *     wait 24                          so many hours pass
 *     blind 24                         so many hours pass in which the judge does not run
 *     follow anna@example.net          from here on only letters to her are shown, with what they carry; to
 *                                      several people, where several are named
 *     mail anna@example.net            a new mail to the judge; the indented lines are its text
 *         JOIN paris
 *     mail anna@example.net "any room?"  the same with this subject; the text may be missing
 *     -> anna: Re: EMSD game           what it brings (`->`, ` |`, ` -`, ` @`, ` +`), never written by hand
 *      | ...
 *     confirm anna@example.net         CONFIRM, or the text below, in answer to the last letter to this address that asks for it
 *     reply anna@example.net           an answer to the last letter to this address
 *         A Par - Bur
 *         <200 x> Please!              a line with this text so many times
 */
import { type Person, readPerson } from "./persons.js";

export type Move =
  | { readonly kind: "begin"; readonly game: string }
  | { readonly kind: "follow"; readonly addresses: readonly string[] }
  | { readonly kind: "at"; readonly time: string }
  | { readonly kind: "wait" | "blind"; readonly hours: number }
  | { readonly kind: "confirm"; readonly from: string; readonly text: string }
  | {
      readonly kind: "mail" | "reply";
      readonly from: string;
      readonly subject: string;
      readonly text: string;
    };

export interface Script {
  readonly persons: ReadonlyMap<string, Person>;
  readonly moves: readonly Move[];
  /** The same file with these letters below its moves, one list of lines for each. */
  withLetters(letters: readonly (readonly string[])[]): string;
}

/** The file without the letters. */
export function withoutLetters(text: string): string {
  return text.replace(/^(?:->| [|\-@+]).*\n/gm, "");
}

/** A move's first line and the indented ones that belong to it. */
interface Entry {
  readonly head: string;
  readonly body: string[];
}

export function readScript(text: string): Script {
  const persons = new Map<string, Person>();
  const moves: Move[] = [];
  const entries = entriesOf(withoutLetters(text));
  for (const { head, body } of entries) {
    if (!isMove(head)) continue;
    if (head.startsWith("person ")) {
      const person = readPerson(head.slice("person ".length), persons.size);
      persons.set(person.nick, person);
    } else moves.push(readMove(head, textOf(body)));
  }
  return { persons, moves, withLetters: (letters) => written(entries, letters) };
}

/** Blank lines within a text belong to it, those behind it do not. */
function entriesOf(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  const blank: string[] = [];
  for (const line of text.trimEnd().split("\n")) {
    if (line === "") blank.push(line);
    else if (line.startsWith("    ")) entries.at(-1)?.body.push(...blank.splice(0), line);
    else {
      entries.push(...blank.splice(0).map((head) => ({ head, body: [] })));
      entries.push({ head: line, body: [] });
    }
  }
  return entries;
}

function isMove(head: string): boolean {
  return head !== "" && !head.startsWith("#");
}

function textOf(body: readonly string[]): string {
  return body.map((line) => line.slice(4)).join("\n");
}

function written(entries: readonly Entry[], letters: readonly (readonly string[])[]): string {
  const rest = letters.values();
  const lines = entries.flatMap(({ head, body }) => {
    const tells = isMove(head) && !head.startsWith("person ");
    return [head, ...body, ...(tells ? (rest.next().value ?? []) : [])];
  });
  return `${lines.join("\n")}\n`;
}

const usualSubject = "game";

function readMove(head: string, text: string): Move {
  const [verb, ...rest] = head.split(" ");
  const value = rest.join(" ");
  switch (verb) {
    case "begin":
      return { kind: verb, game: value };
    case "follow":
      return { kind: verb, addresses: value.split(" ") };
    case "at":
      return { kind: verb, time: `${value.replace(" ", "T")}:00Z` };
    case "wait":
    case "blind":
      return { kind: verb, hours: Number(value) };
    case "confirm":
      return { kind: verb, from: value, text: text === "" ? "CONFIRM" : text };
    case "mail":
    case "reply": {
      const [, from = value, subject = usualSubject] = /^(.*?) "(.*)"$/.exec(value) ?? [];
      return { kind: verb, from, subject, text };
    }
    default:
      throw new Error(`Not a move of a conversation: ${head}`);
  }
}
