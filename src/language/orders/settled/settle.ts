/** All orders of a mail together: what each means beside the others, and what `the others` are. */
import { bordersOn, type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import { leftUnread } from "../complaint.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../contract.js";
import { gather, type Pending, placesOf } from "../gather.js";
import { isOwnUnit, isPossible, notAnOrder, ownUnits } from "../help.js";
import { isWaiver, othersOf, withAllButKept, withoutSpareWaivers } from "../sets/others.js";
import { withoutLists } from "../sets/position-lists.js";
import { eliminateByPower } from "./contenders.js";
import { decide } from "./decide.js";

/** The lines as readings and complaints, once nothing in them takes back what another says. */
export function settle(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const gathered = gather(context, lines);
  const listed = withoutLists(context, gathered.pending);
  const { asked } = listed;
  const { orders, doubtful } = withoutAsides(context, withAllButKept(context, listed.orders));
  const complaints = [...gathered.complaints, ...asked, ...doubtful, ...keptForNothing(orders)];
  const readings: Reading[] = [];
  for (const order of eliminateByPower(context, orders)) {
    const decided = decide(context, order);
    if ("complaint" in decided) {
      complaints.push(decided);
      for (const place of placesOf(order)) gathered.unread.add(place);
    } else readings.push(decided);
  }
  const goers = goingUnnamed(context, complaints);
  for (const place of [...unsettled(orders, readings), ...misplaced(readings), ...goers]) {
    gathered.unread.add(place);
  }
  const others = orders.filter(({ draft }) => draft.others);
  for (const order of others) {
    const left = othersOf(context, order, readings, gathered);
    const { most, isAny } = order.draft.group ?? { most: left.length, isAny: false };
    const open = isAny
      ? othersOf(context, order, readings, { ...gathered, unread: new Set() })
      : left;
    const isUnclear = Math.max(left.length, open.length) > most;
    if (isUnclear || (isWaiver(context, order) && complaints.length > 0)) {
      complaints.push({ ...order.line, complaint: notAnOrder(order.span) });
    } else readings.push(...left);
  }
  return {
    readings: withoutSpareWaivers(context, readings.sort(byNumber)),
    complaints: complaints.sort(byNumber),
  };
}

/** A hold in winter, where no other units are removed or built: it belongs to another phase. */
function keptForNothing(orders: readonly Pending[]): readonly LineComplaint[] {
  const adjusts = ({ draft, meanings }: Pending) =>
    draft.verb === "remove" ||
    meanings.some(({ order: { kind } }) => kind === "remove" || kind === "build");
  if (orders.some(adjusts)) return [];
  return orders
    .filter(({ draft }) => draft.kept.length > 0)
    .map(({ line, span }) => ({
      ...line,
      complaint: { kind: "other-phase", phase: "M", ...span },
    }));
}

/** The places of orders for units that are not the writer's: one of their own may have been meant. */
function misplaced(readings: readonly Reading[]): readonly ProvinceId[] {
  return readings.flatMap(({ illegal, order }) => {
    const isForeign = illegal?.kind === "foreign-unit" || illegal?.kind === "no-unit";
    return isForeign && order.kind === "move" ? [provinceOf(order.to)] : [];
  });
}

/** `Take Greece back somehow, the rest stays`: units that an unread clause may send where it names a place alone. */
function goingUnnamed(
  context: ReadingContext,
  complaints: readonly LineComplaint[],
): readonly ProvinceId[] {
  const { board } = context;
  return complaints.flatMap(({ text, complaint }) => {
    if (!leftUnread.has(complaint.kind)) return [];
    const [lead = ""] = /[^,;.:!?\n]*$/u.exec(text.slice(0, complaint.from)) ?? [];
    const [goal] = placesIn(board, lead + text.slice(complaint.from, complaint.to));
    if (goal === undefined || !goes.test(lead)) return [];
    return ownUnits(context)
      .filter((unit) => bordersOn(board, unit, goal))
      .map(({ at }) => provinceOf(at));
  });
}

/** A clause begins with what is done somewhere, and names nobody who does it. */
const goes = regex("iu")`
  ^\W*(?:(?:please|then|and|i(?:['\u2019]ll|['\u2019]d like to| want to)?|let['\u2019]?s|bitte|dann)\s)*(?:
    (?:re-?)?take|attack|hit|grab|win|capture|conquer|get|strike|seize|go|move|bounce|nimm|hol\p{L}*|greif\p{L}*
    |prend\p{L}*|attaqu\p{L}*|tom\p{L}*|atac\p{L}*|attacc\p{L}*|neem|pak
  )(?!\p{L})
`;

/** The units of orders that are asked back. */
function unsettled(
  orders: readonly Pending[],
  readings: readonly Reading[],
): readonly ProvinceId[] {
  const settled = new Set(readings.map(({ number }) => number));
  return orders.filter(({ line }) => !settled.has(line.number)).flatMap(placesOf);
}

/**
 * Without what is said in passing of other powers' units, or of units that have an order of their own; a mere
 * gist is asked back then.
 */
function withoutAsides(
  context: ReadingContext,
  all: readonly Pending[],
): { readonly orders: readonly Pending[]; readonly doubtful: readonly LineComplaint[] } {
  if (all.every(({ draft }) => draft.manner === "order")) return { orders: all, doubtful: [] };
  const ordered = new Set(
    all.filter(({ draft }) => draft.manner === "order").flatMap((order) => unitsOf(context, order)),
  );
  const { units, dislodged } = context.position;
  const isEmpty = (at: ProvinceId) =>
    [...units, ...dislodged].every((unit) => provinceOf(unit.at) !== at);
  const counts = (order: Pending) => {
    const isOwn = order.meanings.some((meaning) => isOwnUnit(context, order.power, meaning.order));
    // Help from where nobody stands is no promise of others: it is refused with that.
    const isNobodys = order.draft.manner === "aside" && placesOf(order).every(isEmpty);
    const isAlone = (isOwn || isNobodys) && !placesOf(order).some((at) => ordered.has(at));
    return order.draft.manner === "order" || isAlone;
  };
  const doubtful = all.filter((order) => order.draft.manner === "gist" && !counts(order));
  return {
    orders: all.filter(counts),
    doubtful: doubtful.map(({ line, span }) => ({ ...line, complaint: notAnOrder(span) })),
  };
}

/** The units that an order can be for: `the fleet goes to Sweden` is for none that cannot, where another can. */
function unitsOf(context: ReadingContext, { power, meanings }: Pending): readonly ProvinceId[] {
  const possible = meanings.filter(({ order }) => isPossible(context, power, order));
  return placesOf({ meanings: possible.length > 0 ? possible : meanings });
}

/** In the order of their lines. */
export function byNumber(a: { readonly number: number }, b: { readonly number: number }): number {
  return a.number - b.number;
}
