/**
 * Meaning by elimination (DATC 2.4, 4.E.2): of the meanings that the words allow, those go that cannot
 * be, then those that do not fit the writer's other orders. Only the orders of one power are compared,
 * and a meaning is never brought in, only left out. How far it goes is the rulebook's choice.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import type { Rulebook, WrittenOrder } from "../../../rules/index.js";
import type { Meaning } from "../interpret.js";

/** An order with all that it can still mean. */
interface Open {
  readonly meanings: readonly Meaning[];
}

type Depth = Rulebook["interpretation"];

const depths: readonly Depth[] = ["spelling", "order", "order-set", "matching"];

/** The orders of one power, each with the meanings that are left. */
export function eliminate<T extends Open>(
  orders: readonly T[],
  depth: Depth,
  isPossible: (order: WrittenOrder) => boolean,
): readonly T[] {
  const level = depths.indexOf(depth);
  if (level < 1 || orders.every(isSettled)) return orders;
  let left = orders.map((order) => keep(order, ({ order: meant }) => isPossible(meant)));
  for (let before: readonly T[] = []; level >= 2 && left !== before; ) {
    before = left;
    left = settleOnce(left, level);
  }
  return left;
}

/** One round over the set; the same array where nothing changed. */
function settleOnce<T extends Open>(orders: T[], level: number): T[] {
  const taken = takenUnits(orders);
  const bySet = changed(orders, (order) =>
    keep(order, ({ order: meant }) => !taken.has(unitOf(meant) ?? "")),
  );
  if (bySet !== orders || level < 3) return bySet;
  const sure = orders.filter(isSettled).map(({ meanings }) => meanings[0]!.order);
  return changed(orders, (order) =>
    keep(order, ({ order: meant }) => sure.some((other) => match(meant, other))),
  );
}

function changed<T extends Open>(orders: T[], change: (order: T) => T): T[] {
  const next = orders.map((order) => (isSettled(order) ? order : change(order)));
  return next.every((order, at) => order === orders[at]) ? orders : next;
}

function isSettled({ meanings }: Open): boolean {
  return meanings.length < 2;
}

/** The order with the meanings that pass; unchanged where none would be left, or none goes. */
function keep<T extends Open>(order: T, passes: (meaning: Meaning) => boolean): T {
  if (isSettled(order)) return order;
  const left = order.meanings.filter(passes);
  if (left.length === 0 || left.length === order.meanings.length) return order;
  return { ...order, meanings: left.map((meaning) => ({ ...meaning, guessed: true })) };
}

/** The provinces of units whose order is certain. */
function takenUnits(orders: readonly Open[]): ReadonlySet<ProvinceId> {
  const units = orders
    .filter(isSettled)
    .map(({ meanings }) => meanings[0] && unitOf(meanings[0].order));
  return new Set(units.filter((unit) => unit !== null && unit !== undefined));
}

function unitOf(order: WrittenOrder): ProvinceId | null {
  return order.kind === "waive" ? null : provinceOf(order.unit.at);
}

/** Does one order name what the other does: a support or convoy and the order that it helps? */
function match(writtenOrder: WrittenOrder, other: WrittenOrder): boolean {
  return helps(writtenOrder, other) || helps(other, writtenOrder) || sameHelp(writtenOrder, other);
}

function helps(help: WrittenOrder, order: WrittenOrder): boolean {
  if (help.kind !== "support" && help.kind !== "convoy") return false;
  if (provinceOf(help.of.at) !== unitOf(order)) return false;
  if (help.to === null) return order.kind !== "move";
  return order.kind === "move" && provinceOf(order.to) === provinceOf(help.to);
}

/** Two supports or convoys of the same move. */
function sameHelp(writtenOrder: WrittenOrder, other: WrittenOrder): boolean {
  if (writtenOrder.kind !== "support" && writtenOrder.kind !== "convoy") return false;
  if (other.kind !== "support" && other.kind !== "convoy") return false;
  if (writtenOrder.to === null || other.to === null) return false;
  return (
    provinceOf(writtenOrder.of.at) === provinceOf(other.of.at) &&
    provinceOf(writtenOrder.to) === provinceOf(other.to)
  );
}
