/**
 * What the board says without a trial: whether an order is possible, how many centers somebody has, where units
 * are built.
 */
import { memberById } from "../../../../game/index.js";
import {
  buildSiteAsked,
  countAsked,
  courteousOrder,
  typesNamed,
  whetherAsked,
  withGranted,
} from "../../../../language/index.js";
import { buildSiteText, centersText, wayText } from "../../../../report/index.js";
import { sceneOf } from "../../../records/scenes.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { withHimNamed } from "../../../session/texts/of-whom.js";
import { readingOf, tellsOrder } from "../possible-order.js";

/** Gives the answer, below the line that asks. */
export type Tell = (line: string) => void;

/** Whether an order is possible, or two places lie side by side; null where nothing such is asked. */
export function whetherTold(session: Session, speaker: Speaker, text: string): Tell | null {
  const { board, game } = speaker.game;
  const isRequest =
    courteousOrder(text) !== null || withGranted(session.mail.text) !== session.mail.text;
  const own = memberById(game, speaker.member)?.power ?? null;
  const whether = isRequest ? null : whetherAsked(board, game.position, own, text);
  if (whether === null) return null;
  if (whether.kind === "border") {
    const asked = { ...whether, asksWhether: true, types: typesNamed(text) };
    return (line) => answerLine(session, line, wayText(...sceneFor(session, speaker), asked));
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
  const own = memberById(game, speaker.member)?.power ?? null;
  const count = countAsked(board, withHimNamed(session, text), own, isIf);
  if (count !== null)
    return (line) => answerLine(session, line, centersText(...sceneFor(session, speaker), count));
  const site = game.phase.kind === "A" || own === null ? null : buildSiteAsked(board, text);
  if (site === null) return null;
  return (line) => answerLine(session, line, buildSiteText(...sceneFor(session, speaker), site));
}

function sceneFor({ context }: Session, { game, member }: Speaker) {
  return [context.catalogue, sceneOf(context, game.game, member)] as const;
}
