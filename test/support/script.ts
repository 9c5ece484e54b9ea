/**
 * Conversations and whole games as files: who mails what and when.
 *
 *     # what this conversation shows
 *     begin paris                      a game of seven begins (george@ is its master, france@ plays France,
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
 *     confirm anna@example.net         CONFIRM, in answer to the last letter to this address that asks for it
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
  | { readonly kind: "confirm"; readonly from: string }
  | { readonly kind: "mail" | "reply"; readonly from: string; readonly text: string };

export interface Script {
  readonly persons: ReadonlyMap<string, Person>;
  readonly moves: readonly Move[];
}

export function readScript(text: string): Script {
  const persons = new Map<string, Person>();
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
    if (verb === "mail" || verb === "reply") mail = { kind: verb, from: value };
    else if (verb === "person") {
      const person = readPerson(value, persons.size);
      persons.set(person.nick, person);
    } else moves.push(readMove(verb, value));
  }
  finish();
  return { persons, moves };
}

function readMove(verb: string | undefined, value: string): Move {
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
      return { kind: verb, from: value };
    default:
      throw new Error(`Not a move of a conversation: ${verb} ${value}`);
  }
}
