/** The orders that somebody has given: of all others nobody knows any before the phase is processed. */
import { type Game, submissionOf } from "../../../game/index.js";
import { orderedUnit } from "../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import type { ReplyItem } from "../../../report/index.js";
import {
  type PlacedUnit,
  type PowerOrder,
  printOrder,
  type WrittenOrder,
} from "../../../rules/index.js";
import type { Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";

/** Nobody's orders are known but the asker's own. */
export function ownOrders(speaker: Speaker): readonly PowerOrder[] {
  const power = powerOf(speaker);
  if (power === null) return [];
  return ordersGiven(speaker.game.game, power).map((order) => ({ power, order }));
}

/** The asker's orders, with those that wait for their yes: what they speak of when they ask what would happen. */
export function ordersInMind(speaker: Speaker): readonly PowerOrder[] {
  const { game, before, awaiting } = speaker.game;
  const given = ownOrders(speaker);
  const power = powerOf(speaker);
  const known = new Set(power === null ? [] : ordersGiven(before, power).map(printOrder));
  const newer = given.filter(({ order }) => game !== before && !known.has(printOrder(order)));
  const others = awaiting.filter((each) => each.power === power && !isOfOneOf(newer, each));
  return [...given.filter((each) => !isOfOneOf(others, each)), ...others];
}

function isOfOneOf(orders: readonly PowerOrder[], { order }: PowerOrder): boolean {
  const units = orderedUnit(order);
  return orders.some((each) => orderedUnit(each.order).some((at) => units.includes(at)));
}

/** What a power has ordered until now. */
export function ordersGiven(game: Game, power: PowerId): readonly WrittenOrder[] {
  return submissionOf(game, power).orders.map(({ order }) => order);
}

/** `PAR - BUR`, as `A PAR - BUR`. */
export function withType(order: WrittenOrder, units: readonly PlacedUnit[]): WrittenOrder {
  if (order.kind === "waive") return order;
  const at = provinceOf(order.unit.at);
  const type = order.unit.type ?? units.find((unit) => provinceOf(unit.at) === at)?.type ?? null;
  return { ...order, unit: { ...order.unit, type } } as WrittenOrder;
}

/** Where the unit of an order in notation stands. */
export function unitIn(order: string): ProvinceId {
  const [first = "", second = ""] = order.split(" ");
  const [at = ""] = (first.length === 1 ? second : first).split("/");
  return at as ProvinceId;
}

/** The units that the mail gives orders, and those that are asked about. */
export function settledUnits(
  items: readonly ReplyItem[],
  waiting: readonly string[],
): ReadonlySet<ProvinceId> {
  const read = items.flatMap((item) => (item.kind === "reading" ? [item.readAs] : []));
  return new Set([...read, ...waiting].map(unitIn));
}
