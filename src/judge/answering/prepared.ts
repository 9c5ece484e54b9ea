/** What is done to the words of a mail before anything of it is read. */
import { suggestedIn, withQuestionsApart } from "../../language/index.js";
import type { Session } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { withSubjectAsText } from "../session/texts/own-subject.js";
import { quotationsOf } from "../session/texts/quotations.js";
import { shortenMail } from "../session/texts/shortened.js";

/** Leaves what is read: the subject's words too where they ask, and each of a player's questions by itself. */
export function prepareMail(session: Session): void {
  session.mail = withSubjectAsText(session.mail);
  shortenMail(session);
  const { mail } = session;
  if (session.sender.speaker !== null && !speaksAsGm(session))
    session.mail = { ...mail, text: withQuestionsApart(suggestedIn(mail.text)) };
  session.quotations = quotationsOf(session);
}
