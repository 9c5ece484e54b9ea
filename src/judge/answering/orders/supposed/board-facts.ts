/**
 * What the board says without a trial: whether an order is possible, how many centers somebody has, where units
 * are built.
 */
import {
  buildSiteAsked,
  countAsked,
  courteousOrder,
  typesNamed,
  whetherAsked,
  withGranted,
} from "../../../../language/index.js";
import { buildSiteText, centersText, wayText } from "../../../../report/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { withHimNamed } from "../../../session/texts/of-whom.js";
import { readingOf, tellsOrder } from "../possible-order.js";

/** Gives the answer, below the line that asks. */
export type Tell = (line: string) => void;

/** Whether an order is possible, or two places lie side by side; null where nothing such is asked. */
export function whetherTold(session: Session, speaker: Speaker, text: string): Tell | null {
  const { board, game } = speaker.game;
  const isRequest =
    courteousOrder(text) !== null || withGranted(session.mail.text) !== session.mail.text;
  const own = powerOf(speaker);
  const whether = isRequest ? null : whetherAsked(board, game.position, own, text);
  if (whether === null) return null;
  if (whether.kind === "border") {
    const asked = { ...whether, asksWhether: true, types: typesNamed(text) };
    return (line) => answerLine(session, line, wayText(...stageFor(session, speaker), asked));
  }
  if (readingOf(speaker.game, whether.order) === null) return null;
  return (line) => void tellsOrder(session, speaker, whether.order, line);
}

/** How many centers somebody has or would have, and whether units can be built in a place. */
export function countTold(
  session: Session,
  speaker: Speaker,
  text: string,
  isIf: boolean,
): Tell | null {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const count = countAsked(board, withHimNamed(session, text), own, isIf);
  if (count !== null)
    return (line) => answerLine(session, line, centersText(...stageFor(session, speaker), count));
  const site = game.phase.kind === "A" || own === null ? null : buildSiteAsked(board, text);
  if (site === null) return null;
  return (line) => answerLine(session, line, buildSiteText(...stageFor(session, speaker), site));
}
