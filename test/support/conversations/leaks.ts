/** Searching letters, as their readers' mailboxes hold them, for what they must not tell. */
import type { ReceivedLetter } from "../mail/maildir.js";
import { type Person, tracesOf } from "./persons.js";

/** Everything that a letter can tell: all bytes of it, and what programs decode of them. */
export function everythingIn({ raw, subject, text, attachments }: ReceivedLetter): string {
  const carried = attachments.map(({ name, type, text: content }) => `${name} ${type} ${content}`);
  return [raw, subject, text, ...carried].join("\n");
}

/** The traces of these people in a letter, each with the letter's subject. */
export function leaksIn(letter: ReceivedLetter, people: readonly Person[]): readonly string[] {
  const whole = everythingIn(letter);
  return people
    .flatMap(tracesOf)
    .filter((trace) => hasWord(whole, trace))
    .map((trace) => `${trace} in ${letter.subject}`);
}

/** Does the text hold this word or phrase, in capitals or not, and not as a part of another word? */
export function hasWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w-])${literal}(?![\\w-])`, "i").test(text);
}
