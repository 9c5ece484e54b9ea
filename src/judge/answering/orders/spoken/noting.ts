/** How orders that prose says are noted, and what was asked about them before. */
import { flat } from "../../../../util/index.js";
import type { Session } from "../../../session/session.js";
import { flushOrders } from "../give-orders.js";
import { withoutAnswers } from "./unread-sentences.js";

/** Notes orders that the text says in other words. */
export function notes(session: Session, text: string, orders: readonly string[]): void {
  withoutAnswers(session, [text]);
  const line = orders.join(", ");
  session.orders.spoken.set(line, { line: flat(text).trim(), guesses: orders });
  session.orders.lines.push({ number: session.orders.spoken.size, text: line });
  flushOrders(session);
}

/** What these sentences have been asked about is not meant: nothing waits for a yes to it. */
export function dropsAsked(session: Session, said: readonly string[]): void {
  const { waiting } = session.grave;
  const before = askedBefore(session, said);
  waiting.splice(0, Infinity, ...waiting.filter((each) => !before.includes(each)));
}

/** The orders that other words of these sentences have been asked about: the one question is about them too. */
export function askedBefore({ reply }: Session, said: readonly string[]): readonly string[] {
  const texts = said.map(flat);
  return reply.items.flatMap((item) => {
    if (item.kind !== "refused" || item.refusal.kind !== "confirm-first") return [];
    const { what } = item.refusal;
    if (what.kind !== "orders" || !texts.some((text) => text.includes(flat(item.line).trim())))
      return [];
    reply.items.splice(reply.items.indexOf(item), 1);
    return what.orders;
  });
}
