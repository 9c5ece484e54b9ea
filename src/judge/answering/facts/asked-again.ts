/** `Was my message sent?`, `why has Brest no order?`, while just that waits for a yes: it is asked about once more. */
import { askedStillText, type Waits } from "../../../report/index.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { stageFor } from "../../session/speaker.js";
import { linesIn, questionsWaiting } from "../orders/kept-mail.js";
import { waitsIn } from "../waiting/waiting-things.js";

/** Asks again about lines with something of this kind; false where none wait. */
export async function asksAgain(
  session: Session,
  speaker: Speaker,
  line: string,
  kind: Waits["kind"],
): Promise<boolean> {
  if (session.grave.waiting.length > 0) return false;
  const waiting = linesIn(await questionsWaiting(session), true);
  if (waiting === null) return false;
  const { hash, asked } = waiting;
  const waits = waitsIn(session, asked);
  if (!waits.some((each) => each.kind === kind)) return false;
  await session.tx.confirmations.take(hash, session.now);
  session.grave.waiting.push(asked.text);
  answerLine(session, line, askedStillText(...stageFor(session, speaker), waits));
  return true;
}
