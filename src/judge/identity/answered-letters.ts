/** The judge's letters that a mail answers and may quote: what is theirs in it is not its writer's. */
import { memberById } from "../../game/index.js";
import { beginsWithLetter, withExtractMarked } from "../../language/index.js";
import { threadLettersMax } from "../limits.js";
import type { Session } from "../session/session.js";
import { readersQuoted } from "./quoted-message.js";

/** Letters that are looked at. */
const lettersMost = 5;

/** Finds the letters by the thread that the mail goes on, or else takes the last ones that went to its writer. */
export async function findAnsweredLetters(session: Session): Promise<void> {
  const { tx, mail, from } = session;
  const { seat } = session.sender;
  const owner = seat === null ? undefined : memberById(seat.game.game, seat.member)?.address;
  const { judge } = session.context;
  const isAnswer = seat !== null || mail.references.length > 0 || session.sender.isProved;
  const isLetter = beginsWithLetter(mail.text, judge);
  if (!isAnswer && !isLetter) return;
  const ids = mail.references.slice(-threadLettersMax);
  const letters = await tx.outbox.texts(owner ?? from, ids, lettersMost);
  const text = withExtractMarked(mail.text, letters, judge);
  session.thread.letters = letters;
  if (isLetter) lookQuoted(session, text);
  if (text === mail.text) return;
  session.mail = { ...mail, text };
  session.thread.quotesLoosely = true;
}

/**
 * What answers a message that stands above it is for its readers, whatever letter the mail answers; it is asked
 * about first.
 */
export function lookQuoted({ sender, thread }: Session, text: string): void {
  const [above = ""] = /^\s*(?:>[^\n]*\n)+|^(?:[^\n]*\S[^\n]*\n)+/.exec(text) ?? [];
  const marked = above.replace(/^(?!\s*>)/gm, "> ");
  const readers = sender.speaker === null ? null : readersQuoted(sender.speaker, marked);
  if (readers === null) return;
  thread.readers = readers;
  thread.quotesLoosely = true;
}
