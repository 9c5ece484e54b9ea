/** A draw that somebody asks about and answers themselves: `a draw? fine by me`. */
import { type BodyItem, drawTakenUp, sentencesOf } from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";

/** The two sentences, one behind the other, as one vote. */
export function withDrawTakenUp(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (session.sender.speaker === null || speaksAsGm(session)) return items;
  return items.flatMap((item, at): readonly BodyItem[] => {
    const alone = voteIn(item, ...apart(item.line));
    if (alone !== null) return [alone];
    const [before, next] = [items[at - 1], items[at + 1]];
    if (before !== undefined && voteIn(before, before.line, item.line) !== null) return [];
    const vote = next === undefined ? null : voteIn(item, item.line, next.line);
    return [vote ?? item];
  });
}

/** `Did someone propose a draw? if so I agree`, of a line that holds both. */
function apart(line: string): readonly [string, string] {
  const [first = "", ...rest] = sentencesOf(line);
  return [first, rest.join("")];
}

function voteIn(item: BodyItem, asked: string, answer: string): BodyItem | null {
  const isYes = item.kind === "statement" ? null : drawTakenUp(asked, answer);
  if (isYes === null) return null;
  const about = isYes ? "I vote for a draw" : "I vote against a draw";
  const line = `${asked.trim()} ${answer.trim()}`;
  return { kind: "question", number: item.number, line, question: { intent: "draw", about } };
}
