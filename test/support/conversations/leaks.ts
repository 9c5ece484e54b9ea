/** Searching letters, as their readers' mailboxes hold them, for what they must not tell. */
import type { ReceivedLetter } from "../mail/maildir.js";
import { type Person, tracesOf } from "./persons.js";

/** A part that holds a picture: its header, and its bytes in base64. */
const picture = /^(Content-Type: image\/.*\r?\n(?:.+\r?\n)*)\r?\n[A-Za-z0-9+/=\r\n]*/gim;

/**
 * Everything that a letter can tell: all bytes of it, and what programs decode of them. Of a picture its header alone:
 * in a hundred kilobytes any short word stands by chance.
 */
export function everythingIn({ raw, subject, text, attachments }: ReceivedLetter): string {
  const carried = attachments.map(({ name, type, text: content }) =>
    type.startsWith("image/") ? `${name} ${type}` : `${name} ${type} ${content}`,
  );
  return [raw.replace(picture, "$1"), subject, text, ...carried].join("\n");
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
