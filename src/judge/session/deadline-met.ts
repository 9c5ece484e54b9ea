/** A deadline that a GM wishes for, and that the turn has already. */
import { powersIn } from "../../language/index.js";
import { type Instant, regex } from "../../util/index.js";
import { answerPlainlyOnce } from "./outcomes.js";
import type { Session } from "./session.js";
import { writingGm } from "./statements.js";

/** Tells that a deadline is so already; what somebody alone is granted may be earlier. */
export function isDeadlineMet(
  session: Session,
  at: Instant | null,
  about: string,
  line: string,
): boolean {
  const speaker = writingGm(session);
  const deadline = speaker?.game.game.timing?.deadline ?? null;
  if (speaker === null || at === null || deadline === null || at > deadline) return false;
  const isOfOne = powersIn(speaker.game.board, about).length > 0 && !ofTurn.test(about);
  if (at < deadline && !isOfOne) return false;
  answerPlainlyOnce(session, line, "deadline-met");
  return true;
}

const ofTurn = regex("iu")`
  (?<!\p{L})(?:
    deadlines?|turns?|phases?|frist|abgabe\p{L}*|runde|zug|\u00e9ch\u00e9ance|d\u00e9lai|tour|plazo|turno
    |scadenza|termijn|beurt
  )(?!\p{L})
`;
