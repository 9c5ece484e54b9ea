/** `If I have two, a fleet in Brest as well`: in winter the judge knows how many there are. */
import { placesIn, readQuestion, withBuildsCounted } from "../../../../language/index.js";
import { dueText } from "../../../../report/index.js";
import { adjustmentOf } from "../../../../rules/index.js";
import { answerOnce } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { powerOf, sceneFor } from "../../../session/speaker.js";

/** The text as the number of builds decides it; why is told where anything depends on it. */
export function withBuildsDecided(session: Session, text: string): string {
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || blocks.test(text)) return text;
  const { board, game } = speaker.game;
  if (game.status !== "active" || game.phase.kind !== "A") return text;
  const { change } = adjustmentOf(board, game.position, power);
  const decided = withBuildsCounted(Math.max(0, change), text);
  if (decided === null) return text;
  const asksCount = readQuestion(text)?.intent === "builds";
  const lost = decided.dropped.filter((each) => placesIn(board, each).length > 0);
  const lines = [...decided.asked, ...(asksCount ? [] : lost)];
  for (const line of lines)
    answerOnce(session, line, dueText(session.context.catalogue, sceneFor(session, speaker)));
  return decided.text;
}

/** Words that are for others, or for later. */
const blocks = /^\s*(?:PRESS|BROADCAST|PHASE|TRY)\b/im;
