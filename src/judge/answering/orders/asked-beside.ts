/** What a mail asks beside its orders in the very sentence of them, told apart before either is read. */
import { unitLettersAsked, withoutBeside } from "../../../language/index.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { type Apart, isReadByLine } from "./apart.js";

/** The text without leave that is asked, and without whether A and F are needed, which is answered. */
export function askedBesideApart(session: Session, text: string): Apart {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status !== "active" || isReadByLine(text))
    return { text, asked: [] };
  const orders = withoutBeside(speaker.game.board, text, roleOf(speaker) !== "player");
  const line = unitLettersAsked(orders);
  if (line === null) return { text: orders, asked: [] };
  return {
    text: orders.replace(line, ""),
    asked: [{ line, tell: () => answerPlainlyOnce(session, line, "unit-letters") }],
  };
}
