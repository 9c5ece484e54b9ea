/**
 * `We have until Friday, right?`: yes or no, and when the phase ends. It is no wish for more time. And what a GM wants
 * that the deadline is already.
 */

import { deadlineChecked, deadlineSaid, type Question, readDate } from "../../../language/index.js";
import { dayAt, type Instant } from "../../../util/index.js";
import { deadlineMeant, zoneOf } from "../../session/dates.js";
import { isDeadlineMet } from "../../session/deadline-met.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";

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

/** `Please give Italy until Thursday`, from a GM, of a turn that ends then; false for any other. */
export function tellsDeadlineMet(session: Session, { about }: Question, line: string): boolean {
  const speaker = writingGm(session);
  const read = readDate(deadlineSaid(about.replace(/\?+\W*$/, "")) ?? "");
  if (speaker === null || read.kind !== "date") return false;
  return isDeadlineMet(session, deadlineMeant(session, speaker, read.date), about, line);
}

/** The day alone counts: people say `midnight` for half past eleven. */
function isSame(speaker: Speaker, at: Instant, deadline: Instant): boolean {
  const zone = zoneOf(speaker);
  return dayAt(at, zone) === dayAt(deadline, zone);
}
