/**
 * `Ruhr follows into Burgundy and Munich supports Ruhr`: who helps a unit of their own in the words with which
 * they have just sent it somewhere helps it there. A support in the notation of orders, `A Mun S A Ruh`, is
 * what it says.
 */

import { provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { isSameLine } from "../../text/lines.js";
import type { ReadingContext } from "../contract.js";
import type { Pending } from "../gather.js";
import { isPossible } from "../help.js";

type Support = Extract<WrittenOrder, { readonly kind: "support" }>;

/** The orders with such supports for the moves; where the helper cannot reach there, they stay. */
export function withHelpedMoves(
  context: ReadingContext,
  orders: readonly Pending[],
): readonly Pending[] {
  return orders.map((order, at) => {
    const [meaning, another] = order.meanings;
    if (meaning === undefined || another !== undefined || !isInWords(order, meaning.order))
      return order;
    const { of } = meaning.order;
    const goal = orders.slice(0, at).flatMap((before) => goalOf(before, order, of))[0];
    if (goal === undefined) return order;
    const helped: WrittenOrder = { ...meaning.order, to: goal };
    if (!isPossible(context, order.power, helped)) return order;
    return { ...order, meanings: [{ ...meaning, order: helped, guessed: true }] };
  });
}

function isInWords({ line, span }: Pending, order: WrittenOrder): order is Support {
  return (
    order.kind === "support" &&
    order.to === null &&
    order.unit.type === null &&
    order.of.type === null &&
    verb.test(line.text.slice(span.from, span.to))
  );
}

const verb = /\b(?:supports|helps?|backs|assists?|aids?|supporting|helping|backing|assisting)\b/i;

/** Where the unit goes by an order on the same line. */
function goalOf(before: Pending, { line, power }: Pending, of: Support["of"]) {
  if (!isSameLine(before.line, line) || before.power !== power) return [];
  return before.meanings.flatMap(({ order }) =>
    order.kind === "move" && provinceOf(order.unit.at) === provinceOf(of.at) ? [order.to] : [],
  );
}
