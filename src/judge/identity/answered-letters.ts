/** The judge's letters that a mail answers and may quote: what is theirs in it is not its writer's. */
import { memberById } from "../../game/index.js";
import { beginsWithLetter, withExtractMarked } from "../../language/index.js";
import { threadLettersMax } from "../limits.js";
import type { Session } from "../session/session.js";

/** Letters that are looked at. */
const lettersMost = 5;

/** Finds the letters by the thread that the mail goes on, or else takes the last ones that went to its writer. */
export async function findAnsweredLetters(session: Session): Promise<void> {
  const { tx, mail, from } = session;
  const { seat } = session.sender;
  const owner = seat === null ? undefined : memberById(seat.game.game, seat.member)?.address;
  const { judge } = session.context;
  const isAnswer = seat !== null || mail.references.length > 0 || session.sender.isProved;
  if (!isAnswer && !beginsWithLetter(mail.text, judge)) return;
  const ids = mail.references.slice(-threadLettersMax);
  const letters = await tx.outbox.texts(owner ?? from, ids, lettersMost);
  const text = withExtractMarked(mail.text, letters, judge);
  session.thread.letters = letters;
  if (text === mail.text) return;
  session.mail = { ...mail, text };
  session.thread.quotesLoosely = true;
}
