/** The orders that somebody has given: of all others nobody knows any before the phase is processed. */
import { type Game, submissionOf } from "../../../game/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import type { PlacedUnit, PowerOrder, WrittenOrder } from "../../../rules/index.js";
import type { Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";

/** Nobody's orders are known but the asker's own. */
export function ownOrders(speaker: Speaker): readonly PowerOrder[] {
  const power = powerOf(speaker);
  if (power === null) return [];
  return ordersGiven(speaker.game.game, power).map((order) => ({ power, order }));
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
