/** What a GM tells in sentences and no command says: each kind takes out of a mail what it answers. */
import type { BodyItem } from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { withoutBoardsCompared } from "../facts/boards-compared.js";
import { withoutAbsences } from "./absences.js";
import { withoutConditions } from "./conditions.js";
import { withoutCorrections } from "./corrections.js";
import { withPointedAt } from "./pointed-at.js";
import { withoutSuccessors } from "./successors.js";

/** The items without the sentences that correct the board, fill seats, tell of absences, or depend on something. */
export async function withoutToldWishes(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const others = withoutBoardsCompared(session, withPointedAt(session, items));
  const ofBoard = withoutCorrections(session, others);
  const ofSeats = await withoutSuccessors(session, ofBoard);
  return withoutConditions(session, withoutAbsences(session, ofSeats));
}
