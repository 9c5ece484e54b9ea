/** `All others hold`, `both fleets hold`, `waive the rest`: what no order has been given for. */

import { type ProvinceId, provinceOf } from "../../../map/index.js";
import type { Order, PlacedUnit, WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import type { Reading, ReadingContext } from "../contract.js";
import { dueOf, type Gathered, type Pending } from "../gather.js";
import { orderedUnit } from "../ordered-unit.js";

/**
 * The orders that such words give. Units that a text without a reading names are spared: what was meant
 * for them is asked back.
 */
export function othersOf(
  context: ReadingContext,
  { line, power, draft }: Pending,
  readings: readonly Reading[],
  { unread, pending }: Gathered,
): readonly Reading[] {
  const own = readings.filter((reading) => reading.power === power);
  const legal = (order: WrittenOrder, meant: Order): Reading => ({
    ...line,
    power,
    order,
    guessed: false,
    meant,
    illegal: null,
  });
  if (isWaiver(context, { draft })) {
    const left = Math.max(0, dueOf(context, power) - own.length);
    return Array.from({ length: left }, () => legal({ kind: "waive" }, { kind: "waive" }));
  }
  const kind = verbs[context.phase.kind];
  const kept = new Set(pending.flatMap(({ draft: other }) => other.kept));
  const helped = new Set(own.flatMap(({ order: help }) => helpedOnItsWay(help)));
  const standing = new Set(
    line.text.split(clauseEnd).some((clause) => leavesOrders.test(clause))
      ? (context.standing ?? []).flatMap(orderedUnit)
      : [],
  );
  const requested = new Set(context.requested);
  const left = withoutOrder(context, power, own).filter(({ type, at }) => {
    const isNamed = [unread, kept, helped, standing, requested].some((places) =>
      places.has(provinceOf(at)),
    );
    return !isNamed && isInGroup(draft.group, { type, at: provinceOf(at) });
  });
  return left.map(({ type, at }) =>
    legal({ kind, unit: { type, at, power: null } }, { kind, unit: { type, at } }),
  );
}

/** `Everything else stays`: where it is, or as it was ordered. `The others hold` says which. */
export const leavesOrders = regex("isu")`
  ^(?!.*(?<!\p{L})(?:hold|halt|h\u00e4lt|tien|mant|defend|put|where|there|home|still|stell)).*
    (?<!\p{L})(?:stay|stand|remain|bleib|steh|rest(?:e|ent|a|ano)(?!\p{L})|qued|rimang|blij|staan)
`;

/** `Everything stays but Rome holds`: that Rome holds says nothing of the others. */
const clauseEnd = regex("iu")`
  [;.!?\n]
  |(?<!\p{L})(?:but|except|only|aber|nur|au\u00dfer|sauf|mais|salvo|menos|pero|ma|tranne|maar|behalve)(?!\p{L})
`;

/** `North Sea convoys Edinburgh to Belgium, the rest hold`: nobody means that Edinburgh holds. */
function helpedOnItsWay(order: WrittenOrder): readonly ProvinceId[] {
  const isHelp = order.kind === "support" || order.kind === "convoy";
  return isHelp && order.to !== null ? [provinceOf(order.of.at)] : [];
}

/** `A fleet in Edinburgh, save the other`, where one build is due: there is no other to be saved. */
export function withoutSpareWaivers(
  context: ReadingContext,
  readings: readonly Reading[],
): readonly Reading[] {
  const due = dueOf(context, context.power);
  const isBuilt = ({ order, illegal }: Reading) => order.kind === "build" && illegal === null;
  const built = readings.filter(isBuilt).length;
  if (context.phase.kind !== "A" || built === 0) return readings;
  const waived = readings.filter(({ order }) => order.kind === "waive");
  const spare = waived.slice(Math.max(0, due - built));
  return readings.filter((reading) => !spare.includes(reading));
}

/** `Waive the rest`: what the rest is, only a text tells that is read whole. */
export function isWaiver({ phase }: ReadingContext, { draft }: Pick<Pending, "draft">): boolean {
  return phase.kind === "A" && draft.verb !== "remove";
}

/** `Keep Con and Bul`, where so many units go that only these can stay: the others are removed. */
export function withAllButKept(
  context: ReadingContext,
  orders: readonly Pending[],
): readonly Pending[] {
  const [first, ...more] = orders;
  if (first === undefined || orders.some(({ draft }) => draft.kept.length === 0)) return orders;
  const own = context.position.units.filter(({ power }) => power === first.power);
  const kept = new Set(orders.flatMap(({ draft }) => draft.kept));
  const staying = own.filter(({ at }) => kept.has(provinceOf(at)));
  const isAll = staying.length === kept.size;
  if (!isAll || own.length - staying.length !== -dueOf(context, first.power)) return orders;
  const draft = { ...first.draft, others: true, verb: "remove" } as const;
  return [{ ...first, draft }, ...more];
}

const verbs = { M: "hold", R: "disband", A: "remove" } as const;

function isInGroup(
  group: Pending["draft"]["group"],
  { type, at }: Pick<PlacedUnit, "type" | "at">,
): boolean {
  if (group === null) return true;
  return (group.type === null || group.type === type) && !group.spared.includes(at);
}

function withoutOrder(
  { position, phase }: ReadingContext,
  power: string,
  readings: readonly Reading[],
): readonly PlacedUnit[] {
  const units = phase.kind === "R" ? position.dislodged : position.units;
  const ordered = new Set(
    readings.map(({ order }) => (order.kind === "waive" ? "" : provinceOf(order.unit.at))),
  );
  return units.filter((unit) => unit.power === power && !ordered.has(provinceOf(unit.at)));
}
