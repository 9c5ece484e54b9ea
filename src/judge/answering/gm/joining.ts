/** How people get into the GM's game, and that the GM cannot play in it: what a GM asks is never a wish for a seat. */
import { asksHow, type Question } from "../../../language/index.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";

/** Answers a GM who asks about joining; false where they ask nothing of the kind. */
export function tellsOfJoining(
  session: Session,
  { intent, about }: Question,
  line: string,
): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !speaksAsGm(session)) return false;
  if (intent !== "join" || !asksOfJoining(about)) return false;
  answerPlainly(session, line, "gm-join");
  return true;
}

/**
 * `can i play too or only run it`, `tell me how the members join`, in any language: asked, and not told of
 * somebody.
 */
export function asksOfJoining(sentence: string): boolean {
  return sentence.includes("?") || asksHow(sentence) || asking.test(sentence);
}

const asking =
  /(?<!\p{L})(?:can|could|may|how|kann|darf|wie|puis|peux|comment|puedo|cómo|posso|come|kan|hoe)(?!\p{L})/iu;
