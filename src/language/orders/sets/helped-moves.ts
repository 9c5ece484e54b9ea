/**
 * `Ruhr follows into Burgundy and Munich supports Ruhr`: who helps a unit of their own that they send somewhere in the
 * same mail helps it there. A support in the notation of orders, `A Mun S A Ruh`, is what it says.
 */

import { provinceOf } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { isSameLine } from "../../text/lines.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import type { Pending } from "../gather.js";
import { isPossible } from "../help.js";
import { orderedUnit } from "../ordered-unit.js";

type Support = Extract<WrittenOrder, { readonly kind: "support" }>;

/** The orders with such supports for the moves; where the helper cannot reach there, they stay. */
export function withHelpedMoves(
  context: ReadingContext,
  orders: readonly Pending[],
): readonly Pending[] {
  return orders.map((order) => {
    const [meaning, another] = order.meanings;
    if (meaning === undefined || another !== undefined) return order;
    const carried = carriedBy(context, order, meaning.order);
    if (carried !== null)
      return { ...order, meanings: [{ ...meaning, order: carried, guessed: true }] };
    if (!isOfStanding(meaning.order)) return order;
    if (!isInWords(order)) return order;
    const can = (each: WrittenOrder) => isPossible(context, order.power, each);
    const [goal, elsewhere] = goalsOf(orders, order, meaning.order.of);
    if (goal === undefined || elsewhere !== undefined) return order;
    const helped: WrittenOrder = { ...meaning.order, to: goal.to };
    // With types, or apart, it is what it says; of two that cannot be, the reply tells why the other cannot.
    const isLoose = meaning.order.of.type === null && isSameLine(goal.line, order.line);
    if (can(meaning.order) && !(isLoose && can(helped))) return order;
    return { ...order, meanings: [{ ...meaning, order: helped, guessed: can(helped) }] };
  });
}

/** `Apulia to Tunis, the fleet helps`: an army that cannot go there without this fleet is helped by a convoy. */
function carriedBy(
  context: ReadingContext,
  { line, span, power }: Pending,
  order: WrittenOrder,
): WrittenOrder | null {
  if (order.kind !== "support" || order.to === null) return null;
  if (!helping.test(line.text.slice(span.from, span.to))) return null;
  const carried = { ...order, kind: "convoy", to: order.to } as const;
  const can = (each: WrittenOrder) => isPossible(context, power, each);
  return !can(order) && can(carried) ? carried : null;
}

/** Whatever help that may be. */
const helping = regex("iu")`
  (?<!\p{L})(?:
    help(?:s|ing|t)?|assist(?:s|ing)?|aid(?:s|ing)|hilf|hilft|helfen|aide|aider|ayuda\p{L}*|aiuta\p{L}*|ajuda\p{L}*
  )(?!\p{L})
`;

/** `Kiel should help Ruhr`, which was sent somewhere in the mail before: it is helped there. */
export function withHelpedBefore(
  given: readonly WrittenOrder[],
  read: OrdersReading,
  readsOrder: (text: string) => Reading | null,
): OrdersReading {
  const told = read.readings.flatMap(({ order }) => orderedUnit(order));
  const readings = read.readings.map((reading) => {
    const { order, illegal, text, number } = reading;
    if (illegal !== null || !isOfStanding(order) || standing.test(text)) return reading;
    if (!verb.test(text) && !receiving.test(text)) return reading;
    const of = provinceOf(order.of.at);
    const goes = given.find((each) => each.kind === "move" && provinceOf(each.unit.at) === of);
    if (goes?.kind !== "move" || told.includes(of)) return reading;
    const helped = readsOrder(printOrder({ ...order, to: goes.to }));
    return helped?.illegal === null ? { ...helped, text, number, guessed: true } : reading;
  });
  return { ...read, readings };
}

function isOfStanding(order: WrittenOrder): order is Support {
  return order.kind === "support" && order.to === null;
}

/** In words, and not `supports Ruhr in holding`. */
function isInWords({ line, span }: Pending): boolean {
  const said = line.text.slice(span.from, span.to);
  return verb.test(said) && !standing.test(said);
}

const verb = regex("iu")`
  (?<!\p{L})(?:
    (?:will|shall|should|can|must|to) support|support(?:s|ing)|help(?:s|ing|t)?|back(?:s|ing)
    |assist(?:s|ing)?|aid(?:s|ing)|cover(?:s|ing)
    |unterst(?:ü|ue)tz\p{L}*|hilft|helfen|deckt|soutien\p{L}*|soutenir|soutenant|aide|appuie
    |apoya\p{L}*|ayuda\p{L}*|appoggia\p{L}*|sostien\p{L}*|aiuta\p{L}*|steunt?|ondersteun\p{L}*
    |apoia\p{L}*|ajuda\p{L}*
  )(?!\p{L})
`;

const receiving = regex("iu")`
  (?<!\p{L})(?:gets?|needs?|wants?|receives?|bekommt|re\u00e7oit)\s
  (?=.{0,12}(?:support|help|backing|unterst|soutien|appui))
`;

const standing = regex("iu")`
  (?<!\p{L})(?:
    h|hold(?:s|ing)?|stay(?:s|ing)?|stand(?:s|ing)?|remain\p{L}*|still|put|where it is|bleib\p{L}*|halt\p{L}*
    |steh\p{L}*|reste\p{L}*|tien\p{L}*|place|queda\p{L}*|mantien\p{L}*|resta\p{L}*|ferm[oai]|blij\p{L}*
    |fica\p{L}*
  )(?!\p{L})
`;

/** Where the unit goes by other orders of the same power. */
function goalsOf(orders: readonly Pending[], helping: Pending, of: Support["of"]) {
  return orders
    .filter((other) => other !== helping && other.power === helping.power)
    .flatMap(({ line, meanings }) =>
      meanings.flatMap(({ order }) =>
        order.kind === "move" && provinceOf(order.unit.at) === provinceOf(of.at)
          ? [{ to: order.to, line }]
          : [],
      ),
    );
}
