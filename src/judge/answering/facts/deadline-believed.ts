/** `We have until Friday, right?`: yes or no, and when the phase ends. It is no wish for more time. */

import { deadlineChecked, type Question } from "../../../language/index.js";
import { dayAt, type Instant } from "../../../util/index.js";
import { deadlineMeant, zoneOf } from "../../session/dates.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";

/** False where the question asks something else, or no deadline runs. */
export function tellsDeadlineBelieved(
  session: Session,
  { about }: Question,
  line: string,
): boolean {
  const { speaker } = session.sender;
  const deadline = speaker?.game.game.timing?.deadline ?? null;
  if (speaker === null || deadline === null) return false;
  const named = deadlineChecked(about);
  const at = named === null ? null : deadlineMeant(session, speaker, named);
  if (at === null) return false;
  answerPlainlyOnce(
    session,
    line,
    isSame(speaker, at, deadline) ? "deadline-so" : "deadline-not-so",
  );
  return true;
}

/** The day alone counts: people say `midnight` for half past eleven. */
function isSame(speaker: Speaker, at: Instant, deadline: Instant): boolean {
  const zone = zoneOf(speaker);
  return dayAt(at, zone) === dayAt(deadline, zone);
}
