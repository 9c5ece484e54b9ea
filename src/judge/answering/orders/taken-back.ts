/** `Con to Bulgaria. No wait, scrap that.`: an order that its own mail takes back is none, and its no answers no question. */
import { type BodyItem, placesIn, sentencesOf, takesBackAbove } from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";

/** The items without orders that the next sentence takes back, and without that sentence; the reply says so. */
export function withoutOrdersTakenBack(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed) return items;
  const sentences = items.flatMap((item) => sentencesIn(item).map((text) => ({ item, text })));
  const { board } = speaker.game;
  const taken = sentences.flatMap((each, at) => {
    const next = sentences[at + 1];
    const isTaken = next !== undefined && isOrder(board, each) && takesBack(board, next);
    return isTaken ? [each, next] : [];
  });
  if (taken.length === 0) return items;
  const said = taken.map(({ text }) => text.trim()).join(" ");
  answerPlainly(session, said, "not-noted");
  return items.flatMap((item) => {
    if (!taken.some((each) => each.item === item)) return [item];
    const left = sentences.filter((each) => each.item === item && !taken.includes(each));
    const line = left.map(({ text }) => text).join("");
    return /[\p{L}\p{N}]/u.test(line) ? [{ kind: "text", number: item.number, line }] : [];
  });
}

function sentencesIn({ kind, line }: BodyItem): readonly string[] {
  return kind === "text" || kind === "consent" ? sentencesOf(line) : [line];
}

interface Sentence {
  readonly item: BodyItem;
  readonly text: string;
}

function isOrder(board: Board, { item, text }: Sentence): boolean {
  return item.kind === "text" && placesIn(board, text).length > 0 && !takesBackAbove(text);
}

function takesBack(board: Board, { item, text }: Sentence): boolean {
  return item.kind !== "question" && takesBackAbove(text) && placesIn(board, text).length === 0;
}
