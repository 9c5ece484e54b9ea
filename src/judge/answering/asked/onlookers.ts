/** How a game stands, for somebody who plays no power in it. */

import type { Intent, Question } from "../../../language/index.js";
import { gameSpokenOf, onlyGoingOn } from "../../session/mentioned-game.js";
import { noteTold } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { answerInWords } from "./plain-questions.js";

/**
 * `How does it stand?`, from somebody who plays no power there: who is ahead, and until when the turn lasts; or who
 * plays.
 */
export async function tellsOnlooker(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (!ofCourse.has(intent) && !(speaker === null && ofOutsiders.has(intent))) return false;
  const spokenOf = speaker?.game ?? (await gameSpokenOf(session, about));
  const isOfAny = intent === "standings" || intent === "players";
  const open = spokenOf ?? (isOfAny ? await onlyGoingOn(session) : null);
  const role = speaker === null ? null : roleOf(speaker);
  if (open?.game.status !== "active" || (role !== null && role !== "observer")) return false;
  const asked = intent === "players" ? intent : "standings";
  if (!noteTold(session, asked === "players" ? "PLAYERS" : "COURSE")) return true;
  await answerInWords(session, { intent: asked, about }, line);
  if (intent === "status" && speaker === null)
    await answerInWords(session, { intent: "deadline", about }, line);
  return true;
}

const ofCourse: ReadonlySet<Intent> = new Set<Intent>(["status", "standings"]);
const ofOutsiders: ReadonlySet<Intent> = new Set<Intent>(["happened", "players"]);
