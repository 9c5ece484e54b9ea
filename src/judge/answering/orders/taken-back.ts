/**
 * `Con to Bulgaria. No wait, scrap that.`: an order that its own mail takes back is none, and its no answers no
 * question.
 */
import {
  type BodyItem,
  keepsAllOrders,
  sentencesOf,
  takenBackIn,
} from "../../../language/index.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";

/** The items without orders that a later sentence takes back, and without that sentence; the reply says so. */
export function withoutOrdersTakenBack(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed) return items;
  const sentences = items.flatMap((item) => sentencesIn(item).map((text) => ({ item, text })));
  const found = takenBackIn(
    speaker.game.board,
    sentences.map(({ item, text }) => (mayBeOrder(item) ? text : `${text}?`)),
  );
  const taken = sentences.filter((_, at) => found.orders.includes(at) || found.turns.includes(at));
  if (taken.length === 0) return items;
  const said = taken.map(({ text }) => text.trim()).join(" ");
  // `All stays as I sent it` is answered itself.
  if (!sentences.some(({ text }) => keepsAllOrders(text)))
    answerPlainly(session, said, "not-noted");
  return items.flatMap((item) => {
    if (!taken.some((each) => each.item === item)) return [item];
    const left = sentences.filter((each) => each.item === item && !taken.includes(each));
    const line = left.map(({ text }) => text).join("");
    return /[\p{L}\p{N}]/u.test(line) ? [{ kind: "text", number: item.number, line }] : [];
  });
}

function mayBeOrder({ kind }: BodyItem): boolean {
  return kind === "text" || kind === "consent";
}

function sentencesIn(item: BodyItem): readonly string[] {
  return mayBeOrder(item) ? sentencesOf(item.line) : [item.line];
}
