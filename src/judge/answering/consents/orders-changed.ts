/** Orders in an answer that take the place of those that wait, or join them: `yes, but Kiel to Denmark`. */
import {
  type AnswerClause,
  changesOf,
  clearsOrders,
  dependsOnOthers,
  isOfOtherCase,
  orderedUnit,
} from "../../../language/index.js";
import { printOrder } from "../../../rules/index.js";
import { powerOf } from "../../session/speaker.js";
import { readingContext } from "../orders/readings.js";
import type { Thing } from "../waiting/waiting-things.js";
import { type Known, namedIn } from "./named-things.js";

/** Other orders, by the clause that begins them, and those in whose place they are. */
export function ordersChanged(known: Known, clauses: readonly AnswerClause[]): OrdersChanged {
  const { speaker, things } = known;
  const found = new Map<number, string>();
  const replaced: Thing[] = [];
  const power = powerOf(speaker);
  if (power === null || speaker.game.game.status !== "active" || clauses.length > most)
    return { found, replaced };
  const context = readingContext(speaker.game, power);
  // `Unless France goes to Burgundy, Munich goes to Tyrolia` leaves open what is wanted.
  const said = joined(clauses);
  if (dependsOnOthers(context, said) || isOfOtherCase(said)) return { found, replaced };
  const given = things.flatMap((each) => (each.kind === "order" ? (each.order ?? []) : []));
  const waiting = given.map(printOrder);
  const changed = (text: string): string | null => {
    if (clearsOrders(text)) return null;
    const orders = changesOf(context, given, [{ number: 1, text }])?.map(({ order }) => order);
    if (orders?.some((each) => !waiting.includes(printOrder(each))) !== true) return null;
    const units = orders.flatMap(orderedUnit);
    const isOfOne = (each: Thing) =>
      each.kind === "order" &&
      each.order !== null &&
      orderedUnit(each.order).some((at) => units.includes(at));
    replaced.push(...things.filter(isOfOne));
    return orders.map(printOrder).join(", ");
  };
  // `Norway just holds` is an order, and `the rest is fine` none.
  const isFree = clauses.map(
    (each) =>
      each.says === null ||
      each.says === "only" ||
      (each.all === null && namedIn(known, each).length === 0),
  );
  for (let length = clauses.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= clauses.length; from += 1) {
      const all = Array.from({ length }, (_, at) => from + at);
      if (all.some((at) => found.has(at) || !isFree[at])) continue;
      const orders = changed(joined(clauses.slice(from, from + length)).trim());
      if (orders !== null) for (const at of all) found.set(at, at === from ? orders : "");
    }
  }
  return { found, replaced };
}

interface OrdersChanged {
  /** Nothing for clauses that go on with those before. */
  readonly found: ReadonlyMap<number, string>;
  readonly replaced: readonly Thing[];
}

const most = 8;

/** The clauses as they stand in the answer. */
export function joined(clauses: readonly AnswerClause[]): string {
  return clauses.map(({ text }) => text).join("");
}
