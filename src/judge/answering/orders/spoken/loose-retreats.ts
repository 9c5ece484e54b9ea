/** Retreats in sentences that nothing else read: `my army should pull back to Venice, if nobody is in there`. */
import {
  asksOpenly,
  goesWhereAsked,
  isOfOtherCase,
  looseRetreats,
  sentencesOf,
} from "../../../../language/index.js";
import { flat } from "../../../../util/index.js";
import { askFirst } from "../../../session/grave.js";
import { dropItems } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { settledUnits } from "../own-orders.js";
import type { Writer } from "../writer.js";
import { dropsAsked, notes } from "./noting.js";
import { isLeft, leavesChoice, linesOf, withoutAnswers } from "./unread-sentences.js";

/** Notes what is surely meant, and asks about the rest; the sentences. */
export function asksLooseRetreats(
  session: Session,
  { context }: Writer,
  text: string,
): readonly string[] {
  if (context.phase.kind !== "R") return [];
  let isTaken = false;
  const settled = new Set(settledUnits(session.reply.items, []));
  return linesOf(text)
    .flatMap(sentencesOf)
    .filter((sentence, at, all) => {
      // The question which of two ways is meant is about all of it; and where one is taken, no other case is left.
      if (leavesChoice(session, sentence) || (isTaken && isOfOtherCase(sentence))) {
        dropsAsked(session, [sentence]);
        return false;
      }
      const asked = all[at - 1] ?? "";
      const words = goesWhereAsked(asked, sentence) ?? asksOpenly(sentence);
      if (words === null || !isOpen(session, sentence)) return false;
      const { retreats, isSure } = looseRetreats(context, words);
      const left = retreats.filter(({ unit }) => !settled.has(unit));
      const open = left.map((each) => each.text);
      if (open.length === 0) return false;
      for (const { unit } of left) settled.add(unit);
      // Of a way out that is taken nobody needs to hear that it is free.
      if (words.startsWith(asked.replace(/\W+$/u, ""))) withoutAnswers(session, [asked]);
      noted(session, sentence, open, isSure);
      isTaken = isSure;
      return true;
    });
}

/** Was nothing made of it, or was it only asked about? */
function isOpen(session: Session, sentence: string): boolean {
  const { items } = session.reply;
  const isAsked = items.some(
    (item) =>
      item.kind === "refused" &&
      item.refusal.kind === "confirm-first" &&
      flat(sentence).includes(flat(item.line).trim()),
  );
  return isAsked || isLeft(session, sentence);
}

function noted(session: Session, sentence: string, orders: readonly string[], isSure: boolean) {
  dropsAsked(session, [sentence]);
  // The other sentences of the line order nothing else.
  dropItems(
    session,
    (item) => item.kind === "complaint" && flat(item.line).includes(flat(sentence).trim()),
  );
  if (isSure) return notes(session, sentence, orders);
  withoutAnswers(session, [sentence]);
  askFirst(session, flat(sentence.trim()), orders, { kind: "orders", orders });
}
