/** What is done to the words of a mail before anything of it is read. */
import type { PressTarget } from "../../game/index.js";
import {
  apartFromLetter,
  foundsGame,
  suggestedIn,
  withNameInOne,
  withOwnAnswers,
  withQuestionsApart,
} from "../../language/index.js";
import { readersQuoted } from "../identity/quoted-message.js";
import type { Session, Speaker } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { withSubjectAsText } from "../session/texts/own-subject.js";
import { quotationsOf } from "../session/texts/quotations.js";
import { shortenMail } from "../session/texts/shortened.js";
import { otherReadersQuoted } from "./messages/readers/quoted-readers.js";

/** Leaves what is read: the subject's words too where they ask, and each of a player's questions by itself. */
export function prepareMail(session: Session): void {
  session.mail = withSubjectAsText(session.mail);
  shortenMail(session);
  cutLetter(session);
  if (isOfNewGame(session))
    session.mail = { ...session.mail, text: withNameInOne(session.mail.text) };
  const { mail } = session;
  if (session.sender.speaker !== null && !speaksAsGm(session))
    session.mail = { ...mail, text: withQuestionsApart(withOwnAnswers(suggestedIn(mail.text))) };
  session.quotations = quotationsOf(session);
}

/** Does it wish for a game, or answer a letter about one that there is not yet? */
function isOfNewGame({ mail, thread, sender }: Session): boolean {
  const [letter = ""] = thread.letters;
  if (sender.speaker !== null) return false;
  return foundsGame(mail.text) || /\bCREATE [a-z]/.test(letter);
}

/**
 * Mail programs quote the letter that is answered whole, below what is written or above it: no reader of the writer's
 * words needs to see it. A message that nothing else shows tells whom the mail is for, and stays.
 */
function cutLetter(session: Session): void {
  const { mail, thread, sender } = session;
  const parts = apartFromLetter(mail.text, thread.letters);
  if (parts === null) return;
  const { text, letter } = parts;
  if (sender.speaker !== null && tellsReaders(sender.speaker, thread.readers, letter)) return;
  session.mail = { ...mail, text, unread: [...mail.unread, letter] };
}

/** Is it a message, where the mail answers none, or one to others? */
function tellsReaders(speaker: Speaker, answered: PressTarget | null, letter: string): boolean {
  if (answered === null) return readersQuoted(speaker, letter) !== null;
  return otherReadersQuoted(speaker, answered, letter) !== null;
}
