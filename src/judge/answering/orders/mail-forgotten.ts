/** `Ignore my last mail, wrong game`: whatever each sentence of such a mail could mean, the whole takes a mail back. */
import { isUnderWay } from "../../../game/index.js";
import { type BodyItem, forgetsMail } from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";

/** The items as one line, where they have the last mail forgotten. */
export function withMailForgotten(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const { speaker } = session.sender;
  const [first] = items;
  if (speaker === null || first === undefined || session.grave.isConfirmed) return items;
  const { board, game } = speaker.game;
  const line = items.map((item) => item.line).join(" ");
  return isUnderWay(game) && powerOf(speaker) !== null && forgetsMail(board, line)
    ? [{ kind: "text", number: first.number, line }]
    : items;
}
