/** The messages to players that are taken out of a mail before anything else of it is read. */
import type { Session } from "../../session/session.js";
import { unprovedSeat } from "../../session/statements.js";
import { bewilders } from "../../session/texts/mail-parts.js";
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

/** Of a mail that proves nothing nothing is sent yet. */
function takesBack(session: Session): void {
  const { mail, sender, grave } = session;
  if (sender.speaker === null || unprovedSeat(session) !== null || grave.isConfirmed) return;
  const text = withoutTakenBack(session, sender.speaker, mail.text);
  if (text !== mail.text) session.mail = { ...mail, text };
}
