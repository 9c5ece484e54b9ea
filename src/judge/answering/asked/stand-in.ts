/** Somebody is wanted for the writer's own seat: the days on which they are away are noted, and the GM may be asked. */
import { daysSaid, type Question } from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { carryOutStatement } from "../dispatch.js";
import { isForGm, offerWish } from "../for-the-gm.js";
import { offerOf } from "../wishes/offers.js";

/** `Can someone take my place?` is about no place of the board; false where another seat is meant. */
export async function wantsStandIn(
  session: Session,
  question: Question,
  line: string,
): Promise<boolean> {
  if (question.intent !== "successor" || !isForGm(session, question)) return false;
  await noteAbsence(session, question, line);
  const isOffered = session.grave.waiting.some((each) => each.startsWith("PRESS TO GM"));
  return isOffered || offerWish(session, question, line);
}

/** `I am away from the 20th to the 27th, can somebody play for me?`: the days are known, whoever comes. */
async function noteAbsence(session: Session, { about }: Question, line: string): Promise<void> {
  const first = daysSaid(about)?.first;
  // `For two weeks` may begin on any day.
  if (first === undefined || (first.kind === "calendar" && first.day.kind === "ahead")) return;
  const offer = offerOf(session, { intent: "away", about }, line);
  if (offer === null || offer === "kept") return;
  for (const statement of offer) await carryOutStatement(session, statement, line);
}
