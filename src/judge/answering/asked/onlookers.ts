/** How a game stands, for somebody who plays no power in it. */

import { type Intent, type Question, readQuestion, sentencesOf } from "../../../language/index.js";
import { gameSpokenOf, onlyGoingOn } from "../../session/mentioned-game.js";
import { answerPlainly, noteTold } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
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
  if (open?.game.status !== "active" || role === "player") return false;
  if (role === "gm") return intent === "status" && tellsGm(session, line);
  const asked = intent === "players" ? intent : "standings";
  if (!noteTold(session, asked === "players" ? "PLAYERS" : "COURSE")) return true;
  await answerInWords(session, { intent: asked, about }, line);
  if (intent === "status" && speaker === null)
    await answerInWords(session, { intent: "deadline", about }, line);
  if (speaker === null && asked === "standings" && !asksToWatch(session))
    answerPlainly(session, "", "watch-it", { game: open.game });
  return true;
}

/** How one watches is told by itself where it is asked. */
function asksToWatch(session: Session): boolean {
  return sentencesOf(ownText(session)).some((each) => readQuestion(each)?.intent === "watch");
}

/** A GM wants to know whom the game waits for. */
function tellsGm(session: Session, line: string): boolean {
  if (noteTold(session, "COURSE")) answerPlainly(session, line, "course");
  return true;
}

const ofCourse: ReadonlySet<Intent> = new Set<Intent>(["status", "standings"]);
const ofOutsiders: ReadonlySet<Intent> = new Set<Intent>(["happened", "players"]);
