/** The messages to players that are taken out of a mail before anything else of it is read. */
import type { Session } from "../../session/session.js";
import { asksToForward } from "./forwarded.js";
import { isForOthers } from "./likely-message.js";
import { sendsParted } from "./parted/parted-mail.js";
import { offersParagraph } from "./parted/to-gm.js";
import { passOn } from "./press-reply.js";
import { asksForUnknown } from "./unquoted/unknown-reader.js";
import { asksToAnswer } from "./unquoted/unquoted-answer.js";

/** Sends them, or asks about them, and leaves the mail without them. True where nothing is left to be read. */
export async function handsOn(session: Session): Promise<boolean> {
  asksForUnknown(session);
  if (await asksToForward(session)) return true;
  const isForJudge = sendsParted(session);
  offersParagraph(session);
  if (!isForJudge && (await asksToAnswer(session))) return true;
  const { readers } = session.thread;
  return (readers === null || !(isForJudge || isForOthers(session, readers))) && passOn(session);
}
