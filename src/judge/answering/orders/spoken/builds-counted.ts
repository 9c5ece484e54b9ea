/** `If I have two, a fleet in Brest as well`: in winter the judge knows how many there are. */
import {
  looseBuilds,
  placesIn,
  readOrders,
  readQuestion,
  saysBuilds,
  sentencesOf,
  withBuildsCounted,
  withBuildsPlain,
} from "../../../../language/index.js";
import { dueText } from "../../../../report/index.js";
import { adjustmentOf } from "../../../../rules/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { answerOnce } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { powerOf, sceneFor } from "../../../session/speaker.js";
import { holdsBlocks } from "../apart.js";
import { writerOf } from "../writer.js";

/** The text as the number of builds decides it; why is told where anything depends on it. */
export function withBuildsDecided(session: Session, written: string): string {
  const text = withBuildsSaid(session, withBuildsApart(session, written));
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || holdsBlocks(text)) return text;
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

/** Sentences that are read as no build, and can mean nothing else, as the builds that they name. */
function withBuildsSaid(session: Session, text: string): string {
  const context = writerOf(session)?.context;
  if (context?.phase.kind !== "A" || holdsBlocks(text)) return text;
  const isRead = (sentence: string) => {
    const { readings, complaints } = readOrders(context, [{ number: 1, text: sentence }]);
    return complaints.length === 0 && readings.some(({ illegal }) => illegal === null);
  };
  return sentencesOf(text)
    .map((sentence) => {
      const plain = withBuildsPlain(context, sentence);
      if (plain === sentence || isRead(sentence)) return sentence;
      session.orders.spoken.set(plain.trim(), { line: sentence.trim(), guesses: [] });
      return plain;
    })
    .join("");
}

/** `I should like an army at Berlin, and can Kiel have a fleet?`: a build, and a question of its own behind it. */
function withBuildsApart(session: Session, text: string): string {
  const context = text.includes("?") ? writerOf(session)?.context : undefined;
  if (context?.phase.kind !== "A" || holdsBlocks(text)) return text;
  const isBuilt = (words: string) =>
    !asked.test(words) &&
    saysBuilds(context, words) &&
    looseBuilds(context, null, words).builds.length > 0;
  return sentencesOf(text)
    .map((sentence) => {
      const joint = sentence.includes("?")
        ? [...sentence.matchAll(joints)].find(({ index }) => isBuilt(sentence.slice(0, index)))
        : undefined;
      if (joint === undefined) return sentence;
      const { index, 0: words } = joint;
      const rest = sentence.slice(index + words.length);
      return `${sentence.slice(0, index)}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
    })
    .join("");
}

const asking = wrapped`
  can|could|may|might|is|are|do|does|would|will|should|shall|how|which|what|kann|k\u00f6nnte|geht|ginge|darf|ist
  |w\u00e4re|soll|sollte|wie|peut|serait|sarebbe|ser\u00eda
  |pourrai|puis|est-ce|combien|puede|puedo
  |podr\u00eda|cu\u00e1nt[ao]s|\u00bf|pu\u00f2|posso|potrei|quant[ie]|kan|mag|hoeveel
`;
const joints = regex("giu")`
  ,?\s(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar)\s(?=[^,?]*\?)
  |,\s(?:or|oder|ou|o|of)\s(?=(?:${asking})(?!\p{L}))
  |,\s(?=(?:${asking})(?!\p{L}))
  |,\s(?=\u00bf)
`;
/** What is asked itself wishes for nothing. */
const asked = regex("iu")`(?:^|[.!]\s+)\W*(?:${asking})(?!\p{L})[^.!]*$`;
