/** What a GM says of seats before the game begins that has an answer and no command. */
import { type BodyItem, playsToo, speaksOfSeats } from "../../../../language/index.js";
import type { Session } from "../../../session/session.js";
import { sentencesOfItems, withoutSentences } from "../../../session/texts/sentences-left.js";
import { tellsOfPlayers } from "../../founding/besides.js";

/** `Powers should be assigned at random`, `I want to play too`, of a game that has not begun. */
export function withoutSeatsAsked(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const sentences = sentencesOfItems(items.filter(({ kind }) => kind !== "consent"));
  const gone = sentences.filter(
    (each) => (speaksOfSeats(each) || playsToo(each) === true) && tellsOfPlayers(session, each),
  );
  return gone.length === 0 ? items : items.flatMap((item) => withoutSentences(item, gone));
}
