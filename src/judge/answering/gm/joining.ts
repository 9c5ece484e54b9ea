/** How people get into the GM's game, and that the GM cannot play in it: what a GM asks is never a wish for a seat. */

import { playerOf } from "../../../game/index.js";
import { asksHow, type Question } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";

/** Answers a GM who asks about joining; false where they ask nothing of the kind. */
export function tellsOfJoining(
  session: Session,
  { intent, about }: Question,
  line: string,
): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !speaksAsGm(session)) return false;
  if (tellsComerIn(session, speaker, about, line)) return true;
  if (intent !== "join" || !asksOfJoining(about)) return false;
  answerPlainly(session, line, "gm-join");
  return true;
}

/** `Is she in yet?`, in answer to a letter of a seat that was freed, or of somebody who was invited. */
function tellsComerIn(session: Session, { game }: Speaker, about: string, line: string): boolean {
  const letter = (session.thread.letters[0] ?? "").replace(/\s+/g, " ");
  if (!comerIn.test(about) || !ofSeats.test(letter)) return false;
  const free = game.board.powers.filter(({ id }) => playerOf(game.game, id) === undefined);
  answerPlainly(session, line, "comer-in", { powers: free.map(({ id }) => id) });
  return true;
}

const ofSeats =
  /no longer in the game|how to join\. An address gets|invitation|has a new player|REPLACE [A-Z]/;
const comerIn = regex("iu")`
  (?<!\p{L})(?:
    (?:is|are) (?:he|she|they|any(?:one|body)|\p{L}+) (?:in|on board|playing|there)(?: yet| now| already)*
    |(?:has|have|did) (?:he|she|they|any(?:one|body)|\p{L}+) (?:joined?|accepted|said yes|answered|replied
      |signed (?:up|on)|taken (?:it|over))
    |(?:ist|sind) (?:er|sie|jemand|\p{L}+) (?:schon |jetzt )*(?:drin|dabei|eingestiegen)
    |hat (?:er|sie|jemand) (?:schon )?(?:zugesagt|angenommen|geantwortet)
    |(?:est|a)-(?:t-)?(?:il|elle) (?:d\u00e9j\u00e0 )?(?:dans la partie|accept\u00e9|rejoint|r\u00e9pondu)
    |elle est (?:dans la partie|entr\u00e9e)
    |(?:ya )?ha (?:entrado|aceptado|respondido)|\u00e8 (?:gi\u00e0 )?(?:entrat[oa]|dentro)
    |ha (?:gi\u00e0 )?(?:accettato|risposto)
    |(?:is|zit) (?:hij|zij|ze) (?:er )?(?:al )?(?:bij|in)|heeft (?:hij|zij|ze) (?:al )?(?:geantwoord|meegedaan)
  )(?!\p{L})[^?]*\?
`;

/**
 * `can i play too or only run it`, `tell me how the members join`, in any language: asked, and not told of
 * somebody.
 */
export function asksOfJoining(sentence: string): boolean {
  return sentence.includes("?") || asksHow(sentence) || asking.test(sentence);
}

const asking =
  /(?<!\p{L})(?:can|could|may|how|kann|darf|wie|puis|peux|comment|puedo|cómo|posso|come|kan|hoe)(?!\p{L})/iu;
