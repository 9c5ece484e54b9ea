/** The messages to players that are taken out of a mail before anything else of it is read. */
import { regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { unprovedSeat } from "../../session/statements.js";
import { bewilders } from "../../session/texts/mail-parts.js";
import { ownText } from "../../session/texts/own-text.js";
import { asksToForward } from "./forwarded.js";
import { isForOthers } from "./likely-message.js";
import { sendsAnnounced } from "./parted/announced.js";
import { asksForEntrusted } from "./parted/entrusted.js";
import { sendsParted } from "./parted/parted-mail.js";
import { offersParagraph } from "./parted/to-gm.js";
import { passOn } from "./press-reply.js";
import { asksAround } from "./told/put-to-all.js";
import { sendsRelayed } from "./told/relayed.js";
import { asksForSame } from "./told/same-told.js";
import { withoutTakenBack } from "./told/thought-again.js";
import { asksForUnknown, namesPowers } from "./unquoted/unknown-reader.js";
import { asksToAnswer } from "./unquoted/unquoted-answer.js";

/** Sends them, or asks about them, and leaves the mail without them. True where nothing is left to be read. */
export async function handsOn(session: Session): Promise<boolean> {
  keepsSubject(session);
  copiesBelow(session);
  takesBack(session);
  namesPowers(session);
  asksForUnknown(session);
  asksForEntrusted(session);
  if (await asksToForward(session)) return true;
  if (sendsAnnounced(session)) return true;
  asksAround(session);
  // `Tell Germany: ... The same to Italy.`: whoever reads the second must know the first.
  const isApart = !asksForSame(session);
  const isRelayed = isApart && (await sendsRelayed(session));
  const isForJudge = (isApart && sendsParted(session)) || isRelayed;
  offersParagraph(session);
  const { readers } = session.thread;
  const isLost = readers?.kind === "all" && bewilders(session);
  if (!isForJudge && !isLost && (await asksToAnswer(session))) return true;
  return (readers === null || !(isForJudge || isForOthers(session, readers))) && passOn(session);
}

/** `To: Italy`, and below it a subject: both head the words that stand apart below them. */
function keepsSubject(session: Session): void {
  const { mail } = session;
  const text = mail.text.replace(withSubject, "$1");
  if (text !== mail.text) session.mail = { ...mail, text };
}

const withSubject = regex("iu")`
  ^(\s*(?:to|for|an|f\u00fcr|\u00e0|a|per|aan|cc):[^\n]{3,60}\n
    \s*(?:subject|betreff|objet|sujet|oggetto|asunto|onderwerp|re):[^\n]{1,80}\n)\s*\n
`;

/** `Cc: Italy`, above an answer to a message: it goes to Italy as well, as if that stood below it. */
function copiesBelow(session: Session): void {
  const { mail, thread } = session;
  const own = ownText(session).trim();
  const [, copy = "", rest = ""] = thread.readers === null ? [] : (copied.exec(own) ?? []);
  if (rest !== "")
    session.mail = { ...mail, text: mail.text.replace(own, () => `${rest}\n\nCc: ${copy}`) };
}

const copied =
  /^(?:b?cc|copy(?: to)?|kopie(?: an)?|copie(?: \u00e0)?)\s*:\s+([^\n]{3,60})\n\s*(\S.*)$/isu;

/** Of a mail that proves nothing nothing is sent yet. */
function takesBack(session: Session): void {
  const { mail, sender, grave } = session;
  if (sender.speaker === null || unprovedSeat(session) !== null || grave.isConfirmed) return;
  const text = withoutTakenBack(session, sender.speaker, mail.text);
  if (text !== mail.text) session.mail = { ...mail, text };
}
