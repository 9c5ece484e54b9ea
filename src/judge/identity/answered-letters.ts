/** The judge's letters that a mail answers and may quote: what is theirs in it is not its writer's. */
import { beginsWithLetter, withExtractMarked } from "../../language/index.js";
import { threadLettersMax } from "../limits.js";
import { gamesOf } from "../records/games.js";
import type { Session } from "../session/session.js";
import { memberOf } from "../session/speaker.js";
import { isUnknown } from "../session/statements.js";
import { codeAddress } from "./codes.js";
import { readersQuoted } from "./quoted-message.js";

/** Letters that are looked at. */
const lettersMost = 5;

/** Finds the letters by the thread that the mail goes on, or else takes the last ones that went to its writer. */
export async function findAnsweredLetters(session: Session): Promise<void> {
  const { tx, mail, from } = session;
  const { seat } = session.sender;
  const owner = seat === null ? undefined : memberOf(seat)?.address;
  const { judge } = session.context;
  const isReply = mail.references.length > 0 || codeAddress(session) !== null;
  const isAnswer = seat !== null || isReply || session.sender.isProved;
  const isLetter = beginsWithLetter(mail.text, judge);
  if (!isAnswer && !isLetter) {
    session.thread.letters = await invitationsTo(session);
    return;
  }
  const ids = mail.references.slice(-threadLettersMax);
  const letters = await tx.outbox.texts(owner ?? from, ids, lettersMost);
  const text = withExtractMarked(mail.text, letters, judge);
  session.thread.letters = letters;
  if (isLetter) lookQuoted(session, text);
  if (text === mail.text) return;
  session.mail = { ...mail, text };
  session.thread.quotesLoosely = true;
}

/** Asks its reader to play. */
export function isInvitation(letter: string): boolean {
  return /\binvites\s+you\s+to\s+play\b/.test(letter);
}

/** What a new mail may speak of, from somebody who has a seat nowhere: `Hi, George says I'm Italy now!` */
async function invitationsTo(session: Session): Promise<readonly string[]> {
  const { context, tx, from } = session;
  if (!isUnknown(session) || (await gamesOf(context, tx, from)).length > 0) return [];
  return (await tx.outbox.texts(from, [], lettersMost)).filter(isInvitation);
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
