/** Letters on their way to the outbox: what all have in common is said here, and nowhere else. */
import type { LetterText } from "../../report/index.js";
import type { Context } from "../context.js";
import type { Mail } from "../ports/mail.js";
import type { NewLetter, Tx } from "../ports/store.js";

/** What a letter needs beside its text. Without a game it is about none; without attachments it carries none. */
export type About = Pick<NewLetter, "to" | "kind" | "dedupeKey" | "replyTo"> &
  Partial<Pick<NewLetter, "game" | "attachments" | "pictures">>;

/** A letter that answers no mail. */
export function letterTo({ subject, text, html }: LetterText, about: About): NewLetter {
  return {
    subject,
    text,
    html,
    game: null,
    attachments: [],
    pictures: [],
    inReplyTo: null,
    references: [],
    isReply: false,
    ...about,
  };
}

/** A letter that answers this mail, and threads with it. */
export function answerTo(mail: Mail, text: LetterText, about: About): NewLetter {
  const { messageId: inReplyTo, references } = mail;
  return { ...letterTo(text, about), inReplyTo, references, isReply: true };
}

/** Puts letters into the outbox. */
export function post(context: Context, tx: Tx, letters: readonly NewLetter[]): Promise<void> {
  return tx.outbox.add(letters, context.judge.address, context.clock.now());
}
