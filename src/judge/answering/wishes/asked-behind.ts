/** Questions that hang on a wish before them: of the vote that it is for, or of the days on which somebody is away. */
import {
  asksToSendAhead,
  awaySaid,
  type BodyItem,
  daysSaid,
  sentencesOf,
  voteAsked,
} from "../../../language/index.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import {
  asText,
  isProse,
  sentencesOfItems,
  withoutSentences,
} from "../../session/texts/sentences-left.js";

type Kind = "vote-back" | "draw" | "concede" | "send-ahead";

/** The items with each such question of a player by itself: it is answered as one of that kind. */
export function withAskedBehind(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const gone = sentencesOfItems(items.filter(isProse)).filter(
    (each) => askedBehind(session, each) !== null,
  );
  if (gone.length === 0) return items;
  return items.flatMap((item) => {
    if (!isProse(item)) return [item];
    const own = sentencesOf(item.line)
      .map((each) => each.trim())
      .filter((each) => gone.includes(each));
    const asked = own.map((line): BodyItem => {
      const question = { intent: "change", about: line } as const;
      return { kind: "question", number: item.number, line, question };
    });
    const rest = own.length === 0 ? [item] : withoutSentences(asText(item), gone);
    return [...(own.length === 0 ? rest : rest.flatMap((each) => reread(item, each))), ...asked];
  });
}

/** A question stays one. */
function reread(item: BodyItem, left: BodyItem): readonly BodyItem[] {
  if (item.kind !== "question") return [left];
  const question = { ...item.question, about: left.line };
  return [{ ...item, line: left.line, question }];
}

/** Answers such a question; false for any other. */
export function answersBehind(session: Session, line: string): boolean {
  const kind = askedBehind(session, line.trim());
  if (kind !== null) answerPlainlyOnce(session, line, kind);
  return kind !== null;
}

function askedBehind(session: Session, sentence: string): Kind | null {
  if (!sentence.includes("?")) return null;
  const { speaker } = session.sender;
  if (speaker === null || roleOf(speaker) !== "player" || session.grave.isConfirmed) return null;
  if (speaker.game.game.status !== "active") return null;
  const own = ownText(session).replace(/\s+/g, " ");
  const at = own.indexOf(sentence.replace(/\s+/g, " "));
  const above = own.slice(0, Math.max(0, at));
  const vote = voteAsked(sentence, above);
  if (vote !== null) return vote;
  const isAway = sentencesOf(above).some((each) => awaySaid(each) && daysSaid(each) !== null);
  return isAway && asksToSendAhead(sentence) ? "send-ahead" : null;
}
